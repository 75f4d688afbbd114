/** What a browser asks for until a table's first question is painted: what that is drawn with, and nothing that can wait. */
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { browser, person, setTable } from "./house.mjs";
import { ROOT } from "./nursery.mjs";
import { bots, MOST as PLAYERS } from "./phases.mjs";
import { untilFound } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

/** Kilobytes beyond the shelf, for each game: what its parts may weigh together is all that may be asked for. */
const MOST = JSON.parse(readFileSync(join(ROOT, "web/tests/most.json"), "utf8"));
const SCREENS = { "a desk": { size: { width: 1440, height: 900 } }, "a phone": { size: { width: 390, height: 844 }, touch: true } };

/** Notes on every page when the frame begins that shows it first: the shelf, with its covers, or the question at a table. */
const watch = () => {
  const first = location.pathname === "/" ? "#app > *" : "[data-confirm]";
  const watching = new MutationObserver(() => {
    if (!document.querySelector(first)) return;
    watching.disconnect();
    requestAnimationFrame(() => (globalThis.seenAt = performance.now()));
  });
  watching.observe(document, { childList: true, subtree: true });
};

/** The files of the client that the page has asked for until then. */
async function asked(page, path) {
  await page.goto(path, { waitUntil: "networkidle" });
  await untilFound(page, "globalThis.seenAt");
  return page.evaluate(() => {
    const until = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < globalThis.seenAt);
    return until.map(({ name }) => new URL(name).pathname).filter((name) => /\.(js|css)$/.test(name));
  });
}
const packed = (name) => statSync(join(ROOT, "src/islario/server/client", `${name}.br`)).size;

for (const game of Object.keys(PLAYERS)) {
  for (const [screen, how] of Object.entries(SCREENS)) {
    test(`${game} on ${screen}: nothing is asked for before the first question that can wait`, async () => {
      const { page, faults } = await person(chrome, address, how);
      await page.addInitScript(watch);
      const shelf = await asked(page, "/");
      const { table } = await setTable(page, [{ kind: "here", name: "Ana" }, ...bots(PLAYERS[game] - 1)], {}, game);
      const more = (await asked(page, `/table/${table.id}`)).filter((name) => !shelf.includes(name));
      const kilobytes = more.reduce((sum, name) => sum + packed(name), 0) / 1000;
      const said = `${kilobytes} kB: ${more.map((name) => `${name} ${packed(name)}`).join(", ")}`;
      assert.ok(more.some((name) => /\/TablePage-.*\.js$/.test(name)), said);
      assert.ok(kilobytes <= MOST[game.replaceAll("-", "_")], said);
      assert.deepEqual(faults, []);
    });
  }
}
