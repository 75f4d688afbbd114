/** What the page of La Isla at Yucata can do (the remarks at the end of its rules), this one can do: a test for each remark. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browser, person, setTable } from "./house.mjs";
import { asks, playUntil, towardsTwoFunctions, viewOf } from "./la_isla_play.mjs";
import { until } from "./play.mjs";

const BOT = { kind: "bot", bot: "greedy", name: "Pancho" };
let chrome, page, faults, id;

before(async () => {
  chrome = await browser();
  ({ page, faults } = await person(chrome, process.env.ISLARIO_ADDRESS));
  await page.goto("/");
  id = (await setTable(page, [{ kind: "here", name: "Ana" }, BOT], {}, "la-isla")).table.id;
  await playUntil(page, id, (view) => asks("lay")(view) && view.table.round === 2);
  await open();
});
after(async () => {
  await chrome.close();
  assert.deepEqual(faults, []);
});

async function open() {
  await page.goto(`/table/${id}`);
  await page.locator("[data-confirm]").waitFor();
}

const told = () => page.locator(".board .told");
const mine = async () => (await viewOf(page, id)).view.table.seats[0];

test("a click on a card in the cardholder explains its special effect", async () => {
  const { card } = (await mine()).slots.find((slot) => slot.card);
  await page.locator(".tray .slot[data-slot]").first().click();
  assert.match(await told().textContent(), /When |An explorer /, card.function);
  await page.locator(".tray .slot[data-slot]").first().click();
  assert.equal(await told().count(), 0, "a second click puts the explanation away");
});

test("so does a click on a card of the hand", async () => {
  const { resource } = (await mine()).hand[1];
  await page.locator(".tray [data-card]").nth(1).click();
  assert.match(await told().textContent(), new RegExp(`A: .*B: take a ${resource} resource.*D: the marker of the`, "s"));
  await page.locator(".tray [data-card]").nth(1).click();
});

test("a special effect can be read in another player's cardholder too", async () => {
  await page.locator(".seats li button").nth(1).click();
  await page.locator("dialog .slot[data-slot]").first().click();
  assert.match(await page.locator("dialog .told").textContent(), /When |An explorer /);
  await page.keyboard.press("Escape");
});

test("pointing at the explorer symbol highlights one's own explorers; so does a tap or the focus", async () => {
  await playUntil(page, id, (view) => asks("lay")(view) && view.table.seats.every((seat) => seat.explorers.length));
  await open();
  const { explorers } = await mine();
  const found = () => page.locator(".board .found").evaluateAll((spaces) => spaces.map((space) => space.dataset.space).sort());
  assert.deepEqual(await found(), []);
  await page.locator(".board .seek").hover();
  assert.deepEqual(await found(), explorers.toSorted());
  await page.mouse.move(5, 5);
  assert.deepEqual(await found(), []);
  await page.locator(".board .seek").focus();
  assert.deepEqual(await found(), explorers.toSorted());
  await page.locator(".board .seek").blur();
});

test("in the view of another player it highlights his", async () => {
  const [, { explorers }] = (await viewOf(page, id)).view.table.seats;
  await page.locator(".seats li button").nth(1).click();
  await page.locator("dialog .seek").click();
  assert.deepEqual(await page.locator("dialog .found").evaluateAll((spaces) => spaces.map((space) => space.dataset.space).sort()), explorers.toSorted());
  await page.keyboard.press("Escape");
});

test("each animal has its name, each resource its colour and each location its landscape as a title", async () => {
  const { regions, spaces } = (await viewOf(page, id)).view.table;
  const tiles = regions.filter(({ tile }) => tile);
  const names = { dodo: "dodo", "giant-fossa": "giant fossa", "golden-toad": "golden toad", pika: "Sardinian pika", "owlet-moth": "owlet moth" };
  const titles = await page.locator(".board [data-region] > title").allTextContents();
  assert.deepEqual(titles, tiles.map(({ tile }) => names[tile]));
  assert.deepEqual(await page.locator(".board [data-space] > title").allTextContents(), spaces.map(({ landscape, symbol }) => `${landscape}, ${symbol}`));
  assert.deepEqual(await page.locator(".tray [data-colour]").evaluateAll((cubes) => cubes.map((cube) => cube.title)), ["yellow", "green", "gray", "beige", "brown"]);
  assert.deepEqual(await page.locator(".tray [data-animal]").evaluateAll((animals) => animals.map((animal) => animal.title)), Object.values(names));
  assert.deepEqual(await page.locator(".board [data-track] > title").allTextContents(), Object.values(names));
});

test("what has a title tells it to a tap as well", async () => {
  const { name, tile } = (await viewOf(page, id)).view.table.regions.find((region) => region.tile);
  await page.locator(`.board [data-region=${name}]`).click();
  assert.match(await told().textContent(), new RegExp(`${tile.split("-").at(-1)}.*points for whoever has explorers on`));
  await page.locator(".board [data-space=M3]").click();
  assert.match(await told().textContent(), /M3 \(\w+, \w+\) An explorer here costs two \w+ resources/);
  await page.locator(".tray [data-colour=gray]").click();
  assert.match(await told().textContent(), /gray \d+ here\. Pays for mountain spaces/);
});

test("a click on a score lists its components", async () => {
  const { view } = await viewOf(page, id);
  await page.locator(".seats .score").first().click();
  const rows = await page.locator("dialog tbody tr").evaluateAll((all) => all.map((row) => [row.querySelector("th").textContent, Number(row.querySelector("td").textContent)]));
  assert.deepEqual(rows, view.breakdowns[0].map(({ words, points }) => [words, points]));
  assert.ok(rows.some(([words]) => words === "Jungle regions"));
  await page.keyboard.press("Escape");
});

test("the current sum of the animals and the sum that ends the game are shown, with an explanation on a click", async () => {
  const { area_sum: sum, end_sum: end } = (await viewOf(page, id)).view.table;
  assert.match(await page.locator(".sum").textContent(), new RegExp(`${sum} / ${end}`));
  assert.equal(end, 7);
  await page.locator(".sum").click();
  assert.match(await told().textContent(), new RegExp(`areas worth dodo \\d, .*: ${sum} together\\. When a round ends with 7 or more, the game is over`));
  await page.locator(".told button").click();
  assert.equal(await told().count(), 0);
});

test('the card being decided on shows "active", those dealt with carry a check mark', async () => {
  for (let tries = 0; ; tries += 1) {
    id = (await setTable(page, [{ kind: "here", name: "Ana" }, BOT], {}, "la-isla")).table.id;
    const isThere = (view) => asks("use")(view) && view.table.seats[0].slots.filter(({ usable }) => usable).length > 1;
    if (await playUntil(page, id, isThere, { choose: towardsTwoFunctions }).catch(() => null)) break;
    assert.ok(tries < 5, "two functions at once");
  }
  await open();
  const flags = () => page.locator(".tray .slot[data-slot]").evaluateAll((slots) => slots.map((slot) => slot.querySelector(".flag")?.textContent ?? ""));
  const first = (await flags()).indexOf("active");
  const other = (await flags()).indexOf("may be used");
  assert.ok(first >= 0 && other > first, "one card is active, the other waits");
  await page.locator(".tray .slot[data-slot]").nth(other).click();
  assert.deepEqual([(await flags())[first], (await flags())[other]], ["may be used", "active"], "a click on the other card decides on it first");
  await page.locator(".ways .target").first().click();
  await page.locator("[data-confirm]").click();
  await until(page, "the check mark", async () => (await flags())[other] === "✓done");
  assert.equal((await flags())[first], "active", "and the first is active again");
  await page.locator(".ways .target").last().click();
  await page.locator("[data-confirm]").click();
  await until(page, "the end of the occasion", async () => !(await flags()).includes("active"));
});

test("a position in the cardholder that is determined is taken by itself, and the log says so", async () => {
  const log = await (await page.request.get(`/api/tables/${id}/log?seat=0`)).json();
  const said = log.log.flatMap(({ happenings }) => happenings.map(({ words }) => words)).filter((words) => words.startsWith("Ana has a new function"));
  assert.match(said[0], /It fills an empty slot by itself\.$/);
  assert.match(await page.locator(".log.wide").textContent(), /Ana has a new function: .* It fills an empty slot by itself\./);
});
