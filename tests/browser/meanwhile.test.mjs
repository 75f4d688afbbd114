/** Who comes back sees what was missed, step by step, and can skip it; who does not know what to do asks. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browser, person, setTable, tell } from "./house.mjs";
import { clickOnce, finish, playMove, soon, until, viewOf } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

/** Ana has moved, and gone; five others have moved since. Returns a link of her own, by which she comes back on another device. */
async function away() {
  const host = await person(chrome, address);
  const { table, links } = await setTable(host.page, [{ kind: "open" }, ...Array(6).fill({ kind: "here" })]);
  const guest = await person(chrome, address);
  await guest.page.goto(`/table/${table.id}#seat=0&token=${links[0].token}`);
  await clickOnce(guest.page, 1);
  const own = await tell(guest.page, `/api/tables/${table.id}/seats/0/link`, {});
  assert.ok(own.ok(), await own.text());
  const { token } = await own.json();
  await guest.context.close();
  for (let seat = 1; seat <= 6; seat += 1) {
    const { version, view } = await viewOf(host.page, table.id, seat);
    const answer = await playMove(host.page, table.id, seat, version, view.moves[0]);
    assert.ok(answer.ok(), await answer.text());
  }
  await host.context.close();
  return `/table/${table.id}#seat=0&token=${token}`;
}

const A_STEP = 400; // milliseconds that a step is shown at most

/** Opens a page at which time stands still, but for as much of it as the test lets pass. */
async function frozen(page, link) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(link);
}

/** What the table said, one after the other, until it asks. */
async function watched(page) {
  const seen = [];
  await until(page, "Ana to be asked", async () => {
    const said = await page.locator(".question").textContent().catch(() => null);
    const busy = await page.locator(".seats .thinking").count().catch(() => 0);
    if (said && seen.at(-1) !== `${said} ${busy}`) seen.push(`${said} ${busy}`);
    if (said?.startsWith("Meanwhile")) await page.clock.runFor(A_STEP);
    return /The cards show/.test(said ?? "");
  });
  return seen;
}

test("what was missed is played, with fewer and fewer still thinking", async () => {
  const link = await away();
  const ana = await person(chrome, address, { motion: true });
  await frozen(ana.page, link);
  const seen = await watched(ana.page);
  assert.ok(seen.filter((said) => said.startsWith("Meanwhile")).length >= 2, seen.join(" | "));
  await ana.page.reload();
  await ana.page.getByText("Meanwhile").waitFor();
  await ana.page.keyboard.press("Shift");
  await ana.page.locator(".question", { hasText: "The cards show" }).waitFor(); // and no time has passed
  await ana.page.clock.runFor(A_STEP); // the log comes once the question is painted
  await ana.page.getByRole("button", { name: "Show again" }).click();
  await ana.page.getByText("Meanwhile").waitFor();
  await ana.page.mouse.click(700, 500);
  await ana.page.locator(".question", { hasText: "The cards show" }).waitFor();
  assert.deepEqual(ana.faults, []);
});

test("who wants no motion is not shown any", async () => {
  const link = await away();
  const { page } = await person(chrome, address);
  await frozen(page, link);
  assert.equal((await watched(page)).some((said) => said.startsWith("Meanwhile")), false);
});

test("a hint: three moves with reasons, in French, one looked at and played", async () => {
  const { page, faults } = await person(chrome, address, { language: "fr" });
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }, { kind: "open" }]);
  await page.goto(`/table/${table.id}`);
  await page.getByRole("button", { name: "Que joueriez-vous ?" }).click();
  const advice = page.locator(".hints li");
  await advice.first().waitFor();
  await soon(page, async () => assert.ok((await advice.count()) >= 2));
  assert.match(await advice.first().textContent(), /Tracer de .*points à la fin.*gagne/s);
  await advice.nth(1).getByRole("button").click();
  await soon(page, async () => assert.equal(await page.locator(".ask .chosen").textContent(), await advice.nth(1).getByRole("button").textContent()));
  await page.locator("[data-confirm]").click();
  await until(page, "the hint to be gone", async () => (await page.locator(".hints").count()) === 0);
  assert.deepEqual(faults, []);
});

test("after the match: the decisions that cost most", async () => {
  const { page, faults } = await person(chrome, address);
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }]);
  await finish(page, table.id, 0);
  await page.goto(`/table/${table.id}`);
  await page.getByRole("button", { name: "Look back" }).click();
  await page.locator(".back li").first().waitFor();
  assert.match(await page.locator(".back li").first().textContent(), /You: Draw .*Better: Draw/s);
  await page.locator(".back li button").first().click();
  await until(page, "the position", async () => /\/replay\/\d+$/.test(page.url()));
  assert.deepEqual(faults, []);
});
