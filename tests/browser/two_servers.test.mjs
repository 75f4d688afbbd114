/** Two server processes on one PostgreSQL, a browser at each: moves arrive at both, and both see the same end of a turn. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browser, person, setTable } from "./house.mjs";
import { Nursery } from "./nursery.mjs";
import { clickOnce, until } from "./play.mjs";

const nursery = new Nursery(["trails-of-tucana"]);
let chrome, servers;
before(async () => {
  const database = await nursery.postgres();
  [chrome, ...servers] = await Promise.all([browser(), nursery.server(database), nursery.server(database)]);
});
after(async () => {
  await chrome?.close();
  await nursery.close();
});

const turn = (page) => page.locator(".course").textContent();
const told = async (page) => (await page.locator(".log").first().locator("p").allTextContents()).length;

test("a table at two servers", async () => {
  const [one, two] = servers.map(({ address }) => address);
  assert.notEqual(one, two);
  const ana = await person(chrome, one);
  const { table, links } = await setTable(ana.page, [{ kind: "here", name: "Ana" }, { kind: "open" }]);
  const zoe = await person(chrome, two, { language: "fr" });
  await zoe.page.goto(`/table/${table.id}#seat=1&token=${links[1].token}`);
  await ana.page.goto(`/table/${table.id}`);
  for (let round = 1; round <= 3; round += 1) {
    await clickOnce(ana.page, round);
    await clickOnce(zoe.page, 2 * round);
    for (const { page } of [ana, zoe]) await until(page, "the next turn", async () => new RegExp(`(turn|tour) ${round + 1}`).test(await turn(page)));
    await until(ana.page, "what Zoé did", async () => (await told(ana.page)) === (await told(zoe.page)));
  }
  assert.deepEqual([ana.faults, zoe.faults], [[], []]);
});
