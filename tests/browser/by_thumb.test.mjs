/** A whole match on a small phone with one thumb, in French: of one game, or of those that ISLARIO_THUMBS names. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browser, person, setTable, tell } from "./house.mjs";
import { faultsIn } from "./parts.mjs";
import { bots } from "./phases.mjs";
import { thumbOnce } from "./thumb.mjs";

const address = process.env.ISLARIO_ADDRESS;
const games = (process.env.ISLARIO_THUMBS ?? "trails-of-tucana").split(" ");
const FEWEST = { "la-isla": 2, "isla-dorada": 3, "islas-canarias": 2, "trails-of-tucana": 2 };
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

for (const game of games) {
  test(`${game}: from the first decision to the result by single taps`, async () => {
    const { page, faults } = await person(chrome, address, { size: { width: 360, height: 640 }, touch: true, language: "fr" });
    await page.goto("/");
    const { table } = await setTable(page, [{ kind: "here", name: "Ana" }, ...bots(FEWEST[game] - 1)], {}, game);
    await tell(page, `/api/tables/${table.id}/seats/0/obvious`, { obvious: false }); // or the page would wait for its answers
    await page.goto(`/table/${table.id}`);
    let decisions = 0;
    while (await thumbOnce(page, decisions)) decisions += 1;
    assert.ok(decisions >= 20, `${decisions} decisions`);
    assert.deepEqual(await faultsIn(page), [], "the result");
    assert.deepEqual(faults, []);
    console.log(`${game}: ${decisions} decisions`);
  });
}
