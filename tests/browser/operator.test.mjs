/** The operator's page, in a browser: without script, by keyboard, on a phone, in both languages. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { complaints, isTooWide } from "./axe.mjs";
import { browser, person, setTable } from "./house.mjs";
import { until } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
const token = readFileSync(join(process.env.ISLARIO_FOLDER, "operator-token"), "utf8").trim();
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

test("the operator closes a table, keeps an address out, lets it in, and removes the table", async () => {
  const player = await person(chrome, address);
  const { table } = await setTable(player.page, [{ kind: "here", name: "Ana" }]);
  await player.page.goto(`/table/${table.id}`);
  await player.page.locator("[data-confirm]").waitFor();

  const { page, faults } = await person(chrome, address, { size: { width: 360, height: 640 } });
  await page.goto("/operator");
  assert.deepEqual(await complaints(page), []);
  await page.keyboard.press("Tab"); // again
  await page.keyboard.press("Tab"); // the other language
  await page.keyboard.press("Tab");
  await page.keyboard.type(token);
  await page.keyboard.press("Enter");
  await page.getByText("127.0.0.1").first().waitFor();
  assert.deepEqual(await complaints(page), []);
  assert.ok(!(await isTooWide(page)), "nothing scrolls sideways");
  await page.getByRole("button", { name: `Close to strangers: ${table.id}` }).click();
  await page.getByRole("button", { name: `Open to everyone: ${table.id}` }).waitFor();
  await page.getByLabel("Keep out an address").fill("203.0.113.7");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Let in again: 203.0.113.7" }).click();
  await page.getByRole("button", { name: "Let in again: 203.0.113.7" }).waitFor({ state: "detached" });

  await page.getByRole("link", { name: "Français" }).click();
  await page.getByRole("heading", { name: "Exploitant" }).waitFor();
  await page.locator("tr", { hasText: table.id }).first().locator("summary").click();
  await page.getByRole("button", { name: `Supprimer pour de bon : ${table.id}` }).click();
  await until(player.page, "whoever plays there to be told", async () => /There is no such table/.test(await player.page.locator("main").textContent()));
  assert.deepEqual([faults, player.faults], [[], []]);
});
