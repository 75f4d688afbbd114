/** `node first_move.mjs ADDRESS GAME`: a person comes to the shelf, opens a game, moves, and is answered by a bot. Says in
 * lines of JSON when each was there, in milliseconds since 1970. */
import { browser, person } from "./house.mjs";
import { PATIENCE } from "./patience.mjs";
import { isAsked, until } from "./play.mjs";

const A_MOMENT = 2000; // milliseconds

const [address, game] = process.argv.slice(2);
const say = (what) => console.log(JSON.stringify({ what, at: Date.now() }));
const chrome = await browser();
say("browser");
const { page } = await person(chrome, address);
await until(page, "the page", () => page.goto("/").then(() => true, () => false));
await page.locator("h1").first().waitFor();
say("page");
const play = page.locator(`a.main[href="/new/${game}"]`);
await play.waitFor();
say("shelf");
await play.click();
await page.locator("form > button:not(:disabled)").click();
await until(page, "a question", () => isAsked(page));
say("decision");
const told = () => page.locator(".log.wide").textContent();
const decide = async (timeout) => {
  await page.locator(".side [role=option]").first().click({ timeout });
  await page.locator("[data-confirm]:not(:disabled)").click({ timeout });
};
await decide(PATIENCE);
const before = await told();
await until(page, "a bot to move", async () => {
  if ((await told()) !== before) return isAsked(page);
  if (await isAsked(page)) await decide(A_MOMENT).catch(() => {}); // the log tells nothing of secret choices: there may be several
  return false;
});
say("answer");
await chrome.close();
