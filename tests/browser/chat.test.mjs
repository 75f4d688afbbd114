/** People write to each other: those who play, and those who watch apart; mute, report, and the switch of whoever made the table. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { complaintsByDayAndNight, isTooWide } from "./axe.mjs";
import { browser, person, setTable } from "./house.mjs";
import { Nursery } from "./nursery.mjs";
import { soon } from "./play.mjs";

const nursery = new Nursery(["trails-of-tucana"]);
let chrome;
let house;
before(async () => ([chrome, house] = [await browser(), await nursery.server()]));
after(async () => {
  await chrome.close();
  await nursery.close();
});

const PHONE = { size: { width: 360, height: 640 }, touch: true };
const lines = (page) => page.locator(".lines .text").allTextContents();

/** Opens what is said, on a desk or from a phone's menu. */
async function talk(page, name) {
  const menu = page.locator("[data-menu]");
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name }).click();
  await page.getByRole("log").waitFor();
}

async function write(page, text) {
  await page.locator(".chat form input").fill(text);
  await page.keyboard.press("Enter");
}

test("players write to each other, in both languages; spectators apart; one mutes and reports", async () => {
  const [ana, zoe, ben] = [
    await person(chrome, house.address),
    await person(chrome, house.address, { language: "fr", ...PHONE }),
    await person(chrome, house.address),
  ];
  const made = await setTable(ana.page, [{ kind: "here", name: "Ana" }, { kind: "open" }]);
  const path = `/table/${made.table.id}`;
  await ana.page.goto(path);
  await ana.page.keyboard.press("Escape");
  await zoe.page.goto(`${path}#seat=1&token=${made.links[1].token}`);
  await zoe.page.locator("[data-menu]").waitFor();
  await talk(ana.page, /^Chat/);
  await ana.page.getByText("Nobody has said anything yet.").waitFor();
  await write(ana.page, "See https://example.org <b>now</b>");
  await soon(ana.page, async () => assert.deepEqual(await lines(ana.page), ["See https://example.org <b>now</b>"]));
  assert.equal(await ana.page.locator(".lines a, .lines .text b").count(), 0);
  await zoe.page.getByRole("button", { name: "Menu, Discussion (1)" }).click();
  await zoe.page.getByRole("button", { name: "Discussion (1)", exact: true }).click();
  await soon(zoe.page, async () => assert.equal((await lines(zoe.page)).length, 1));
  await zoe.page.getByRole("button", { name: "Joli coup !" }).click();
  await ana.page.locator(".lines").getByText("Nice move!").waitFor();
  assert.equal(await isTooWide(zoe.page), false);
  assert.deepEqual(await complaintsByDayAndNight(zoe.page), []);

  await ben.page.goto(path);
  await talk(ben.page, /^Chat \(2\)/);
  await ben.page.getByText("Those who play read this once the match is over.").waitFor();
  await write(ben.page, "Ana should draw north");
  await soon(ben.page, async () => assert.equal((await lines(ben.page)).at(-1), "Ana should draw north"));

  await ana.page.getByRole("button", { name: /^About this message/ }).click();
  await ana.page.getByRole("button", { name: "Report to the operator" }).click();
  await ana.page.getByText("It is reported to whoever runs this server.").waitFor();
  assert.deepEqual(await complaintsByDayAndNight(ana.page), []);
  await ana.page.getByRole("button", { name: /^About this message/ }).press("Enter");
  await ana.page.getByRole("button", { name: "Do not hear this person" }).press("Enter");
  await soon(ana.page, async () => assert.deepEqual(await lines(ana.page), ["See https://example.org <b>now</b>"]));
  await zoe.page.getByRole("button", { name: "Je réfléchis…" }).click();
  await soon(ben.page, async () => assert.equal((await lines(ben.page)).at(-1), "Let me think …"));
  assert.equal((await lines(ana.page)).length, 1, "who is muted is not heard, nor is who watches");
  await ana.page.getByRole("button", { name: /^Hear .* again$/ }).click();
  await soon(ana.page, async () => assert.equal((await lines(ana.page)).length, 3));
  assert.ok(!(await lines(ana.page)).includes("Ana should draw north"));

  const token = readFileSync(join(nursery.folder, "operator-token"), "utf8").trim();
  const operator = await person(chrome, house.address);
  await operator.page.goto("/operator");
  await operator.page.locator("input[type=password]").fill(token);
  await operator.page.keyboard.press("Enter");
  await operator.page.getByRole("cell", { name: "(nice)" }).waitFor();
  await operator.page.getByRole("button", { name: /^Take away/ }).click();
  await soon(zoe.page, async () => assert.deepEqual(await lines(zoe.page), ["See https://example.org <b>now</b>", "Je réfléchis…"]));

  await ana.page.getByLabel("People may write to each other here").uncheck();
  await zoe.page.getByRole("log").waitFor({ state: "detached" });
  await ana.page.getByLabel("People may write to each other here").check();
  await soon(zoe.page, async () => assert.equal(await zoe.page.getByRole("button", { name: "Menu", exact: true }).count(), 1));
  assert.deepEqual([...ana.faults, ...zoe.faults, ...ben.faults, ...operator.faults], []);
});
