/** Islas Canarias in the browser: whole matches by pointer and by keyboard, the ship explained, and axe. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaints, complaintsByDayAndNight, isTooWide } from "./axe.mjs";
import { ask, browser, person, setTable } from "./house.mjs";
import { atRest, isAsked, isOver, leapToTheEnd, playMove, promptly, SOME, soon, typeOnce, unseen, until, viewOf } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
const PHONE = { width: 390, height: 844 };
const BOT = { kind: "bot", bot: "greedy" };
const LIT = ".table .target, .table button.lit";
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

const set = (page, seats, options, deal) => setTable(page, seats, options, "islas-canarias", deal);
const boxOf = (page, id, { box }) => ask(page, `/api/tables/${id}/box?of=${box}`);
const view = (page, id, seat = 0) => viewOf(page, id, seat, "&since=-1");
const COMPARED = 2; // a deal in which islands are soon compared by a priority

/** Plays a seat through the API until a view is as wished. */
async function playUntil(page, id, wished, seat = 0) {
  let played = 0;
  return until(page, "the position that is wished for", async () => {
    for (;;) {
      const got = await view(page, id, seat);
      if (wished(got.view, got.log)) return got;
      assert.ok(!got.view.over, "the match ended before that came");
      if (!got.view.moves.length) return null; // others are deciding
      await playMove(page, id, seat, got.version, got.view.moves[(played * 7) % got.view.moves.length]);
      played += 1;
    }
  });
}

/** One decision by pointer: something that is lit, and Confirm. */
async function pointOnce(page, pick) {
  await until(page, "a question or the end", async () => (await isAsked(page)) || (await isOver(page)));
  const lit = page.locator(LIT).locator("visible=true");
  const before = await page.locator(".log.wide, .question").allTextContents();
  await lit.nth(pick % (await lit.count())).click();
  await page.locator("[data-confirm]:not(:disabled)").click();
  await until(page, "the move to count", async () => (await isOver(page)) || String(await page.locator(".log.wide, .question").allTextContents()) !== String(before));
}

/** Inside the page: plays from the list, by click, until the end; tells of every legal move that was not lit on the board. */
const clickOn = (lit) =>
  new Promise((done) => {
    const dark = new Set();
    let played = 0;
    const look = () => {
      if (document.querySelector("#final-title")) return done({ dark: [...dark], played });
      const options = [...document.querySelectorAll(".wide [role=option]")];
      const sending = document.querySelector("[data-confirm]")?.textContent.endsWith("…");
      if (options.length && !sending) {
        const labels = [...document.querySelectorAll(lit)].map((thing) => (thing.getAttribute("aria-label") ?? thing.textContent).trim());
        for (const { textContent } of options) if (!labels.some((label) => label.startsWith(textContent))) dark.add(textContent);
        options[(played * 5) % options.length].click();
        played += 1;
      }
      setTimeout(look, 25);
    };
    look();
  });

test("two people in two languages and a bot, to the final screen; every legal move is lit on the board", async () => {
  const ana = await person(chrome, address);
  const { table, links } = await set(ana.page, [{ kind: "here", name: "Ana" }, BOT, { kind: "open" }]);
  const zoe = await person(chrome, address, { language: "fr", theme: "dark" });
  await zoe.page.goto(`/table/${table.id}#seat=2&token=${links.find(({ seat }) => seat === 2).token}`);
  await ana.page.goto(`/table/${table.id}`);
  for (const { page } of [ana, zoe]) await page.locator(".relief input").uncheck(); // all that is asked is answered by pointer
  for (let i = 0; i < 8; i += 1) {
    const [one] = await until(ana.page, "somebody to be asked", async () => {
      const asked = [];
      for (const each of [ana, zoe]) if (await isAsked(each.page)) asked.push(each);
      return asked.length && asked;
    });
    await pointOnce(one.page, i * 3 + 1);
  }
  for (const { page } of [ana, zoe]) {
    await promptly(page);
    await unseen(page, true);
  }
  const played = await Promise.all([ana, zoe].map(({ page }) => page.evaluate(clickOn, LIT)));
  assert.deepEqual(played.map(({ dark }) => dark), [[], []]);
  assert.ok(played.every((one) => one.played > 5), "people played the match, not the bot alone");
  for (const { page } of [ana, zoe]) await unseen(page, false);
  assert.match(await ana.page.locator("#final-title").textContent(), /wins?|win together/);
  assert.match(await zoe.page.locator("#final-title").textContent(), /Victoire/);
  assert.match(await zoe.page.locator(".final").textContent(), /Premiers palais d’une couleur[\s\S]*Les îles à la fin/);
  const scores = ({ page }) => page.locator(".final ol .score").allTextContents();
  await soon(ana.page, async () => assert.deepEqual(await scores(ana), await scores(zoe), "both see the same result"));
  assert.deepEqual([ana.faults, zoe.faults], [[], []]);
});

test("a match by keyboard alone", async () => {
  const { page, faults } = await person(chrome, address);
  const { table } = await set(page, [{ kind: "here", name: "Ana" }, BOT]);
  await page.goto(`/table/${table.id}`);
  await until(page, "an island to choose", () => isAsked(page));
  await page.locator(".board [data-rove][tabindex='0']").focus();
  const first = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  await page.keyboard.press("ArrowRight");
  assert.match(first, /^Take /);
  await soon(page, async () => assert.notEqual(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), first, "arrows walk from island to island"));
  await page.keyboard.press("Enter");
  await until(page, "the island to be chosen", () => page.evaluate(() => document.activeElement.getAttribute("aria-pressed") === "true"));
  for (let i = 0; i < SOME; i += 1) {
    assert.ok(i < 250);
    const offered = (await page.locator(".wide [role=option]").allTextContents()).join();
    if (!(await typeOnce(page, /a town/.test(offered) ? "town" : /Build with/.test(offered) ? "build" : "a", 0))) break;
  }
  if (!(await isOver(page))) await leapToTheEnd(page, table.id, 0);
  assert.match(await page.locator("#final-title").textContent(), /wins?!|together/);
  assert.deepEqual(faults, []);
});

test("the ship is explained settler by settler, and an allowed area says which priority it meets", async () => {
  const { page, faults } = await person(chrome, address);
  const { table } = await set(page, [{ kind: "here", name: "Ana" }, { kind: "here", name: "Zoé" }], { islands: "random" }, COMPARED);
  const both = async (wished) => {
    for (;;) {
      const got = await view(page, table.id);
      if (wished(got.view, got.log)) return got;
      await playUntil(page, table.id, (now) => now.version !== got.version, got.view.pending[0]);
    }
  };
  const placing = await both((now) => now.table.phase === "place" && now.pending[0] === 0 && now.table.places[now.table.card].priority !== null);
  await page.goto(`/table/${table.id}`);
  await page.getByRole("button", { name: "I am Ana" }).click();
  const { card, places } = placing.view.table;
  const { faces } = await boxOf(page, table.id, placing.view);
  const met = faces[card].priorities[places[card].priority];
  await soon(page, async () => {
    assert.match(await page.locator(".why b").textContent(), new RegExp(`^Priority ${places[card].priority + 1} says where: next to ${met}`));
    const allowed = await page.locator(".target.place").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    assert.equal(allowed.length, places[card].areas.length);
    for (const label of allowed) assert.match(label, new RegExp(`Allowed because it is next to: ${met}$`));
  });

  const comparisons = ({ happenings }) => happenings.slice(happenings.findLastIndex(({ kind }) => kind === "card_turned")).filter(({ kind }) => kind === "islands_compared");
  const landed = await both((now, log) => now.pending[0] === 0 && comparisons(log.at(-1)).length);
  await page.goto(`/table/${table.id}`);
  await page.getByRole("button", { name: "I am Ana" }).click();
  const { happenings } = landed.log.at(-1);
  const [first] = comparisons(landed.log.at(-1));
  const { priorities } = faces[happenings.findLast(({ kind }) => kind === "card_turned").facts.card];
  await page.getByRole("button", { name: /^On the ship/ }).click(); // a house is to be placed: the ship makes room until it is asked for
  await page.locator(".ship").waitFor();
  await soon(page, async () => {
    const cells = await page.locator(".ship tbody tr:first-child td:not(.verdict)").allTextContents();
    assert.deepEqual(cells, first.facts.numbers.map(String), "everyone's empty areas for the first priority");
    assert.deepEqual(await page.locator(".ship tbody th span").allTextContents(), priorities);
    assert.deepEqual(await page.locator(".ship thead .name").allTextContents(), ["Ana", "Zoé"]);
    assert.match(await page.locator(".ship .said").textContent(), /chooses the island of|leaves|attacked|nothing|no house/);
  });
  await page.getByRole("button", { name: "Put away" }).click();
  await page.getByRole("button", { name: /^On the ship/ }).click();
  await page.locator(".ship").waitFor();
  assert.deepEqual(faults, []);
});

test("the ship lies over no area that a settler's house can be built on", async () => {
  const { page, faults } = await person(chrome, address);
  const { table } = await set(page, [{ kind: "here", name: "Ana" }, BOT], { islands: "random" }, COMPARED);
  const fromShip = (log) => log.at(-1).happenings.some(({ kind }) => kind === "card_turned");
  await playUntil(page, table.id, (now, log) => now.table.phase === "place" && now.pending[0] === 0 && fromShip(log));
  await page.goto(`/table/${table.id}`);
  await page.locator(".target.place").first().waitFor();
  const covered = (all) => all.filter((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }).length;
  await soon(page, async () => assert.equal(await page.locator(".target.place").evaluateAll(covered), 0));
  assert.deepEqual(faults, []);
});

/** Inside the page: names of islands that are too small, leave the map, or run into each other. */
function crowded() {
  const map = document.querySelector(".map svg").getBoundingClientRect();
  const names = [...document.querySelectorAll(".map .isle text[font-size]")].map((text) => ({ said: text.textContent.trim(), box: text.getBoundingClientRect(), size: Number(text.getAttribute("font-size")) }));
  const faults = names.length ? [] : ["no names"];
  for (const [i, { said, box, size }] of names.entries()) {
    if (size < 12) faults.push(`${said}: ${size} px`);
    if (box.left < map.left || box.right > map.right || box.top < map.top - 2 || box.bottom > map.bottom) faults.push(`${said}: off the map`);
    for (const other of names.slice(i + 1)) {
      const [a, b] = [box, other.box];
      if (a.left < b.right && b.left < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom) faults.push(`${said} over ${other.said}`);
    }
  }
  return faults;
}

for (const [name, players, wishes] of [["four on a phone", 4, { size: PHONE, touch: true }], ["five on a phone", 5, { size: PHONE, touch: true }], ["five at a desk", 5, {}]]) {
  test(`the islands' names can be read while the ship's table is open: ${name}`, async () => {
    const { page, faults } = await person(chrome, address, wishes);
    const bots = ["Pancho", "Zoé", "Inès", "Maximiliano"].slice(0, players - 1).map((bot) => ({ ...BOT, name: bot }));
    const { table } = await set(page, [{ kind: "here", name: "Ana" }, ...bots], { islands: "random" });
    const turned = (log) => log.findLast(({ happenings }) => happenings.some(({ kind }) => kind === "card_turned"))?.version ?? -1;
    await playUntil(page, table.id, (now, log) => now.question && now.table.phase === "act" && now.table.round > 1 && turned(log) >= now.last_turn);
    await page.goto(`/table/${table.id}`);
    await page.locator(".ship").waitFor();
    assert.deepEqual(await atRest(page, () => page.evaluate(crowded)), []);
    assert.match(await page.locator(".ship h3").textContent(), new RegExp(`/${players}: `), "one card stays aboard, the others land");
    await page.getByRole("button", { name: "Put away" }).click();
    await page.locator(".ship").waitFor({ state: "detached" });
    assert.deepEqual(await atRest(page, () => page.evaluate(crowded)), []);
    assert.deepEqual(faults, []);
  });
}

test("a card, an area and Confirm build a house, and no island moves while cards are tried out", async () => {
  const { page, faults } = await person(chrome, address);
  const { table } = await set(page, [{ kind: "here", name: "Ana" }, BOT], { islands: "random" });
  await playUntil(page, table.id, (now) => now.question && now.table.phase === "act" && now.table.round === 1);
  await page.goto(`/table/${table.id}`);
  const where = () => page.locator(".map .isle").first().evaluate((isle) => isle.style.transform);
  const cards = page.locator(".tray [data-card].lit:not(.pirate)");
  await page.getByText("Press a settler").waitFor();
  const before = await atRest(page, where);
  for (let i = 0; i < (await cards.count()); i += 1) {
    await cards.nth(i).click();
    await page.locator(".why").waitFor();
    assert.equal(await where(), before, "the first action");
  }
  const area = page.locator(".preview").last();
  await area.waitFor({ state: "attached" });
  const name = (await area.getAttribute("aria-label")).at(-1);
  await area.click();
  assert.equal((await view(page, table.id)).view.table.phase, "act", "nothing is played before Confirm");
  await page.locator("[data-confirm]").click();
  await page.getByText("Second action").waitFor();
  assert.equal((await view(page, table.id)).view.table.islands[0].buildings[name].building, "house");
  const then = await atRest(page, where);
  for (let i = 0; i < (await cards.count()); i += 1) {
    await cards.nth(i).click();
    await page.locator(".outlook table").waitFor();
    assert.equal(await where(), then, "the second action");
  }
  assert.deepEqual(faults, []);
});

for (const [name, wishes] of Object.entries({ "a desk, by day and by night": {}, "a phone": { size: PHONE, touch: true } })) {
  test(`axe at the table, on ${name}`, async () => {
    const look = wishes.touch ? complaints : complaintsByDayAndNight;
    const { page, faults } = await person(chrome, address, wishes);
    const { table } = await set(page, [{ kind: "here", name: "Ana" }, BOT, BOT]);
    await page.goto(`/table/${table.id}`);
    await page.locator(".whole").first().waitFor({ state: "attached" });
    const found = (await look(page)).map((complaint) => `islands: ${complaint}`);
    await playUntil(page, table.id, (now) => now.question && now.table.phase === "load" && now.table.round > 2);
    await page.getByText("Second action").waitFor();
    await page.locator("[data-card].lit:not(.pirate)").locator("visible=true").first().click();
    await page.locator(".outlook").waitFor();
    found.push(...(await look(page)).map((complaint) => `outlook: ${complaint}`));
    await playUntil(page, table.id, (now, log) => now.question && now.table.phase === "act" && log.findLastIndex((e) => e.happenings.some((h) => h.kind === "card_turned")) >= now.last_turn);
    await page.locator(".ship").waitFor();
    if (wishes.touch) await page.getByRole("button", { name: "My sheet" }).click();
    await page.locator(".privileges button").locator("visible=true").first().click();
    await page.locator(".about b", { hasText: "privilege" }).locator("visible=true").waitFor();
    found.push(...(await look(page)).map((complaint) => `ship: ${complaint}`));
    if (wishes.touch) await page.keyboard.press("Escape");
    if (await isTooWide(page)) found.push("scrolls sideways");
    assert.deepEqual(found, []);
    assert.deepEqual(faults, []);
  });
}
