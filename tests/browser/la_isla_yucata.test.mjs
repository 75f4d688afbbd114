/** What the page of La Isla at Yucata can do (the remarks at the end of its rules), this one can do: a test for each remark. */
import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { ask, browser, person, setTable } from "./house.mjs";
import { asks, playUntil, towardsTwoFunctions } from "./la_isla_play.mjs";
import { putAway, soon, until, viewOf } from "./play.mjs";

const BOT = { kind: "bot", bot: "greedy", name: "Pancho" };
const TWO_FUNCTIONS = 2; // a deal that brings them soon
let chrome, page, faults, id;

before(async () => {
  chrome = await browser();
  ({ page, faults } = await person(chrome, process.env.ISLARIO_ADDRESS));
  id = (await setTable(page, [{ kind: "here", name: "Ana" }, BOT], {}, "la-isla")).table.id;
  await playUntil(page, id, (view) => asks("lay")(view) && view.table.round === 2);
  await open();
});
afterEach(async ({ passed }) => {
  if (!passed) await open(); // whatever lies over the page is gone for the next test
});
after(async () => {
  await chrome?.close();
  assert.deepEqual(faults, []);
});

async function open() {
  await page.goto(`/table/${id}`);
  await page.locator("[data-confirm]").waitFor();
}

const tells = (words, place = ".side") => soon(page, async () => assert.match(await page.locator(`${place} .about`).textContent(), words));
const saysNothing = async () => {
  await page.mouse.move(5, 5);
  await page.locator("h1").click();
  await tells(/Point at anything/);
};
const shows = (locator, read, wanted) => soon(page, async () => assert.deepEqual(await locator.evaluateAll(read), wanted));
const mine = async () => (await viewOf(page, id)).view.table.seats[0];

test("a click on a card in the cardholder explains its special effect", async () => {
  await page.locator(".tray .slot[data-slot]").first().click();
  await tells(/When |An explorer /);
  await saysNothing(); // a click elsewhere puts the explanation away
});

test("so does a click on a card of the hand", async () => {
  const { resource } = (await mine()).hand[1];
  await page.locator(".tray [data-card]").nth(1).click();
  await tells(new RegExp(`A: .*B: take a ${resource} resource.*D: the marker of the`, "s"));
  await saysNothing();
});

test("a special effect can be read in another player's cardholder too", async () => {
  await page.locator(".seats li button").nth(1).click();
  await page.locator("dialog .slot[data-slot]").first().click();
  await tells(/When |An explorer /, "dialog");
  await putAway(page);
});

const namesOf = (spaces) => spaces.map((space) => space.dataset.space).sort();

test("pointing at the explorer symbol highlights one's own explorers; so does a tap or the focus", async () => {
  await playUntil(page, id, (view) => asks("lay")(view) && view.table.seats.every((seat) => seat.explorers.length));
  await open();
  const { explorers } = await mine();
  const finds = (wanted) => shows(page.locator(".board .found"), namesOf, wanted.toSorted());
  await finds([]);
  await page.locator(".board .seek").hover();
  await finds(explorers);
  await page.mouse.move(5, 5);
  await finds([]);
  await page.locator(".board .seek").focus();
  await finds(explorers);
  await page.locator(".board .seek").blur();
  await finds([]);
});

test("in the view of another player it highlights his", async () => {
  const [, { explorers }] = (await viewOf(page, id)).view.table.seats;
  await page.locator(".seats li button").nth(1).click();
  await page.locator("dialog .seek").click();
  await shows(page.locator("dialog .found"), namesOf, explorers.toSorted());
  await putAway(page);
});

test("each animal has its name, each resource its colour and each location its landscape as a title", async () => {
  const { regions, spaces } = (await viewOf(page, id)).view.table;
  const tiles = regions.filter(({ tile }) => tile);
  const names = { dodo: "dodo", "giant-fossa": "giant fossa", "golden-toad": "golden toad", pika: "Sardinian pika", "owlet-moth": "owlet moth" };
  const textsOf = (titles) => titles.map((title) => title.textContent);
  const titlesOf = (things) => things.map((thing) => thing.title);
  await shows(page.locator(".board [data-region] > title"), textsOf, tiles.map(({ tile }) => names[tile]));
  await shows(page.locator(".board [data-space] > title"), textsOf, spaces.map(({ landscape, symbol }) => `${landscape}, ${symbol}`));
  await shows(page.locator(".tray [data-colour]"), titlesOf, ["yellow", "green", "gray", "beige", "brown"]);
  await shows(page.locator(".tray [data-animal]"), titlesOf, Object.values(names));
  await shows(page.locator(".board [data-track] > title"), textsOf, Object.values(names));
});

test("what has a title tells it to a tap as well", async () => {
  const { name, tile } = (await viewOf(page, id)).view.table.regions.find((region) => region.tile);
  await page.locator(`.board [data-region=${name}]`).click();
  await tells(new RegExp(`${tile.split("-").at(-1)}.* Around it: `));
  const { going, spaces } = (await viewOf(page, id)).view.table;
  const { resource } = spaces.find((space) => space.name === "M3");
  await page.locator(".board [data-space=M3]").click();
  await tells(new RegExp(`M3 \\(\\w+, \\w+\\)\\. .*Costs you ${going.M3.price} × ${resource} now\\.`));
  await page.locator(".tray [data-colour=gray]").click();
  await tells(/gray Pays for mountain spaces.* You have \d+\./);
});

test("a click on a score lists its components", async () => {
  const { view } = await viewOf(page, id);
  await page.locator(".seats .score").first().click();
  const points = view.breakdowns[0].map((each) => [each.words, each.points]);
  assert.ok(points.some(([words]) => words === "Jungle regions"));
  await shows(page.locator("dialog tbody tr"), (all) => all.map((row) => [row.querySelector("th").textContent, Number(row.querySelector("td").textContent)]), points);
  await putAway(page);
});

test("the current sum of the animals and the sum that ends the game are shown, with an explanation on a click", async () => {
  const { area_sum: sum } = (await viewOf(page, id)).view.table;
  await soon(page, async () => assert.match(await page.locator(".sum").textContent(), new RegExp(`${sum} / 7`)));
  await page.locator(".sum").click();
  await tells(new RegExp(`add up to 7 with two players.*the game is over\\. ${sum} of 7 so far\\.`));
  await saysNothing();
});

test('the card being decided on shows "active", those dealt with carry a check mark', async () => {
  for (let deal = TWO_FUNCTIONS; ; deal += 1) {
    assert.ok(deal < TWO_FUNCTIONS + 20, "two functions at once");
    id = (await setTable(page, [{ kind: "here", name: "Ana" }, BOT], {}, "la-isla", deal)).table.id;
    const isThere = (view) => asks("use")(view) && view.table.seats[0].slots.filter(({ usable }) => usable).length > 1;
    if (await playUntil(page, id, isThere, { choose: towardsTwoFunctions }).catch(() => null)) break;
  }
  await open();
  const slots = page.locator(".tray .slot[data-slot]");
  const flags = () => slots.evaluateAll((all) => all.map((slot) => slot.querySelector(".flag")?.textContent ?? ""));
  await slots.first().waitFor();
  const first = (await flags()).indexOf("active");
  const other = (await flags()).indexOf("may be used");
  assert.ok(first >= 0 && other > first, "one card is active, the other waits");
  const become = (one, two, why) => soon(page, async () => assert.deepEqual([(await flags())[first], (await flags())[other]], [one, two], why));
  await slots.nth(other).click();
  await become("may be used", "active", "a click on the other card decides on it first");
  await page.locator(".ways .target").first().click();
  await page.locator("[data-confirm]").click();
  await become("active", "✓done", "what was dealt with has a check mark, and the first is active again");
  await page.locator(".ways .target").last().click();
  await page.locator("[data-confirm]").click();
  await until(page, "the end of the occasion", async () => !(await flags()).includes("active"));
});

test("a position in the cardholder that is determined is taken by itself, and the log says so", async () => {
  const { log } = await ask(page, `/api/tables/${id}/log?seat=0`);
  const said = log.flatMap(({ happenings }) => happenings.map(({ words }) => words)).filter((words) => words.startsWith("Ana has a new function"));
  assert.match(said[0], /It fills an empty slot by itself\.$/);
  await soon(page, async () => assert.match(await page.locator(".log.wide").textContent(), /Ana has a new function: .* It fills an empty slot by itself\./));
});
