/** Isla Dorada's auction at the table: who is silenced by a Juju, and a match in which bids are shared. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browser } from "./house.mjs";
import { answer, play, playUntil, takeWay, threeAndASpectator, viewOf } from "./isla_dorada_play.mjs";
import { clickOn, hurry, until } from "./play.mjs";

let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

const has = (view, kind) => view.moves.some((move) => move.kind === kind);
const standing = ({ page }, seat) => page.locator(".board li[data-standing]").nth(seat);
const comesTo = (who, seat, wanted) => until(who.page, `seat ${seat} to be ${wanted}`, async () => (await standing(who, seat).getAttribute("data-standing")) === wanted);

/** Draws and buys as many cards as can be had, a Juju before others, and bids nothing. */
function collecting(moves) {
  const juju = moves.find(({ kind, args }) => kind === "take" && args.card === "juju");
  const deck = moves.find(({ kind }) => kind === "take_from_deck");
  return juju ?? deck ?? moves.find(({ kind }) => kind === "pass" || kind === "done") ?? moves[0];
}

/** A table where somebody who holds a Juju is asked for a bid; matches without one are left. */
async function withAJuju() {
  for (let tries = 0; tries < 4; tries += 1) {
    const set = await threeAndASpectator(chrome);
    const holder = await playUntil(set.people, set.id, (view) => has(view, "juju") && has(view, "path"), collecting);
    if (holder >= 0) return { ...set, holder };
  }
  throw new Error("no Juju in four matches");
}

test("who is silenced by a Juju is told so by everybody's strip, and is asked again in the next round", async () => {
  const { id, people, spectator, holder } = await withAJuju();
  const { page } = people[holder];
  const seen = async () => (await viewOf(people[holder], id, holder)).view;
  const { round } = (await seen()).table;
  await clickOn(page, page.locator(".desk button.juju").first());
  const silenced = (await seen()).table.seats.findIndex((goods) => goods.silenced);
  await takeWay(page, page.locator(".board path.target").first());
  await answer(page, page.locator(".desk button.amount").first());
  for (const who of [...people, spectator]) await comesTo(who, silenced, "silenced");
  assert.match(await standing(spectator, silenced).textContent(), /silenced/);
  assert.match(await standing(people[1], silenced).textContent(), /muet/);
  assert.match(await spectator.page.locator(".stage").textContent(), /Juju/, "and a scene tells of it");
  const other = [0, 1, 2].find((seat) => seat !== silenced && seat !== holder);
  assert.deepEqual((await seen()).pending, [other], "the silenced one is passed over");
  assert.equal(await people[silenced].page.locator(".board path.target, .desk button").count(), 0, "nothing is lit for who is silenced");
  await playUntil(people, id, ({ table }) => table.round > round && table.phase === "bid", collecting);
  for (const who of [...people, spectator]) await until(who.page, "the round to be over", async () => (await standing(who, silenced).getAttribute("data-standing")) !== "silenced");
});

/** Which of the lit paths has somebody's bid on it already. */
const joining = ({ moves, table: { bids } }) => moves.filter(({ kind }) => kind === "path").findIndex(({ args }) => bids.some((bid) => bid.amount > 0 && bid.path === args.path));
/** Opens with the most that can be bid, so that somebody may join; else takes what comes first. */
const opening = (moves) => moves.findLast(({ kind }) => kind === "amount") ?? moves.find(({ kind }) => ["take_from_deck", "pass", "done"].includes(kind)) ?? moves[0];

test("a match with cooperative bidding: a bid is shared, both pay, and it goes on to the final screen", async () => {
  const { id, people, spectator } = await threeAndASpectator(chrome, { cooperative: "on" });
  const second = await playUntil(people, id, (view) => view.table.phase === "bid" && joining(view) >= 0, opening);
  assert.ok(second >= 0, "somebody can join a bid");
  const { view } = await viewOf(people[second], id, second);
  const first = view.table.bids.find(({ seat }) => seat !== second);
  const { page } = people[second];
  await takeWay(page, page.locator(".board path.target").nth(joining(view)));
  assert.match(await page.locator(".desk .what").first().textContent(), /Add|Ajouter/);
  const added = Number(await page.locator(".desk button.amount").first().textContent());
  await answer(page, page.locator(".desk button.amount").first());

  const total = first.amount + added;
  await until(spectator.page, "the shared bid", async () => (await spectator.page.locator(".board li.sum").count()) === 1);
  assert.match(await spectator.page.locator(".board li.sum").textContent(), new RegExp(`${total} together`));
  assert.match(await people[1].page.locator(".board li.sum").textContent(), new RegExp(`${total} ensemble`));
  assert.match(await standing(spectator, second).textContent(), new RegExp(`${added}.* to `), "each share stands with its seat");
  assert.equal(await spectator.page.locator(".tag.leads text").textContent(), String(total), "and the whole bid lies on the map");
  assert.equal(await spectator.page.locator(".tag.leads svg").count(), 2, "with the marks of both");

  const paid = new Set();
  await playUntil(people, id, ({ table, moves }) => table.phase !== "bid" && table.phase !== "pay" && (moves.length || table.phase), (moves, asked) => {
    if (asked.table.phase === "pay") paid.add(asked.seat);
    return moves.find(({ kind }) => kind === "pass") ?? moves[0];
  });
  assert.deepEqual([...paid].sort(), [first.seat, second].sort(), "who shared the bid shares its price");
  await Promise.all(people.map((who) => hurry(who.page)));
  for (const who of people) assert.deepEqual(who.faults, []);
  assert.match(await spectator.page.locator("#final-title").textContent(), /wins?!|win together/);
});
