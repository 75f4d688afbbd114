/** Decisions of La Isla that take more than one press, and what is said and shown while they are made. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, browser, person, setTable } from "./house.mjs";
import { asks, playToASwap, playUntil } from "./la_isla_play.mjs";
import { atRest, soon, until, viewOf } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
const PHONE = { size: { width: 390, height: 844 }, touch: true };
const BOT = { kind: "bot", bot: "greedy", name: "Pancho" };
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

async function table(look, seats = [{ kind: "here", name: "Ana" }, BOT], options = {}, deal = null) {
  const { page, faults } = await person(chrome, address, look);
  return { page, faults, id: (await setTable(page, seats, options, "la-isla", deal)).table.id };
}

const isChosen = (page, words, why) => soon(page, async () => assert.match(await page.locator(".ask p.chosen").textContent(), words, why));
const isCount = (page, locator, wanted, why) => soon(page, async () => assert.equal(await locator.count(), wanted, why));
const SWAP = 2; // a deal in which somebody soon draws a card that swaps

test("a swap is two presses: what is given, then what is wanted for it; either can be changed", async () => {
  const four = ["Ana", "Bo", "Cleo", "Dan"].map((name) => ({ kind: "here", name }));
  let [at, seat] = [null, null];
  for (let deal = SWAP; seat === null; deal += 1) {
    assert.ok(deal < SWAP + 20, "somebody draws a card that swaps");
    at = await table({}, four, { advanced_cards: "on" }, deal);
    seat = await playToASwap(at.page, at.id);
  }
  const { page, id, faults } = at;
  const before = (await viewOf(page, id, seat)).view;
  const swaps = before.moves.filter(({ kind }) => kind === "swap");
  const gives = [...new Set(swaps.map(({ args }) => args.give))];
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: `I am ${four[seat].name}` }).click();
  const slot = before.table.seats[seat].slots.findIndex(({ card, usable }) => usable && card.function === "shared-swap");
  await page.locator(".ways").waitFor();
  await page.locator(`.tray [data-slot="${slot + 1}"]`).click(); // of several functions, this one
  await page.locator(".ways .first").first().waitFor();
  const give = (colour) => page.locator(".ways .first").and(page.getByRole("button", { name: colour, exact: true })).click();
  const get = (from, to) => page.locator(".ways .target", { hasText: `Swap a ${from} resource for a ${to} one` });
  const wanted = page.locator(".ways .target", { hasText: "Swap" });
  const swap = (from, to) => new RegExp(`^Swap a ${from} resource for a ${to} one$`);
  await isCount(page, page.locator(".ways .first"), gives.length, "every resource at hand can be given");
  await isCount(page, wanted, gives.length === 1 ? 4 : 0, "what is wanted comes second");
  const [from, last] = [gives[0], gives.at(-1)];
  const [one, other] = swaps.filter(({ args }) => args.give === from && args.get !== last).map(({ args }) => args.get);
  await give(from);
  await isCount(page, wanted, 4, "any of the four other colours");
  await get(from, one).click();
  await isChosen(page, swap(from, one));
  await get(from, other).click();
  await isChosen(page, swap(from, other), "something else is wanted");
  await give(last);
  await isChosen(page, swap(last, other), "something else is given for it");
  await page.locator("[data-confirm]").click();
  await until(page, "the swap", async () => !(await viewOf(page, id, seat)).view.moves.some(({ kind }) => kind === "swap"));
  const [had, has] = [before, (await viewOf(page, id, seat)).view].map((view) => view.table.seats[seat].resources);
  assert.deepEqual(has, { ...had, [last]: had[last] - 1, [other]: had[other] + 1 });
  assert.deepEqual(faults, []);
});

for (const [name, look] of Object.entries({ "a desk": {}, "a phone": PHONE })) {
  test(`what is to be decided covers nothing of the island, on ${name}`, async () => {
    const { page, id, faults } = await table(look);
    await playUntil(page, id, asks("use"));
    await page.goto(`/table/${id}`);
    await page.locator(".ways .target:visible").first().waitFor();
    const covered = await atRest(page, () => page.evaluate(() => {
      const bar = document.querySelector(".ways").getBoundingClientRect();
      const meets = (box) => box.left < bar.right && box.right > bar.left && box.top < bar.bottom && box.bottom > bar.top;
      return [...document.querySelectorAll(".board [data-rove]")].filter((thing) => meets(thing.getBoundingClientRect())).map((thing) => thing.getAttribute("aria-label"));
    }));
    assert.deepEqual(covered, []);
    assert.deepEqual(faults, []);
  });
}

test("reading one card after another moves none of them and chooses nothing; as they lie they can be laid", async () => {
  const { page, id, faults } = await table({});
  await page.goto(`/table/${id}`);
  const cards = page.locator(".tray [data-card]");
  await cards.first().waitFor();
  for (const i of [0, 1, 2, 0]) {
    await cards.nth(i).click();
    const { resource } = (await viewOf(page, id)).view.table.seats[0].hand[i];
    await soon(page, async () => assert.match(await page.locator(".about").textContent(), new RegExp(`A: .*B: take a ${resource} resource.*D: `, "s")));
    assert.equal(await page.locator(".side [role=option][aria-selected=true]").count(), 0);
    assert.ok(await page.locator("[data-confirm]").isDisabled());
  }
  await page.getByRole("button", { name: "Lay like this" }).click();
  await isChosen(page, /A: card 1.*B: card 2.*D: card 3/);
  await page.locator(".side [role=option]", { hasText: /A: card 3.*B: card 1/ }).click();
  await soon(page, async () => {
    const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
    assert.ok(lefts[2] < lefts[0] && lefts[0] < lefts[1], "cards lie as the list says");
  });
  await page.locator("[data-confirm]").click();
  await until(page, "the cards to be laid", async () => !asks("lay")((await viewOf(page, id)).view));
  assert.deepEqual(faults, []);
});

test("a card that is explained shows on the island where its function counts", async () => {
  const { page, id, faults } = await table({});
  await page.goto(`/table/${id}`);
  const { spaces, seats } = (await viewOf(page, id)).view.table;
  for (const [i, { function: name, variant }] of seats[0].hand.entries()) {
    await page.locator(".tray [data-card]").nth(i).click();
    const meant = spaces.filter(({ symbol, landscape }) => /^(symbol|land)-/.test(name) && [symbol, landscape].includes(variant));
    await soon(page, async () => assert.deepEqual(await page.locator(".board .meant").evaluateAll((all) => all.map((space) => space.dataset.space)), meant.map((space) => space.name), name));
  }
  await page.locator(".tray [data-card]").nth(seats[0].hand.length - 1).click();
  await isCount(page, page.locator(".board .meant"), 0);
  assert.deepEqual(faults, []);
});

test("where nothing is asked before playing, cards can still be sorted in peace and are laid by a button", async () => {
  const { page, id, faults } = await table({});
  await page.goto(`/table/${id}`);
  await page.locator(".tray [data-card]").first().waitFor();
  await page.locator(".asks input").uncheck();
  await page.reload();
  for (const [card, letter] of [[0, 2], [1, 0]]) {
    await page.locator(".tray [data-card]").nth(card).click();
    await page.locator(".tray [data-place]").nth(letter).click();
  }
  const { view } = await viewOf(page, id);
  assert.ok(asks("lay")(view), "two swaps, and nothing is played yet");
  const [first, second, third] = view.table.seats[0].hand;
  await page.getByRole("button", { name: "Lay like this" }).click();
  await until(page, "the cards to be laid", async () => !asks("lay")((await viewOf(page, id)).view));
  const mine = async () => (await viewOf(page, id)).view.table.seats[0];
  const { slots, aside } = await mine();
  assert.deepEqual([slots[0].card.number, aside.D.number], [second.number, first.number]);
  await until(page, "the resource of B, once the others have laid their cards too", async () => (await mine()).resources[third.resource] === 2);
  assert.deepEqual(faults, []);
});

test("on a phone cards are explained on one's own sheet too; a tap on an explanation shows it whole, in the same place", async () => {
  const { page, id, faults } = await table(PHONE);
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "My sheet" }).tap();
  await page.locator(".holdings [data-card]").first().tap();
  const told = page.locator(".ask .about");
  await soon(page, async () => assert.match(await told.textContent(), /A: .*B: .*D: /s));
  await page.getByRole("button", { name: "My sheet" }).tap();
  await page.locator(".dock [data-card]").first().tap();
  const low = await atRest(page, () => told.boundingBox());
  await told.tap();
  const whole = await atRest(page, () => told.boundingBox());
  assert.ok(whole.height > low.height, "all of it");
  await told.tap();
  await soon(page, async () => assert.deepEqual(await told.boundingBox(), low));
  assert.deepEqual(faults, []);
});

test("on a phone a chosen space says what it costs and brings", async () => {
  const { page, id, faults } = await table(PHONE);
  await playUntil(page, id, (view) => view.moves.some(({ kind }) => kind === "place"));
  await page.goto(`/table/${id}`);
  await page.locator(".space.target").first().dispatchEvent("click");
  await soon(page, async () => assert.match(await page.locator(".dock .note").textContent(), /^costs [12] \w+/));
  assert.deepEqual(faults, []);
});

test("on a small phone all five animals whose marker can be moved are in sight, and doing without", async () => {
  const { page, id, faults } = await table({ ...PHONE, language: "fr", size: { width: 360, height: 640 } });
  await playUntil(page, id, (view) => view.moves.filter(({ kind, args }) => kind === "use" && args.animal).length === 5);
  await page.goto(`/table/${id}`);
  const ways = page.locator(".dock .ways");
  await ways.waitFor();
  assert.ok(await ways.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth), "nothing is to be scrolled");
  assert.deepEqual(faults, []);
});

for (const language of ["en", "fr"]) {
  test(`on a small laptop and a tablet every card of a hand says all that its function does (${language})`, async () => {
    const { page, id } = await table({ language, size: { width: 1280, height: 720 } }, [{ kind: "here", name: "Ana" }, { kind: "open" }], { advanced_cards: "on" });
    const { cards } = await ask(page, `/api/tables/${id}/box`);
    const hand = [...new Map(cards.map((card) => [`${card.function} ${card.variant}`, { ...card, spaces: [] }])).values()];
    await page.routeWebSocket(/\/live$/, (here) => {
      here.connectToServer().onMessage((message) => {
        const said = JSON.parse(message);
        if (said.type === "view" && said.seat === 0) said.view.table.seats[0].hand = hand;
        here.send(JSON.stringify(said));
      });
    });
    await page.goto(`/table/${id}`);
    await soon(page, async () => assert.equal(await page.locator(".hand .told").count(), hand.length));
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: width === 1024 ? 768 : 720 });
      const cut = await page.locator(".hand .told").evaluateAll((all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 4).map(({ textContent }) => textContent));
      assert.deepEqual(cut, [], `${width} pixels wide`);
    }
  });
}
