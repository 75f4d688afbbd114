/** Seats change hands: several people at one screen, a bot that sits in, a spectator who sits down, a record taken away. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { browser, person, setTable } from "./house.mjs";
import { clickOnce, finish, isAsked, putAway, soon, until } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

test("one screen, two people: a curtain between them", async () => {
  const { page } = await person(chrome, address);
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }, { kind: "here", name: "Zoé" }]);
  await page.goto(`/table/${table.id}`);
  assert.equal(await page.locator(".curtain h2").textContent(), "Pass the device to Ana");
  assert.equal(await page.locator(".target").count(), 0, "nothing is shown behind the curtain");
  await page.getByRole("button", { name: "I am Ana" }).click();
  await clickOnce(page, 2);
  await page.getByRole("button", { name: "I am Zoé" }).click();
  await page.locator("[data-confirm]").waitFor();
  await page.locator(".board .target").first().waitFor();
  assert.equal(await page.locator(".board .trail").count(), 0, "Zoé sees her own sheet, still empty");
  await clickOnce(page, 4);
  await until(page, "the second turn", async () => /turn 2/.test(await page.locator(".course").textContent()));
});

test("undo: taken back while the others think, and refused with why once something was revealed", async () => {
  const { page } = await person(chrome, address);
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }, { kind: "open" }]);
  await page.goto(`/table/${table.id}`);
  await clickOnce(page, 1);
  await page.locator("[data-undo]").click();
  await page.locator("[data-confirm]").waitFor();
  await soon(page, async () => assert.match(await page.locator(".log").first().textContent(), /takes back/));
  const solo = await setTable(page, [{ kind: "here", name: "Ana" }]);
  await page.goto(`/table/${solo.table.id}`);
  await clickOnce(page, 1);
  await page.locator("[data-undo]").click();
  await until(page, "the reason", async () => /revealed/.test((await page.locator(".ask .notice").textContent().catch(() => "")) ?? ""));
});

test("a spectator sits down, hands the seat to a bot, takes it back and leaves", async () => {
  const host = await person(chrome, address);
  const { table } = await setTable(host.page, [{ kind: "here", name: "Ana" }, { kind: "open" }]);
  const guest = await person(chrome, address);
  await guest.page.goto(`/table/${table.id}`);
  await guest.page.getByText("You are watching").waitFor();
  const seat = guest.page.locator(".seats li button").nth(1);
  await seat.click();
  await guest.page.getByLabel("Your name").fill("Zoé");
  await guest.page.getByRole("button", { name: "Sit down here" }).click();
  await guest.page.getByRole("button", { name: "Let a bot play" }).click();
  await guest.page.getByRole("button", { name: "Take my seat back" }).click();
  await guest.page.getByRole("button", { name: "Leave the seat" }).waitFor();
  await putAway(guest.page);
  await soon(guest.page, async () => assert.match(await seat.textContent(), /Zoé/));
  await host.page.goto(`/table/${table.id}`);
  await clickOnce(host.page, 0); // the bot may have drawn for Zoé in this turn; the next one is hers
  await until(guest.page, "Zoé to be asked", () => isAsked(guest.page));
  await seat.click();
  await guest.page.getByRole("button", { name: "Leave the seat" }).click();
  await guest.page.getByRole("button", { name: "Sit down here" }).waitFor();
});

test("the record goes out, comes back in, and is replayed step by step by its address", async () => {
  const { page } = await person(chrome, address);
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }]);
  await finish(page, table.id, 0);
  await page.goto(`/table/${table.id}`);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Save the match" }).click()]);
  const record = readFileSync(await download.path());
  const { page: other } = await person(chrome, address);
  await other.goto("/");
  await other.locator("#record").setInputFiles({ name: "record.json", mimeType: "application/json", buffer: record });
  await other.locator("#final-title").waitFor();
  await other.getByRole("button", { name: "Replay" }).first().click();
  await until(other, "the first position", async () => /Position 0 of/.test((await other.locator(".side h2").textContent().catch(() => "")) ?? ""));
  await other.getByRole("button", { name: "Next position" }).click();
  await until(other, "the next one", async () => other.url().endsWith("/replay/1"));
  await other.reload();
  await until(other, "the same position after a reload", async () => /Position 1 of/.test((await other.locator(".side h2").textContent().catch(() => "")) ?? ""));
});
