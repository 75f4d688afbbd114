/** Who comes back sees what was missed, step by step, and can skip it; who does not know what to do asks. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browser, person, setTable } from "./house.mjs";
import { clickOnce, finish, until } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

/** Ana has moved, and gone; five others have moved since. Returns the address of her seat. */
async function away() {
  const host = await person(chrome, address);
  await host.page.goto("/");
  const { table, links } = await setTable(host.page, [{ kind: "open" }, ...Array(6).fill({ kind: "here" })]);
  const link = `/table/${table.id}#seat=0&token=${links[0].token}`;
  const guest = await person(chrome, address);
  await guest.page.goto(link);
  await clickOnce(guest.page, 1);
  await guest.context.close();
  for (let seat = 1; seat <= 6; seat += 1) {
    const { version, view } = await (await host.page.request.get(`/api/tables/${table.id}/view?seat=${seat}`)).json();
    const answer = await host.page.request.post(`/api/tables/${table.id}/moves`, {
      data: { seat, move: view.moves[0].number, version, id: `away-${seat}` },
      headers: { Origin: address },
    });
    assert.ok(answer.ok(), await answer.text());
  }
  await host.context.close();
  return link;
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
  await ana.page.getByText("The cards show").waitFor(); // and no time has passed
  await ana.page.getByRole("button", { name: "Show again" }).click();
  await ana.page.getByText("Meanwhile").waitFor();
  await ana.page.mouse.click(700, 500);
  await ana.page.getByText("The cards show").waitFor();
  assert.deepEqual(ana.faults, []);
  await ana.context.close();
});

test("who wants no motion is not shown any", async () => {
  const link = await away();
  const { page, context } = await person(chrome, address);
  await frozen(page, link);
  assert.equal((await watched(page)).some((said) => said.startsWith("Meanwhile")), false);
  await context.close();
});

test("a hint: three moves with reasons, in French, one looked at and played", async () => {
  const { page, faults, context } = await person(chrome, address, { language: "fr" });
  await page.goto("/");
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }, { kind: "open" }]);
  await page.goto(`/table/${table.id}`);
  await page.getByRole("button", { name: "Que joueriez-vous ?" }).click();
  const advice = page.locator(".hints li");
  await advice.first().waitFor();
  assert.ok((await advice.count()) >= 2);
  assert.match(await advice.first().textContent(), /Tracer de .*points à la fin.*gagne/s);
  await advice.nth(1).getByRole("button").click();
  assert.equal(await page.locator(".ask .chosen").textContent(), await advice.nth(1).getByRole("button").textContent());
  await page.locator("[data-confirm]").click();
  await until(page, "the hint to be gone", async () => (await page.locator(".hints").count()) === 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test("after the match: the decisions that cost most", async () => {
  const { page, faults, context } = await person(chrome, address);
  await page.goto("/");
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }]);
  await finish(page, table.id, 0);
  await page.goto(`/table/${table.id}`);
  await page.getByRole("button", { name: "Look back" }).click();
  await page.locator(".back li").first().waitFor();
  assert.match(await page.locator(".back li").first().textContent(), /You: Draw .*Better: Draw/s);
  await page.locator(".back li button").first().click();
  await until(page, "the position", async () => /\/replay\/\d+$/.test(page.url()));
  assert.deepEqual(faults, []);
  await context.close();
});
