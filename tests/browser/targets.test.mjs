/** Being told by mail and in a channel: a code is said first, the message opens the right table, and one click ends it. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaints, complaintsByDayAndNight, isTooWide } from "./axe.mjs";
import { ask, browser, person, setTable, tell } from "./house.mjs";
import { hookbox, mailbox } from "./mailbox.mjs";
import { Nursery } from "./nursery.mjs";
import { soon } from "./play.mjs";

const SMALL = { width: 360, height: 640 };
const nursery = new Nursery(["trails-of-tucana"]);
let [chrome, house, mail, hook] = [];
before(async () => {
  [chrome, mail, hook] = [await browser(), await mailbox(), await hookbox()];
  house = await nursery.server(undefined, { reach_private: true, mail: mail.url, mail_from: "islario@club.example" });
});
after(async () => {
  await chrome.close();
  await nursery.close();
  for (const box of [mail, hook]) box.close();
});

/** Zoé is asked at a table, and looks elsewhere. */
async function turnOf(ana, zoe) {
  const { table, links } = await setTable(ana.page, [{ kind: "here", name: "Ana" }, { kind: "open" }]);
  await tell(zoe.page, "/api/session", { table: table.id, token: links.find(({ seat }) => seat === 1).token });
  for (const [who, seat] of [[zoe, 1], [ana, 0]]) {
    const { view, version } = await ask(who.page, `/api/tables/${table.id}/view?seat=${seat}`);
    await tell(who.page, `/api/tables/${table.id}/moves`, { seat, move: view.moves[0].number, version, id: `m ${version}` });
  }
  await ana.page.request.get("/health", { headers: { later: "90" } });
  return table.id;
}

const codeIn = (text) => text.match(/\b\d{6}\b/)[0];
/** What a mail says once its lines are put together again. */
const plain = (text) => text.replace(/=\r\n/g, "").replace(/=3D/g, "=");
const own = (link) => new URL(link).pathname + new URL(link).search;

test("a webhook and a mail are confirmed, come, open the right table, and end by one click", async () => {
  const [ana, zoe] = [await person(chrome, house.address), await person(chrome, house.address, { language: "fr", size: SMALL, touch: true })];
  const { page } = zoe;
  await page.goto("/me");
  const address = page.getByRole("textbox", { name: /^Adresse/ });
  await address.focus();
  await page.keyboard.type("zoe@club.example");
  await page.keyboard.press("Enter");
  await page.getByText("Un code a été envoyé à zoe@club.example").waitFor();
  await page.getByRole("textbox", { name: "Code reçu par zoe@club.example" }).focus();
  await page.keyboard.type(codeIn(await mail.next(1)));
  await page.keyboard.press("Enter");
  await soon(page, async () => assert.deepEqual((await ask(page, "/api/me")).targets.map(({ confirmed }) => confirmed), [true]));
  await page.getByRole("combobox", { name: "Où" }).selectOption("mattermost");
  await address.fill(hook.url);
  await page.getByRole("button", { name: "Y envoyer un code" }).click();
  assert.deepEqual([await complaintsByDayAndNight(page), await isTooWide(page)], [[], false]);
  const code = page.getByRole("textbox", { name: /^Code reçu par 127/ });
  await code.fill("000000");
  await page.getByRole("button", { name: "Confirmer" }).click();
  await page.getByText("Ce n’est pas le code envoyé").waitFor();
  await code.fill(codeIn((await hook.next(1)).text));
  await page.getByRole("button", { name: "Confirmer" }).click();
  await soon(page, async () => assert.deepEqual((await ask(page, "/api/me")).targets.map(({ confirmed }) => confirmed), [true, true]));
  await page.goto("/");

  const id = await turnOf(ana, zoe);
  const [letter, post] = [plain(await mail.next(2)), await hook.next(2)];
  assert.match(post.text, new RegExp(`/table/${id}$`));
  const [table] = letter.match(new RegExp(`http://\\S+/table/${id}`));
  await page.goto(own(table));
  await page.locator(".target").first().waitFor({ state: "attached" });

  const [, off] = letter.replace(/\r\n\s+/g, " ").match(/^List-Unsubscribe: ?<([^>]+)>/m);
  assert.match(letter, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  await page.goto(own(off));
  assert.equal((await ask(page, "/api/me")).targets.length, 2, "looking ends nothing");
  assert.deepEqual([await complaints(page), await isTooWide(page)], [[], false]);
  await page.getByRole("button", { name: "Plus de notifications" }).press("Enter");
  await page.getByText("C’est fait").waitFor();
  assert.deepEqual((await ask(page, "/api/me")).targets.map(({ kind }) => kind), ["hook"]);
  await page.goto("/me");
  await page.getByRole("button", { name: /^Plus de notifications à 127/ }).click();
  await soon(page, async () => assert.deepEqual((await ask(page, "/api/me")).targets, []));
  assert.deepEqual([...ana.faults, ...zoe.faults], []);
});

test("in English, at a desk, there is nothing to complain of either", async () => {
  const { page, faults } = await person(chrome, house.address);
  await page.goto("/me");
  await page.getByRole("heading", { name: "Notices elsewhere" }).waitFor();
  await page.getByRole("textbox", { name: "E-mail address" }).fill("ana@club.example");
  await page.getByRole("button", { name: "Send a code there" }).click();
  await page.getByText("waits for its code").waitFor();
  assert.deepEqual(await complaintsByDayAndNight(page), []);
  assert.deepEqual(faults, []);
});
