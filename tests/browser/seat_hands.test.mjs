/** Seats that change hands: links that work once, asking the table and its answer, a seat freed, and all of it in the log. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaints, isTooWide } from "./axe.mjs";
import { browser, person, setTable } from "./house.mjs";
import { clickOnce, fillChair, putAway, soon, until } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
const PHONE = { size: { width: 360, height: 640 }, touch: true };
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

const link = (table, links, seat) => `/table/${table.id}#seat=${seat}&token=${links.find((one) => one.seat === seat).token}`;
const logOf = (page) => page.locator(".log").first().textContent();

/** A host at seat 1 and a guest who came to seat 2 by the link and has drawn a trail. */
async function withGuest(kinds = [{ kind: "here", name: "Ana" }, { kind: "open" }]) {
  const host = await person(chrome, address);
  const { table, links } = await setTable(host.page, kinds);
  const guest = await person(chrome, address);
  await guest.page.goto(link(table, links, 1));
  await clickOnce(guest.page, 1);
  await host.page.goto(`/table/${table.id}`);
  await host.page.locator("[data-confirm]").waitFor();
  return { host, guest, table, links };
}

async function leave(page) {
  await page.locator(".seats li button").nth(1).click();
  await page.getByRole("button", { name: "Leave the seat" }).click();
  await page.getByRole("button", { name: "Sit down here" }).waitFor();
  await putAway(page);
}

test("a link that has been used says so, and how to get another one; its user may follow it again", async () => {
  const { guest, host, table, links } = await withGuest();
  for (const [language, told] of [["en", /works only once.*ask whoever sent it/], ["fr", /ne sert qu’une fois.*demandez-en un nouveau/]]) {
    const late = await person(chrome, address, { language, ...PHONE });
    await late.page.goto(link(table, links, 1));
    await until(late.page, "the reason", async () => told.test((await late.page.locator(".ask .notice").textContent().catch(() => "")) ?? ""));
    assert.equal(new URL(late.page.url()).hash, "", "the token leaves the address bar");
    assert.ok(!(await isTooWide(late.page)));
    assert.deepEqual(late.faults, []);
  }
  await guest.page.goto(link(table, links, 1));
  await guest.page.reload(); // another fragment alone loads no page
  await guest.page.locator("[data-undo]").waitFor();
  await host.page.goto(link(table, links, 1));
  await host.page.reload();
  await until(host.page, "the host to be refused, too", async () => /works only once/.test((await host.page.locator(".ask .notice").textContent().catch(() => "")) ?? ""));
});

test("who would like a seat that has been played asks the table; it agrees by keyboard, and all read so in the log", async () => {
  const { host, guest, table } = await withGuest();
  await leave(guest.page);
  const newcomer = await person(chrome, address, { language: "fr", ...PHONE });
  await newcomer.page.goto(`/table/${table.id}`);
  await newcomer.page.getByRole("button", { name: "Occuper la place" }).tap();
  await newcomer.page.getByLabel("Votre nom").fill("Zoé");
  await newcomer.page.getByRole("button", { name: "S’asseoir ici" }).tap();
  await newcomer.page.locator("dialog[open]").getByText("Vous avez demandé la place 2").waitFor();
  assert.ok(!(await isTooWide(newcomer.page)));
  assert.deepEqual(await complaints(newcomer.page), []);
  await putAway(newcomer.page);

  const wish = host.page.locator(".ask [data-wish]");
  await wish.getByText("Zoé would like to sit down at seat 2.").waitFor();
  assert.deepEqual(await complaints(host.page), []);
  await wish.getByRole("button", { name: "Agree" }).focus();
  await host.page.keyboard.press("Enter");
  await wish.waitFor({ state: "detached" });
  await until(newcomer.page, "Zoé to sit", async () => /Zoé/.test(await newcomer.page.locator(".seats li.mine").textContent().catch(() => "")));
  await until(host.page, "the log", async () => /Zoé sits down at seat 2\. Ana agreed\./.test(await logOf(host.page)));
  await until(guest.page, "the log", async () => /Player 2 leaves seat 2\./.test(await logOf(guest.page)));
  await newcomer.page.locator("[data-menu]").tap();
  await newcomer.page.locator("nav button", { hasText: "Journal" }).tap();
  await newcomer.page.locator("dialog[open]").getByText("Zoé s’assied à la place 2. Ana est d’accord.").waitFor();
  assert.deepEqual([host.faults, guest.faults, newcomer.faults], [[], [], []]);
});

test("the table may say no", async () => {
  const { host, guest, table } = await withGuest();
  await leave(guest.page);
  const newcomer = await person(chrome, address);
  await newcomer.page.goto(`/table/${table.id}`);
  await newcomer.page.getByRole("button", { name: "Fill the seat" }).click();
  await newcomer.page.getByRole("button", { name: "Sit down here" }).click();
  await newcomer.page.locator("dialog[open]").getByRole("button", { name: "Never mind" }).click();
  await newcomer.page.getByRole("button", { name: "Sit down here" }).click();
  await newcomer.page.locator("dialog[open] [data-wish]").waitFor();
  await host.page.locator(".ask [data-wish]").getByRole("button", { name: "No" }).click();
  await putAway(newcomer.page);
  await until(newcomer.page, "the answer", async () => /would rather not/.test((await newcomer.page.locator(".ask .notice").textContent().catch(() => "")) ?? ""));
});

test("the host frees a guest's seat, invites anew, and cannot sit there", async () => {
  const { host, guest } = await withGuest();
  await host.page.locator(".seats li button").nth(1).click();
  const leaf = host.page.locator("dialog[open]");
  await leaf.getByRole("button", { name: "Free this seat…" }).click();
  await leaf.getByRole("button", { name: "Free the seat" }).click();
  const invitation = await leaf.locator("textarea[readonly]").inputValue();
  assert.equal(await leaf.getByRole("button", { name: "Sit down here" }).count(), 0, "who sits at one seat is not offered another");
  assert.deepEqual(await complaints(host.page), []);
  await until(guest.page, "the guest to be told", async () => /The host takes seat 2 from Player 2\./.test((await guest.page.locator(".ask .notice").textContent().catch(() => "")) ?? ""));
  const friend = await person(chrome, address);
  await friend.page.goto(invitation);
  await until(friend.page, "the friend to sit", async () => (await friend.page.locator(".seats li.mine").count()) === 1);
  assert.deepEqual([host.faults, guest.faults, friend.faults], [[], [], []]);
});

test("whether seats may be swapped is asked at a new table, and follows who sits there", async () => {
  const { page } = await person(chrome, address, PHONE);
  await page.goto("/new/trails-of-tucana");
  const swaps = page.getByLabel("Seats may be swapped");
  await swaps.waitFor();
  assert.equal(await swaps.isChecked(), false);
  await fillChair(page, 2, "Someone here");
  await soon(page, async () => assert.equal(await swaps.isChecked(), true, "one screen"));
  await swaps.uncheck();
  await page.getByRole("button", { name: "Start the match" }).click();
  await page.locator(".curtain").waitFor();
  const id = new URL(page.url()).pathname.split("/").pop();
  assert.equal((await (await page.request.get(`/api/tables/${id}`)).json()).swaps, false);
});
