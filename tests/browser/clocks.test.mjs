/** A match over days: clocks, a bot that plays on when time is up, and hands back. The test moves the server's time. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaintsByDayAndNight, isTooWide } from "./axe.mjs";
import { ask, browser, person, tell } from "./house.mjs";
import { Nursery } from "./nursery.mjs";
import { clickOnce, fillChair, isAsked, soon, until } from "./play.mjs";

const A_DAY = 24 * 3600;
const nursery = new Nursery(["trails-of-tucana"]);
let chrome;
let house;
before(async () => ([chrome, house] = [await browser(), await nursery.server()]));
after(async () => {
  await chrome.close();
  await nursery.close();
});

const later = (page, seconds) => page.request.get("/health", { headers: { later: String(seconds) } });

test("a move a day: a bot plays on for who is late, until they are back", async () => {
  const ana = await person(chrome, house.address);
  await ana.page.goto("/new/trails-of-tucana");
  await ana.page.getByRole("combobox", { name: "Clock" }).selectOption("a move a day");
  await ana.page.getByRole("combobox", { name: "When time is up" }).waitFor();
  assert.deepEqual(await complaintsByDayAndNight(ana.page), []);
  await fillChair(ana.page, 2, "A friend");
  await ana.page.getByRole("button", { name: "Start the match" }).click();
  const link = await ana.page.locator("dialog[open] textarea").first().inputValue();
  const zoe = await person(chrome, house.address, { size: { width: 360, height: 640 }, touch: true });
  await zoe.page.goto(link);
  await until(zoe.page, "Zoé to be asked", () => isAsked(zoe.page));
  await zoe.page.locator("[role=timer]").first().waitFor();
  assert.equal(await isTooWide(zoe.page), false);
  await zoe.page.goto("/");
  await zoe.page.getByText(/Your turn/).waitFor();
  await zoe.page.getByText(/until/).waitFor();
  await zoe.page.goto("about:blank");
  await ana.page.keyboard.press("Escape");
  await clickOnce(ana.page);
  await later(ana.page, A_DAY + 60);
  await ana.page.locator(".seats").getByText("bot").waitFor();
  await until(ana.page, "Ana to be asked again", () => isAsked(ana.page));
  assert.match(await ana.page.locator(".log").first().textContent(), /time of .* is up/);
  const id = new URL(ana.page.url()).pathname.split("/")[2];
  assert.equal((await ask(zoe.page, `${house.address}/api/tables/${id}`)).seats[1].kind, "bot");
  await zoe.page.goto(`${house.address}/table/${id}`);
  await soon(zoe.page, async () => assert.equal((await ask(zoe.page, `/api/tables/${id}`)).seats[1].kind, "person"));
  await clickOnce(ana.page, 1);
  await until(zoe.page, "Zoé to be asked once more", () => isAsked(zoe.page));
  assert.deepEqual([...ana.faults, ...zoe.faults], []);
});

test("at one table the title counts the others that wait", async () => {
  const { page, faults } = await person(chrome, house.address);
  const set = async () => (await (await tell(page, "/api/tables", { game: "trails-of-tucana", seats: [{ kind: "here" }, { kind: "open" }] })).json()).table.id;
  const [first, second] = [await set(), await set()];
  for (const id of [first, second]) await ask(page, `/api/tables/${id}/view`);
  await page.goto(`/table/${first}`);
  await soon(page, async () => assert.match(await page.title(), /^● \(1\) /));
  await page.getByRole("link", { name: "Another table waits for you" }).click();
  await soon(page, async () => assert.equal(await page.title(), "(2) Islario"));
  assert.deepEqual(faults, []);
});

test("a clock is chosen on the smallest phone, in French, without scrolling sideways", async () => {
  const { page, faults } = await person(chrome, house.address, { language: "fr", size: { width: 360, height: 640 } });
  await page.goto("/new/trails-of-tucana");
  await page.getByRole("combobox", { name: "Pendule" }).selectOption("minutes");
  for (const late of ["bot", "table"]) {
    await page.getByRole("combobox", { name: "Une fois le temps écoulé" }).selectOption(late);
    assert.equal(await isTooWide(page), false);
    const [inner, outer] = await Promise.all([".clock select >> nth=2", "fieldset >> nth=0"].map((what) => page.locator(what).boundingBox()));
    assert.ok(inner.x + inner.width <= outer.x + outer.width, "the choice stays within its frame");
  }
  assert.deepEqual(faults, []);
});
