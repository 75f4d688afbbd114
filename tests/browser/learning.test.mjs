/** Every lesson, played to its end in a browser by somebody who does what the guide says, and errs at times. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaintsByDayAndNight, isTooWide } from "./axe.mjs";
import { ask, browser, person } from "./house.mjs";
import { PATIENCE } from "./patience.mjs";
import { confirm, soon, until, viewOf } from "./play.mjs";

const DESK = { size: { width: 1440, height: 900 } };
const PHONE = { size: { width: 360, height: 640 }, touch: true };
const GAMES = ["trails-of-tucana", "la-isla", "islas-canarias", "isla-dorada"];
const LANGUAGES = ["en", "fr"];
const LESSONS = GAMES.flatMap((game, i) => LANGUAGES.map((language, j) => [game, { language, theme: (i + j) % 2 ? "dark" : "light", ...DESK }]));
const [A_MINUTE, A_DECISION] = [180, 0.2]; // words that a newcomer reads in a minute, and minutes for a decision
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

const idOf = (page) => page.url().split("/table/")[1];

/** From the shelf to the lesson's table. */
async function begin(page, game) {
  await page.goto("/");
  await page.locator(`a[href="/learn/${game}"]`).click();
  await page.locator("[data-begin]").click();
  await page.locator(".guide").waitFor();
  return idOf(page);
}

/** Somebody who learns, inside the page: leafs through what the guide says, sees that each page points at something in sight where it points, errs once,
 * does what is waited for, and goes on to the end. Asking the page from here at each step would cost more than all the rest. */
const learn = (page, id, language) => page.evaluate(async ({ id, language, patience }) => {
  const see = (selector) => document.querySelector(selector);
  const plain = (text) => text.replace(/[\u00a0\u202f]/g, " ").trim();
  const ask = async (path) => (await fetch(`/api/tables/${id}/${path}lang=${language}`)).json();
  async function until(what, holds) {
    for (const begun = Date.now(); ; await new Promise((later) => setTimeout(later, 25))) {
      const found = await holds();
      if (found) return found;
      if (Date.now() - begun > patience) throw new Error(`waited in vain for: ${what}`);
    }
  }
  async function choose({ words }) {
    const option = () => [...document.querySelectorAll(".wide [role=option]")].find((one) => plain(one.textContent).includes(plain(words)));
    (await until(`a choice: ${words}`, option)).click();
    (await until("Confirm", () => see("[data-confirm]:not(:disabled)"))).click();
    await new Promise((later) => setTimeout(later));
    await until("an answer", () => !see("[data-confirm]")?.textContent.endsWith("…"));
  }
  async function read({ step, pages }) {
    for (const [i, { words, at }] of pages.entries()) {
      await until(`the guide to say: ${words}`, () => see(`.guide[data-step="${step}"]`) && plain(see(".guide .now").innerText) === plain(words));
      if (at) await until(`something to be pointed at: ${at}`, () => see("[data-pointing] i"));
      if (i < pages.length - 1) see("[data-next]").click();
    }
    return pages.map(({ words }) => words).join(" ").split(/\s+/).length;
  }
  const told = { decisions: 0, words: 0, reasons: [] };
  for (let step = -1; ; ) {
    const { view } = await until("the learner to be asked", async () => {
      const seen = await ask("view?seat=0&");
      return seen.view.question !== null && seen;
    });
    const lesson = await ask("lesson?");
    if (lesson.step !== step) told.words += await read(lesson);
    step = lesson.step;
    if (lesson.done) return told;
    const wrong = lesson.moves.length && !told.reasons.length && view.moves.find(({ number }) => !lesson.moves.includes(number));
    if (wrong) {
      await choose(wrong);
      told.reasons.push((await until("a reason", () => see(".ask .notice"))).textContent);
    }
    await choose(view.moves.find(({ number }) => !lesson.moves.length || lesson.moves.includes(number)));
    told.decisions += view.moves.length > 1;
  }
}, { id, language, patience: PATIENCE });

for (const [game, how] of LESSONS) {
  test(`the lesson of ${game} (${how.language})`, async (t) => {
    const { page, faults } = await person(chrome, process.env.ISLARIO_ADDRESS, how);
    const id = await begin(page, game);
    await page.locator(".relief input").uncheck(); // whoever answers everything need not wait for what is answered for them
    const { decisions, words, reasons } = await learn(page, id, how.language);
    t.diagnostic(`${decisions} decisions, ${words} words, ${(words / A_MINUTE + decisions * A_DECISION).toFixed(1)} minutes`);
    assert.equal(reasons.length, 1, "something was refused by the guide, and nothing was lost by it");
    assert.ok(decisions >= 10);
    const unread = () => page.locator(".log").evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
    await soon(page, async () => assert.ok((await unread()) < 30, "the log's latest line is in sight"));
    if (game === GAMES[0] && how.language === "en") assert.deepEqual(await complaintsByDayAndNight(page), []);
    await page.locator("[data-whole]").click();
    await until(page, "the whole match", async () => idOf(page) !== id);
    await page.locator("[data-confirm]").waitFor();
    assert.equal(await page.locator(".guide").count(), 0);
    await page.locator("[data-beside]").waitFor(); // somebody stays beside the learner
    await page.locator("[data-beside] button.quiet").click();
    await page.locator("[data-beside]").waitFor({ state: "detached" });
    assert.deepEqual(faults, []);
  });
}

test("a lesson that was left goes on where it was, and can be begun anew", async () => {
  const [game] = GAMES;
  const { page, faults } = await person(chrome, process.env.ISLARIO_ADDRESS, PHONE);
  const id = await begin(page, game);
  const told = await ask(page, `/api/tables/${id}/lesson?lang=en`);
  assert.equal(await isTooWide(page), false);
  for (let i = 1; i < told.pages.length; i += 1) await page.locator("[data-next]").tap();
  await page.locator(".board .target").first().waitFor({ state: "attached" });
  const { view } = await viewOf(page, id);
  const wanted = view.moves.find(({ number }) => told.moves.includes(number));
  await page.locator(`.board [aria-label="${wanted.words}"]`).dispatchEvent("click");
  await confirm(page);
  await page.locator('.guide[data-step="1"]').waitFor();
  await page.goto(`/learn/${game}`);
  await page.locator("[data-go-on]").click();
  await page.locator('.guide[data-step="1"][data-page="0"]').waitFor();
  assert.equal(idOf(page), id);
  await page.goto(`/learn/${game}`);
  await page.locator("[data-go-on]").waitFor();
  await page.locator("[data-begin]").click();
  await page.locator('.guide[data-step="0"]').waitFor();
  assert.notEqual(idOf(page), id);
  assert.deepEqual(faults, []);
});

for (const [i, game] of GAMES.entries()) {
  test(`how to play ${game}, on one page, and its rules with examples`, async () => {
    const how = { language: LANGUAGES[i % 2], theme: i < 2 ? "light" : "dark", ...DESK };
    const { page, faults } = await person(chrome, process.env.ISLARIO_ADDRESS, how);
    const rings = (pictures) => pictures.locator("[data-picture]").evaluateAll((all) => all.map((one) => one.querySelectorAll("[data-pointing] i").length));
    await page.goto("/");
    await page.locator(`a[href="/how/${game}"]`).click();
    const areShown = () => soon(page, async () => {
      const counts = await rings(page.locator("ol"));
      assert.equal(counts.length, 5, "a turn in five pictures");
      assert.ok(counts.every((count) => count > 0), `each points at something: ${counts}`);
    });
    await areShown();
    if (game === GAMES[0]) assert.deepEqual(await complaintsByDayAndNight(page), []);
    await page.setViewportSize(PHONE.size);
    await areShown();
    assert.equal(await isTooWide(page), false);
    await page.setViewportSize(DESK.size);
    await page.locator(`a[href="/games/${game}"]`).click(); // the law behind it is a step away
    const { pictures } = await ask(page, `/api/games/${game}/examples?lang=${how.language}`);
    for (const { rule } of pictures) {
      const example = page.locator(`[data-example="${rule}"]`);
      await example.scrollIntoViewIfNeeded();
      await soon(page, async () => assert.ok((await rings(example)).some((count) => count > 0), `${rule} points at something`));
    }
    if (game === GAMES[0]) assert.deepEqual(await complaintsByDayAndNight(page), []);
    await page.setViewportSize(PHONE.size);
    assert.equal(await isTooWide(page), false);
    assert.deepEqual(faults, []);
  });
}

test("a word of the glossary is explained where it stands: pointed at, by keyboard, and tapped", async () => {
  for (const how of [DESK, PHONE]) {
    const { page, faults } = await person(chrome, process.env.ISLARIO_ADDRESS, { language: "fr", ...how });
    await page.goto("/how/trails-of-tucana");
    const word = page.locator("ol .term").first();
    const [meaning, other] = [page.locator("ol .term + .meaning").first(), page.locator("h1")];
    const within = async () => {
      await meaning.waitFor();
      const [{ x, y, width, height }, size] = [await meaning.boundingBox(), page.viewportSize()];
      assert.ok(x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height, "all of it can be read");
    };
    if (how.touch) {
      await word.tap();
      await within();
      await other.tap();
    } else {
      await word.hover();
      await within();
      await other.hover();
      await meaning.waitFor({ state: "hidden" });
      await word.focus();
      await within();
      await page.keyboard.press("Escape");
    }
    await meaning.waitFor({ state: "hidden" });
    assert.equal(await word.getAttribute("aria-describedby"), await meaning.getAttribute("id"));
    assert.deepEqual(faults, []);
  }
});
