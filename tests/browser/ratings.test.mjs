/** A rated match of three, and what comes of it: no advice at the table, a rating at the end, a leaderboard that one can leave. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaintsByDayAndNight, isTooWide } from "./axe.mjs";
import { ask, browser, person, tell } from "./house.mjs";
import { Nursery } from "./nursery.mjs";
import { clickOnce, finish, soon } from "./play.mjs";

const SMALL = { width: 360, height: 640 };
const GAME = "trails-of-tucana";
const nursery = new Nursery([GAME]);
let [chrome, house] = [];
before(async () => ([chrome, house] = [await browser(), await nursery.server()]));
after(async () => {
  await chrome.close();
  await nursery.close();
});

test("three play a rated match, each with a browser of their own, and stand on the leaderboard", async () => {
  const [ana, ben, zoe] = [await person(chrome, house.address), await person(chrome, house.address), await person(chrome, house.address, { language: "fr", size: SMALL, touch: true })];
  const seats = [{ kind: "here", name: "Ana" }, { kind: "open" }, { kind: "open" }];
  const { table, links } = await (await tell(ana.page, "/api/tables", { game: GAME, players: 3, seats, rated: true })).json();
  for (const [guest, seat, name] of [[ben, 1, "Ben"], [zoe, 2, "Zoé"]]) {
    await guest.page.goto(`/table/${table.id}#token=${links.find((link) => link.seat === seat).token}`);
    await guest.page.locator(".target").first().waitFor({ state: "attached" });
    await tell(guest.page, "/api/me", { name, shape: seat, colour: seat });
  }
  const again = await tell(ben.page, `/api/tables/${table.id}/seats/2/claim`, { name: "Ben" });
  assert.equal(again.status(), 409, "one identity takes no second seat");
  await ana.page.goto(`/table/${table.id}`);
  assert.ok(await clickOnce(ana.page));
  for (const { page } of [ana, zoe]) assert.equal(await page.locator("[data-hint]").count(), 0, "no advice is offered");
  assert.equal((await tell(ana.page, `/api/tables/${table.id}/hint`, { seat: 0 })).status(), 409, "nor given");
  await ana.page.locator(".seats").getByRole("button").first().click();
  await ana.page.getByText("This table is rated:").waitFor();
  assert.equal(await ana.page.getByRole("button", { name: "Let a bot play" }).count(), 0);
  await ana.page.keyboard.press("Escape");
  await Promise.all([ana, ben, zoe].map(({ page }, seat) => finish(page, table.id, seat)));
  await ana.page.getByText(/^Your rating is \d+\.\d ± \d+\.\d now\.$/).waitFor();
  await ana.page.getByRole("link", { name: "To the leaderboard" }).click();
  for (const name of ["Ana", "Ben", "Zoé"]) await ana.page.locator("ol li").filter({ hasText: name }).filter({ hasText: "1 match" }).waitFor();
  assert.equal(await ana.page.locator("ol li.mine").count(), 1);
  assert.ok(await ana.page.locator("ol li.bot").count(), "bots stand there, too");
  assert.deepEqual(await complaintsByDayAndNight(ana.page), []);
  await zoe.page.goto(`/ratings/${GAME}`);
  await zoe.page.getByRole("heading", { name: "Classement" }).waitFor();
  await zoe.page.locator("ol li").filter({ hasText: "vous · 1 partie" }).waitFor();
  assert.deepEqual(await complaintsByDayAndNight(zoe.page), []);
  assert.equal(await isTooWide(zoe.page), false);
  await leave(zoe.page);
  await ana.page.reload();
  await ana.page.locator("ol li").filter({ hasText: "Ben" }).waitFor();
  assert.equal(await ana.page.locator("ol li").filter({ hasText: "Zoé" }).count(), 0);
  assert.deepEqual([...ana.faults, ...ben.faults, ...zoe.faults], []);
});

/** Leaves all leaderboards, on one's own page and by keyboard. */
async function leave(page) {
  await page.goto("/me");
  const box = page.getByRole("checkbox", { name: "Me montrer dans les classements de ce serveur" });
  await box.focus();
  await page.keyboard.press("Space");
  await soon(page, async () => assert.equal((await ask(page, "/api/me")).habits.board, false));
  assert.deepEqual(await complaintsByDayAndNight(page), []);
  assert.equal(await isTooWide(page), false);
}
