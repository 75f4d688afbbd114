/** Playing with one thumb: single taps on what is lit, in the sheet or on the board, and on Confirm. */
import { untilFound } from "./play.mjs";

const CHOICES = ".dock :is(.target, .lit, .amount):not(:disabled), .dock [data-card].lit";
const OVER = `document.querySelector("#final-title")`;
const READY = `document.querySelector("[data-confirm]")?.checkVisibility() && !document.querySelector("[data-confirm]").textContent.endsWith("…")`;

const canConfirm = (page) => page.locator("[data-confirm]:not(:disabled)").isVisible();

/** Where one could tap now, in the order of the page: a list that a thumb can reach without moving anything. */
const spots = (page) =>
  page.evaluate((choices) => {
    const isIn = ({ x, y }) => x > 2 && y > 2 && x < innerWidth - 2 && y < innerHeight - 2;
    const paying = document.querySelector(".dock [data-play]:not(:disabled)");
    const things = paying ? [paying] : [...document.querySelectorAll(`.board .canvas :is(.target, .open), .board button.target, ${choices}`)].filter((thing) => thing.checkVisibility() && thing.getAttribute("aria-pressed") !== "true");
    return things.map((thing) => thing.getBoundingClientRect()).map(({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })).filter(isIn);
  }, CHOICES);

/** One tap, and one more where a glass asks which thing was meant. */
async function tap(page, { x, y }, nth) {
  await page.touchscreen.tap(x, y);
  const glass = page.locator(".glass button");
  const count = await glass.count();
  if (count) await glass.nth(nth % count).tap();
}

/** One decision: taps until something can be confirmed, and Confirm. Returns false when the match is over. */
export async function thumbOnce(page, nth) {
  await untilFound(page, `${OVER} || ${READY}`);
  if (await page.locator("#final-title").isVisible()) return false;
  const said = () => page.evaluate(() => document.querySelector(".side")?.innerText + document.querySelector("header").innerText);
  const before = await said();
  for (let taps = 0; !(await canConfirm(page)); taps += 1) {
    if (taps > 30) throw new Error(`nothing to tap leads anywhere: ${before}`);
    if ((await said()) !== before && !(await page.locator("[data-confirm]").isVisible())) return true; // it was played by the tap
    const found = await spots(page);
    if (found.length) await tap(page, found[(nth * 7 + taps * 3) % found.length], nth);
    await page.waitForTimeout(30);
  }
  await page.locator("[data-confirm]").tap();
  await untilFound(page, `${OVER} || !document.querySelector("[data-confirm]:not(:disabled)")`);
  return true;
}
