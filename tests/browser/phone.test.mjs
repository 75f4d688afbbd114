/** A small phone: a thumb hits what it means, and the bar and the sheet lead everywhere. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { complaints, isTooWide } from "./axe.mjs";
import { browser, person, setTable } from "./house.mjs";
import { bots, has, MOST, phase, playTo, viewOf } from "./phases.mjs";
import { atRest, putAway, soon, until } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;
const SMALL = { width: 360, height: 640 };
const LYING = { width: 844, height: 390 };
const THUMB = 44;
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

async function atTable(game, size, seats = [{ kind: "here", name: "Ana" }, ...bots(MOST[game] - 1)], more = {}) {
  const who = await person(chrome, address, { size, touch: true, language: "fr", ...more });
  await who.page.goto("/");
  const { table } = await setTable(who.page, seats, {}, game);
  return { ...who, id: table.id };
}

/** Where bar, board and sheet are. */
const frame = (page) =>
  page.evaluate(() => {
    const rect = (part) => (({ left, top, right, bottom }) => ({ left, top, right, bottom }))(document.querySelector(part).getBoundingClientRect());
    return { bar: rect("header"), board: rect(".board"), side: rect(".side") };
  });

/** On the page and inside it, as far as the eye goes. */
async function isSeen(page, thing) {
  const box = await page.locator(thing).first().boundingBox();
  const { width, height } = page.viewportSize();
  return box !== null && box.x >= 0 && box.y >= 0 && box.x < width && box.y + box.height <= height + 1;
}

/** A tap in the middle of a thing on the board; where that could mean several, the glass has it, large enough. */
async function touch(page, thing) {
  const label = await thing.getAttribute("aria-label");
  const box = await thing.boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const glass = page.locator(".glass");
  const isTaken = async () => (await glass.isVisible()) || (await page.locator("[data-confirm]:not(:disabled)").isVisible());
  await until(page, "the tap to count", isTaken);
  if (!(await glass.isVisible())) return;
  const sizes = await glass.locator("button").evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
  assert.ok(sizes.length > 1 && sizes.every((size) => size >= THUMB), "what is close together is shown large enough to choose from");
  await glass.locator("button").and(page.getByRole("button", { name: label, exact: true })).first().tap();
  await glass.waitFor({ state: "detached" });
}

/** The first seat's turn, by touch alone, in a position where the board itself offers targets. */
const TOUCHED = { "la-isla": has("place"), "islas-canarias": phase("islands"), "trails-of-tucana": () => true };
for (const [game, isThere] of Object.entries(TOUCHED)) {
  test(`${game}: a move by touch, and every target is as wide as a thumb`, async () => {
    const { page, id, faults } = await atTable(game, SMALL);
    const { version } = await playTo(page, id, isThere);
    await page.goto(`/table/${id}`);
    await page.locator(".board .target").first().waitFor({ state: "attached" });
    const count = await page.locator(".board .target").count();
    for (const nth of [0, Math.floor(count / 2), count - 1]) {
      const thing = page.locator(".board .target").nth(nth);
      await touch(page, thing);
      await until(page, "what was touched to be chosen", async () => (await thing.getAttribute("aria-pressed")) === "true");
    }
    await page.locator("[data-confirm]").tap();
    await until(page, "the move to count", async () => (await viewOf(page, id)).version > version);
    assert.deepEqual(faults, []);
  });
}

test("a finger drags the board: meanwhile it is laid elsewhere as it was painted, and what lay under the finger stays there", async () => {
  const { page, context, id, faults } = await atTable("la-isla", SMALL);
  await playTo(page, id, has("place"));
  await page.goto(`/table/${id}`);
  const thing = page.locator(".board .target").first();
  await thing.waitFor({ state: "attached" });
  const place = async () => (({ x, y }) => [x, y].map(Math.round))(await thing.boundingBox());
  const painted = () => page.locator(".canvas svg").first().getAttribute("viewBox");
  await atRest(page, place);
  const sea = await page.locator(".canvas").boundingBox();
  const [x, y] = [sea.x + sea.width / 2, sea.y + sea.height / 2];
  const cdp = await context.newCDPSession(page);
  const touch = (type, ...points) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([px, py], nth) => ({ x: px, y: py, id: nth })) });
  const closer = async (from, to) => {
    await touch("touchStart", [x - from, y], [x + from, y]);
    for (const step of [0.25, 0.5, 0.75, 1]) await touch("touchMove", ...[-1, 1].map((side) => [x + side * (from + (to - from) * step), y]));
    await touch("touchEnd");
  };
  await closer(20, 100);
  const [before, box] = [await atRest(page, place), await painted()];
  await touch("touchStart", [x, y]);
  for (let nth = 1; nth <= 8; nth += 1) await touch("touchMove", [x + 5 * nth, y - 3 * nth]);
  const held = await atRest(page, place);
  assert.ok(Math.abs(held[0] - before[0] - 40) <= 8 && Math.abs(held[1] - before[1] + 24) <= 8, `from ${before} by 40, -24 to ${held}`);
  assert.equal(await painted(), box, "nothing is painted anew");
  await touch("touchEnd");
  await until(page, "it to be painted where it lies now", async () => (await painted()) !== box);
  assert.equal(await page.locator(".laid").getAttribute("style"), "");
  const after = await atRest(page, place);
  assert.ok(after.every((at, axis) => Math.abs(at - held[axis]) <= 1), `from ${held} to ${after}`);
  assert.deepEqual(faults, []);
});

test("the camera goes where it is asked as the board was painted, and is sharp there; a finger stops it where it is", async () => {
  const { page, id, faults } = await atTable("islas-canarias", SMALL, undefined, { motion: true });
  await playTo(page, id, (view) => phase("act")(view) && has("build")(view));
  /** From close by, at the choice of a card; whether a finger is on the board at the first step. All that is painted, and how often it is laid. */
  const journey = async (isStopped) => {
    await page.goto(`/table/${id}`);
    const card = page.locator(".dock [data-card].lit").first();
    await card.waitFor();
    const painted = () => page.locator(".canvas svg").first().getAttribute("viewBox");
    const home = await atRest(page, painted);
    await page.locator(".lens button").last().tap();
    await until(page, "the board to be closer", async () => (await painted()) !== home);
    const from = await painted();
    await page.evaluate((isStopped) => {
      const svg = document.querySelector(".canvas svg");
      globalThis.seen = { boxes: [], steps: 0 };
      const watch = new MutationObserver((changes) => {
        for (const { target } of changes) {
          if (target === svg) globalThis.seen.boxes.push(svg.getAttribute("viewBox"));
          else if (/scale\((?!1\))/.test(target.style.transform) && !globalThis.seen.steps++ && isStopped) svg.dispatchEvent(new PointerEvent("pointerdown", { pointerId: 7, pointerType: "touch", bubbles: true }));
        }
      });
      watch.observe(svg, { attributeFilter: ["viewBox"] });
      watch.observe(svg.parentElement, { attributeFilter: ["style"] });
    }, isStopped);
    await card.tap();
    await until(page, "the board to be painted anew", () => page.evaluate(() => globalThis.seen.boxes.length > 0));
    assert.equal(await page.locator(".laid").getAttribute("style"), "");
    await atRest(page, painted);
    const { boxes, steps } = await page.evaluate(() => globalThis.seen);
    assert.equal(boxes.length, 1, `painted at ${boxes}`);
    return { from, to: boxes[0], steps };
  };
  const whole = await journey(false);
  assert.ok(whole.steps > 1, `laid ${whole.steps} times from ${whole.from} to ${whole.to}`);
  const stopped = await journey(true);
  assert.equal(stopped.from, whole.from);
  assert.ok(![whole.from, whole.to].includes(stopped.to), `stopped at ${stopped.to}`);
  assert.deepEqual(faults, []);
});

test("a long move that is chosen is read whole, in two lines that move nothing", async () => {
  const { page, id, faults } = await atTable("la-isla", SMALL);
  await page.goto(`/table/${id}`);
  const chosen = page.locator(".ask > .chosen");
  const places = () => page.evaluate(() => [".strip", "[data-confirm]"].map((part) => JSON.stringify(document.querySelector(part).getBoundingClientRect())));
  await page.locator(".dock [data-card]").first().focus();
  const before = await atRest(page, places);
  for (const order of ["123", "231", "312"]) {
    await page.keyboard.type(order);
    await soon(page, async () => assert.match(await chosen.textContent(), new RegExp(`carte ${[...order].join(".*carte ")}`)));
    const { wide, high, words } = await chosen.evaluate((one) => ({ wide: one.scrollWidth - one.clientWidth, high: one.scrollHeight - one.clientHeight, words: one.textContent }));
    assert.ok(words.length > 50 && wide <= 0 && high <= 0, `${words}: ${wide} wider, ${high} higher than its room`);
    assert.deepEqual(await places(), before);
  }
  assert.deepEqual(faults, []);
});

test("the sheet is pulled up over the board and pushed down again; the bar leads everywhere else", async () => {
  const { page, id, faults } = await atTable("la-isla", SMALL, [{ kind: "here", name: "Ana" }, ...bots(1)]);
  await page.goto(`/table/${id}`);
  await page.locator(".grip").waitFor();
  const before = await frame(page);
  await page.locator(".grip").tap();
  await page.locator(".holdings .holder").waitFor();
  assert.deepEqual(await complaints(page), []);
  assert.deepEqual(await frame(page), before, "what lies below stays where it is");
  await page.locator(".grip").tap();
  await page.locator(".holdings").waitFor({ state: "detached" });
  const { x, y, width } = await page.locator(".grip").boundingBox();
  await page.mouse.move(x + width / 2, y + 6);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y - 60, { steps: 4 });
  await page.mouse.up();
  await page.locator(".holdings .holder").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".holdings").waitFor({ state: "detached" });

  await page.locator("[data-menu]").tap();
  const ways = ["Règles", "Places", "Journal", "Ma feuille", "Revoir", "Réglages", "Comment jouer", "Retour à l’étagère", "EN: read in English", "Passer en mode sombre"];
  await soon(page, async () => assert.deepEqual(await page.locator("dialog[open] nav :is(button, a)").allTextContents(), ways));
  await page.locator("dialog[open] .asks input").uncheck();
  await page.getByRole("button", { name: "Réglages" }).tap();
  await page.getByRole("radio", { name: "rapide" }).check();
  await putAway(page);
  await page.locator("[data-menu]").tap();
  await page.getByRole("button", { name: "Places" }).tap();
  await page.locator("dialog[open]").getByText("Pancho").tap();
  await page.locator("dialog[open] h2", { hasText: "Pancho" }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".question").tap();
  assert.equal(await page.locator(".all i").textContent(), await page.locator(".question").textContent(), "a question that is cut can be read whole");
  assert.deepEqual(faults, []);
});

test("a phone that lies: the board at the left as high as can be, the sheet beside it", async () => {
  const { page, id, faults } = await atTable("isla-dorada", LYING, [{ kind: "here", name: "Ana" }, ...bots(2)]);
  await playTo(page, id, has("path"));
  await page.goto(`/table/${id}`);
  await page.locator(".dock .card").first().waitFor();
  const { bar, board, side } = await frame(page);
  assert.deepEqual([board.left, board.top, board.bottom], [0, bar.bottom, LYING.height]);
  assert.ok(board.right > LYING.width / 2 && board.right <= side.left + 1 && side.right <= LYING.width + 1 && side.bottom <= LYING.height + 1);
  assert.ok(await isSeen(page, "[data-confirm]"));
  assert.ok(!(await isTooWide(page)));
  assert.deepEqual(await complaints(page), []);
  assert.deepEqual(faults, []);
});

for (const [name, how] of Object.entries({ "a phone": { size: SMALL, touch: true, language: "fr" }, "a desk": { size: { width: 1280, height: 720 } } })) {
  test(`that the line is down is said in full on ${name}, and every seat is in sight`, async () => {
    const { page, context } = await person(chrome, address, how);
    await page.goto("/");
    const { table } = await setTable(page, [{ kind: "here", name: "Ana" }, ...bots(3)], {}, "la-isla");
    await page.goto(`/table/${table.id}`);
    await page.locator("[data-confirm]").waitFor();
    await page.locator("dialog").first().waitFor({ state: "attached" }); // what comes after the first question is there, or it would be told as lacking
    await atRest(page, () => page.evaluate(() => performance.getEntriesByType("resource").length));
    const board = await page.locator(".board").boundingBox();
    const seats = await page.locator(".seats li").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    const room = await page.locator(".seats").evaluate((list) => list.getBoundingClientRect().bottom);
    assert.equal(seats.length, 4);
    for (const bottom of seats) assert.ok(bottom <= room + 1, `${bottom} of ${room}`);
    await context.setOffline(true);
    await page.evaluate(() => dispatchEvent(new Event("offline")));
    const line = page.locator(".line p");
    await line.waitFor();
    const { clipped, inside } = await line.evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const middle = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      return { clipped: one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight, inside: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && middle.length > 0 };
    });
    assert.deepEqual([clipped, inside], [false, true]);
    assert.deepEqual(await page.locator(".board").boundingBox(), board, "it moves nothing");
  });
}
