/** Keys at the table: Enter confirms, Escape closes whatever is open, digits lay cards; none of them does what somebody did not mean. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browser, person, setTable } from "./house.mjs";
import { soon, until, viewOf } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
const BOT = { kind: "bot", bot: "greedy", name: "Pancho" };
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

async function atTable(game, how = {}) {
  const who = await person(chrome, address, how);
  const { table } = await setTable(who.page, [{ kind: "here", name: "Ana" }, BOT], {}, game, 2);
  await who.page.goto(`/table/${table.id}`);
  await who.page.locator("[data-confirm]").waitFor();
  return { ...who, id: table.id };
}

const version = async (page, id) => (await viewOf(page, id)).version;
const chosen = (page) => page.locator(".ask .chosen").textContent();

test("Enter confirms what is chosen, unless what has the focus does something else with it", async () => {
  const { page, id, faults } = await atTable("islas-canarias");
  const before = await version(page, id);
  await page.keyboard.press("Enter"); // nothing is chosen
  const option = page.locator(".side [role=option]").first();
  await option.click();
  await page.locator("[data-confirm]:not(:disabled)").waitFor();
  for (const name of ["Settings", "Rules"]) {
    await page.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name }).waitFor();
    await page.keyboard.press("Enter"); // inside a leaf it is the leaf's
    await page.keyboard.press("Escape");
    await page.locator("dialog header").waitFor({ state: "detached" });
    assert.equal(await version(page, id), before, `${name} is pressed, and nothing is confirmed`);
  }
  await page.locator(".asks input").focus();
  await page.keyboard.press("Enter");
  assert.equal(await version(page, id), before, "nor from a box that can be ticked");
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("Enter");
  await until(page, "the move to be played", async () => (await version(page, id)) > before);
  assert.deepEqual(faults, []);
});

test("Escape closes whatever is open", async () => {
  const { page, faults } = await atTable("islas-canarias");
  const gone = (what) => page.locator(what).waitFor({ state: "detached" });
  for (const open of [() => page.getByRole("button", { name: "Settings" }).click(), () => page.getByRole("button", { name: "Rules", exact: true }).click(), () => page.locator(".seats li button").nth(1).click()]) {
    await open();
    await page.locator("dialog[open] header").waitFor();
    await page.keyboard.press("Escape");
    await gone("dialog header");
  }
  await page.locator("[data-hint]").click();
  await page.locator(".hints li").first().waitFor();
  await page.keyboard.press("Escape");
  await gone(".hints");
  const sought = page.getByRole("combobox").first();
  await sought.fill("zz");
  await page.keyboard.press("Escape");
  await soon(page, async () => assert.equal(await sought.inputValue(), ""));
  await page.reload(); // advice had chosen a move, and what is chosen stays explained
  await page.locator("[data-island]").first().dispatchEvent("mouseover");
  await page.locator(".about b").waitFor();
  await page.keyboard.press("Escape");
  await gone(".about b");
  assert.deepEqual(faults, []);
});

test("Escape closes whatever is open on a phone", async () => {
  const { page, faults } = await atTable("la-isla", { size: { width: 360, height: 640 }, touch: true });
  const menu = page.locator("[data-menu]");
  for (const name of [null, "Rules", "Seats", "Log", "Settings"]) {
    await menu.tap();
    if (name) await page.locator("nav button", { hasText: name }).tap();
    await page.locator(name ? `dialog[open] h2:text-is("${name}")` : "dialog[open] nav").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog header").waitFor({ state: "detached" });
  }
  await page.locator(".ask button", { hasText: "Moves" }).tap();
  await page.locator("dialog[open] [role=listbox]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog header").waitFor({ state: "detached" });
  await page.locator(".grip").tap();
  await page.locator(".holdings .holder").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".holdings").waitFor({ state: "detached" });
  assert.deepEqual(faults, []);
});

test("digits lay cards, unless one is typing", async () => {
  const { page, faults } = await atTable("la-isla");
  const before = await chosen(page);
  const sought = page.getByRole("combobox").first();
  await sought.focus();
  await page.keyboard.type("312");
  assert.equal(await sought.inputValue(), "312");
  assert.equal(await chosen(page), before, "what is typed is looked for, and lays no card");
  await page.keyboard.press("Escape");
  await page.evaluate(() => document.activeElement.blur());
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("dialog[open] header").waitFor();
  await page.keyboard.type("312");
  await page.keyboard.press("Escape");
  await page.locator("dialog header").waitFor({ state: "detached" });
  assert.equal(await chosen(page), before, "nor from a leaf");
  await page.keyboard.press("Control+1");
  for (const digit of "231") await page.keyboard.press(digit);
  await soon(page, async () => assert.match(await chosen(page), /A: card 2.*B: card 3.*D: card 1/));
  assert.deepEqual(faults, []);
});

test("the log is one stop of the Tab key: one enters at the latest, and arrows go from line to line", async () => {
  const { page, faults } = await atTable("islas-canarias");
  await page.locator(".side [role=option]").first().click();
  await page.locator("[data-confirm]").click();
  await until(page, "some lines", async () => (await page.locator(".log li button").count()) > 2);
  const stops = page.locator(".log li button[tabindex='0']");
  await soon(page, async () => assert.deepEqual(await stops.allTextContents(), [await page.locator(".log li button").last().textContent()]));
  const focused = () => page.evaluate(() => document.activeElement.textContent);
  await stops.focus();
  const latest = await focused();
  await page.keyboard.press("ArrowUp");
  await soon(page, async () => assert.ok(Number(await focused()) < Number(latest)));
  assert.equal(await stops.count(), 1);
  await page.keyboard.press("Home");
  const first = await page.locator(".log li button").first().textContent();
  await soon(page, async () => assert.equal(await focused(), first));
  assert.deepEqual(faults, []);
});
