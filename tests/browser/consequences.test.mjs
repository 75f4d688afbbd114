/** What a move brings is seen one after the other, can be skipped, and is not shown to who wants no motion; sounds are off until they are wanted. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, browser, person, setTable } from "./house.mjs";
import { asks, playUntil } from "./la_isla_play.mjs";
import { soon, until, untilFound } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
const FREE_POINTS = 5; // a deal in which a function soon brings points for nothing
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

/** The page notes every line that draws itself and every flight, from when to when, and whether there was ever anything above it. */
function watch() {
  window.flights = [];
  window.drawn = [];
  window.layers = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const animation = animate.call(this, frames, how);
    if (frames.some(({ strokeDasharray }) => strokeDasharray)) window.drawn.push(this.dataset.at);
    if (!this.closest(".stage-layer") || how.duration > 60_000) return animation; // the latter only wait
    const flight = { begins: performance.now(), ends: null, words: this.textContent };
    window.flights.push(flight);
    animation.finished.then(() => (flight.ends = performance.now()), () => null);
    return animation;
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) window.layers += Number(node.className === "stage-layer");
  }).observe(document, { childList: true, subtree: true });
}

/** Alone on Tucana: after each trail or two, two cards are turned. */
async function alone({ speed, ...how } = {}) {
  const who = await person(chrome, address, how);
  await who.page.addInitScript(watch);
  if (speed) await who.page.addInitScript((one) => localStorage.getItem("islario-speed") ?? localStorage.setItem("islario-speed", one), speed);
  const { table } = await setTable(who.page, [{ kind: "here", name: "Ana" }]);
  await who.page.goto(`/table/${table.id}`);
  await who.page.locator(".board .target").first().waitFor({ state: "attached" });
  return who;
}

async function draw(page) {
  const before = await page.locator(".course").textContent();
  await page.locator(".board .target").first().dispatchEvent("click");
  await page.locator("[data-confirm]:not(:disabled)").click();
  await untilFound(page, `document.querySelector(".course").textContent !== ${JSON.stringify(before)} && !document.querySelector("[data-confirm]")?.textContent.endsWith("…")`);
}

const isThere = (page) => page.locator(".stage-layer").count();
const hidden = (page) => page.evaluate(() => [...document.querySelectorAll("[data-at]")].filter((thing) => thing.checkVisibility() && thing.getAnimations().some(({ effect }) => effect.getKeyframes().some(({ opacity }) => opacity === "0"))).length);

test("what happens is seen one after the other, and then everything is where it belongs", async () => {
  const { page, faults } = await alone({ motion: true });
  await draw(page);
  await until(page, "both cards to have come", () => page.evaluate(() => window.flights.filter(({ ends }) => ends).length >= 2));
  await until(page, "the stage to be empty", async () => !(await isThere(page)));
  const flights = await page.evaluate(() => window.flights);
  for (const [i, { ends }] of flights.slice(0, -1).entries()) assert.ok(flights[i + 1].begins >= ends - 1, JSON.stringify(flights));
  assert.match((await page.evaluate(() => window.drawn)).join(), /^trail-/, "the trail was drawn");
  assert.equal(await hidden(page), 0);
  assert.deepEqual(faults, []);
});

test("any key skips, and one can play at once", async () => {
  const { page, faults } = await alone({ motion: true, speed: "slow" });
  await draw(page);
  await until(page, "something to travel", () => isThere(page));
  await page.keyboard.press("Shift");
  assert.equal(await isThere(page), 0);
  assert.equal(await hidden(page), 0);
  await draw(page);
  await until(page, "something to travel", () => isThere(page));
  await page.locator(".board .target").first().dispatchEvent("pointerdown");
  assert.equal(await isThere(page), 0);
  await draw(page); // without waiting for anything
  assert.deepEqual(faults, []);
});

test("who wants no motion sees how things are, at once: by the system's wish or by the setting, which stays", async () => {
  const still = await alone();
  await draw(still.page);
  await draw(still.page);
  assert.deepEqual(await still.page.evaluate(() => [window.layers, window.flights.length]), [0, 0]);

  const { page, faults } = await alone({ motion: true });
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "not at all" }).check();
  await page.keyboard.press("Escape");
  await page.reload();
  await page.locator(".board .target").first().waitFor({ state: "attached" });
  await draw(page);
  assert.equal(await page.evaluate(() => window.layers), 0);
  assert.deepEqual([...faults, ...still.faults], []);
});

test("sounds are off until they are switched on, and come at one's turn", async () => {
  const count = () => {
    window.sounds = 0;
    const Oscillator = window.OscillatorNode;
    window.OscillatorNode = class extends Oscillator {
      start(when) {
        window.sounds += 1;
        super.start(when);
      }
    };
  };
  const who = await person(chrome, address);
  await who.page.addInitScript(count);
  const { table } = await setTable(who.page, [{ kind: "here", name: "Ana" }]);
  await who.page.goto(`/table/${table.id}`);
  await who.page.locator(".board .target").first().waitFor({ state: "attached" });
  await draw(who.page);
  assert.equal(await who.page.evaluate(() => window.sounds), 0);
  await who.page.getByRole("button", { name: "Settings" }).click();
  await who.page.getByRole("checkbox", { name: "Sounds" }).check();
  await until(who.page, "a sound", () => who.page.evaluate(() => window.sounds > 0));
  assert.deepEqual(who.faults, []);
});

test("points float to the score, which waits for them; free points take one click", async () => {
  const { page, faults } = await person(chrome, address, { motion: true });
  await page.addInitScript(watch);
  await page.addInitScript(() => localStorage.setItem("islario-speed", "slow"));
  /** Whether points can be had for nothing now, by the one function that can be used: of several, one is to be chosen first. */
  const isFree = async (id, { moves }) => {
    const uses = moves.filter(({ kind }) => kind === "use");
    const free = uses.length === 1 && uses.find(({ args }) => !args.colour && !args.animal);
    const { points = [] } = free ? await ask(page, `/api/tables/${id}/preview?seat=0&move=${free.number}&lang=en`) : {};
    return points.length > 0;
  };
  const comesToFreePoints = async (id) => {
    for (;;) {
      const view = await playUntil(page, id, asks("use"));
      if (await isFree(id, view)) return true;
      await playUntil(page, id, ({ version }) => version !== view.version);
    }
  };
  let id;
  for (let deal = FREE_POINTS; ; deal += 1) {
    assert.ok(deal < FREE_POINTS + 20, "points for nothing");
    id = (await setTable(page, [{ kind: "here", name: "Ana" }, { kind: "bot", bot: "random" }], {}, "la-isla", deal)).table.id;
    if (await comesToFreePoints(id).catch(() => false)) break;
  }
  await page.goto(`/table/${id}`);
  await page.keyboard.press("Shift");
  const score = page.locator(".seats .score").first();
  const before = await score.evaluate((shown) => shown.firstChild.textContent);
  await page.evaluate(() => { // the page itself looks: from here they might have arrived before one asks
    window.whileFloating = [];
    new MutationObserver(() => document.querySelector(".stage-layer .said") && window.whileFloating.push(document.querySelector(".seats .score").firstChild.textContent)).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator(".ways button", { hasText: "Use it" }).click();
  await until(page, "points to float", () => page.evaluate(() => window.flights.some(({ words }) => /^\+\d$/.test(words))));
  assert.equal((await page.evaluate(() => window.whileFloating))[0], before);
  await soon(page, async () => assert.notEqual(await score.evaluate((shown) => shown.firstChild.textContent), before));
  assert.deepEqual(faults, []);
});

test("on a phone the settings are in the menu", async () => {
  const { page, faults } = await person(chrome, address, { size: { width: 360, height: 640 }, touch: true, language: "fr" });
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }]);
  await page.goto(`/table/${table.id}`);
  await page.locator("[data-menu]").tap();
  await page.getByRole("button", { name: "Réglages" }).tap();
  await page.getByRole("radio", { name: "seulement ce qu’on ne peut pas reprendre" }).check();
  await page.getByRole("radio", { name: "rapide" }).check();
  assert.deepEqual(await page.evaluate(() => ["islario-asks", "islario-speed"].map((key) => localStorage.getItem(key))), ["final", "fast"]);
  assert.deepEqual(faults, []);
});
