/** Takes the pictures in docs/images: `node pictures.mjs [folder [game …]]`. Matches are new each time, so pictures differ a little.
 *
 * Of every game that can be played here: how it begins, how it goes on and how it ends; by day and by night, in English
 * and in French, on a desk and on a phone. Bots play, so that no game has to be known.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { browser, person, setTable } from "./house.mjs";
import { Nursery, ROOT } from "./nursery.mjs";
import { patiently } from "./patience.mjs";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const BOT = "greedy";
const NAMES = ["Ana", "Pancho", "Zoé", "Inès"];
const WAYS = [["", { size: WIDE }], ["-dark-fr", { size: WIDE, theme: "dark", language: "fr" }], ["-phone", { size: PHONE }], ["-phone-dark-fr", { size: PHONE, theme: "dark", language: "fr" }]];
const folder = process.argv[2] ?? join(ROOT, "docs/images");
const wanted = process.argv.slice(3);
mkdirSync(folder, { recursive: true });
const nursery = new Nursery();
const house = await nursery.server();
const chrome = await browser();

async function shoot(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 86 });
  console.log(name);
}

/** A page through somebody's eyes: another language, light or size. */
async function look(from, path, name, ready, how) {
  const { page, context, faults } = await person(chrome, house.address, how);
  await context.addCookies(await from.context.cookies());
  await page.goto(path);
  await page.locator(ready).first().waitFor({ state: "attached" });
  await page.locator(".board .lit, .board .target").first().waitFor({ state: "attached", timeout: 500 }).catch(() => {});
  await shoot(page, name);
  for (const fault of faults) console.error(`${name}: ${fault}`);
  await context.close();
}

async function ask(page, path) {
  return (await page.request.get(path)).json();
}

async function tell(page, path, body) {
  return (await page.request.post(path, { data: body, headers: { Origin: house.address } })).json();
}

/** A bot sits in for Ana until the match has come so far; then she takes the seat back and waits to be asked. */
async function playOn(page, id, share, length) {
  const seat = `/api/tables/${id}/seats/0`;
  await tell(page, `${seat}/bot`, { bot: BOT });
  for (;;) {
    const { version, view } = await ask(page, `/api/tables/${id}/view?seat=0`);
    if (view.over) {
      await tell(page, `${seat}/back`, {});
      return version;
    }
    if (version >= share * length) break;
    await page.waitForTimeout(30);
  }
  await tell(page, `${seat}/back`, {});
  await patiently("Ana to be asked", async () => {
    const { view } = await ask(page, `/api/tables/${id}/view?seat=0`);
    return view.moves.length || view.over;
  });
  return 0;
}

async function pictures(ana, game) {
  const count = Math.min(NAMES.length, Math.max(...game.players));
  const seats = NAMES.slice(0, count).map((name, i) => (i ? { kind: "bot", bot: BOT, name } : { kind: "here", name }));
  const set = async () => (await setTable(ana.page, seats, {}, game.name)).table.id;
  const whole = await set();
  const length = await playOn(ana.page, whole, 2, Infinity);
  const table = await set();
  await playOn(ana.page, table, 0.04, length);
  await look(ana, `/table/${table}`, `${game.name}-start`, ".question", { size: WIDE });
  await playOn(ana.page, table, 0.6, length);
  for (const [name, how] of WAYS) await look(ana, `/table/${table}`, `${game.name}${name}`, ".question", how);
  await look(ana, `/table/${whole}`, `${game.name}-end`, "#final-title", { size: WIDE });
  await look(ana, `/table/${whole}`, `${game.name}-end-phone`, "#final-title", { size: PHONE, language: "fr" });
}

try {
  const ana = await person(chrome, house.address);
  await ana.page.goto("/");
  await ana.page.locator("a.main").first().waitFor();
  const playable = await ana.page.locator("a.main").evaluateAll((links) => links.map((link) => link.getAttribute("href").split("/").at(-1)));
  const { games } = await ask(ana.page, "/api/games?lang=en");
  await look(ana, "/", "shelf", "a.main", { size: { width: 1440, height: 1400 } });
  await look(ana, "/", "shelf-phone-dark-fr", "a.main", { size: PHONE, theme: "dark", language: "fr" });
  for (const game of games.filter(({ name }) => playable.includes(name) && (!wanted.length || wanted.includes(name)))) {
    await look(ana, `/new/${game.name}`, `${game.name}-new`, "form", { size: WIDE });
    await pictures(ana, game);
  }
} finally {
  await chrome.close();
  await house.stop();
  await nursery.close();
}
