/** Takes pictures of Islas Canarias at the start, in the middle and at the end: `node islas_canarias_pictures.mjs folder [name …]`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { browser, person, server, setTable } from "./house.mjs";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const [folder, ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const house = process.env.ISLARIO_ADDRESS ? { address: process.env.ISLARIO_ADDRESS, stop: async () => {} } : await server();
const chrome = await browser();
const at = (id) => `/table/${id}`;

/** Ana plays on until the view is as wished; she builds more than she draws, and merges late. */
async function playUntil(page, id, isThere) {
  for (let i = 0; i < 600; i += 1) {
    const { version, view } = await (await page.request.get(`/api/tables/${id}/view?seat=0`)).json();
    if (view.over || (view.moves.length && isThere(view))) return;
    if (!view.moves.length) {
      await page.waitForTimeout(40);
      continue;
    }
    const kind = (wished) => view.moves.filter((move) => move.kind === wished);
    const pool = [kind("town"), view.table.round > 4 ? kind("palace") : [], i % 4 ? kind("build") : [], view.moves].find((moves) => moves.length);
    await page.request.post(`/api/tables/${id}/moves`, { data: { seat: 0, move: pool[(i * 5) % pool.length].number, version, id: `p${i}` }, headers: { Origin: house.address } });
  }
}

async function look(from, path, { language, theme, size = WIDE, name, ready = ".archipelago", before }) {
  const { view } = await (await from.page.request.get(`/api${path.replace("table", "tables")}/view?seat=0`)).json();
  if (view.over !== (ready === "#final-title")) return; // the match was over before it came to this
  if (wanted.length && !wanted.some((w) => name.includes(w))) return;
  const { page, context } = await person(chrome, house.address, { language, theme, size, touch: size === PHONE });
  await context.addCookies(await from.context.cookies());
  await page.goto(path);
  await page.locator(ready).first().waitFor({ state: "attached" });
  await before?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
}

const card = (page) => page.locator("[data-card].lit:not(.pirate)").locator("visible=true").first().click();
try {
  const ana = await person(chrome, house.address);
  await ana.page.goto("/");
  const bots = ["Pancho", "Zoé", "Inès", "Bruno"].map((name) => ({ kind: "bot", bot: "greedy", name }));
  const table = async (players) => (await setTable(ana.page, [{ kind: "here", name: "Ana" }, ...bots.slice(0, players - 1)], {}, "islas-canarias")).table.id;
  const [two, three, five] = [await table(2), await table(3), await table(5)];
  await playUntil(ana.page, three, (view) => view.table.phase === "islands");
  await look(ana, at(three), { name: "islands" });
  await look(ana, at(three), { size: PHONE, theme: "dark", name: "islands-phone" });
  await playUntil(ana.page, three, (view) => view.table.phase === "act");
  await look(ana, at(three), { name: "start", before: card });
  await playUntil(ana.page, three, (view) => view.table.phase === "place" && view.table.turned.length > 0 && view.table.round > 2);
  await look(ana, at(three), { name: "ship" });
  await look(ana, at(three), { size: PHONE, language: "fr", name: "ship-phone" });
  await look(ana, at(three), { theme: "dark", language: "fr", name: "ship-dark" });
  await playUntil(ana.page, three, (view) => view.table.phase === "act" && view.table.round > 5);
  await look(ana, at(three), { name: "mid", before: card });
  await look(ana, at(three), { theme: "dark", language: "fr", name: "mid-dark", before: card });
  await look(ana, at(three), { size: PHONE, name: "mid-phone", before: card });
  await look(ana, at(three), { size: PHONE, name: "sheet-phone", before: (page) => page.locator("nav button").last().click() });
  await look(ana, at(three), { size: { width: 1024, height: 768 }, name: "mid-tablet" });
  await playUntil(ana.page, three, (view) => view.table.phase === "place");
  await look(ana, at(three), { name: "place" });
  await look(ana, at(three), { size: PHONE, theme: "dark", name: "place-phone" });
  await playUntil(ana.page, five, (view) => view.table.phase === "load" && view.table.round > 5);
  await look(ana, at(five), { name: "five", before: card });
  await look(ana, at(five), { size: PHONE, name: "five-phone", before: card });
  await playUntil(ana.page, two, (view) => view.moves.some((move) => move.kind === "town"));
  await look(ana, at(two), { theme: "dark", name: "two" });
  await playUntil(ana.page, three, () => false);
  await look(ana, at(three), { name: "end", ready: "#final-title" });
  await look(ana, at(three), { size: PHONE, theme: "dark", language: "fr", name: "end-phone", ready: "#final-title" });
} finally {
  await chrome.close();
  await house.stop();
}
