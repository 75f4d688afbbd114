/** A small laptop, a tablet and a small phone: from phase to phase nothing on the table changes its place or its size, overlaps or is cut, and
 * everything is large enough to hit; in French. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaints } from "./axe.mjs";
import { browser, person, setTable, tell } from "./house.mjs";
import { faultsIn, hardToHit, moved, partsOf } from "./parts.mjs";
import { bare, GAMES, phasesOf, viewOf } from "./phases.mjs";
import { atRest, unseen, until } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
const LAPTOP = { width: 1280, height: 720 };
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 360, height: 640 };
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

/** What is there for the whole match. */
const ALWAYS = ["seats", "board", "map", "question", "log", "tray", "hand"];
const ON_A_PHONE = ["bar", "board", "question", "Confirm"];

/** One size after the other, on the same page: it is loaded once, and a table is brought to each phase once. */
async function lookAt(page, size, { name, strip, view }, seen) {
  await page.setViewportSize(size);
  await page.locator(size === PHONE ? "[data-part=bar]" : "[data-part=log]").waitFor();
  await until(page, `the page to be where ${name}`, async () => bare((await page.locator(".question").textContent()) ?? "") === bare(view.question));
  const parts = await atRest(page, () => partsOf(page));
  const where = `${name}, ${size.width} × ${size.height}`;
  for (const part of size === PHONE ? ON_A_PHONE : ALWAYS) assert.ok(parts[part], `${where}: there is no ${part}`);
  assert.deepEqual(await faultsIn(page), [], where);
  assert.deepEqual(await hardToHit(page), [], where);
  if (size === PHONE) {
    const { x, y, height } = await page.locator(strip).first().boundingBox();
    assert.ok(x >= 0 && x < PHONE.width && y >= 0 && y + height <= PHONE.height + 1, `${where}: what is decided about is in sight`);
    assert.ok(parts.Confirm[1] + parts.Confirm[3] <= PHONE.height, `${where}: so is Confirm`);
  }
  if (seen[size.width]) assert.deepEqual(moved(seen[size.width], parts), [], where);
  seen[size.width] ??= parts;
}

for (const game of Object.keys(GAMES)) {
  test(`${game}, in French, at 1280 × 720, 1024 × 768 and 360 × 640: in every phase each part keeps its place, nothing is cut, and all can be hit`, async () => {
    const [{ page, faults }, hand] = [await person(chrome, address, { size: LAPTOP, language: "fr" }), await person(chrome, address)];
    let [at, seen] = ["", {}];
    for await (const phase of phasesOf(page, hand.page, game)) {
      if (phase.id !== at) [at, seen] = [phase.id, {}];
      if (!page.url().endsWith(at)) await page.goto(`/table/${at}`);
      await unseen(page, false);
      for (const size of [LAPTOP, TABLET, PHONE]) await lookAt(page, size, phase, seen);
      await unseen(page, true);
    }
    await unseen(page, false);
    assert.deepEqual(await complaints(page), []);
    assert.deepEqual(faults, []);
  });
}

test("while others decide, what can be pressed beside the board stays where it is", async () => {
  const [{ page, faults }, hand] = [await person(chrome, address, { size: LAPTOP, language: "fr" }), await person(chrome, address)];
  const { table: { id } } = await setTable(hand.page, [{ kind: "open" }, { kind: "here", name: "Zoé" }]);
  await tell(page, `/api/tables/${id}/seats/0/claim`, { name: "Ana" });
  await page.goto(`/table/${id}`);
  await page.locator("[data-confirm]").waitFor();
  const pressed = () => page.locator(".ask :is([data-undo], label)").evaluateAll((all) => all.map((thing) => (({ left, top, width, height }) => [left, top, width, height].map(Math.round))(thing.getBoundingClientRect())));
  const before = await atRest(page, pressed);
  assert.equal(before.length, 3);
  const { version, view } = await viewOf(page, id);
  await tell(page, `/api/tables/${id}/moves`, { seat: 0, move: view.moves[0].number, version, id: "the only one" });
  await page.locator("[data-confirm]").waitFor({ state: "detached" });
  assert.deepEqual(await atRest(page, pressed), before);
  assert.deepEqual(faults, []);
});

/** Somebody's bid that can be joined, else the highest amount, else what comes first. */
function sociable({ moves, table: { bids } }) {
  const joins = moves.find(({ kind, args }) => kind === "path" && bids.some((bid) => bid.amount > 0 && bid.path === args.path));
  return joins ?? moves.find(({ kind }) => kind === "amount") ?? moves.find(({ kind }) => kind === "path") ?? moves[0];
}

test("isla-dorada: shared bids of six fit their strip, and who looks on has the same map, with nothing over it", async () => {
  const ana = await person(chrome, address);
  await ana.page.goto("/");
  const seats = ["Ana", "Pancho", "Zoé", "Inès", "Rafa", "Kim"].map((name) => ({ kind: "here", name }));
  const { table } = await setTable(ana.page, seats, { cooperative: "on" }, "isla-dorada");
  const { page, faults } = await person(chrome, address, { size: LAPTOP, language: "fr" });
  await page.goto(`/table/${table.id}`);
  await page.locator("[data-part=auction]").waitFor();
  const before = await atRest(page, () => partsOf(page));
  const asked = () => until(ana.page, "somebody to be asked", async () => {
    for (const seat of seats.keys()) {
      const now = await viewOf(ana.page, table.id, seat);
      if (now.view.moves.length) return { seat, ...now };
    }
    return null;
  });
  let most = 0;
  for (let moves = 0; moves < 150; moves += 1) {
    const { seat, version, view } = await asked();
    const shared = view.table.offers.filter((offer) => offer.seats.length > 1).length;
    if (shared > most) {
      most = shared;
      await until(page, "the shared bid", async () => (await page.locator(".board li.sum").count()) === shared);
      assert.deepEqual(moved(before, await atRest(page, () => partsOf(page))), []);
      assert.deepEqual(await faultsIn(page), []);
    }
    if (most > 1 || (most && view.table.round > 1)) break;
    await tell(ana.page, `/api/tables/${table.id}/moves`, { seat, move: sociable(view).number, version, id: `shared-${version}` });
  }
  assert.ok(most > 0, "a bid was shared");
  assert.deepEqual(faults, []);
});
