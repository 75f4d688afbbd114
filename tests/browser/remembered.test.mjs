/** The house remembers people: their tables on the front page, on all their devices, until they are forgotten. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaintsByDayAndNight, isTooWide } from "./axe.mjs";
import { ask, browser, person, setTable, tell } from "./house.mjs";
import { soon } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
const SMALL = { width: 360, height: 640 };
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

/** Plays whatever comes first with the seats that this browser holds, as long as it is asked. */
async function playOn(page, id, most = 10_000) {
  const { mine } = await ask(page, `/api/tables/${id}`);
  for (let count = 0; count < most; ) {
    const { view } = await ask(page, `/api/tables/${id}/view`);
    const seat = view.pending.find((one) => mine.includes(one));
    if (view.over) return;
    const now = seat === undefined ? null : await ask(page, `/api/tables/${id}/view?seat=${seat}`);
    if (!now?.view.moves.length) {
      await page.waitForTimeout(20); // others decide
      continue;
    }
    await tell(page, `/api/tables/${id}/moves`, { seat, move: now.view.moves[0].number, version: now.version, id: `m${count} ${now.version}` });
    count += 1;
  }
}

/** Whoever opens a link to themselves on this page, and says that it is them. */
async function arrive(page, link) {
  await page.goto(link);
  await page.getByRole("button", { name: "Yes, that is me" }).click();
}

async function linkOf(page) {
  await page.goto("/me");
  await page.getByRole("button", { name: "Get a link to myself" }).click();
  return page.getByLabel("Link", { exact: true }).inputValue();
}

test("who leaves a table comes back to it from the front page, where it says whose turn it is", async () => {
  const ana = await person(chrome, address);
  const zoe = await person(chrome, address);
  const { table, links } = await setTable(ana.page, [{ kind: "here", name: "Ana" }, { kind: "open" }]);
  await zoe.page.goto(`/table/${table.id}#seat=1&token=${links.find(({ seat }) => seat === 1).token}`);
  await zoe.page.locator(".target").first().waitFor({ state: "attached" });
  await ana.page.goto("/");
  const row = ana.page.locator(".running a");
  await row.filter({ hasText: "Your turn" }).waitFor();
  await soon(ana.page, async () => assert.equal(await ana.page.title(), "(1) Islario"));
  await playOn(ana.page, table.id, 1);
  await ana.page.reload();
  await row.filter({ hasText: "Waiting for" }).waitFor();
  assert.equal(await ana.page.title(), "Islario");
  await playOn(zoe.page, table.id, 1);
  await ana.page.reload();
  await row.filter({ hasText: "Your turn" }).click();
  await ana.page.locator(".target").first().waitFor({ state: "attached" });
  assert.match(ana.page.url(), new RegExp(table.id));
  assert.deepEqual([...ana.faults, ...zoe.faults], []);
});

test("two devices of one person, one signed out from the other", async () => {
  const desk = await person(chrome, address);
  const phone = await person(chrome, address, { size: SMALL, touch: true });
  const { table } = await setTable(desk.page, [{ kind: "here", name: "Ana" }, { kind: "open" }]);
  const link = await linkOf(desk.page);
  await arrive(phone.page, link);
  await phone.page.getByRole("button", { name: /^Sign out/ }).first().waitFor();
  assert.equal(new URL(phone.page.url()).hash, "", "the link is not left in the address");
  const third = await person(chrome, address);
  await third.page.goto(link);
  await third.page.locator(".notice", { hasText: "works once" }).waitFor();
  await phone.page.goto("/");
  await phone.page.locator(".running a").click();
  await phone.page.locator(".target").first().waitFor({ state: "attached" });
  await desk.page.goto("/me");
  await desk.page.getByRole("listitem").filter({ hasNotText: "this device" }).getByRole("button", { name: /^Sign out/ }).click();
  await soon(desk.page, async () => assert.equal(await desk.page.getByRole("button", { name: /^Sign out/ }).count(), 0));
  assert.equal((await ask(phone.page, "/api/me/tables")).running.length, 0);
  assert.equal((await ask(phone.page, `/api/tables/${table.id}`)).mine.length, 0);
  assert.equal((await ask(desk.page, `/api/tables/${table.id}`)).mine.length, 1);
  assert.deepEqual(desk.faults, []);
});

test("a finished match is told on the front page and in one's history, and opens from its beginning", async () => {
  const { page, faults } = await person(chrome, address);
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }, { kind: "here", name: "Zoé" }]);
  await playOn(page, table.id);
  await page.goto("/");
  await page.locator(".finished li").waitFor();
  await page.getByRole("link", { name: "All matches and figures" }).click();
  await page.getByRole("img", { name: /^Points, match by match/ }).waitFor();
  await page.getByRole("link", { name: "Replay from the beginning" }).click();
  await soon(page, async () => assert.match(page.url(), /replay\/0$/));
  await page.locator(".board").waitFor();
  assert.deepEqual(faults, []);
});

test("being forgotten takes all that is one's own, and leaves the match to the others", async () => {
  const ana = await person(chrome, address);
  const zoe = await person(chrome, address);
  const { table, links } = await setTable(ana.page, [{ kind: "here", name: "Ana" }, { kind: "open" }]);
  await tell(zoe.page, "/api/session", { table: table.id, token: links.find(({ seat }) => seat === 1).token });
  await Promise.all([playOn(ana.page, table.id), playOn(zoe.page, table.id)]);
  await ana.page.goto("/me");
  const [saved] = await Promise.all([ana.page.waitForEvent("download"), ana.page.getByRole("link", { name: "Save all that is kept of me" }).click()]);
  assert.equal(saved.suggestedFilename(), "islario-me.json");
  await ana.page.getByRole("button", { name: "Be forgotten…" }).click();
  await ana.page.getByRole("button", { name: "Yes, forget me" }).click();
  await ana.page.getByText("You are forgotten.").waitFor();
  assert.deepEqual(await ask(ana.page, "/api/me/tables"), { waiting: 0, running: [], finished: [], invitations: [] });
  assert.equal((await ask(zoe.page, "/api/me/tables")).finished[0].id, table.id);
  assert.equal((await ask(zoe.page, `/api/tables/${table.id}`)).seats[0].name, "");
  assert.deepEqual(ana.faults, []);
});

for (const [language, size] of [["en", { width: 1440, height: 900 }], ["fr", SMALL]]) {
  test(`nothing to complain of on one's own pages, in ${language}`, async () => {
    const { page, faults } = await person(chrome, address, { language, size });
    const done = await setTable(page, [{ kind: "here", name: "Ana" }, { kind: "bot", bot: "greedy", name: "Matelot" }]);
    await playOn(page, done.table.id);
    await setTable(page, [{ kind: "here", name: "Ana" }, { kind: "open" }], {}, "la-isla");
    await tell(page, "/api/me", { name: "Ana", shape: 4, colour: 6 });
    await page.goto("/");
    await page.locator(".running a").waitFor();
    assert.deepEqual(await complaintsByDayAndNight(page), []);
    assert.equal(await isTooWide(page), false);
    await page.goto("/me");
    await page.locator("figure svg").first().waitFor();
    await page.locator(".card button.main").last().click();
    await page.locator("textarea").waitFor();
    assert.deepEqual(await complaintsByDayAndNight(page), []);
    assert.equal(await isTooWide(page), false);
    assert.deepEqual(faults, []);
  });
}
