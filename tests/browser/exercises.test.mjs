/** Exercises in a browser: from the front page, with a wrong try, by keyboard alone, shown, and remembered. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaintsByDayAndNight, isTooWide } from "./axe.mjs";
import { ask, browser, person } from "./house.mjs";
import { soon } from "./play.mjs";

const PHONE = { size: { width: 360, height: 640 }, touch: true };
const GAMES = [
  ["trails-of-tucana", { language: "fr" }],
  ["la-isla", { language: "en", ...PHONE }],
  ["islas-canarias", { language: "fr", ...PHONE }],
  ["isla-dorada", { language: "en", theme: "dark" }],
];
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

const plain = (words) => words.replace(/[\u00a0\u202f]/g, " ").trim();
const answerOf = (page, game, number, lang) => ask(page, `/api/games/${game}/exercises/${number}/best?lang=${lang}`);
const posedOf = (page, game, number, lang) => ask(page, `/api/games/${game}/exercises/${number}?lang=${lang}`);
const said = (page) => page.locator("[data-judged]").textContent().then(plain);

/** Chooses a move from the list in words, and tries it. */
async function attempt(page, words) {
  await page.locator("[role=option]").filter({ hasText: plain(words) }).first().click();
  await page.locator("[data-confirm]:not(:disabled)").click();
}

for (const [game, how] of GAMES) {
  test(`exercises of ${game} (${how.language})`, async () => {
    const { page, faults } = await person(chrome, process.env.ISLARIO_ADDRESS, how);
    await page.goto("/");
    await page.locator(`a[href="/exercises/${game}"]`).click();
    const [posed, answer] = [await posedOf(page, game, 1, how.language), await answerOf(page, game, 1, how.language)];
    await soon(page, async () => assert.ok(plain(await page.locator(".question").textContent()).includes(plain(posed.view.question))));
    await page.locator(".board svg").first().waitFor();
    assert.equal(await isTooWide(page), false);
    const other = posed.view.moves.find(({ words }) => plain(words) !== plain(answer.move.words));
    await attempt(page, other.words);
    await page.locator('[data-judged="other"]').waitFor(); // it is explained, and another one can be tried
    await attempt(page, answer.move.words);
    await page.locator('[data-judged="best"]').waitFor();
    await soon(page, async () => assert.ok((await said(page)).includes(plain(answer.figures))));
    assert.ok((await said(page)).includes(plain(answer.why)));
    assert.deepEqual(await complaintsByDayAndNight(page), []);
    assert.equal(await isTooWide(page), false);
    await page.locator("[data-next]").click();
    await soon(page, async () => assert.ok(page.url().endsWith(`/exercises/${game}/2`)));
    await page.goto(`/exercises/${game}`); // the first is solved: it goes on with the second
    await soon(page, async () => assert.ok(page.url().endsWith(`/exercises/${game}/2`)));
    await page.locator("a.done").waitFor();
    assert.equal(await page.locator("a.done").textContent(), "1");
    assert.deepEqual(faults, []);
  });
}

test("today's exercise stands on the front page, and the answer is shown to whoever asks", async () => {
  const { page, faults } = await person(chrome, process.env.ISLARIO_ADDRESS);
  await page.goto("/");
  const { today } = await ask(page, "/api/games");
  await page.locator("[data-today]").click();
  await soon(page, async () => assert.ok(page.url().endsWith(`/exercises/${today.game}/${today.number}`)));
  await page.locator("[data-show]").click();
  const answer = await answerOf(page, today.game, today.number, "en");
  await page.locator('[data-judged="best"]').waitFor();
  assert.ok((await said(page)).includes(plain(answer.move.words)));
  assert.equal(plain(await page.locator(".answer .chosen").textContent()), plain(answer.move.words)); // on the board, too
  await page.locator("[data-confirm]").click();
  await soon(page, async () => assert.equal(await page.locator("[data-confirm]").isEnabled(), true));
  assert.equal(await page.locator("a.done").count(), 0, "what was shown is not solved");
  assert.deepEqual(faults, []);
});

test("an exercise is solved by keyboard alone", async () => {
  const { page, faults } = await person(chrome, process.env.ISLARIO_ADDRESS);
  const [game] = GAMES[1];
  await page.goto(`/exercises/${game}/1`);
  const { move } = await answerOf(page, game, 1, "en");
  await page.locator("[role=combobox]").waitFor();
  await page.locator("[role=combobox]").focus();
  await page.keyboard.type(plain(move.words));
  await page.keyboard.press("Enter");
  await soon(page, async () => assert.equal(await page.evaluate(() => document.activeElement?.hasAttribute("data-confirm")), true));
  await page.keyboard.press("Enter");
  await page.locator('[data-judged="best"]').waitFor();
  assert.deepEqual(faults, []);
});

test("what is no exercise is said, with a way back", async () => {
  const { page } = await person(chrome, process.env.ISLARIO_ADDRESS);
  for (const address of ["/exercises/atlantis", "/exercises/la-isla/999"]) {
    await page.goto(address);
    await page.locator(".notice a[href='/']").waitFor();
  }
});
