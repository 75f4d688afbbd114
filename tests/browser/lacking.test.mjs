/** Parts of a page are fetched when they are needed first. One that does not come is told, and all else goes on as it was. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaints } from "./axe.mjs";
import { browser, person, setTable } from "./house.mjs";
import { Nursery } from "./nursery.mjs";
import { until } from "./play.mjs";

const nursery = new Nursery(["trails-of-tucana"]);
let chrome;
let server;
before(async () => ([chrome, server] = await Promise.all([browser(), nursery.server()])));
after(async () => {
  await chrome?.close();
  await nursery.close();
});

/** Somebody to whom one file of the client does not come, until the promise that is handed out is called. */
async function without(part, how) {
  const { page } = await person(chrome, server.address, how);
  const files = new RegExp(`/assets/${part}-[^/]*\\.js$`);
  let asked = 0;
  await page.route(files, (route) => ((asked += 1), route.abort()));
  return { page, count: () => asked, comes: () => page.unroute(files) };
}

async function seated(page) {
  await page.goto("/");
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }]);
  await page.goto(`/table/${table.id}`);
  await page.locator("[data-confirm]").waitFor();
}

test("on a desk: the match goes on, and the page can be loaded anew", async () => {
  const { page, count, comes } = await without("Rules");
  await seated(page);
  assert.equal(await page.locator(".newer").count(), 0);
  await page.getByRole("button", { name: "Rules" }).click();
  await page.locator(".newer", { hasText: "A part of this page has not come." }).waitFor();
  assert.ok(count() > 0);
  assert.deepEqual(await complaints(page), []);
  const { bottom, height } = await page.locator(".table").evaluate((one) => ({ bottom: one.getBoundingClientRect().bottom, height: innerHeight }));
  assert.ok(bottom <= height, "it takes its own room, and covers nothing");

  await page.locator(".side [role=option]").first().click();
  await page.locator("[data-confirm]:enabled").click();
  await page.locator("[data-undo]:enabled").waitFor();
  await comes();
  await page.locator(".newer button").click();
  await page.locator(".newer").waitFor({ state: "detached" });
  await page.locator("[data-confirm]").waitFor();
  await page.getByRole("button", { name: "Rules" }).click();
  await page.getByRole("dialog", { name: "Rules" }).waitFor();
});

test("on a phone, in French: the leaf that would stay empty is closed", async () => {
  const { page } = await without("Rules", { language: "fr", size: { width: 360, height: 740 }, touch: true });
  await seated(page);
  await page.locator("[data-menu]").tap();
  await page.getByRole("button", { name: "Règles" }).tap();
  await page.locator(".newer", { hasText: "Une partie de cette page n’est pas arrivée." }).waitFor();
  await until(page, "no leaf in the way", async () => (await page.locator("dialog[open]").count()) === 0);
  assert.deepEqual(await complaints(page), []);
  await page.locator("[data-menu]").tap();
  await page.getByRole("dialog").waitFor();
});

test("a whole page that does not come is told in its place", async () => {
  const { page } = await without("RulesPage");
  await page.goto("/games/trails-of-tucana");
  await page.locator(".newer", { hasText: "A part of this page has not come." }).waitFor();
  await page.locator("header a").first().waitFor();
});
