/** Everything explains itself: every card of every game, driven by its box; what a screen reader hears; warnings; the log. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaintsByDayAndNight } from "./axe.mjs";
import { ask, browser, person, setTable } from "./house.mjs";
import { PATIENCE } from "./patience.mjs";
import { soon, until } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
const PHONE = { size: { width: 360, height: 640 }, touch: true };
const BOT = { kind: "bot", bot: "greedy", name: "Pancho" };
const SOME = 30; // cards in a hand that is made up
const isCount = (page, found, count) => soon(page, async () => assert.equal(await found.count(), count));
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

const chunks = (all) => Array.from({ length: Math.ceil(all.length / SOME) }, (_, i) => all.slice(i * SOME, (i + 1) * SOME));
const playing = (kind, cards) => cards.map((card, i) => ({ number: 9000 + i, kind, args: { card }, words: `${kind} ${card}` }));

/** How a view is changed so that all cards of a box lie there to be chosen, some at a time; and what each of them is called. */
const GAMES = {
  "isla-dorada": {
    players: 3,
    hands(box) {
      const bolts = box.cards.filter(({ bolt }) => bolt).map(({ id }) => id);
      const held = box.cards.filter(({ bolt }) => !bolt).map(({ id }) => id);
      const goals = chunks([...box.starting_treasures, ...box.standard_treasures]).map((treasures) => ({
        cards: treasures.map(({ id }) => `treasure:${id}`),
        lay: (view) => Object.assign(view.table.seats[0].hand, { offered_treasures: [], treasures }),
      }));
      const secret = { destinies: box.destinies.map(({ id }) => id), curses: box.curses };
      return [
        { cards: [...bolts, ...held].map((id) => `card:${id}`), lay: (view) => {
          Object.assign(view, { moves: playing("take", bolts), question: "Draw." });
          Object.assign(view.table, { phase: "draw", row: bolts });
          view.table.seats[0].hand.cards = Object.fromEntries(held.map((id) => [id, 1]));
        } },
        { cards: [...secret.destinies.map((id) => `destiny:${id}`), ...secret.curses.map(({ site }) => `curse:${site}`)], lay: (view) => Object.assign(view.table.seats[0].hand, { offered_destinies: [], ...secret }) },
        ...goals,
      ];
    },
  },
  "la-isla": {
    players: 2,
    options: { advanced_cards: "on" },
    hands: (box) => chunks(box.cards).map((cards) => ({
      cards: cards.map(({ number }) => `card:${number}`),
      lay: (view) => (view.table.seats[0].hand = cards.map((card) => ({ ...card, spaces: [] }))),
    })),
  },
  "islas-canarias": {
    players: 2,
    options: { deck: "distinct" },
    hands: (box) => chunks(Object.keys(box.copies)).map((cards) => ({
      cards: cards.map((card) => `card:${card}`),
      lay: (view) => {
        Object.assign(view, { moves: playing("load", cards), question: "Load." });
        const islands = view.table.islands.map((isle, i) => ({ ...isle, island: Object.keys(box.islands)[i] }));
        Object.assign(view.table, { phase: "load", free_islands: [], islands, hand: Object.fromEntries(cards.map((card) => [card, 1])) });
      },
    })),
  },
  "trails-of-tucana": {
    players: 2,
    hands: (box) => [{
      cards: [...Object.keys(box.terrain_cards).map((each) => `terrain:${each}`), ...Object.keys(box.pair_values).flatMap((each) => [`blue:${each}`, `pair:${each}`]), ...Object.keys(box.red_values).flatMap((each) => [`red:${each}`, `sight:${each}`])],
      lay: (view) => (view.table.red_cards = box.red_values),
    }],
  },
};

/** Everything of the box, but what is told of the match alone: cards that this test does not lay would not be missed otherwise. */
const CARDS = {
  "isla-dorada": (box) => [...box.cards.map(({ id }) => `card:${id}`), ...box.destinies.map(({ id }) => `destiny:${id}`), ...[...box.starting_treasures, ...box.standard_treasures].map(({ id }) => `treasure:${id}`), ...box.curses.map(({ site }) => `curse:${site}`)],
  "la-isla": (box) => box.cards.map(({ number }) => `card:${number}`),
  "islas-canarias": (box) => Object.keys(box.copies).map((card) => `card:${card}`),
  "trails-of-tucana": (box) => Object.keys(box.terrain_cards).map((each) => `terrain:${each}`),
};

/** What is a card, of all that the server explains. */
const KINDS = {
  "isla-dorada": ["card", "destiny", "treasure", "curse"],
  "la-isla": ["card"],
  "islas-canarias": ["card"],
  "trails-of-tucana": ["terrain", "blue", "red"],
};

/** Presses each thing and waits until the one place, in view, tells what it is and where its rule stands; those of which it does not. */
const silent = (page, wanted) => page.evaluate(async ([told, patience]) => {
  const plain = (text) => (text ?? "").replace(/\s+/g, " ");
  const missing = [];
  for (const [id, about] of Object.entries(told)) {
    if (missing.length) break; // enough to see what is wrong
    const [kind, name] = id.split(":");
    const thing = document.querySelector(`.table :is([data-about="${id}"], [data-${kind}="${name}"])`);
    thing?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const shown = () => document.querySelector(".about");
    const tells = () => plain(shown()?.textContent).includes(plain(about)) && shown().querySelector("a[href*='#']");
    for (const ends = Date.now() + patience; thing && Date.now() < ends && !tells(); ) await new Promise(requestAnimationFrame);
    const { bottom = Infinity, right = 0, height = 0 } = shown()?.getBoundingClientRect() ?? {};
    const isInView = height > 20 && bottom < innerHeight + 1 && right < innerWidth + 1;
    if (!thing || !tells() || !isInView) missing.push(`${id}: ${thing ? `${shown()?.textContent} (to ${bottom})` : "not there"}`);
  }
  return missing;
}, [wanted, PATIENCE]);

for (const [game, { players, options = {}, hands }] of Object.entries(GAMES)) {
  for (const [place, language, look] of [["at a desk", "en", {}], ["on a phone", "fr", PHONE]]) {
    if (game === "trails-of-tucana" && look.touch) continue; // what lies in its tray is behind the grip there
    test(`every card of ${game} is explained while it is chosen, ${place}`, async () => {
      const { page, faults } = await person(chrome, address, { language, ...look });
      const { table } = await setTable(page, [{ kind: "here", name: "Ana" }, ...Array.from({ length: players - 1 }, () => ({ kind: "open" }))], options, game);
      const box = await ask(page, `/api/tables/${table.id}/box`);
      const things = await ask(page, `/api/tables/${table.id}/things?lang=${language}`);
      const all = hands(box);
      const laid = all.flatMap(({ cards }) => cards);
      const cards = Object.keys(things).filter((thing) => KINDS[game].includes(thing.split(":")[0]));
      assert.ok(KINDS[game].every((kind) => cards.some((card) => card.startsWith(`${kind}:`))), "cards of every kind are explained");
      assert.deepEqual([...CARDS[game](box), ...cards].filter((card) => !laid.includes(card)), [], "all of them are laid out");
      let lay = () => {};
      await page.routeWebSocket(/\/live$/, (here) => {
        const server = here.connectToServer();
        server.onMessage((message) => {
          const said = JSON.parse(message);
          if (said.type === "view" && said.seat === 0) lay(said.view);
          here.send(JSON.stringify(said));
        });
      });
      for (const hand of look.touch ? all.slice(0, 2) : all) {
        lay = hand.lay;
        await page.goto(`/table/${table.id}`);
        if (look.touch) await page.getByRole("button", { name: "Ma feuille" }).tap();
        await page.locator(`[data-about="${hand.cards[0]}"], [data-${hand.cards[0].replace(":", "=\"")}"]`).first().waitFor({ state: "attached" });
        const wanted = Object.fromEntries(hand.cards.map((card) => [card, things[card]?.about ?? `${card} has no explanation`]));
        assert.deepEqual(await silent(page, wanted), []);
      }
      assert.deepEqual(faults, []);
    });
  }
}

/** What a screen reader has of a page: role and name of all that it can reach. */
async function spoken(page) {
  const reader = await page.context().newCDPSession(page);
  const { nodes } = await reader.send("Accessibility.getFullAXTree");
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => `${role?.value}: ${name?.value ?? ""}`);
}

test("a screen reader hears the paths from every site, the tracks and the bids; nothing is selected before it is chosen", async () => {
  const { page } = await person(chrome, address);
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }, BOT, BOT], {}, "isla-dorada", 2);
  await page.goto(`/table/${table.id}`);
  await page.locator(".site").first().waitFor();
  const box = await ask(page, `/api/tables/${table.id}/box`);
  const heard = await spoken(page);
  const named = ({ name, people }) => (people === "camp" ? "Base camp" : name);
  for (const place of box.sites) {
    const [site, ways] = heard.find((one) => one.startsWith(`button: ${named(place)}`))?.split("ways from here: ") ?? [];
    assert.ok(site && ways, `${place.id} is there, with its ways`);
    for (const { to } of box.ways[place.id]) assert.ok(ways.includes(` to ${named(box.sites.find(({ id }) => id === to))}`), `${site} leads to ${to}: ${ways}`);
  }
  assert.ok(heard.some((one) => /^(img|image): Markers: \d+ of 16 placed\. Sea travel tokens/.test(one)), "the track of markers");
  assert.ok(heard.some((one) => one === "region: Who bids what"), "the bids");
  await isCount(page, page.locator("[role=option][aria-selected=true]"), 0);
});

test("a warning is there before one confirms, and moves nothing", async () => {
  const { page, faults } = await person(chrome, address);
  await page.route("**/preview?*", (asked) => asked.fulfill({ json: { version: 0, events: [], points: [], question: null, stopped: "nothing", warnings: ["Mind the gap."], things: [] } }));
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }, BOT], {}, "islas-canarias", 2);
  await page.goto(`/table/${table.id}`);
  const confirm = page.locator("[data-confirm]");
  await confirm.waitFor();
  await isCount(page, page.locator(".warning"), 0);
  await page.locator(".side [role=option]").first().click();
  const before = await confirm.boundingBox();
  await soon(page, async () => assert.equal(await page.locator(".warning").textContent(), "Mind the gap."));
  assert.deepEqual(await confirm.boundingBox(), before);
  assert.deepEqual(await complaintsByDayAndNight(page), []);
  assert.deepEqual(faults, []);
});

test("the log runs one way, lights up what a line speaks of, and ends with the result", async () => {
  const { page, faults } = await person(chrome, address);
  const { table } = await setTable(page, [{ kind: "bot", bot: "greedy", name: "Inès" }, BOT], {}, "trails-of-tucana");
  await page.goto(`/table/${table.id}`);
  await until(page, "the end", async () => (await ask(page, `/api/tables/${table.id}/view`)).view.over);
  await page.goto(`/table/${table.id}`);
  const { scores, winners } = (await ask(page, `/api/tables/${table.id}/view`)).view;
  const names = ["Inès", "Pancho"];
  await soon(page, async () => {
    const told = await page.locator(".log li.result").textContent();
    assert.ok(told.includes(`${scores[winners[0]]} points.`) && names.every((name, seat) => told.includes(`${name} ${scores[seat]}`)), told);
  });
  const versions = (await page.locator(".log li button").allTextContents()).map(Number);
  assert.deepEqual(versions, versions.toSorted((a, b) => a - b));
  assert.deepEqual(faults, []);
});

test("a line of the log that is pointed at or focused rings what it speaks of", async () => {
  const { page, faults } = await person(chrome, address);
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }, BOT], {}, "islas-canarias", 2);
  await page.goto(`/table/${table.id}`);
  await page.locator(".side [role=option]").first().click();
  await page.locator("[data-confirm]").click();
  const line = page.locator(".log li", { hasText: /takes|chooses/ }).first();
  await soon(page, async () => { // the log runs on while others move, and the board turns: the pointer has to follow its line
    await page.mouse.move(5, 5);
    await line.locator("p").first().hover();
    assert.ok((await page.locator(".ring").count()) > 0, "the island that was taken");
  });
  await page.mouse.move(5, 5);
  await isCount(page, page.locator(".ring"), 0);
  await line.locator("button").focus();
  await soon(page, async () => assert.ok((await page.locator(".ring").count()) > 0));
  assert.deepEqual(faults, []);
});
