/** Isla Dorada's auction at the table: who is silenced by a Juju, and a match in which bids are shared. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browser, tell } from "./house.mjs";
import { answer, gather, playUntil, takeWay, three, viewOf } from "./isla_dorada_play.mjs";
import { clickOn, finish, soon, until } from "./play.mjs";

const [JUJU, JOINED] = [11, 11]; // deals in which somebody soon holds a Juju, and in which a bid can be joined

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

/** Three people at a table where one of them is asked as wished, and a spectator; matches that do not come to it are left. */
async function cameTo(wished, deal, options, pick) {
  for (let tries = 0; tries < 12; tries += 1) {
    const set = await three(chrome, options, deal + tries);
    const seat = await playUntil(set.people, set.id, wished, pick);
    if (seat >= 0) return { ...set, seat, spectator: await gather(chrome, set) };
  }
  throw new Error("no match came to what is wished for");
}

const says = (locator, words, why) => soon(locator.page(), async () => assert.match(await locator.textContent(), words, why));
const counts = (locator, wanted, why) => soon(locator.page(), async () => assert.equal(await locator.count(), wanted, why));

/** Scenes go by themselves, sooner than a busy machine may look: from now on the page keeps what they say. */
const keepScenes = (page) => page.locator(".stage").evaluate((stage) => new MutationObserver(() => (stage.dataset.told = `${stage.dataset.told ?? ""} ${stage.textContent}`)).observe(stage, { childList: true, subtree: true }));

test("who is silenced by a Juju is told so by everybody's strip, and is asked again in the next round", async () => {
  const { id, people, spectator, seat: holder } = await cameTo((view) => has(view, "juju") && has(view, "path"), JUJU, {}, collecting);
  const { page } = people[holder];
  const seen = async () => (await viewOf(people[holder], id, holder)).view;
  const { round } = (await seen()).table;
  await keepScenes(spectator.page);
  await clickOn(page, page.locator(".desk button.juju").first());
  const silenced = (await seen()).table.seats.findIndex((goods) => goods.silenced);
  await takeWay(page, page.locator(".board path.target").first());
  await answer(page, page.locator(".desk button.amount").first());
  for (const who of [...people, spectator]) await comesTo(who, silenced, "silenced");
  await says(standing(spectator, silenced), /silenced/);
  await says(standing(people[1], silenced), /muet/);
  await soon(spectator.page, async () => assert.match((await spectator.page.locator(".stage").getAttribute("data-told")) ?? "", /Juju/, "and a scene tells of it"));
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
  const { id, people, spectator, seat: second } = await cameTo((view) => view.table.phase === "bid" && joining(view) >= 0, JOINED, { cooperative: "on" }, opening);
  const { view } = await viewOf(people[second], id, second);
  const first = view.table.bids.find(({ seat }) => seat !== second);
  const { page } = people[second];
  await takeWay(page, page.locator(".board path.target").nth(joining(view)));
  await says(page.locator(".desk .what").first(), /Add|Ajouter/);
  const added = Number(await page.locator(".desk button.amount").first().textContent());
  await answer(page, page.locator(".desk button.amount").first());

  const total = first.amount + added;
  await counts(spectator.page.locator(".board li.sum"), 1, "one bid is shared");
  await says(spectator.page.locator(".board li.sum"), new RegExp(`${total} together`));
  await says(people[1].page.locator(".board li.sum"), new RegExp(`${total} ensemble`));
  await says(standing(spectator, second), new RegExp(`${added}.* to `), "each share stands with its seat");
  await says(spectator.page.locator(".tag.leads text"), new RegExp(`^${total}$`), "and the whole bid lies on the map");
  await counts(spectator.page.locator(".tag.leads svg"), 2, "with the marks of both");

  const paid = new Set();
  await playUntil(people, id, ({ table, moves }) => table.phase !== "bid" && table.phase !== "pay" && (moves.length || table.phase), (moves, asked) => {
    if (asked.table.phase === "pay") paid.add(asked.seat);
    return moves.find(({ kind }) => kind === "pass") ?? moves[0];
  });
  assert.deepEqual([...paid].sort(), [first.seat, second].sort(), "who shared the bid shares its price");
  for (const who of [...people, spectator]) await who.page.goto("about:blank"); // nobody looks on while the rest is played
  for (const [seat, { page: other }] of people.entries()) {
    if (seat > 0) assert.ok((await tell(other, `/api/tables/${id}/seats/${seat}/bot`, { bot: "greedy" })).ok());
  }
  await finish(people[0].page, id, 0);
  await spectator.page.goto(`/table/${id}`);
  for (const who of [...people, spectator]) assert.deepEqual(who.faults, []);
  await says(spectator.page.locator("#final-title"), /wins?!|win together/);
});
