/** Two people in two browsers and a bot play from the new table to the result: in English and in French, with a reload and a lost line. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browser, person } from "./house.mjs";
import { clickOnce, fillChair, isOver, leapToTheEnd, SOME, soon, until } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

/** Ana sets the table on the new-table page and sends Zoé the link of seat 3. */
async function sitDown() {
  const ana = await person(chrome, address, { language: "en" });
  await ana.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await ana.page.goto("/");
  await ana.page.getByRole("link", { name: /^Play.*Trails of Tucana/ }).click();
  await ana.page.getByRole("radio", { name: "3", exact: true }).check();
  await fillChair(ana.page, 3, "A friend");
  await ana.page.getByRole("textbox", { name: "Seat 1: name" }).fill("Ana");
  await ana.page.getByRole("button", { name: "Start the match" }).click();
  const link = await ana.page.getByRole("textbox", { name: /^Link/ }).inputValue();
  assert.match(link, /#seat=2&token=/);
  await ana.page.getByRole("button", { name: "Close", exact: true }).click();

  const zoe = await person(chrome, address, { language: "fr", theme: "dark" });
  await zoe.page.goto(link);
  await zoe.page.locator("[data-confirm]").waitFor();
  assert.equal(new URL(zoe.page.url()).hash, "", "the token leaves the address bar");
  await zoe.page.getByLabel("Votre nom").fill("Zoé");
  await zoe.page.getByRole("button", { name: "C’est moi" }).click();
  await until(ana.page, "Zoé's name at Ana's", () => ana.page.getByRole("button", { name: /Zoé/ }).isVisible());
  return [ana, zoe];
}

test("two people and a bot, a reload and a lost line, to the final screen", async () => {
  const [ana, zoe] = await sitDown();
  for (let turn = 0; turn <= SOME && !(await isOver(ana.page)) && !(await isOver(zoe.page)); turn += 1) {
    assert.ok(turn < 40, "26 turns and at most ten bonus trails");
    if (turn === 4) await ana.page.reload();
    if (turn === 8) await zoe.context.setOffline(true);
    await clickOnce(ana.page, turn * 5);
    if (turn === 8) {
      await until(zoe.page, "the lost line to be told", () => zoe.page.getByText("Connexion perdue").isVisible());
      await zoe.context.setOffline(false);
      await until(zoe.page, "the line to be back", async () => !(await zoe.page.getByText("Connexion perdue").isVisible()));
    }
    if (turn === 10) await zoe.page.getByRole("button", { name: "EN: read in English" }).click();
    if (turn === 12) await zoe.page.getByRole("button", { name: "FR : lire en français" }).click();
    await clickOnce(zoe.page, turn * 3);
  }
  const id = new URL(ana.page.url()).pathname.split("/").at(-1);
  await Promise.all([[ana, 0], [zoe, 2]].map(([{ page }, seat]) => leapToTheEnd(page, id, seat)));
  assert.match(await ana.page.locator("#final-title").textContent(), /wins?|win together/);
  assert.match(await zoe.page.locator("#final-title").textContent(), /Victoire/);
  await soon(zoe.page, async () => assert.match(await zoe.page.locator(".final").textContent(), /Curiosités, manche 1/));
  const ladder = ({ page }) => page.locator(".final section").filter({ hasText: /ladder of grades|échelle des grades/ }).textContent();
  for (const guest of [ana, zoe]) await soon(guest.page, async () => assert.match(await ladder(guest), /Ana[^]*Zoé|Zoé[^]*Ana/, "everybody stands on a rung, or on the ground"));
  const scores = ({ page }) => page.locator(".final ol .score").allTextContents();
  await soon(ana.page, async () => assert.deepEqual(await scores(ana), await scores(zoe), "both see the same result"));
  assert.deepEqual([ana.faults, zoe.faults], [[], []]);
});
