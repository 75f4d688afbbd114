/** Inviting: the links are there at once, stay the same until they are used, and whoever comes says a name once. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browser, person } from "./house.mjs";
import { fillChair, finish, until } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

const panel = (page) => page.getByRole("dialog", { name: "Invite your friends" });

test("two friends are invited, come, and play again together", async () => {
  const ana = await person(chrome, address);
  await ana.context.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined })); // as without HTTPS
  await ana.page.goto("/new/trails-of-tucana");
  await fillChair(ana.page, 2, "A friend");
  await ana.page.getByRole("textbox", { name: "Seat 1: name" }).fill("Ana");
  await ana.page.getByRole("button", { name: "Start the match" }).click();

  const field = panel(ana.page).getByRole("textbox", { name: "Link" });
  const link = await field.inputValue();
  assert.match(link, /^http.*\/table\/[\w-]+#seat=1&token=/);
  await panel(ana.page).getByRole("img", { name: "The link as a picture for a camera" }).waitFor();
  await panel(ana.page).getByRole("button", { name: "Copy" }).click();
  await panel(ana.page).getByText("Copied.").waitFor();
  const id = new URL(ana.page.url()).pathname.split("/").at(-1);
  await ana.page.reload();
  await field.waitFor();
  assert.equal(await field.inputValue(), link, "the same invitation after a reload");
  await panel(ana.page).getByRole("button", { name: "To the table" }).click();
  await ana.page.locator("[data-invite]").click();
  assert.equal(await field.inputValue(), link, "and when it is asked for again");

  const zoe = await person(chrome, address);
  await zoe.page.goto(link);
  await zoe.page.getByLabel("Your name").fill("Zoé");
  await zoe.page.getByRole("button", { name: "That’s me" }).click();
  await panel(ana.page).getByRole("heading", { name: /Zoé.*is here/ }).waitFor();
  await panel(ana.page).getByText("Everybody is here.").waitFor();
  await panel(ana.page).getByRole("button", { name: "To the table" }).click();
  assert.equal(await zoe.page.getByLabel("Your name").count(), 0, "a name is asked for once");

  await Promise.all([finish(ana.page, id, 0), finish(zoe.page, id, 1)]);
  await ana.page.getByRole("button", { name: "Play again, the same people" }).click();
  await until(ana.page, "a fresh table", async () => !ana.page.url().endsWith(id));
  await zoe.page.getByRole("link", { name: "To the new table" }).click();
  await until(zoe.page, "the same table", async () => zoe.page.url() === ana.page.url());
  await zoe.page.locator("[data-confirm]").waitFor();
  await until(ana.page, "both at it", async () => (await ana.page.locator(".seats li").allTextContents()).every((told) => /Ana|Zoé/.test(told)));
  assert.deepEqual([ana.faults, zoe.faults], [[], []]);
});

test("who is known here is not asked for a name again", async () => {
  const ana = await person(chrome, address);
  await ana.page.goto("/new/trails-of-tucana");
  await fillChair(ana.page, 2, "A friend");
  await ana.page.getByRole("button", { name: "Start the match" }).click();
  const link = await panel(ana.page).getByRole("textbox", { name: "Link" }).inputValue();
  const zoe = await person(chrome, address);
  await zoe.context.addInitScript(() => localStorage.setItem("islario-name", "Zoé"));
  await zoe.page.goto(link);
  await panel(ana.page).getByRole("heading", { name: /Zoé.*is here/ }).waitFor();
  assert.deepEqual(zoe.faults, []);
});
