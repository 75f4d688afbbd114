/** A new table looks like one: chairs to fill by mouse, touch or keyboard, and set as last time. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaintsByDayAndNight, isTooWide } from "./axe.mjs";
import { ask, browser, person } from "./house.mjs";
import { fillChair, putAway, soon } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
const SMALL = { width: 360, height: 640 };
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

const chair = (page, number) => page.getByRole("button", { name: new RegExp(`^(Seat|Place) ${number}\\s?:`) });
const sitters = (page) => page.locator("ol button b").allTextContents();
const focused = (page) => page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, " ").trim() ?? "");

test("chairs are filled with oneself, a friend, somebody at this screen and bots, and remembered", async () => {
  const { page, faults } = await person(chrome, address);
  await page.goto("/new/isla-dorada");
  await page.getByRole("radio", { name: "5", exact: true }).check();
  await soon(page, async () => assert.equal(await chair(page, 5).count(), 1));
  assert.equal(await chair(page, 6).count(), 0, "a chair for each player, and no more");
  await fillChair(page, 2, "A friend");
  await fillChair(page, 3, "Someone here");
  await page.getByRole("textbox", { name: "Seat 3: name" }).fill("Zoé");
  await fillChair(page, 4, "Captain");
  await page.getByRole("textbox", { name: "Seat 1: name" }).fill("Ana");
  await fillChair(page, 5, "Me");
  await soon(page, async () => assert.deepEqual(await sitters(page), ["Sailor", "A friend", "Someone here", "Captain", "Me"], "who moves to another chair changes places"));
  assert.equal(await page.getByRole("textbox", { name: "Seat 5: name" }).inputValue(), "Ana");
  assert.deepEqual(await page.locator("ol [data-face]").evaluateAll((all) => all.map((face) => face.dataset.face)), ["sailor", "captain"]);
  await page.getByRole("combobox", { name: "Time to speak up" }).selectOption("10 s");
  await page.getByRole("button", { name: "Start the match" }).click();
  await page.waitForURL(/\/table\//);
  const { seats } = await ask(page, `/api/tables/${new URL(page.url()).pathname.split("/")[2]}`);
  assert.deepEqual(seats.map(({ kind, bot, name, mine }) => [kind, bot, name, mine]), [
    ["bot", "sailor", "Sailor", false], ["open", null, "", false], ["person", null, "Zoé", true], ["bot", "captain", "Captain", false], ["person", null, "Ana", true],
  ]);

  await page.goto("/new/isla-dorada");
  await soon(page, async () => assert.deepEqual(await sitters(page), ["Sailor", "A friend", "Someone here", "Captain", "Me"], "as it was set last time"));
  assert.equal(await page.getByRole("textbox", { name: "Seat 3: name" }).inputValue(), "Zoé");
  assert.equal(await page.getByRole("combobox", { name: "Time to speak up" }).inputValue(), "10");
  await page.getByRole("radio", { name: "3", exact: true }).check();
  await soon(page, async () => assert.equal((await sitters(page)).at(-1), "Me", "with fewer chairs one keeps a place"));
  assert.deepEqual(faults, []);
});

test("a table is set by keyboard alone, and a screen reader hears who sits where", async () => {
  const { page, faults } = await person(chrome, address);
  await page.goto("/new/trails-of-tucana");
  await chair(page, 2).focus();
  await page.keyboard.press("Enter");
  await soon(page, async () => assert.match(await focused(page), /^Sailor/, "the focus is on who sits there now"));
  await page.keyboard.press("ArrowDown");
  await soon(page, async () => assert.match(await focused(page), /^Navigator/));
  await page.keyboard.press("Enter");
  await page.locator("dialog header").waitFor({ state: "detached" }); // what goes takes the focus along until it is gone
  await soon(page, async () => assert.match(await focused(page), /^Seat 2:/, "and comes back to the chair"));
  await page.keyboard.press("Enter");
  await putAway(page);
  await soon(page, async () => assert.match(await focused(page), /^Seat 2:/));
  const told = await page.locator("main").ariaSnapshot();
  assert.match(told, /radiogroup "Players"/);
  assert.match(told, /radio "2" \[checked\]/);
  assert.match(told, /button "Seat 1: Me"[^]*textbox "Seat 1: name"[^]*button "Seat 2: Navigator bot"/);
  await page.getByRole("textbox", { name: "Seat 1: name" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".board").waitFor();
  assert.deepEqual(faults, []);
});

for (const [language, size] of [["en", { width: 1440, height: 900 }], ["fr", SMALL]]) {
  test(`nothing to complain of at a new table, in ${language}`, async () => {
    const { page, faults } = await person(chrome, address, { language, size, touch: size === SMALL });
    await page.goto("/new/trails-of-tucana");
    await page.getByRole("radio", { name: "8", exact: true }).check();
    await chair(page, 8).click();
    await page.locator("dialog [data-rove]").first().waitFor();
    assert.deepEqual(await complaintsByDayAndNight(page), []);
    await putAway(page);
    assert.deepEqual(await complaintsByDayAndNight(page), []);
    assert.equal(await isTooWide(page), false);
    const boxes = await page.locator("ol > li").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, x + width, y + height]));
    for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) assert.ok(a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1], "no chair stands on another, nor on the table");
    assert.deepEqual(faults, []);
  });
}
