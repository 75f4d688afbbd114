/** La Isla in the browser: whole matches by pointer and by keyboard, laying cards, and axe. Yucata's remarks have a file of their own. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaints, isTooWide } from "./axe.mjs";
import { browser, person, setTable } from "./house.mjs";
import { asks, playUntil } from "./la_isla_play.mjs";
import { atRest, isAsked, isOver, leapToTheEnd, promptly, SOME, soon, typeOnce, unseen, until, viewOf } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
const PHONE = { width: 390, height: 844 };
const BOT = { kind: "bot", bot: "greedy", name: "Pancho" };
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

const set = (page, seats, options) => setTable(page, seats, options, "la-isla");
const isChosen = (page, words, why) => soon(page, async () => assert.match(await page.locator(".ask p.chosen").textContent(), words, why));

/** Inside the page: plays to the end by clicking what is lit on the table, and tells of every move that nothing lit stands for. */
function playOnTheTable() {
  const LIT = ".space.target, .holder .target, .stores .target, .ways .target, .track.target";
  return new Promise((done) => {
    const dark = new Set();
    let played = 0;
    const words = (things) => things.map((thing) => thing.getAttribute("aria-label") ?? thing.querySelector(".hidden").textContent);
    const look = () => {
      if (document.querySelector("#final-title")) return done({ dark: [...dark], played });
      const options = [...document.querySelectorAll(".side [role=option]")].map((option) => option.textContent);
      const isSending = document.querySelector("[data-confirm]")?.textContent.endsWith("…");
      const waiting = [...document.querySelectorAll(".waits")];
      const [lay, lit] = [document.querySelector(".keep, [data-confirm]:not(:disabled)"), [...document.querySelectorAll(LIT)]];
      if (options.length && !isSending && waiting.length < 2 && !lay) {
        const covers = options.some((option) => /^(Cover|Recouvrir)/.test(option));
        if (covers && lit.length !== options.length) dark.add(options.join());
        const lights = words(lit);
        for (const option of covers ? [] : options) if (!lights.some((label) => label.startsWith(option))) dark.add(option);
      }
      if (options.length && !isSending && (lay || lit.length)) {
        (lay ?? lit[(played * 7) % lit.length]).dispatchEvent(new MouseEvent("click", { bubbles: true }));
        played += 1;
      }
      setTimeout(look, 20);
    };
    look();
  });
}

test("two people and a bot play a whole match on the table itself, in English and in French", async () => {
  const ana = await person(chrome, address);
  const { table, links } = await set(ana.page, [{ kind: "here", name: "Ana" }, { kind: "open", name: "Zoé" }, BOT]);
  const zoe = await person(chrome, address, { language: "fr", theme: "dark" });
  await ana.page.goto(`/table/${table.id}`);
  await zoe.page.goto(`/table/${table.id}#seat=1&token=${links.find(({ seat }) => seat === 1).token}`);
  for (const { page } of [ana, zoe]) {
    await promptly(page);
    await unseen(page, true);
  }
  const [one, other] = await Promise.all([ana, zoe].map(({ page }) => page.evaluate(playOnTheTable)));
  assert.deepEqual([one.dark, other.dark], [[], []], "every legal move is lit somewhere on the table");
  assert.ok(one.played > 20 && other.played > 20);
  for (const { page } of [ana, zoe]) await unseen(page, false);
  assert.match(await ana.page.locator("#final-title").textContent(), /wins?|win together/);
  assert.match(await zoe.page.locator("#final-title").textContent(), /Victoire/);
  assert.match(await zoe.page.locator(".final").textContent(), /Régions de jungle[^]*Vos animaux à la fin/);
  const scores = ({ page }) => page.locator(".final ol .score").allTextContents();
  await soon(ana.page, async () => assert.deepEqual(await scores(ana), await scores(zoe), "both see the same result"));
  assert.deepEqual([ana.faults, zoe.faults], [[], []]);
});

test("a match by keyboard alone: cards by three digits, everything else from the list", async () => {
  const { page, faults } = await person(chrome, address);
  const { table } = await set(page, [{ kind: "here", name: "Ana" }, BOT]);
  await page.goto(`/table/${table.id}`);
  await page.locator("[data-confirm]").waitFor();
  for (let i = 0; !(await page.evaluate(() => document.activeElement?.closest(".hand"))); i += 1) {
    assert.ok(i < 60, "Tab reaches the hand");
    await page.keyboard.press("Tab");
  }
  for (const digit of "312") await page.keyboard.press(digit);
  await isChosen(page, /A: card 3.*B: card 1.*D: card 2/, "three keys lay three cards");
  await page.locator("[data-card]").first().focus();
  await page.keyboard.press("d");
  await isChosen(page, /D: card 1/, "a letter lays the card that has the focus");
  for (let turn = 0; turn < SOME && (await typeOnce(page, ["Place", "Use", "", "hat"][turn % 4], turn % 2)); turn += 1) assert.ok(turn < 200);
  if (!(await isOver(page))) await leapToTheEnd(page, table.id, 0);
  await soon(page, async () => assert.match(await page.locator(".final").textContent(), /Your animals at the end/));
  assert.deepEqual(faults, []);
});

test("on the island arrows walk from space to space, Enter chooses", async () => {
  const { page } = await person(chrome, address);
  const { table } = await set(page, [{ kind: "here", name: "Ana" }, BOT]);
  await playUntil(page, table.id, asks("explore"));
  await page.goto(`/table/${table.id}`);
  await page.locator(".board [data-rove][tabindex='0']").first().focus();
  const label = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  const first = await label();
  await page.keyboard.press("ArrowRight");
  await soon(page, async () => assert.notEqual(await label(), first));
  await page.locator(".space.target").first().focus();
  assert.match(await label(), /^Place an explorer on .* · costs [12] /, "what it does is said, with the price");
  await page.keyboard.press("Enter");
  await until(page, "the space to be chosen", () => page.evaluate(() => document.activeElement.getAttribute("aria-pressed") === "true"));
  assert.ok(await isAsked(page));
});

test("A, B and D are one drag, and can be changed until everyone has laid", async () => {
  const { page, faults } = await person(chrome, address);
  const { table } = await set(page, [{ kind: "here", name: "Ana" }, { kind: "open" }]);
  await page.goto(`/table/${table.id}`);
  const middle = async (place) => {
    const box = await place.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const drag = async (card, letter) => {
    await page.mouse.move(...(await atRest(page, () => middle(page.locator(".tray [data-card]").nth(card)))));
    await page.mouse.down();
    const [x, y] = await middle(page.locator(".tray [data-place]").nth(letter));
    await page.mouse.move(x, y + 60, { steps: 4 });
    await page.mouse.up();
  };
  await page.locator(".tray [data-card]").first().waitFor();
  await drag(0, 2);
  await isChosen(page, /A: card 3.*B: card 2.*D: card 1/, "one drag, and the two have changed places");
  await page.locator("[data-confirm]").click();
  await page.getByText("Until everyone has laid, Undo takes them back").first().waitFor();
  await page.locator("[data-undo]").click();
  await page.locator("[data-confirm]").waitFor();
  await page.locator(".tray [data-card]").nth(1).click();
  await page.locator(".tray [data-place]").first().click();
  await isChosen(page, /A: card 2.*B: card 3.*D: card 1/, "two taps, from where they lay before");
  await page.locator("[data-confirm]").click();
  await page.getByText("Until everyone has laid").first().waitFor();
  assert.deepEqual(faults, []);
});

test("an explorer travels as one piece, in under 0.4 seconds, and not at all where motion is unwanted", async () => {
  const { page } = await person(chrome, address);
  const { table } = await set(page, [{ kind: "here", name: "Ana" }, BOT]);
  await playUntil(page, table.id, (view) => view.moves.some(({ kind }) => kind === "place"));
  await page.goto(`/table/${table.id}`);
  await page.locator(".asks input").uncheck();
  const waiting = page.locator("[data-piece='0-']");
  await waiting.first().waitFor({ state: "attached" });
  const before = await waiting.evaluateAll((pieces) => pieces.map((piece, i) => (piece.dataset.mark = `mark-${i}`)).length);
  const motion = () => page.locator("[data-mark]").first().evaluate((piece) => getComputedStyle(piece).transitionDuration);
  assert.equal(await motion(), "0s", "the reader wants no motion");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await soon(page, async () => assert.equal(await motion(), "0.38s, 0.3s"));
  const goal = page.locator(".space.target").first();
  const space = await goal.getAttribute("data-space");
  await goal.dispatchEvent("click");
  const pay = page.locator(".ways .target").first();
  const isPaying = async () => /How do you pay/.test(await page.locator(".question").textContent());
  await until(page, "the explorer on his space", async () => {
    if (await isPaying()) {
      await pay.click();
      await until(page, "the payment", async () => !(await isPaying()));
    }
    return (await page.locator(`[data-mark][data-piece="0-${space}"]`).count()) === 1;
  });
  assert.equal(await page.locator("[data-mark]").count(), before, "the very figure that waited in the supply");
});

test("a phone, one thumb: cards by two taps, a space by one, a function by one", async () => {
  const { page, faults } = await person(chrome, address, { size: PHONE, touch: true });
  const { table } = await set(page, [{ kind: "here", name: "Ana" }, BOT]);
  await page.goto(`/table/${table.id}`);
  await page.locator(".dock [data-card]").first().tap();
  await page.locator(".about b").first().waitFor();
  await page.locator(".dock [data-place]").nth(1).tap();
  await isChosen(page, /A: card 2.*B: card 1.*D: card 3/);
  await page.locator("[data-confirm]").tap();
  await until(page, "the cards to be laid", async () => !asks("lay")((await viewOf(page, table.id)).view));
  await playUntil(page, table.id, (view) => view.moves.some(({ kind }) => kind === "place"));
  await page.locator(".space.target").first().waitFor({ state: "attached" });
  await page.locator(".space.target g path").first().tap();
  await isChosen(page, /^Place an explorer on/);
  await page.locator(".dock [data-colour=gray]").tap();
  await isChosen(page, /^Take a gray resource$/);
  const { version } = await viewOf(page, table.id);
  await page.locator("[data-confirm]").tap();
  await until(page, "the resource to be taken", async () => (await viewOf(page, table.id)).version > version);
  await playUntil(page, table.id, asks("use"));
  await page.locator(".ways .target:visible").last().tap();
  await page.locator("[data-confirm]:not(:disabled)").tap();
  assert.deepEqual(faults, []);
});

const LOOKS = { light: ["use", {}], dark: ["lay", { theme: "dark", language: "fr" }], phone: ["explore", { size: PHONE, touch: true }] };
for (const [name, [question, look]] of Object.entries(LOOKS)) {
  test(`axe has nothing to say of the table: ${name}`, async () => {
    const { page, faults } = await person(chrome, address, look);
    const { table } = await set(page, [{ kind: "here", name: "Ana" }, BOT]);
    await playUntil(page, table.id, asks(question));
    await page.goto(`/table/${table.id}`);
    await page.locator(".holder button, [data-card], .dock [data-animal]").first().dispatchEvent("click");
    await page.locator(".about b").first().waitFor();
    assert.deepEqual(await complaints(page), []);
    if (name === "dark") {
      await page.locator(".seats li button").nth(1).click();
      await page.locator("dialog[open] .holder").waitFor();
      assert.deepEqual(await complaints(page), [], "the leaf of the other player");
    }
    assert.equal(await isTooWide(page), false, "nothing scrolls sideways");
    assert.deepEqual(faults, []);
  });
}
