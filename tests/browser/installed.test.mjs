/** An app of its own: opened once, it opens without the line; it keeps nothing of the API; and it notices a new version. */
import assert from "node:assert/strict";
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { complaints, isTooWide } from "./axe.mjs";
import { browser, person, setTable } from "./house.mjs";
import { Nursery, ROOT } from "./nursery.mjs";
import { until } from "./play.mjs";

const nursery = new Nursery(["trails-of-tucana"]);
const database = join(nursery.folder, "kept.db");
let chrome;
before(async () => (chrome = await browser()));
after(async () => {
  await chrome?.close();
  await nursery.close();
});

/** The client with its first script under another name: what another build would be. */
function another() {
  const folder = join(nursery.folder, "another");
  if (existsSync(folder)) return folder;
  cpSync(join(ROOT, "src/islario/server/client"), folder, { recursive: true });
  const entry = /assets\/(index-[^"]+\.js)/.exec(readFileSync(join(folder, "index.html"), "utf8"))[1];
  for (const ending of ["", ".br"]) renameSync(join(folder, "assets", entry + ending), join(folder, "assets", `index-another.js${ending}`));
  for (const name of ["index.html", "worker.js"]) {
    writeFileSync(join(folder, name), readFileSync(join(folder, name), "utf8").replaceAll(entry, "index-another.js"));
    renameSync(join(folder, `${name}.br`), join(folder, `${name}.gz`)); // the packed form is of the old one: not handed out
  }
  return folder;
}

const kept = (page) => page.evaluate(async () => {
  const places = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(places.map((place) => place.keys()))).flat().map(({ url }) => new URL(url).pathname);
});

test("what was opened once opens without the line, and a new version is offered", async () => {
  const first = await nursery.server(database);
  const { page, faults } = await person(chrome, first.address, { keeps: true });
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }]);
  await page.goto(`/table/${table.id}`);
  await page.locator("[data-confirm]").waitFor();
  const files = await kept(page);
  assert.ok(files.includes("/") && files.some((name) => /TablePage.*\.js/.test(name)), "pages and boards are kept");
  assert.deepEqual(files.filter((name) => !/^\/(assets\/.*)?$/.test(name)), [], "and nothing that the server says");
  assert.equal(await page.locator(".newer").count(), 0);

  await first.stop();
  await page.goto(`/table/${table.id}`);
  await page.locator(".line p", { hasText: "The line is down" }).waitFor();
  await page.goto("/");
  await page.locator("h1").waitFor();
  await page.locator(".notice", { hasText: "does not answer" }).waitFor();
  assert.equal(await page.evaluate(() => fetch("/api/games").then(() => "kept", () => "asked")), "asked");
  await page.goto(`/table/${table.id}`);
  await page.locator(".line p").waitFor();

  const second = await nursery.server(database, { port: first.port, client: another() });
  await page.locator("[data-confirm]").waitFor();
  await page.locator(".newer", { hasText: "A new version is there." }).waitFor();
  assert.equal(await page.locator(".line p").count(), 0);
  const { bottom, height } = await page.locator(".table").evaluate((one) => ({ bottom: one.getBoundingClientRect().bottom, height: innerHeight }));
  assert.ok(bottom <= height, "it takes its own room, and covers nothing");
  assert.deepEqual(await complaints(page), []);
  await page.setViewportSize({ width: 360, height: 640 });
  await until(page, "the phone's layout", async () => (await page.locator("[data-menu]").count()) === 1);
  assert.ok(!(await isTooWide(page)));
  await page.locator(".newer button").click();
  await until(page, "the new client", () => page.evaluate(() => Boolean(document.querySelector("script[src$='index-another.js']"))).catch(() => false));
  await page.locator("[data-confirm]").waitFor();
  assert.equal(await page.locator(".newer").count(), 0, "there is no newer one");
  assert.deepEqual(faults.filter((fault) => !/ERR_CONNECTION_REFUSED|Failed to fetch/.test(fault)), []);
  await second.stop();
});

test("a table that is open when the server changes is told so when the line is back, whatever has not come meanwhile", async () => {
  const first = await nursery.server();
  const { page } = await person(chrome, first.address, { language: "fr" });
  await page.goto("/");
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }]);
  await page.goto(`/table/${table.id}`);
  await page.locator("[data-confirm]").waitFor();
  await first.stop();
  await page.locator(".line p", { hasText: "Connexion perdue" }).waitFor();
  await page.getByRole("button", { name: "Règles" }).click();
  await page.locator(".newer", { hasText: "Une partie de cette page n’est pas arrivée." }).waitFor();
  await nursery.server(join(nursery.folder, `tables-${nursery.count}.db`), { port: first.port, client: another() });
  await page.locator(".newer", { hasText: "Une nouvelle version est disponible." }).waitFor();
  await page.locator(".line p").waitFor({ state: "detached" });
});
