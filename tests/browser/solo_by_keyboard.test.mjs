/** A whole solo match without a pointer: from the shelf to the grade, by Tab, letters, arrows and Enter. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browser, person } from "./house.mjs";
import { isOver, soon, typeOnce, until } from "./play.mjs";

let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

/** Tab until what has the focus says so. */
async function tabToText(page, wanted) {
  for (let i = 0; i < 80; i += 1) {
    await page.keyboard.press("Tab");
    const told = await page.evaluate(() => {
      const at = document.activeElement;
      return [at?.getAttribute("aria-label"), at?.textContent, at?.closest("label")?.textContent].filter(Boolean).join(" ");
    });
    if (wanted.test(told)) return;
  }
  throw new Error(`Tab never reached ${wanted}`);
}

test("solo, by keyboard alone", async () => {
  const { page, faults } = await person(chrome, process.env.ISLARIO_ADDRESS);
  await page.goto("/");
  await page.getByRole("link", { name: /^Play: Trails/ }).waitFor();
  await tabToText(page, /^Play: Trails/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Start the match" }).waitFor();
  await tabToText(page, /^\s*2\s*$/); // players
  await page.keyboard.press("ArrowLeft");
  await tabToText(page, /^Start the match/);
  await page.keyboard.press("Enter");
  await page.locator("[data-confirm]").waitFor();

  await page.locator(".board [data-rove][tabindex='0']").last().focus();
  const first = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  await page.keyboard.press("ArrowDown");
  assert.match(first, /^Draw from/);
  await soon(page, async () => assert.notEqual(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), first, "arrows walk from one lit trail to the next"));
  await page.keyboard.press("Enter");
  await until(page, "the trail to be chosen", () => page.evaluate(() => document.activeElement.getAttribute("aria-pressed") === "true"));

  const letters = ["village", "toucan", "obelisk", "yeti", "book", "a"];
  for (let turn = 0; await typeOnce(page, letters[turn % letters.length], turn % 3); turn += 1) assert.ok(turn < 40);
  assert.ok(await isOver(page));
  assert.match(await page.locator("#final-title").textContent(), /You scored \d+ points/);
  await soon(page, async () => assert.match(await page.locator(".final").textContent(), /The ladder of grades/));
  assert.deepEqual(faults, []);
});
