/** axe finds nothing to complain of on any page, in light and dark; nothing scrolls sideways on a phone. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaints, isTooWide } from "./axe.mjs";
import { browser, person, setTable } from "./house.mjs";
import { finish, until } from "./play.mjs";

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
  for (const [name, there] of [["Log", "dialog[open] .body"], ["My sheet", "dialog[open] .body"]]) {
    const way = page.locator("nav button", { hasText: name });
    if (!(await way.isVisible())) continue; // on a wide screen it lies beside the board
    await way.click();
    await page.locator(there).waitFor();
    yield `leaf: ${name}`;
    await page.keyboard.press("Escape");
  }
  const moves = page.locator(".ask button", { hasText: "Moves" });
  if (await moves.isVisible()) {
    await moves.click();
    await page.locator("dialog[open] [role=listbox]").waitFor();
    yield "leaf: moves";
    await page.keyboard.press("Escape");
  }
  for (const seat of [0, 2]) {
    await page.locator(".seats li button").nth(seat).click();
    await page.locator("dialog[open] .deeds").waitFor();
    yield `leaf of seat ${seat + 1}`;
    await page.keyboard.press("Escape");
  }
  await page.locator("nav button", { hasText: "Rules" }).click();
  await page.locator("dialog[open] .now").waitFor();
  yield "rules over the table";
  await page.keyboard.press("Escape");
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

for (const theme of ["light", "dark"]) {
  for (const [screen, how] of [["wide", {}], ["phone", { size: PHONE, touch: true }]]) {
    test(`axe, ${theme}, ${screen}, and nothing scrolls sideways`, async () => {
      const { page, faults } = await person(chrome, process.env.ISLARIO_ADDRESS, { theme, ...how });
      await page.goto("/");
      const found = [];
      for await (const name of pages(page)) {
        if (await isTooWide(page)) found.push(`${name}: scrolls sideways`);
        found.push(...(await complaints(page)).map((complaint) => `${name}: ${complaint}`));
      }
      assert.deepEqual(found, []);
      assert.deepEqual(faults, []);
    });
  }
}

test("a phone: tap, confirm, zoom in, double tap to come back", async () => {
  const { page } = await person(chrome, process.env.ISLARIO_ADDRESS, { size: PHONE, touch: true });
  await page.goto("/");
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }]);
  await page.goto(`/table/${table.id}`);
  const target = page.locator(".board .target").first();
  await target.waitFor({ state: "attached" });
  const whole = await page.locator(".canvas svg").first().getAttribute("viewBox");
  await page.getByRole("button", { name: "Closer" }).tap();
  assert.notEqual(await page.locator(".canvas svg").first().getAttribute("viewBox"), whole);
  const sea = await page.locator(".board").boundingBox();
  for (const _ of [1, 2]) await page.touchscreen.tap(sea.x + 12, sea.y + 12);
  await until(page, "the whole board", async () => (await page.locator(".canvas svg").first().getAttribute("viewBox")) === whole);
  const box = await target.boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator("[data-confirm]:not(:disabled)").tap();
  await until(page, "the second turn", async () => (await page.locator(".board .trail").first().getAttribute("d")) !== "");
});
