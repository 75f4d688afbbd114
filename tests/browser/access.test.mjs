/** axe finds nothing to complain of on any page, by day and by night; nothing scrolls sideways on a phone. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaints, complaintsByDayAndNight, isTooWide } from "./axe.mjs";
import { browser, person, setTable } from "./house.mjs";
import { atRest, finish, putAway, soon, until } from "./play.mjs";

const PHONE = { width: 390, height: 844 };
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

/** Every page and every leaf over it, one after the other. */
async function* pages(page) {
  await page.goto("/");
  await page.locator("a.main").first().waitFor();
  yield "shelf";
  await page.goto("/new/trails-of-tucana");
  await page.locator("form").waitFor();
  yield "new table";
  await page.goto("/games/trails-of-tucana");
  await page.locator("#TT-12").waitFor();
  yield "rules";
  await page.goto("/nowhere/at/all");
  await page.locator("h1").waitFor();
  yield "nowhere";
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }, { kind: "bot", bot: "greedy" }, { kind: "open" }], { special_bonus: "on" });
  await page.goto(`/table/${table.id}`);
  await page.locator(".target").first().waitFor({ state: "attached" });
  await page.locator(".target").first().dispatchEvent("click");
  yield "table";
  await page.locator("[data-hint]").click();
  await page.locator(".hints li").first().waitFor();
  yield "table with a hint";
  const menu = page.locator("[data-menu]");
  if (await menu.isVisible()) {
    await menu.click();
    await page.locator("dialog[open] nav").waitFor();
    yield "leaf: menu";
    await page.locator("nav button", { hasText: "Log" }).click();
    await page.locator("dialog[open] .none, dialog[open] ol").first().waitFor();
    yield "leaf: Log";
    await putAway(page);
    await page.getByRole("button", { name: "My sheet" }).click();
    await page.locator(".holdings").waitFor();
    yield "my sheet";
    await page.keyboard.press("Escape");
    await page.locator(".holdings").waitFor({ state: "detached" });
  }
  const moves = page.locator(".ask button", { hasText: "Moves" });
  if (await moves.isVisible()) {
    await moves.click();
    await page.locator("dialog[open] [role=listbox]").waitFor();
    yield "leaf: moves";
    await putAway(page);
  }
  for (const seat of [0, 2]) {
    await page.locator(".seats li button").nth(seat).click();
    await page.locator("dialog[open] .deeds").waitFor();
    yield `leaf of seat ${seat + 1}`;
    await putAway(page);
  }
  if (await menu.isVisible()) await menu.click();
  await page.locator("nav button", { hasText: "Rules" }).click();
  await page.locator("dialog[open] #TT-12.now, dialog[open] p.now").first().waitFor();
  yield "rules over the table";
  await putAway(page);
  await page.goto(`/table/${table.id}/replay/0`);
  await page.locator("input[type=range]").waitFor();
  yield "replay";
  const shared = await setTable(page, [{ kind: "here", name: "Ana" }, { kind: "here", name: "Zoé" }]);
  await page.goto(`/table/${shared.table.id}`);
  await page.locator(".curtain").waitFor();
  yield "curtain";
  const solo = await setTable(page, [{ kind: "here", name: "Ana" }]);
  await finish(page, solo.table.id, 0);
  await page.goto(`/table/${solo.table.id}`);
  await page.locator("#final-title").waitFor();
  yield "final";
  await page.getByRole("button", { name: "Look back" }).click();
  await page.locator(".back li, .back progress").first().waitFor();
  yield "looking back";
}

const inBothLights = new Set(); // what has been seen by night as well, on some screen: colours are the same on all of them

for (const [screen, how] of [["wide", {}], ["phone", { size: PHONE, touch: true }]]) {
  test(`axe, by day and by night, ${screen}, and nothing scrolls sideways`, async () => {
    const { page, faults } = await person(chrome, process.env.ISLARIO_ADDRESS, how);
    const found = [];
    for await (const name of pages(page)) {
      if (await isTooWide(page)) found.push(`${name}: scrolls sideways`);
      const look = inBothLights.has(name) ? complaints : complaintsByDayAndNight;
      found.push(...(await look(page)).map((complaint) => `${name}: ${complaint}`));
      if (name !== "table") inBothLights.add(name);
    }
    assert.deepEqual(found, []);
    assert.deepEqual(faults, []);
  });
}

test("a phone: tap, confirm, zoom in, double tap to come back", async () => {
  const { page } = await person(chrome, process.env.ISLARIO_ADDRESS, { size: PHONE, touch: true });
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }]);
  await page.goto(`/table/${table.id}`);
  const target = page.locator(".board .target").first();
  await target.waitFor({ state: "attached" });
  const seen = () => page.locator(".canvas svg").first().getAttribute("viewBox");
  const sea = await page.locator(".board").boundingBox();
  const tapTwice = async () => {
    for (const _ of [1, 2]) await page.touchscreen.tap(sea.x + 12, sea.y + 12);
  };
  const farther = page.getByRole("button", { name: "Farther" });
  await atRest(page, seen);
  if (await farther.isVisible()) await tapTwice(); // the board had come closer to what is lit
  await until(page, "the whole board", async () => !(await farther.isVisible()));
  const whole = await seen();
  await page.getByRole("button", { name: "Closer" }).tap();
  await soon(page, async () => assert.notEqual(await seen(), whole));
  await tapTwice();
  await until(page, "the whole board again", async () => (await seen()) === whole);
  const box = await atRest(page, () => target.boundingBox());
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const glass = page.locator(".glass button");
  await until(page, "the tap to count", async () => (await glass.count()) || (await page.locator("[data-confirm]:not(:disabled)").isVisible()));
  if (await glass.count()) await glass.first().tap(); // others lie close by
  await page.locator("[data-confirm]:not(:disabled)").tap();
  await until(page, "the second turn", async () => (await page.locator(".board .trail").first().getAttribute("d")) !== "");
});
