/** Takes pictures of La Isla at the start, in the middle and at the end: `node la_isla_pictures.mjs folder [name …]`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { browser, person, server, setTable } from "./house.mjs";
import { playUntil } from "./la_isla_play.mjs";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const folder = process.argv[2];
const wanted = process.argv.slice(3);
mkdirSync(folder, { recursive: true });
const house = process.env.ISLARIO_ADDRESS ? { address: process.env.ISLARIO_ADDRESS, stop: async () => {} } : await server();
const chrome = await browser();
const at = (id) => `/table/${id}`;

/** Ana plays on until the view is as wished; a match that ends before is simply over. */
const playOn = (page, id, isThere) => playUntil(page, id, isThere).catch(() => null);

async function look(from, path, { language, theme, size = WIDE, name, ready = ".board [data-space]", before, touch }) {
  const { view } = await (await from.page.request.get(`/api${path.replace("table", "tables")}/view?seat=0`)).json();
  if (view.over !== (ready === "#final-title")) return; // the match was over before it came to this
  if (wanted.length && !wanted.some((w) => name.includes(w))) return;
  const { page, context } = await person(chrome, house.address, { language, theme, size, touch });
  await context.addCookies(await from.context.cookies());
  await page.goto(path);
  await page.locator(ready).first().waitFor({ state: "attached" });
  await before?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
  await page.screenshot({ path: join(folder, `la-isla-${name}.jpg`), type: "jpeg", quality: 88 });
  await context.close();
}

const tap = (selector) => async (page) => page.locator(selector).first().dispatchEvent("click");
try {
  const ana = await person(chrome, house.address);
  await ana.page.goto("/");
  const bots = [{ kind: "bot", bot: "greedy", name: "Pancho" }, { kind: "bot", bot: "greedy", name: "Zoé" }, { kind: "bot", bot: "greedy", name: "Inès" }];
  const table = async (players, options) => (await setTable(ana.page, [{ kind: "here", name: "Ana" }, ...bots.slice(0, players - 1)], options, "la-isla")).table.id;
  const two = await table(3, {});
  const four = await table(4, { advanced_cards: "on" });
  await look(ana, at(two), { name: "start-light" });
  await look(ana, at(two), { name: "start-picked", before: tap(".tray [data-card]") });
  await look(ana, at(two), { size: PHONE, touch: true, name: "start-phone" });
  await look(ana, at(two), { size: PHONE, touch: true, theme: "dark", language: "fr", name: "start-phone-dark-fr", before: tap(".dock [data-card]") });
  await playOn(ana.page, two, (view) => view.table.question === "lay" && view.table.round >= 4);
  await look(ana, at(two), { size: { width: 1024, height: 768 }, name: "lay-tablet" });
  await look(ana, at(two), { size: PHONE, touch: true, name: "lay-phone" });
  await playOn(ana.page, two, (view) => view.moves.some(({ kind }) => kind === "place"));
  await look(ana, at(two), { size: { width: 1024, height: 768 }, language: "fr", name: "explore-tablet-fr" });
  await look(ana, at(two), { size: PHONE, touch: true, name: "explore-phone-sheet", before: async (page) => page.getByRole("button", { name: "My sheet" }).click() });
  await look(ana, at(two), { name: "explore-light", before: tap(".space.target") });
  await look(ana, at(two), { theme: "dark", language: "fr", name: "explore-dark-fr" });
  await look(ana, at(two), { size: PHONE, touch: true, name: "explore-phone", before: tap(".space.target") });
  await look(ana, at(two), { name: "leaf", ready: ".seats li button", before: async (page) => { await page.locator(".seats li button").nth(1).click(); await page.locator("dialog .seek").hover(); } });
  await playOn(ana.page, two, (view) => view.table.question === "use");
  await look(ana, at(two), { name: "use-light" });
  await look(ana, at(two), { size: PHONE, touch: true, theme: "dark", name: "use-phone-dark" });
  await playOn(ana.page, four, (view) => view.table.question === "use" && view.table.round >= 5 && view.moves.length > 3);
  await look(ana, at(four), { name: "four-use" });
  await playOn(ana.page, four, (view) => view.table.question === "pay");
  await look(ana, at(four), { theme: "dark", name: "pay-dark" });
  await look(ana, at(four), { size: PHONE, touch: true, language: "fr", name: "pay-phone-fr" });
  await playOn(ana.page, four, (view) => view.table.question === "cover");
  await look(ana, at(four), { name: "cover-light", before: tap(".seek") });
  await playOn(ana.page, two, () => false);
  await look(ana, at(two), { name: "final-light", ready: "#final-title" });
  await look(ana, at(two), { size: PHONE, touch: true, language: "fr", theme: "dark", name: "final-phone-dark-fr", ready: "#final-title" });
} finally {
  await chrome.close();
  await house.stop();
}
