/** Playing at the table as people do: by clicking what is lit, or by keyboard from the list in words. */
import { randomUUID } from "node:crypto";
import { ask, tell } from "./house.mjs";
import { PATIENCE, patiently } from "./patience.mjs";

/** Until it is true: what the page says about the match now. In vain, it says what the page says instead. */
export const until = (page, what, ask) => patiently(what, ask).catch(async (reason) => {
  if (/^waited in vain/.test(reason.message)) reason.message += await page.locator(".ask").first().innerText({ timeout: 1000 }).then((said) => `; the page says: ${said}`, () => "");
  throw reason;
});

/** What holds before long: tries again while it does not, and fails with the last reason. */
export async function soon(page, holds) {
  let reason;
  const isTrue = () => holds().then(() => true, (wrong) => void (reason = wrong));
  await until(page, "what was expected", isTrue).catch((late) => {
    throw reason ?? late;
  });
}

/** Puts a leaf away that lies over the page, and waits until it is gone: what is pressed next is meant for the page. */
export async function putAway(page) {
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog header").waitFor({ state: "detached" });
}

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

/** On the page of a new table: somebody takes the chair of that number. */
export async function fillChair(page, number, who) {
  const chair = new RegExp(`^(Seat|Place) ${number}\\s?:`);
  await page.getByRole("button", { name: chair }).click();
  await page.getByRole("dialog", { name: chair }).getByRole("button", { name: new RegExp(`^${who}`) }).click();
}

const CONFIRM = "[data-confirm]";
export const isOver = (page) => page.locator("#final-title").isVisible();
export const isAsked = (page) => page.locator(CONFIRM).isVisible();

/** Until the page finds it true by itself: asking the page over and over from here would cost far more. */
export const untilFound = (page, expression) => page.evaluate(`(async () => {
  for (const begun = Date.now(); !(${expression}); await new Promise((later) => setTimeout(later, 40))) {
    if (Date.now() - begun > ${PATIENCE}) throw new Error(${JSON.stringify(`waited in vain for: ${expression}`)});
  }
})()`);
const OVER = `document.querySelector("#final-title")`;
const ASKED = `document.querySelector("${CONFIRM}")?.checkVisibility()`;
const SENDING = `document.querySelector("${CONFIRM}")?.textContent.endsWith("…")`;
const textsOf = (selector) => `[...document.querySelectorAll("${selector}")].map((said) => said.textContent).join()`;
/** Trails, and the turn; and what else a move changes on the page, whatever the game. */
const DRAWN = `(${textsOf(".course")} + [...document.querySelectorAll(".board .trail")].map((path) => path.getAttribute("d")).join())`;
const SHOWN = `(${DRAWN} + ${textsOf(".question, .wide [role=listbox], .log.wide")})`;

/** Until there is something to decide. Returns false when the match is over. */
async function comesToADecision(page) {
  await untilFound(page, `${ASKED} || ${OVER}`);
  return !(await isOver(page));
}

/** One decision, by a click on a lit trail and on Confirm. Returns false when the match is over. */
export async function clickOnce(page, pick = 0) {
  if (!(await comesToADecision(page))) return false;
  const before = await page.evaluate(DRAWN);
  const targets = page.locator(".board .target");
  await targets.first().waitFor({ state: "attached" });
  await targets.nth(pick % (await targets.count())).dispatchEvent("click");
  await page.locator(`${CONFIRM}:not(:disabled)`).click();
  await untilFound(page, `${OVER} || !${ASKED} || (${DRAWN} !== ${JSON.stringify(before)} && !${SENDING})`);
  return true;
}

/** One decision by keyboard alone, from the list: a letter or two, arrows, Enter to choose, Enter to confirm. */
export async function typeOnce(page, letters, down = 0) {
  if (!(await comesToADecision(page))) return false;
  const before = await page.evaluate(SHOWN);
  await tabTo(page, "combobox");
  await page.keyboard.type(letters);
  if (!(await page.locator("[role=option]").count())) for (const _ of letters) await page.keyboard.press("Backspace");
  for (let i = 0; i < down; i += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await until(page, "Confirm to have the focus", () => page.evaluate(() => document.activeElement?.matches("[data-confirm]")));
  await page.keyboard.press("Enter");
  await untilFound(page, `${OVER} || (${SHOWN} !== ${JSON.stringify(before)} && !${SENDING})`);
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

/** What a seat sees, as the server says. */
export const viewOf = (page, id, seat = 0, since = "") => ask(page, `/api/tables/${id}/view?seat=${seat}${since}`);

/** A move through the API, each with an id of its own (an answer in a secret window leaves the version as it is, and the next one is another); it
 * is not played where somebody else has moved since. */
export const playMove = (page, id, seat, version, { number }) => tell(page, `/api/tables/${id}/moves`, { seat, move: number, version, id: randomUUID() });

/** Plays a seat's remaining decisions through the API, when only the end matters. */
export async function finish(page, id, seat) {
  for (let played = 0; ; ) {
    const { version, view } = await until(page, `seat ${seat} to be asked, or the end`, async () => {
      const seen = await viewOf(page, id, seat);
      return (seen.view.over || seen.view.moves.length) && seen; // others are still deciding
    });
    if (view.over) return;
    await playMove(page, id, seat, version, view.moves[(played++ * 7) % view.moves.length]);
  }
}

/** The same with nobody looking on; then the page shows the result. */
export async function leapToTheEnd(page, id, seat) {
  await page.goto("about:blank");
  await finish(page, id, seat);
  await page.goto(`/table/${id}`);
  await page.locator("#final-title").waitFor();
}

/** How many decisions of a match a test makes by keyboard before the rest is played through the API. `make long` makes all of them. */
export const SOME = process.env.ISLARIO_WHOLE ? Infinity : 12;

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
  if (!(await comesToADecision(page))) return false;
  await tabTo(page, "combobox");
  for (let i = 0; i < down; i += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await until(page, "Confirm to have the focus", () => page.evaluate(() => document.activeElement?.matches("[data-confirm]")));
  await page.keyboard.press("Enter");
  await until(page, "the move to be answered", () => isAnswered(page));
  return true;
}

/** Nobody looks on while the page plays by itself: it does all it does, but need not be laid out and painted. */
export const unseen = (page, isUnseen) => page.evaluate((hides) => (document.querySelector("#app").style.contentVisibility = hides ? "hidden" : ""), isUnseen);

/** Whoever sits at this desk is asked everything, and plays by one press: what has but one answer nobody would give for them here. */
export async function promptly(page) {
  await page.locator(".relief input").uncheck();
  await page.locator(".asks input").uncheck();
}

/** Plays on to the end inside the page, by clicks on the list in words, without asking before playing. */
export async function hurry(page) {
  await promptly(page);
  await unseen(page, true);
  await page.evaluate(async (patience) => {
    const isOver = () => document.querySelector("#final-title");
    const said = () => document.querySelector(".side")?.textContent;
    for (let n = 0; !isOver(); ) {
      const options = document.querySelectorAll(".side [role=option]");
      const before = said();
      const first = options[0]?.textContent ?? "";
      options[/^Pass/.test(first) && n % 3 ? 0 : (n * 5) % options.length]?.click();
      if (options.length) n += 1;
      const again = Date.now() + (options.length ? 3000 : patience); // what was clicked may have gone at that moment
      while (said() === before && !isOver()) {
        if (Date.now() > again && options.length) break;
        if (Date.now() > again) throw new Error(`waited in vain for a question: ${before}`);
        await new Promise((later) => setTimeout(later, 15));
      }
    }
  }, PATIENCE);
  await unseen(page, false);
}
