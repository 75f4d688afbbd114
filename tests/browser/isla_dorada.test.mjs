/** Isla Dorada at the table: a whole match in two languages, keyboard alone, secrets, the auction, and axe. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaints, complaintsByDayAndNight, isTooWide } from "./axe.mjs";
import { browser, person, tell } from "./house.mjs";
import { answer, gather, play, playUntil, sitAt, table, takeWay, three, viewOf } from "./isla_dorada_play.mjs";
import { answerByKeys, atRest, clickOn, hurry, isAsked, isOver, leapToTheEnd, playMove, putAway, SOME, soon, until } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
const PHONE = { width: 390, height: 844 };
const BOTS = [{ kind: "bot", bot: "greedy", name: "Pancho" }, { kind: "bot", bot: "greedy", name: "Inès" }];
const MOST_PLACED = 12; // of 16 markers: after them pages play on by themselves (idle_clicks.test.mjs has a whole match)
const ALL_CAN_PAY = 2; // a deal in which whoever leads has a card for some way
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

const rejecting = (goal) => (moves) => moves.find(({ kind }) => kind === `reject_${goal}`);

/** Answers whatever comes, until there is a way to bid for. */
async function untilBidding(who, id, seat) {
  let last = null; // what was seen then: others who decide are named where one waits in vain
  await until(who.page, "a way to bid for", async () => {
    const { version, view } = (last = await viewOf(who, id, seat));
    if (view.over) throw new Error("the match was over before there was a way to bid for");
    if (view.moves.some(({ kind }) => kind === "path")) return true;
    if (view.moves.length) await playMove(who.page, id, seat, version, view.moves[0]);
    return false;
  }).catch((reason) => {
    throw new Error(`${reason.message}; last seen: ${JSON.stringify([last?.version, last?.view.table.phase, last?.view.pending])}`);
  });
  await until(who.page, "the ways to be lit", async () => (await who.page.locator(".board path.target").count()) > 0);
}

/** Rejects goals and makes a first bid: on the cards, the map and the desk. */
async function beginOnTheBoard(who, id) {
  for (const card of [".goal.destiny.lit", ".goal.lit"]) await clickOn(who.page, who.page.locator(`.tray ${card}`).first());
  await untilBidding(who, id, 0);
  await takeWay(who.page, who.page.locator(".board path.target").first());
  await answer(who.page, who.page.locator(".desk button.amount").first());
}

/** The highest bid on the first way that the hand can pay for; a way chosen in vain is taken back. */
async function bidMost(page) {
  const ways = page.locator(".board path.target");
  const count = await ways.count();
  for (let i = 0; ; i += 1) {
    await takeWay(page, ways.nth(i));
    const most = page.locator(".desk button.amount").last();
    const amount = Number(await atRest(page, () => most.textContent()));
    if (amount > 0 || i === count - 1) {
      await answer(page, most, () => soon(page, async () => assert.ok(!amount || (await page.locator(".tray .card.chosen").count()), "the cards that it would take are marked")));
      return amount;
    }
    await page.locator("[data-undo]").click();
    await until(page, "the ways again", async () => (await ways.count()) === count);
  }
}

test("two people and a bot, in English and in French, from the first bid and through the last rounds to the final screen", async () => {
  const ana = await person(chrome, address);
  const set = await table(ana, [{ kind: "here", name: "Ana" }, { kind: "open", name: "Zoé" }, BOTS[0]]);
  const { id } = set.table;
  const zoe = await sitAt(chrome, set, 1, { language: "fr", theme: "dark" });
  for (const { page } of [ana, zoe]) await page.goto(`/table/${id}`);
  await Promise.all([beginOnTheBoard(ana, id), play(zoe, id, 1, rejecting("treasure")).then(() => play(zoe, id, 1, rejecting("destiny")))]);
  for (const { page } of [ana, zoe]) await page.goto("about:blank"); // nobody looks on in between
  await playUntil([ana, zoe], id, ({ table }) => table.placed >= MOST_PLACED);
  for (const { page } of [ana, zoe]) await page.goto(`/table/${id}`);
  await Promise.all([ana, zoe].map(({ page }) => hurry(page)));
  assert.match(await ana.page.locator("#final-title").textContent(), /wins?!|win together/);
  assert.match(await zoe.page.locator("#final-title").textContent(), /Victoire/);
  assert.match(await zoe.page.locator(".final").textContent(), /la destinée rapporte/);
  assert.match(await zoe.page.locator(".final").textContent(), /Les secrets/);
  const scores = ({ page }) => page.locator(".final ol .score").allTextContents();
  assert.deepEqual(await scores(ana), await scores(zoe), "both see the same result");
  assert.deepEqual([ana.faults, zoe.faults], [[], []]);
});

test("a match by keyboard alone", async () => {
  const ana = await person(chrome, address);
  const set = await table(ana, [{ kind: "here", name: "Ana" }, ...BOTS]);
  await tell(ana.page, `/api/tables/${set.table.id}/seats/0/obvious`, { obvious: false }); // or the page would wait for its answers
  await ana.page.goto(`/table/${set.table.id}`);
  let decisions = 0;
  while (decisions < SOME && (await answerByKeys(ana.page, decisions % 3 ? 0 : decisions % 4))) decisions += 1;
  if (!(await isOver(ana.page))) await leapToTheEnd(ana.page, set.table.id, 0);
  assert.ok(decisions >= Math.min(SOME, 60), `${decisions} decisions`);
  assert.deepEqual(ana.faults, []);
});

test("secret goals are marked for their owner only, the strip shows bids and passes, a payment is proposed and changed", async () => {
  const set = await three(chrome, {}, ALL_CAN_PAY);
  const { id, people } = set;
  const spectator = await gather(chrome, set);
  for (const [seat, who] of people.entries()) {
    for (const goal of ["treasure", "destiny"]) await play(who, id, seat, rejecting(goal));
  }
  for (const [seat, who] of people.entries()) {
    const { treasures, curses } = (await viewOf(who, id, seat)).view.table.seats[seat].hand;
    await until(who.page, "the goals kept", async () => (await who.page.locator(".board .goals .treasure").count()) === treasures.length);
    await soon(who.page, async () => {
      assert.equal(await who.page.locator(".board .goals .curse").count(), curses.length);
      const marked = await who.page.locator(".board .goals:has(.treasure)").evaluateAll((sites) => sites.map((site) => site.dataset.site));
      assert.deepEqual(marked.sort(), [...new Set(treasures.map(({ site }) => site))].sort(), "their own sites, and no others");
    });
  }
  await until(spectator.page, "the auction", async () => (await spectator.page.locator(".board li[data-standing]").count()) === 3);
  assert.equal(await spectator.page.locator(".board .goals, .board .destined").count(), 0, "a spectator sees no goals");

  const { leader } = (await viewOf(people[0], id, 0)).view.table;
  const second = (leader + 1) % 3;
  const opener = people[leader].page;
  await until(opener, "the leader to be asked", () => isAsked(opener));
  const bid = await bidMost(opener);
  assert.ok(bid, "the leader can pay for some way");
  await play(people[second], id, second, (moves) => moves.find((move) => move.kind === "pass"));
  const strip = spectator.page.locator(".board li[data-standing]");
  await until(spectator.page, "the pass", async () => (await strip.nth(second).getAttribute("data-standing")) === "passed");
  assert.equal(await strip.nth(leader).getAttribute("data-standing"), "leads"); // what came before the pass is there with it
  assert.match(await strip.nth(leader).textContent(), new RegExp(`${bid}.*(through the jungle|over the sand|over the mountains|down the river|across the lake|by sea) to `));
  assert.equal(await strip.nth((leader + 2) % 3).getAttribute("data-standing"), "thinks");
  assert.equal(await spectator.page.locator(".tag.leads text").textContent(), String(bid), "and the bid lies on the map");

  const third = (leader + 2) % 3;
  await play(people[third], id, third, (moves) => moves.find((move) => move.kind === "pass"));
  const picked = opener.locator(".tray .card.chosen");
  await until(opener, "a payment to be proposed", async () => (await picked.count()) > 0);
  const card = opener.locator(".tray .card.lit").first();
  await card.click();
  await opener.locator(".tray [data-play]:disabled").waitFor();
  for (let taps = 0; !(await atRest(opener, () => opener.locator(".tray [data-play]").isEnabled())); taps += 1) {
    assert.ok(taps < 8, "tapping on comes back to the proposal");
    await card.click();
  }
  await opener.locator(".tray [data-play]").click();
  await until(spectator.page, "the payment", async () => /pays with/.test(await spectator.page.locator(".log").first().textContent()));
});

for (const [name, wishes] of Object.entries({ "a desk, by day and by night": {}, "a phone": { size: PHONE, touch: true } })) {
  test(`axe on the table, on ${name}`, async () => {
    const ana = await person(chrome, address, wishes);
    const set = await table(ana, [{ kind: "here", name: "Ana" }, ...BOTS]);
    await ana.page.goto(`/table/${set.table.id}`);
    await ana.page.locator(".goal.lit").first().waitFor();
    await untilBidding(ana, set.table.id, 0);
    await ana.page.locator(".board path.target").first().dispatchEvent("click");
    await ana.page.locator(".desk button.amount").first().waitFor();
    const found = await (wishes.touch ? complaints : complaintsByDayAndNight)(ana.page);
    if (!wishes.touch) {
      await ana.page.locator(".seats li button").first().click();
      await ana.page.locator("dialog[open] .deeds").waitFor();
      found.push(...(await complaints(ana.page)));
      await putAway(ana.page);
    }
    assert.deepEqual(found, []);
    assert.equal(await isTooWide(ana.page), false);
    assert.deepEqual(ana.faults, []);
  });
}
