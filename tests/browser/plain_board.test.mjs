/** A game of another package, which brings no board of its own: it is found, and a whole match is played on the plain board. */
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { test } from "node:test";
import { complaints, isTooWide } from "./axe.mjs";
import { person, setTable } from "./house.mjs";
import { interpretedHouse } from "./interpreted.mjs";
import { ROOT } from "./nursery.mjs";
import { confirm, isAsked, isOver, soon, until } from "./play.mjs";

/** As if the package were installed: its folder, and what its installation would tell of it. */
function installed(folder) {
  const info = join(folder, "perlas-1.0.0.dist-info");
  mkdirSync(info);
  writeFileSync(join(info, "METADATA"), "Metadata-Version: 2.1\nName: perlas\nVersion: 1.0.0\n");
  writeFileSync(join(info, "entry_points.txt"), "[islario.games]\nperlas = perlas\n");
  return { PYTHONPATH: [join(ROOT, "examples/perlas"), folder].join(delimiter) };
}

const ROUNDS = 6; // each with a dive
const house = interpretedHouse(["perlas"], installed);

/** One decision on the board: a look at what a button would bring, then the deed. Returns what was foreseen, or false at the end. */
async function decide(page, pick) {
  await until(page, "a question or the end", async () => (await isAsked(page)) || (await isOver(page)));
  if (await isOver(page)) return false;
  const buttons = page.locator(".moves button");
  await buttons.nth(pick % (await buttons.count())).click();
  const preview = page.locator(".preview[aria-busy=false]");
  await preview.waitFor();
  const foreseen = await preview.textContent();
  await confirm(page);
  return foreseen;
}

/** The whole match from one place at the table. */
async function play(page) {
  const foreseen = [];
  for (let pick = 0; ; pick += 3) {
    const seen = await decide(page, pick);
    if (seen === false) return foreseen;
    foreseen.push(seen);
  }
}

test("two people and a bot play a whole match, at a desk and on a phone, in English and in French", async () => {
  const ana = await person(house.chrome, house.address);
  await ana.page.goto("/");
  await ana.page.getByRole("link", { name: /^Play: Perlas/ }).waitFor();
  const seats = [{ kind: "here", name: "Ana" }, { kind: "open", name: "Zoé" }, { kind: "bot", bot: "greedy", name: "Inés" }];
  const { table, links } = await setTable(ana.page, seats, { storm: "on" }, "perlas");
  const zoe = await person(house.chrome, house.address, { language: "fr", theme: "dark", size: { width: 390, height: 844 }, touch: true });
  await ana.page.goto(`/table/${table.id}`);
  await zoe.page.goto(`/table/${table.id}#seat=1&token=${links.find(({ seat }) => seat === 1).token}`);
  for (const { page } of [ana, zoe]) {
    await page.locator(".moves button").first().waitFor();
    assert.deepEqual(await complaints(page), []);
    assert.ok(!(await isTooWide(page)));
  }
  const [one, other] = await Promise.all([play(ana.page), play(zoe.page)]);
  assert.ok(one.length >= ROUNDS && other.length >= ROUNDS);
  assert.ok([...one, ...other].some((foreseen) => /\+\d+ (Pearls|Perles)/.test(foreseen)), "what a pearl brings is told before it is taken");
  assert.ok(one.some((foreseen) => /depends on what the others choose/.test(foreseen)), "what others choose at the same time is not told");
  assert.ok(other.some((foreseen) => /dépend du choix des autres/.test(foreseen)));
  assert.match(await ana.page.locator("#final-title").textContent(), /wins?|win together/);
  assert.match(await zoe.page.locator("#final-title").textContent(), /Victoire/);
  await soon(zoe.page, async () => assert.match(await zoe.page.locator(".final").textContent(), /Colliers/));
  assert.deepEqual([...ana.faults, ...zoe.faults], []);
});
