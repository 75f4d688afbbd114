/** The owner of a box corrects a game's components; the same client shows what the server plays with. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { test } from "node:test";
import { person, setTable } from "./house.mjs";
import { interpretedHouse } from "./interpreted.mjs";
import { play, playUntil, viewOf } from "./isla_dorada_play.mjs";
import { ROOT } from "./nursery.mjs";
import { clickOn, clickOnce, isAsked, soon, typeOnce, until } from "./play.mjs";

const PEOPLE = ["Ana", "Zoé", "Inès"];

/** A game, what is other in its components, and what that looks like at a table of one screen. */
const CASES = [
  {
    game: "trails-of-tucana",
    seats: [{ kind: "here", name: "Ana" }],
    changes: [
      ['"F M Ft W Do M D"', '"F M Dt Wo D M D"'], // a toucan in the desert, and an obelisk in the water beside it
      ["obelisk = [1, 2]\n", "obelisk = [7, 9]\n"],
    ],
    async look(page) {
      await page.getByRole("button", { name: "3c (desert, toucan)", exact: true }).waitFor();
      assert.equal(await page.getByRole("button", { name: "3d (water, obelisk)", exact: true }).count(), 1);
      assert.equal(await page.getByRole("button", { name: /^3e/ }).count(), 0, "nothing stands where the obelisk stood");
      const spaces = async (terrain) => (await page.locator(`.board .${terrain} .wash`).getAttribute("d")).match(/M/g).length;
      assert.deepEqual([await spaces("desert"), await spaces("forest")], [25, 19]);
      const values = await page.locator(".boxes td").first().locator(".value").allTextContents();
      assert.deepEqual(values, ["7", "9"]);
      for (let turn = 0; turn < 4; turn += 1) assert.ok(await clickOnce(page, 5 * turn));
      await soon(page, async () => assert.match(await page.locator(".course").textContent(), /turn 5/));
    },
  },
  {
    game: "la-isla",
    seats: [{ kind: "here", name: "Ana" }, { kind: "bot", bot: "greedy", name: "Pancho" }],
    changes: [
      ['colours = ["yellow", "green"', 'colours = ["green", "yellow"'], // deserts cost green, grassland yellow
      ['landscape = "desert", symbol = "tent"', 'landscape = "desert", symbol = "hat"'],
      ['{ name = "K0", value = 2, spaces = ["O0", "O1"] }', '{ name = "K0", value = 3, spaces = ["O0", "O1", "M1"] }'],
      ["spaces_per_area = [4, 3, 3, 3, 3, 1]", "spaces_per_area = [2, 2, 2, 2, 2, 1]"],
      ["end_sum = { 2 = 7", "end_sum = { 2 = 5"],
    ],
    async look(page) {
      await page.locator(".board [data-space=I0] > title", { hasText: "desert, hat" }).waitFor({ state: "attached" });
      const region = (name) => page.locator(`.board [data-region=${name}]`);
      assert.match(await region("K0").getAttribute("aria-label"), /: 3 points for whoever has explorers on .*O0 .*O1 /);
      const far = async (name) => Math.hypot(...(await region(name).getAttribute("transform")).match(/-?[\d.]+/g).map(Number));
      assert.ok((await far("K0")) < (await far("K1")) - 60, "its glade lies further inland than those on the coast");
      assert.match(await page.locator(".board .track").first().getAttribute("aria-label"), /on step 0 of 10,/);
      assert.match(await page.locator(".sum").textContent(), /0 \/ 5/);
      const cubes = page.locator(".tray [data-colour]");
      assert.deepEqual(await cubes.evaluateAll((all) => all.map(({ title }) => title)), ["green", "yellow", "gray", "beige", "brown"]);
      await cubes.first().click();
      await soon(page, async () => assert.match(await page.locator(".about").first().textContent(), /Pays for desert spaces/));
      const goals = new Set();
      for (let turn = 0; turn < 8; turn += 1) {
        await until(page, "a question", () => isAsked(page));
        const lit = page.locator(".board .space.target");
        for (const label of await lit.evaluateAll((all) => all.map((space) => space.getAttribute("aria-label")))) goals.add(label);
        assert.ok(await typeOnce(page, "Place"));
      }
      const pays = { desert: "green", grassland: "yellow", mountain: "gray", steppe: "beige", swamp: "brown" };
      assert.ok(goals.size);
      for (const label of goals) {
        const [, landscape, colour] = label.match(/^Place an explorer on \w+ \((\w+), \w+\) · costs [12] (\w+)/);
        assert.equal(colour, pays[landscape], label);
      }
      await soon(page, async () => assert.ok(await page.locator(".board .piece[data-piece^='0-']:not(.away)").count(), "an explorer has landed"));
    },
  },
  {
    game: "islas-canarias",
    seats: [{ kind: "here", name: "Ana" }, { kind: "bot", bot: "random" }],
    changes: [
      ['grid = ["Fooo", "Fooo", "ooVV", "oooo"]', 'grid = ["Fooo", "Fooo", "VVoo", "oooo"]'], // the village of Gran Canaria in the west
      ["first_hand = 5\ndraw = 3\ndraw_with_privilege = 5\n", "first_hand = 4\ndraw = 2\ndraw_with_privilege = 6\n"],
      ["for_privilege = 3\nto_end = 19\n", "for_privilege = 4\nto_end = 12\n"],
      ['win_ties = "orange"\ndraw_five = "brown"\n', 'win_ties = "brown"\ndraw_five = "orange"\n'],
    ],
    async look(page) {
      const asked = (what) => until(page, what, async () => (await isAsked(page)) && (await page.locator(".question").textContent()).includes(what));
      const held = async () => (await page.locator(".tray [data-card]").allTextContents()).reduce((sum, said) => sum + Number(/×(\d)/.exec(said)?.[1] ?? 1), 0);
      await asked("Take an island");
      const letters = page.locator(".board [role=group][aria-label='Gran Canaria'] .letter");
      const columns = await letters.evaluateAll((all) => all.map((one) => one.textContent + Math.floor((Number(one.getAttribute("x")) + 28) / 100)));
      assert.deepEqual(columns, ["A1", "B2", "C3", "D1", "E2", "F3", "G2", "H3", "I0", "J1", "K2", "L3"]);
      await clickOn(page, page.locator(".board .whole").first());
      await asked("First action");
      await soon(page, async () => assert.equal(await held(), 4));
      assert.match(await page.locator(".board .map text", { hasText: "/" }).first().textContent(), /\/12$/);
      assert.equal(await page.locator(".way").first().locator("rect").count(), 12);
      for (const [power, colour] of Object.entries({ "wins ties": "brown", "draws 6 cards": "orange" })) {
        await page.getByRole("button", { name: power }).locator(`g.${colour}`).first().waitFor();
      }
      await page.getByRole("button", { name: "draws 6 cards" }).click();
      await page.getByText(/drawing gives 6 cards instead of 2\. The first with 4 points/).waitFor();
      await clickOn(page, page.locator(".tray .pile.lit"));
      await asked("Second action");
      await soon(page, async () => assert.equal(await held(), 6));
      await clickOn(page, page.locator(".tray [data-card].lit").first());
      await until(page, "the next round", async () => {
        if (/Round 2/.test(await page.locator(".course").textContent())) return true;
        if (await isAsked(page)) await clickOn(page, page.locator(".board .target, .tray .lit").locator("visible=true").first());
        return false;
      });
    },
  },
  {
    game: "isla-dorada",
    seats: PEOPLE.map((name) => ({ kind: "here", name })),
    changes: [
      ['{ id = "teltoqlut", name = "Teltoqlut" },\n', '{ id = "teltoqlut", name = "Teltoqlut" },\n  { id = "farol", name = "Farol" },\n'], // off the coast
      ['"taratarong", "kilitiping"]\n\n[site_places]', '"taratarong", "kilitiping", "farol"]\n\n[site_places]'],
      ["\nteltoqlut = [880, 870]\n", "\nteltoqlut = [880, 870]\nfarol = [500, 985]\n"],
      ['{ id = "p08", kind = "jungle",   a = "base_camp",   b = "kilitiping"   }', '{ id = "p08", kind = "sand",     a = "base_camp",   b = "farol"        }'],
      ["count = 16\n", "count = 6\n"],
      ["{ number = 9, draw = 3, keep = 2 }", "{ number = 2, draw = 3, keep = 2 }"],
    ],
    async look(page) {
      const id = new URL(page.url()).pathname.split("/").at(-1);
      const people = PEOPLE.map(() => ({ page }));
      await playUntil(people, id, ({ table, moves }) => table.phase === "bid" && moves.some(({ kind }) => kind === "path"));
      const { leader } = (await viewOf(people[0], id, 0)).view.table;
      const lookAgain = async () => {
        await page.reload();
        await page.locator(".curtain button").click();
      };
      await lookAgain();
      await page.getByRole("button", { name: "Bid for the way over the sand to Farol" }).waitFor();
      const farol = page.getByRole("button", { name: /^Farol · ways from here: over the sand to Base camp$/ });
      assert.equal(await farol.getAttribute("transform"), "translate(575 985)"); // a desk has room for a map 1.15 times as wide
      assert.equal((await page.locator(".board .edge").getAttribute("d")).match(/M/g).length, 2, "it stands on an islet");
      assert.deepEqual(await page.locator(".board .marker").allTextContents(), ["1", "2", "3", "4", "5", "6"]);
      assert.deepEqual(await page.locator(".board .marker.red").allTextContents(), ["2", "4"]);
      assert.match(await page.locator(".course").textContent(), /markers 0\/6/);
      assert.equal(await page.getByRole("button", { name: "Bid for the way through the jungle to Kilitiping" }).count(), 0);

      await play(people[leader], id, leader, (moves) => moves.find(({ args }) => args.path === "p08"));
      await playUntil(people, id, ({ table }) => table.expedition === "farol" && table.placed === 1);
      await lookAgain();
      await page.getByRole("button", { name: "Farol · the expedition is here · markers 1" }).waitFor();
    },
  },
];

/** The game's own file with other words in some places, each of which must be there. */
function changed(folder, { game, changes }) {
  const own = readFileSync(join(ROOT, "src/islario/games", game.replaceAll("-", "_"), "box/components.toml"), "utf8");
  const text = changes.reduce((so_far, [from, to]) => {
    assert.ok(so_far.includes(from), `${game} has ${from}`);
    return so_far.replace(from, to);
  }, own);
  const file = join(folder, `${game}.toml`);
  writeFileSync(file, text);
  return file;
}

const house = interpretedHouse(
  CASES.map(({ game }) => game),
  (folder) => ({ ISLARIO_COMPONENTS: CASES.map((one) => changed(folder, one)).join(delimiter) }),
);
const DEAL = 2; // a deal in which explorers can be placed before long

for (const { game, seats, look } of CASES) {
  test(`another box of ${game}`, async () => {
    const { page, faults } = await person(house.chrome, house.address);
    const { table } = await setTable(page, seats, {}, game, DEAL);
    await page.goto(`/table/${table.id}`);
    await look(page);
    assert.deepEqual(faults, []);
  });
}
