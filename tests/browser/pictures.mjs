/** Takes the pictures in docs/images: `node pictures.mjs [folder]`. Matches are new each time, so pictures differ a little. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { browser, person, ROOT, server, setTable } from "./house.mjs";
import { finish } from "./play.mjs";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const folder = process.argv[2] ?? join(ROOT, "docs/images");
mkdirSync(folder, { recursive: true });
const house = process.env.ISLARIO_ADDRESS ? { address: process.env.ISLARIO_ADDRESS, stop: async () => {} } : await server();
const chrome = await browser();

/** Ana draws on from what she has, towards huts and figures, so that the sheet looks played. */
async function playOn(page, id, decisions) {
  for (let i = 0; i < decisions; i += 1) {
    const { version, view } = await (await page.request.get(`/api/tables/${id}/view?seat=0`)).json();
    if (!view.moves.length) {
      await page.waitForTimeout(60);
      i -= 1;
      continue;
    }
    const drawn = new Set(view.table.sheets[0].trails.flatMap((name) => name.split("-")));
    const worth = ({ args, words }) => 3 * (drawn.has(args.a) || drawn.has(args.b)) + /village|obelisk|book|toucan|yeti|monster/.test(words);
    const best = view.moves.toSorted((a, b) => worth(b) - worth(a))[0];
    await page.request.post(`/api/tables/${id}/moves`, { data: { seat: 0, move: best.number, version, id: `m${i}` }, headers: { Origin: house.address } });
  }
}

async function shoot(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 88 });
}

/** The same table through other eyes: another language, light or size. */
async function look(from, path, { language, theme, size, name, ready = ".target", before }) {
  const { page, context } = await person(chrome, house.address, { language, theme, size });
  await context.addCookies(await from.context.cookies());
  await page.goto(path);
  await page.locator(ready).first().waitFor({ state: "attached" });
  await before?.(page);
  await shoot(page, name);
  await context.close();
}

const choose = async (page) => page.locator(".target").nth(2).dispatchEvent("click");
try {
  const ana = await person(chrome, house.address);
  await ana.page.goto("/");
  const bots = [{ kind: "bot", bot: "greedy", name: "Pancho" }, { kind: "bot", bot: "greedy", name: "Zoé" }];
  const petit = (await setTable(ana.page, [{ kind: "here", name: "Ana" }, ...bots])).table.id;
  const grande = (await setTable(ana.page, [{ kind: "here", name: "Ana" }, ...bots, { kind: "bot", bot: "greedy", name: "Inès" }], { island: "grande", special_bonus: "on" })).table.id;
  const solo = (await setTable(ana.page, [{ kind: "here", name: "Ana" }])).table.id;
  await playOn(ana.page, petit, 19);
  await playOn(ana.page, grande, 26);
  const at = (id) => `/table/${id}`;
  await look(ana, "/", { size: { width: 1440, height: 1400 }, name: "shelf", ready: "a.main" });
  await look(ana, at(petit), { size: WIDE, name: "table-light", before: choose });
  await look(ana, at(petit), { size: WIDE, theme: "dark", language: "fr", name: "table-dark-fr", before: choose });
  await look(ana, at(grande), { size: WIDE, name: "grande-light", before: choose });
  await look(ana, at(petit), { size: PHONE, name: "phone-light", before: choose });
  await look(ana, at(grande), { size: PHONE, theme: "dark", language: "fr", name: "phone-dark-fr", before: choose });
  await finish(ana.page, solo, 0);
  await playOn(ana.page, petit, 0);
  await finish(ana.page, petit, 0);
  await look(ana, at(petit), { size: WIDE, name: "final-light", ready: "#final-title" });
  await look(ana, at(solo), { size: PHONE, language: "fr", name: "final-phone-fr", ready: "#final-title" });
} finally {
  await chrome.close();
  await house.stop();
}
