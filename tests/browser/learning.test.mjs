/** Every lesson, played to its end in a browser by somebody who does what the guide says, and errs at times. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { complaintsByDayAndNight, isTooWide } from "./axe.mjs";
import { ask, browser, person, setTable } from "./house.mjs";
import { PATIENCE } from "./patience.mjs";
import { confirm, playMove, soon, until, viewOf } from "./play.mjs";

const DESK = { size: { width: 1440, height: 900 } };
const LAPTOP = { size: { width: 1280, height: 720 } };
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
  /** Whether news lie over half of what is pointed at, and nothing says so. */
  function covered() {
    const news = see(".board .news:not(.blank) > :last-child")?.getBoundingClientRect();
    return news && [...document.querySelectorAll("[data-pointing] i")].some((ring) => {
      const box = ring.getBoundingClientRect();
      const [wide, high] = [Math.min(box.right, news.right) - Math.max(box.left, news.left), Math.min(box.bottom, news.bottom) - Math.max(box.top, news.top)];
      return !ring.textContent && wide > 0 && high > 0 && 2 * wide * high > box.width * box.height;
    });
  }
  async function read({ step, pages }) {
    for (const [i, { words, at }] of pages.entries()) {
      await until(`the guide to say: ${words}`, () => see(`.guide[data-step="${step}"]`) && plain(see(".guide .now").innerText) === plain(words));
      if (at) await until(`something to be pointed at: ${at}`, () => see("[data-pointing] i") && (at === "news" || !covered()));
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

test("on a laptop Confirm is in sight below what the guide says, also when it has said why not", async () => {
  for (const game of GAMES) {
    const { page, faults } = await person(chrome, process.env.ISLARIO_ADDRESS, LAPTOP);
    const id = await begin(page, game);
    const told = await ask(page, `/api/tables/${id}/lesson?lang=en`);
    for (let i = 1; i < told.pages.length; i += 1) await page.locator("[data-next]").click();
    const isInSight = () => soon(page, async () => assert.ok(await page.locator("[data-confirm]").evaluate((button) => {
      const { left, right, bottom } = button.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, bottom - 2) === button;
    }), `${game}: Confirm is in sight`));
    await isInSight();
    const { view } = await viewOf(page, id);
    const wrong = view.moves.find(({ number }) => !told.moves.includes(number));
    await page.locator(".side [role=option]", { hasText: wrong.words }).first().dispatchEvent("click");
    await page.locator("[data-confirm]:not(:disabled)").click();
    await page.locator(".ask .notice").waitFor();
    await page.locator(".side [role=option]", { hasText: view.moves.find(({ number }) => told.moves.includes(number)).words }).first().dispatchEvent("click");
    await isInSight();
    assert.deepEqual(faults, []);
  }
});

const folder = (game) => new URL(`../../src/islario/games/${game.replaceAll("-", "_")}/lesson/`, import.meta.url);

test("on a phone of today whatever the guide says is there as a whole, without scrolling", async () => {
  for (const language of LANGUAGES) {
    for (const game of GAMES) {
      const { page } = await person(chrome, process.env.ISLARIO_ADDRESS, { language, size: { width: 390, height: 844 }, touch: true });
      const pages = [...readFileSync(new URL(`${language}.ftl`, folder(game)), "utf8").matchAll(/^lesson-(?!at-)[\w-]+ = (.*)$/gm)].map(([, words]) => words);
      assert.ok(pages.length > 15);
      await begin(page, game);
      const cut = await page.locator(".guide .said").evaluate((said, all) => all.filter((words) => {
        said.replaceChildren(Object.assign(said.querySelector(".now").cloneNode(), { textContent: words }));
        return said.scrollHeight > said.clientHeight + 1;
      }), pages);
      assert.deepEqual(cut, [], `${game}, ${language}`);
    }
  }
});

test("on a small phone the guide points into the glass, past nothing that lies over the board, and a sheet that is pulled up can be put back", async () => {
  const { page, faults } = await person(chrome, process.env.ISLARIO_ADDRESS, PHONE);
  const id = await begin(page, "trails-of-tucana");
  const rings = page.locator("[data-pointing] i");
  const boxes = () => rings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, top, right, bottom }) => [left, top, right, bottom]));
  const next = page.locator("[data-next]");
  while (await next.count()) await next.tap();
  await soon(page, async () => assert.equal(await rings.count(), 1));
  const [[left, top, right, bottom]] = await boxes();
  await page.touchscreen.tap((left + right) / 2, (top + bottom) / 2);
  const glass = await page.locator(".glass").evaluate((one) => one.getBoundingClientRect().toJSON());
  await soon(page, async () => {
    const seen = await boxes();
    assert.equal(seen.length, 1, "what is seen in the glass, not what lies below it as well");
    assert.ok(seen[0][0] > glass.left - 8 && seen[0][2] < glass.right + 8 && seen[0][2] - seen[0][0] > right - left, "as large as it is there");
  });
  await page.keyboard.press("Escape");
  for (const [a, b] of [["2a", "2b"], ["2b", "3c"]]) {
    const { version, view } = await until(page, "to be asked", async () => {
      const seen = await viewOf(page, id);
      return seen.view.pending.includes(0) && seen;
    });
    await playMove(page, id, 0, version, view.moves.find(({ args }) => args.a === a && args.b === b));
  }
  await page.locator(".guide[data-step='2']").waitFor();
  const grip = page.locator(".sheet .grip");
  await grip.tap(); // to the sights, which are spoken of
  await page.locator(".holdings").waitFor();
  assert.ok((await grip.boundingBox()).y >= 0, "the grip is there to push it back");
  await next.tap();
  await page.locator(".holdings").waitFor({ state: "detached" }); // the board is spoken of
  assert.deepEqual(faults, []);
});

test("the × of whoever sits beside a newcomer puts away what is said of that decision, now and later, and of no other", async () => {
  const game = "la-isla";
  const { page, faults } = await person(chrome, process.env.ISLARIO_ADDRESS, DESK);
  await page.addInitScript((key) => localStorage.getItem(key) ?? localStorage.setItem(key, "[]"), `islario-beside ${game}`);
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }, { kind: "bot", bot: "novice" }], {}, game);
  await page.goto(`/table/${table.id}`);
  await page.locator("[data-beside=assign] button.quiet").click();
  await page.locator("[data-beside]").waitFor({ state: "detached" });
  await page.reload();
  await page.locator("[data-confirm]").waitFor();
  assert.equal(await page.locator("[data-beside]").count(), 0);
  for (let other = ""; !other; ) { // on to a decision of another kind
    const { version, view } = await until(page, "to be asked", async () => {
      const seen = await viewOf(page, table.id);
      return seen.view.moves.length && seen;
    });
    if (view.moves.length > 1 && view.moves[0].kind !== "assign") other = view.moves[0].kind;
    else await playMove(page, table.id, 0, version, view.moves[0]);
  }
  await page.locator("[data-beside]:not([data-beside=assign])").waitFor();
  assert.deepEqual(faults, []);
});

for (const [language, press] of [["en", "Press to see more of it"], ["fr", "Touchez pour en voir plus"]]) {
  test(`what is pointed at beyond the edge of a near map is brought into sight by what is pointed at, too (${language})`, async () => {
    const { page, faults } = await person(chrome, process.env.ISLARIO_ADDRESS, { language, size: { width: 390, height: 844 }, touch: true });
    await begin(page, "isla-dorada");
    await page.locator("[data-next]").tap();
    const rings = page.locator("[data-pointing] i");
    const farther = rings.filter({ hasText: press });
    await farther.waitFor();
    const lens = page.locator("[data-farther]");
    const [button, said] = [await lens.boundingBox(), await farther.locator("b").boundingBox()];
    assert.ok(said.y >= button.y + button.height, "what is said stands below the bar, not beyond the screen");
    await until(page, "nothing to be beyond the edge any more", async () => {
      if (await lens.isVisible()) await lens.dispatchEvent("click");
      return !(await farther.count());
    });
    assert.ok((await rings.count()) >= 2, "both places are in sight");
    assert.deepEqual(faults, []);
  });
}

/** Whether nothing changes where all of it is laid out once more. */
async function isAsDrawnAnew(pictures) {
  const before = await pictures.screenshot({ animations: "disabled" });
  await pictures.evaluate((all) => (all.style.display = "none", all.offsetWidth, all.style.display = ""));
  return before.equals(await pictures.screenshot({ animations: "disabled" }));
}

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
    await soon(page, async () => assert.ok(await isAsDrawnAnew(page.locator("ol").first()), "letters are of their size from nearer, too"));
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

test("how to play fits one sheet of paper", async () => {
  const EDGE = "1cm"; // as browsers print
  for (const language of LANGUAGES) {
    const { page } = await person(chrome, process.env.ISLARIO_ADDRESS, { language, ...DESK });
    for (const game of GAMES) {
      await page.goto(`/how/${game}`);
      const drawn = () => page.locator("ol [data-picture]:has([data-pointing] i)").count();
      await soon(page, async () => assert.equal(await drawn(), 5));
      const paper = await page.pdf({ format: "A4", margin: { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE } });
      assert.equal(paper.toString("latin1").match(/\/Type\s*\/Page\b/g).length, 1, `${game} (${language})`);
    }
  }
});

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
