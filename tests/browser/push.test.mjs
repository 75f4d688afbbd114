/** Who looks elsewhere is told by their browser that they are waited for, and comes to the right table by it. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaintsByDayAndNight, isTooWide } from "./axe.mjs";
import { ask, browser, person, setTable, tell } from "./house.mjs";
import { Nursery } from "./nursery.mjs";
import { patiently } from "./patience.mjs";
import { soon } from "./play.mjs";
import { pushService, subscribeTo } from "./push_service.mjs";

const SMALL = { width: 360, height: 640 };
const nursery = new Nursery(["trails-of-tucana"]);
let [chrome, house, service] = [];
before(async () => ([chrome, house, service] = [await browser(), await nursery.server(undefined, { reach_private: true }), await pushService()]));
after(async () => {
  await chrome.close();
  await nursery.close();
  await service.close();
});

const later = (page, seconds) => page.request.get("/health", { headers: { later: String(seconds) } });

/** Somebody whose browser may show notices, and that browser's subscription. */
async function somebody(options = {}) {
  const made = await person(chrome, house.address, { keeps: true, ...options });
  const its = service.browser();
  await subscribeTo(made.context, its);
  await made.context.grantPermissions(["notifications"], { origin: house.address });
  await made.page.goto("/");
  await made.page.evaluate(() => navigator.serviceWorker.ready);
  await made.page.reload(); // from now on the worker has the page in hand
  return { ...made, its };
}

/** Delivers what has come for a browser to its worker, as the browser itself would. */
async function deliver(one, data) {
  const { context, page } = one;
  await watch(one);
  const session = await context.newCDPSession(page);
  const registered = new Promise((found) => session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && found(registrations[0])));
  await session.send("ServiceWorker.enable");
  const { registrationId } = await registered;
  await session.send("ServiceWorker.deliverPushMessage", { origin: house.address, registrationId, data });
  await session.detach();
}

const worker = ({ context }) => patiently("the worker", () => context.serviceWorkers()[0]);

/** A browser without a screen shows neither notices nor badges: it keeps them, and notices can be clicked on. */
const watch = async (one) => (await worker(one)).evaluate(() => {
  self.shown ??= [];
  WorkerNavigator.prototype.setAppBadge = async (count) => void (self.badge = count);
  ServiceWorkerRegistration.prototype.showNotification = async (title, looks) => {
    const notice = { title, ...looks, close: () => (self.shown = self.shown.filter((other) => other !== notice)) };
    self.shown = [...self.shown.filter(({ tag }) => tag !== looks.tag), notice];
  };
});
const shown = async (one) => (await worker(one)).evaluate(() => self.shown.map(({ title, body, data, actions }) => ({ title, body, data, actions: actions.map(({ action }) => action) })));

/** A click on the notice, or on its button. */
const click = async (one, action = "") => (await worker(one)).evaluate((which) => {
  const done = [];
  self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification: self.shown[0], action: which, waitUntil: (end) => done.push(end) }));
  return Promise.allSettled(done).then(() => undefined); // a window comes to the front only for a real click
}, action);

async function move(page, id, seat) {
  const { view, version } = await ask(page, `/api/tables/${id}/view?seat=${seat}`);
  await tell(page, `/api/tables/${id}/moves`, { seat, move: view.moves[0].number, version, id: `m ${version}` });
}

/** A table where Zoé has moved, and is asked again when Ana has. */
async function together(ana, zoe) {
  const { table, links } = await setTable(ana.page, [{ kind: "here", name: "Ana" }, { kind: "open" }]);
  await tell(zoe.page, "/api/session", { table: table.id, token: links.find(({ seat }) => seat === 1).token });
  await move(zoe.page, table.id, 1);
  return table.id;
}

async function turnOn({ page }) {
  await page.goto("/me");
  const box = page.getByRole("checkbox", { name: "A notice of this browser, when you look elsewhere" });
  await box.check();
  await page.getByRole("heading", { name: "Notices on all your devices" }).waitFor();
}

test("a notice is received, and opens the right table", async () => {
  const [ana, zoe] = [await person(chrome, house.address), await somebody()];
  const [id, other] = [await together(ana, zoe), await together(ana, zoe)];
  await turnOn(zoe);
  await zoe.page.goto("/");
  await move(ana.page, id, 0);
  await later(ana.page, 30);
  const data = await zoe.its.next();
  assert.deepEqual(JSON.parse(data), { title: "It is your turn", body: "Trails of Tucana, with Ana", url: `/table/${id}`, waiting: 1, off: "No more notices here" });
  await deliver(zoe, data);
  await patiently("the notice", async () => (await shown(zoe)).length);
  assert.deepEqual(await shown(zoe), [{ title: "It is your turn", body: "Trails of Tucana, with Ana", data: `/table/${id}`, actions: ["off"] }]);
  assert.equal(await (await worker(zoe)).evaluate(() => self.badge), 1);
  await click(zoe);
  await zoe.page.waitForURL(`**/table/${id}`);
  await zoe.page.locator(".target").first().waitFor({ state: "attached" });
  assert.equal((await shown(zoe)).length, 0);
  await deliver(zoe, data); // it comes late: the table is before their eyes
  await move(ana.page, other, 0);
  await later(ana.page, 90);
  const next = await zoe.its.next();
  assert.equal(JSON.parse(next).url, `/table/${other}`, "of the table that they look at nothing is told");
  await deliver(zoe, next);
  await patiently("the notice", async () => (await shown(zoe)).length);
  assert.deepEqual((await shown(zoe)).map((one) => one.data), [`/table/${other}`], "and a late one is not shown");
  assert.deepEqual([...ana.faults, ...zoe.faults], []);
});

test("several tables are told together, and the front page opens", async () => {
  const [ana, zoe] = [await person(chrome, house.address), await somebody()];
  const tables = [await together(ana, zoe), await together(ana, zoe), await together(ana, zoe)];
  await turnOn(zoe);
  for (const id of tables) await move(ana.page, id, 0);
  await later(ana.page, 30);
  const data = await zoe.its.next();
  await deliver(zoe, data);
  await patiently("the notice", async () => (await shown(zoe)).length);
  assert.deepEqual((await shown(zoe)).map(({ title, data: url }) => [title, url]), [["3 tables wait for you", "/"]]);
  await click(zoe);
  await zoe.page.waitForURL(`${house.address}/`);
  await zoe.page.getByText("3 tables wait for you.").waitFor();
});

test("notices end by one tap: on the notice, and on one's page", async () => {
  const [ana, zoe] = [await person(chrome, house.address), await somebody()];
  const id = await together(ana, zoe);
  await turnOn(zoe);
  await zoe.page.getByRole("button", { name: /^No notices/ }).click();
  await soon(zoe.page, async () => assert.equal((await ask(zoe.page, "/api/me")).devices[0].push, false));
  await turnOn(zoe);
  await move(ana.page, id, 0);
  await later(ana.page, 30);
  await deliver(zoe, await zoe.its.next());
  await patiently("the notice", async () => (await shown(zoe)).length);
  await click(zoe, "off");
  await soon(zoe.page, async () => assert.equal((await ask(zoe.page, "/api/me")).devices[0].push, false));
  assert.deepEqual(zoe.faults, []);
});

test("who is waited for is nudged once, and reads it on the front page", async () => {
  const [ana, zoe] = [await person(chrome, house.address), await person(chrome, house.address, { size: SMALL, touch: true })];
  const id = await together(ana, zoe);
  await move(ana.page, id, 0);
  await move(ana.page, id, 0);
  await later(ana.page, 70);
  await ana.page.goto(`/table/${id}`);
  await ana.page.locator(".seats").getByRole("button").nth(1).click();
  const nudge = ana.page.getByRole("button", { name: /^Nudge/ });
  await nudge.click();
  await ana.page.getByText("Nudged.").waitFor();
  assert.deepEqual(await complaintsByDayAndNight(ana.page), []);
  await nudge.click();
  await ana.page.getByText("Once is enough.").waitFor();
  await zoe.page.goto("/");
  await zoe.page.locator(".running a").filter({ hasText: "Ana waits for you" }).click();
  await zoe.page.locator(".target").first().waitFor({ state: "attached" });
});

test("from a phone’s table one comes to the others that wait", async () => {
  const { page } = await person(chrome, house.address, { size: SMALL, touch: true });
  const [one, two] = [await setTable(page, [{ kind: "here" }, { kind: "open" }]), await setTable(page, [{ kind: "here" }, { kind: "open" }])];
  for (const { table } of [one, two]) await ask(page, `/api/tables/${table.id}/view`);
  await page.goto(`/table/${one.table.id}`);
  await page.locator("[data-menu]").click();
  await page.getByRole("link", { name: "Another table waits for you" }).click();
  await page.getByText("2 tables wait for you.").waitFor();
});

test("how one likes it follows to another device", async () => {
  const [desk, phone] = [await person(chrome, house.address), await person(chrome, house.address)];
  await setTable(desk.page, [{ kind: "here", name: "Ana" }]);
  await desk.page.goto("/me");
  const [language, light] = [desk.page.locator("header button").first(), desk.page.locator("header button").last()];
  await light.click();
  await language.click();
  await soon(desk.page, async () => {
    const { habits } = await ask(desk.page, "/api/me");
    assert.deepEqual([habits.theme, habits.language], ["dark", "fr"]);
  });
  const { token } = await (await tell(desk.page, "/api/me/link", {})).json();
  await phone.page.goto(`/me#token=${token}`);
  await phone.page.getByRole("button", { name: "Yes, that is me" }).click();
  await soon(phone.page, async () => assert.deepEqual(await phone.page.evaluate(() => [document.documentElement.dataset.theme, document.documentElement.lang]), ["dark", "fr"]));
  await phone.page.goto("/");
  await soon(phone.page, async () => assert.equal(await phone.page.evaluate(() => document.documentElement.lang), "fr"));
});

for (const [language, size] of [["en", { width: 1440, height: 900 }], ["fr", SMALL]]) {
  test(`nothing to complain of where notices are chosen, in ${language}`, async () => {
    const one = await somebody({ language, size });
    await setTable(one.page, [{ kind: "here", name: "Ana" }, { kind: "open" }]);
    await tell(one.page, "/api/me/push", { endpoint: one.its.subscription.endpoint, ...one.its.subscription.keys, lang: language });
    await one.page.goto("/me");
    const quiet = one.page.getByRole("checkbox", { name: language === "fr" ? "Heures calmes" : "Quiet hours" });
    await quiet.check();
    await one.page.locator("input[type=time]").first().fill("23:30");
    await one.page.locator("input[type=time]").first().blur();
    await soon(one.page, async () => assert.deepEqual((await ask(one.page, "/api/me")).habits.quiet, [23 * 60 + 30, 8 * 60]));
    assert.ok((await ask(one.page, "/api/me")).habits.zone);
    assert.deepEqual(await complaintsByDayAndNight(one.page), []);
    assert.equal(await isTooWide(one.page), false);
    await quiet.uncheck();
    await soon(one.page, async () => assert.deepEqual((await ask(one.page, "/api/me")).habits.quiet, [0, 0]));
    assert.deepEqual(one.faults, []);
  });
}

test("where the line is open to all, neither notices nor passkeys are offered", async () => {
  const { page, context, faults } = await person(chrome, house.address, { keeps: true });
  await context.addInitScript(() => Object.defineProperty(globalThis, "isSecureContext", { value: false }));
  await page.goto("/me");
  await page.getByRole("heading", { name: "When it is your turn" }).waitFor();
  await page.getByRole("button", { name: "Get a link to myself" }).waitFor();
  assert.equal(await page.getByRole("checkbox", { name: /^A notice of this browser/ }).count(), 0);
  assert.equal(await page.getByRole("heading", { name: "Passkeys" }).count(), 0);
  assert.deepEqual(faults, []);
});
