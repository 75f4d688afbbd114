/** Playing at the table as people do: by clicking what is lit, or by keyboard from the list in words. */
import { patiently } from "./patience.mjs";

/** Until it is true: what the page says about the match now. */
export const until = (page, what, ask) => patiently(what, ask, () => page.waitForTimeout(40));

/** What is found on a page that has come to rest: fonts are there, and nothing changes for a while of its own frames. */
export async function atRest(page, find) {
  const frames = () => page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 15; i += 1) await new Promise(requestAnimationFrame);
  });
  let before;
  return until(page, "the page to come to rest", async () => {
    await frames();
    const last = before;
    before = JSON.stringify((await find()) ?? null);
    return before === last && { found: JSON.parse(before) };
  }).then(({ found }) => found);
}

const CONFIRM = "[data-confirm]";
export const isOver = (page) => page.locator("#final-title").isVisible();
export const isAsked = (page) => page.locator(CONFIRM).isVisible();

/** One decision, by a click on a lit trail and on Confirm. Returns false when the match is over. */
export async function clickOnce(page, pick = 0) {
  await until(page, "a question or the end", async () => (await isAsked(page)) || (await isOver(page)));
  if (await isOver(page)) return false;
  const course = await page.locator(".course").textContent().catch(() => "");
  const drawn = await trailsOf(page);
  const targets = page.locator(".board .target");
  await targets.nth(pick % (await targets.count())).dispatchEvent("click");
  await page.locator(`${CONFIRM}:not(:disabled)`).click();
  await until(page, "the trail to be drawn", async () => {
    if ((await isOver(page)) || !(await isAsked(page))) return true;
    return (await trailsOf(page)) !== drawn || (await page.locator(".course").textContent()) !== course;
  });
  return true;
}

const trailsOf = (page) => page.evaluate(() => [...document.querySelectorAll(".board .trail")].map((path) => path.getAttribute("d")).join());

/** What a move changes on the page, whatever the game. */
const shown = async (page) => (await page.locator(".course, .question, .wide [role=listbox], .log.wide").allTextContents()).join() + (await trailsOf(page));

/** One decision by keyboard alone, from the list: a letter or two, arrows, Enter to choose, Enter to confirm. */
export async function typeOnce(page, letters, down = 0) {
  await until(page, "a question or the end", async () => (await isAsked(page)) || (await isOver(page)));
  if (await isOver(page)) return false;
  const before = await shown(page);
  await tabTo(page, "combobox");
  await page.keyboard.type(letters);
  if (!(await page.locator("[role=option]").count())) for (const _ of letters) await page.keyboard.press("Backspace");
  for (let i = 0; i < down; i += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await until(page, "Confirm to have the focus", () => page.evaluate(() => document.activeElement?.matches("[data-confirm]")));
  await page.keyboard.press("Enter");
  await until(page, "the move to count", async () => (await isOver(page)) || (await shown(page)) !== before);
  return true;
}

/** Tab until something of that role has the focus. */
export async function tabTo(page, role) {
  for (let i = 0; i < 60; i += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.getAttribute("role") === wanted, role)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached a ${role}`);
}

/** Plays a seat's remaining decisions through the API, when only the end matters. */
export async function finish(page, id, seat) {
  for (let i = 0; ; i += 1) {
    const { version, view } = await (await page.request.get(`/api/tables/${id}/view?seat=${seat}`)).json();
    if (view.over) return;
    if (!view.moves.length) {
      await page.waitForTimeout(50); // others are still deciding
      continue;
    }
    const { number } = view.moves[(i * 7) % view.moves.length];
    await page.request.post(`/api/tables/${id}/moves`, { data: { seat, move: number, version, id: `finish-${i}` }, headers: { Origin: new URL(page.url()).origin } });
  }
}

/** Whether the last move was answered: the button that sends is gone, or waits for another choice. */
const isAnswered = (page) => page.evaluate(() => /^$|[^…]$/.test(document.querySelector("[data-confirm]")?.textContent ?? "") && !document.querySelector("[data-confirm]:not(:disabled)"));

/** Chooses by a click on something lit, and confirms. */
export async function clickOn(page, lit) {
  await lit.dispatchEvent("click");
  await confirm(page);
}

/** Sends what is chosen. */
export async function confirm(page) {
  await page.locator(`${CONFIRM}:not(:disabled)`).click();
  await until(page, "the move to be answered", () => isAnswered(page));
}

/** One decision from the list by keyboard alone, as many steps down as told. Returns false when the match is over. */
export async function answerByKeys(page, down) {
  await until(page, "a question or the end", async () => (await isAsked(page)) || (await isOver(page)));
  if (await isOver(page)) return false;
  await tabTo(page, "combobox");
  for (let i = 0; i < down; i += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await until(page, "Confirm to have the focus", () => page.evaluate(() => document.activeElement?.matches("[data-confirm]")));
  await page.keyboard.press("Enter");
  await until(page, "the move to be answered", () => isAnswered(page));
  return true;
}

/** Plays on to the end inside the page, by clicks on the list in words, without asking before playing. */
export async function hurry(page) {
  await page.locator(".asks input").uncheck();
  await page.evaluate(async () => {
    const isOver = () => document.querySelector("#final-title");
    const said = () => document.querySelector(".side")?.textContent;
    for (let n = 0, idle = 0; !isOver() && idle < 4000; idle += 1) {
      const options = document.querySelectorAll(".side [role=option]");
      const before = said();
      const first = options[0]?.textContent ?? "";
      options[/^Pass/.test(first) && n % 3 ? 0 : (n * 5) % options.length]?.click();
      if (options.length) n += 1;
      for (let waited = 0; said() === before && !isOver() && waited < 200; waited += 1) await new Promise((later) => setTimeout(later, 15));
      if (options.length) idle = 0;
    }
  });
}
