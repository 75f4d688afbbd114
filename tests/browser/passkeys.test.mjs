/** A passkey brings one to another device, without a link. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaintsByDayAndNight, isTooWide } from "./axe.mjs";
import { ask, browser, person, setTable } from "./house.mjs";
import { Nursery } from "./nursery.mjs";
import { soon } from "./play.mjs";

const SMALL = { width: 360, height: 640 };
const nursery = new Nursery(["trails-of-tucana"]);
let [chrome, address, numbered] = [];
before(async () => {
  chrome = await browser();
  numbered = (await nursery.server()).address;
  address = numbered.replace("127.0.0.1", "localhost"); // passkeys belong to a name
});
after(async () => {
  await chrome.close();
  await nursery.close();
});

/** An authenticator of the browser's own, as a phone has one, which its owner unlocks at once. */
async function authenticator({ context, page }) {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", { options });
  return {
    credentials: async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    take: (credential) => session.send("WebAuthn.addCredential", { authenticatorId, credential }),
  };
}

test("a passkey is added, brings one to another device, and is removed", async () => {
  const [desk, phone] = [await person(chrome, address), await person(chrome, address, { size: SMALL, touch: true })];
  const { table } = await setTable(desk.page, [{ kind: "here", name: "Ana" }, { kind: "open" }]);
  const [first, second] = [await authenticator(desk), await authenticator(phone)];
  await desk.page.goto("/me");
  await desk.page.getByRole("button", { name: "Add a passkey" }).click();
  const removal = desk.page.getByRole("button", { name: /^Remove the passkey/ });
  await removal.waitFor();
  assert.deepEqual(await complaintsByDayAndNight(desk.page), []);
  await second.take((await first.credentials())[0]); // as a vault brings it along
  await phone.page.goto("/me");
  await phone.page.getByRole("button", { name: "Come back with a passkey" }).click();
  await soon(phone.page, async () => assert.equal((await ask(phone.page, "/api/me")).devices.length, 2));
  await phone.page.getByText("(this device)").waitFor();
  assert.equal(await isTooWide(phone.page), false);
  await phone.page.goto("/");
  await phone.page.locator(".running a").click();
  await phone.page.waitForURL(`**/table/${table.id}`);
  await phone.page.locator(".target").first().waitFor({ state: "attached" });
  await desk.page.reload();
  await removal.click();
  await soon(desk.page, async () => assert.equal((await ask(desk.page, "/api/me")).passkeys.length, 0));
  const third = await person(chrome, address);
  await (await authenticator(third)).take((await first.credentials())[0]);
  await third.page.goto("/me");
  await third.page.getByRole("button", { name: "Come back with a passkey" }).click();
  await third.page.getByText("does not know this passkey").waitFor();
  assert.deepEqual([...desk.faults, ...phone.faults, ...third.faults], []);
});

test("who has none is told so, and nothing changes", async () => {
  const { page, faults, context } = await person(chrome, address, { language: "fr" });
  await authenticator({ context, page });
  await page.goto("/me");
  await page.evaluate(() => (navigator.credentials.get = () => Promise.reject(new DOMException("none", "NotAllowedError"))));
  await page.getByRole("button", { name: "Revenir avec une clé d’accès" }).click();
  await page.getByText("Aucune clé d’accès n’a servi.").waitFor();
  assert.deepEqual((await ask(page, "/api/me")).devices, []);
  assert.deepEqual(await complaintsByDayAndNight(page), []);
  assert.deepEqual(faults, []);
});

test("a server that is called by its number offers none", async () => {
  const { page } = await person(chrome, numbered);
  await page.goto("/me");
  await page.getByRole("button", { name: "Get a link to myself" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Add a passkey" }).count(), 0);
});
