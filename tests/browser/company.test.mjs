/** Company beyond one's own tables: an open table found and filled, and the usual group invited again. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaintsByDayAndNight, isTooWide } from "./axe.mjs";
import { ask, browser, person, setTable, tell } from "./house.mjs";
import { Nursery } from "./nursery.mjs";
import { fillChair, finish, isAsked, soon, until } from "./play.mjs";

const nursery = new Nursery(["trails-of-tucana"]);
let chrome;
let house;
before(async () => ([chrome, house] = [await browser(), await nursery.server()]));
after(async () => {
  await chrome.close();
  await nursery.close();
});

const PHONE = { size: { width: 360, height: 640 }, touch: true };
const idOf = (page) => new URL(page.url()).pathname.split("/")[2];

test("an open table is found on the shelf, joined by one click, and filled by bots", async () => {
  const [ana, zoe] = [await person(chrome, house.address), await person(chrome, house.address, { language: "fr", ...PHONE })];
  await ana.page.goto("/new/trails-of-tucana");
  await ana.page.getByRole("radio", { name: "3", exact: true }).check();
  await ana.page.getByRole("textbox", { name: "Seat 1: name" }).fill("Ana");
  await fillChair(ana.page, 2, "A friend");
  await fillChair(ana.page, 3, "A friend");
  await ana.page.getByLabel("Open to everybody").check();
  await ana.page.getByRole("combobox", { name: "Bots take free seats" }).selectOption("after 2 minutes");
  await ana.page.getByRole("button", { name: "Start the match" }).click();
  await ana.page.getByText("This table stands on the list of open tables.").waitFor();
  const id = idOf(ana.page);

  await zoe.page.goto("/");
  const sit = zoe.page.getByRole("button", { name: /^S’asseoir/ });
  await sit.waitFor();
  assert.equal(await isTooWide(zoe.page), false);
  assert.deepEqual(await complaintsByDayAndNight(zoe.page), []);
  await sit.press("Enter");
  await zoe.page.waitForURL(`**/table/${id}`);
  await soon(ana.page, async () => assert.equal((await ask(ana.page, `/api/tables/${id}`)).seats[1].kind, "person"));
  await zoe.page.request.get("/health", { headers: { later: "130" } });
  await soon(ana.page, async () => assert.equal((await ask(ana.page, `/api/tables/${id}`)).seats[2].kind, "bot"));
  await until(zoe.page, "Zoé to be asked", () => isAsked(zoe.page));
  assert.deepEqual((await ask(ana.page, "/api/open")).tables, []);
  assert.deepEqual([...ana.faults, ...zoe.faults], []);
});

/** Somebody of that name. */
async function named(name, how = {}) {
  const who = await person(chrome, house.address, how);
  await tell(who.page, "/api/me", { name, shape: 2, colour: 3 });
  return who;
}

/** Two who have played a match to its end. */
async function playedTogether(ana, zoe) {
  const { table } = await setTable(ana.page, [{ kind: "here", name: "Ana" }, { kind: "open" }]);
  await tell(zoe.page, `/api/tables/${table.id}/seats/1/claim`, { name: "Zoé" });
  await Promise.all([finish(ana.page, table.id, 0), finish(zoe.page, table.id, 1)]);
}

/** Whoever is invited has a seat kept for them at that table, and nothing to complain of where they read it. */
async function reads(zoe, id) {
  const { page } = zoe;
  await page.goto("/");
  await page.getByText(/^Ana vous garde une place/).waitFor();
  assert.deepEqual((await ask(page, "/api/me/tables")).invitations.map((each) => each.id), [id]);
  assert.deepEqual([await complaintsByDayAndNight(page), await isTooWide(page)], [[], false]);
}

test("the usual group is invited again by one click, and sits down by one, or does not come", async () => {
  const [ana, zoe] = [await named("Ana"), await named("Zoé", { language: "fr", ...PHONE })];
  await playedTogether(ana, zoe);

  await ana.page.goto("/me");
  const again = ana.page.getByRole("button", { name: "Invite again: Zoé" });
  await again.focus();
  await ana.page.keyboard.press("Enter");
  await ana.page.waitForURL("**/table/*");
  const first = idOf(ana.page);
  await ana.page.getByRole("list", { name: "Seats" }).getByText("seat kept").waitFor();
  await ana.page.getByText("A seat is kept for Zoé.").waitFor();
  await reads(zoe, first);
  await zoe.page.getByRole("button", { name: /^Je ne viens pas/ }).press("Enter");
  await zoe.page.getByText(/^Ana vous garde une place/).waitFor({ state: "detached" });
  await ana.page.getByText("Zoé does not come to seat 2.").first().waitFor();
  await ana.page.getByRole("list", { name: "Seats" }).getByText("free seat").waitFor();

  await ana.page.goto("/me");
  await again.click();
  await ana.page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.includes(first));
  const second = idOf(ana.page);
  await reads(zoe, second);
  await zoe.page.getByRole("button", { name: /^S’asseoir: Ana vous garde/ }).click();
  await zoe.page.waitForURL(`**/table/${second}`);
  await until(zoe.page, "Zoé to be asked", () => isAsked(zoe.page));
  await soon(ana.page, async () => assert.deepEqual((await ask(ana.page, `/api/tables/${second}`)).seats.map(({ kind, present, name }) => [kind, present, name]), [["person", true, "Ana"], ["person", true, "Zoé"]]));
  assert.deepEqual((await ask(zoe.page, "/api/me/tables")).invitations, []);

  const [group] = (await ask(ana.page, "/api/me/company")).groups;
  const seats = [{ kind: "here", name: "Ana" }, { kind: "open", keep: group.others[0].who }];
  const third = await (await tell(ana.page, "/api/tables", { game: "trails-of-tucana", players: 2, seats })).json();
  await reads(zoe, third.table.id);
  await zoe.page.getByRole("button", { name: "Plus rien de Ana" }).press("Enter");
  await zoe.page.getByText(/^Ana vous garde une place/).waitFor({ state: "detached" });
  assert.equal((await tell(ana.page, "/api/tables", { game: "trails-of-tucana", players: 2, seats })).status(), 201);
  assert.deepEqual((await ask(zoe.page, "/api/me/tables")).invitations, [], "whom one hears no more invites one in vain");

  await zoe.page.goto("/me");
  await zoe.page.getByRole("button", { name: /^Réinviter/ }).waitFor();
  await zoe.page.getByRole("link", { name: /^en cours/ }).waitFor();
  assert.deepEqual([await complaintsByDayAndNight(zoe.page), await isTooWide(zoe.page)], [[], false]);
  assert.deepEqual([...ana.faults, ...zoe.faults], []);
});
