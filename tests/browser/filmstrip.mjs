/** `node filmstrip.mjs GAME FOLDER [phone] [dark] [fr] [slow|fast]`: a film of one move with consequences, a picture every 200 ms, six on
 * a sheet (more of a phone). Moves are made for Ana until one brings something; that one she makes herself. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ask, browser, person, setTable } from "./house.mjs";
import { Nursery } from "./nursery.mjs";
import { playMove, viewOf } from "./play.mjs";

const [game, folder, ...how] = process.argv.slice(2);
const EVERY = 200; // milliseconds
const LASTS = game === "isla-dorada" ? 10_000 : 6000; // there, what has but one answer is answered after a pause
const WANTED = {
  "la-isla": { tile_claimed: 6, explorer_placed: 1, function_points: 2 },
  "islas-canarias": { ship_arrives: 8, palace_built: 5, house_built: 1 },
  "isla-dorada": { moved: 6, treasure_found: 3 },
  "trails-of-tucana": { pair_connected: 6, sight_connected: 3 },
};
const ENOUGH = 3;
const PROMISING = { "isla-dorada": ["pay", "treasure", "treasure_with_bonus", "sangaia", "ovetos"] }; // other moves than these need not be looked at

/** The move that brings most, and how much that is. */
async function best(page, id, { moves }) {
  let found = { worth: -1, move: moves[0] };
  const worthALook = moves.filter(({ kind }) => !PROMISING[game] || PROMISING[game].includes(kind));
  const step = Math.max(1, Math.ceil(worthALook.length / 40));
  for (const move of worthALook.filter((_, i) => i % step === 0)) {
    const { events = [] } = await ask(page, `/api/tables/${id}/preview?seat=0&move=${move.number}&lang=en`);
    const worth = events.reduce((sum, { kind }) => sum + (WANTED[game][kind] ?? 0), 0);
    if (worth > found.worth) found = { worth, move };
  }
  return found;
}

/** Plays on until a move would bring enough; the position, and that move. */
async function toAGoodMove(page, id) {
  for (let asked = 0; ; ) {
    const { version, view } = await viewOf(page, id, 0);
    if (view.over) throw new Error("the match was over before anything happened");
    if (!view.moves.length) {
      await page.waitForTimeout(60);
      continue;
    }
    const { worth, move } = await best(page, id, view);
    if (worth >= ENOUGH && asked > 3 && view.moves.length > 1) return move; // what has but one answer is answered for her
    asked += 1;
    await playMove(page, id, 0, version, worth > 0 ? move : view.moves[(asked * 7) % view.moves.length]);
  }
}

/** Every frame that the page paints, with its time. */
async function filmed(page, action) {
  const camera = await page.context().newCDPSession(page);
  const frames = [];
  camera.on("Page.screencastFrame", ({ data, sessionId, metadata }) => {
    frames.push({ data, at: metadata.timestamp * 1000 });
    void camera.send("Page.screencastFrameAck", { sessionId });
  });
  await camera.send("Page.startScreencast", { format: "jpeg", quality: 82, everyNthFrame: 1 });
  await action();
  await page.waitForTimeout(LASTS);
  await camera.send("Page.stopScreencast");
  return frames;
}

/** What was to be seen at each moment: the last frame painted by then. */
function everyMoment(frames, begun) {
  return Array.from({ length: Math.floor(LASTS / EVERY) }, (_, i) => frames.findLast(({ at }) => at <= begun + i * EVERY) ?? frames[0]);
}

/** The pictures, each with its moment, on as many sheets as it takes. */
async function sheets(chrome, frames, { width, height }) {
  const across = width < 600 ? 5 : 2;
  const wide = Math.floor(1760 / across);
  const page = await chrome.newPage({ viewport: { width: 1760, height: 300 } });
  const each = width < 600 ? 10 : 6;
  for (let from = 0; from < frames.length; from += each) {
    const pictures = frames.slice(from, from + each).map(({ data, ms }) => `<figure style="margin:2px"><img width="${wide - 4}" height="${((wide - 4) * height) / width}" src="data:image/jpeg;base64,${data}"><figcaption>${ms} ms</figcaption></figure>`);
    await page.setContent(`<body style="margin:0;display:grid;grid-template-columns:repeat(${across},1fr)">${pictures.join("")}`);
    await page.screenshot({ path: join(folder, `strip-${from / each + 1}.png`), fullPage: true });
  }
}

mkdirSync(folder, { recursive: true });
const nursery = new Nursery([game]);
const house = await nursery.server(undefined, { bot_delay: 0.15, answer_delay: 0.8 });
const chrome = await browser();
const isPhone = how.includes("phone");
const size = isPhone ? { width: 360, height: 640 } : { width: 1440, height: 900 };
try {
  const { page, faults } = await person(chrome, house.address, { size, touch: isPhone, motion: true, theme: how.includes("dark") ? "dark" : "light", language: how.includes("fr") ? "fr" : "en" });
  const speed = ["slow", "fast"].find((one) => how.includes(one));
  if (speed) await page.addInitScript((one) => localStorage.setItem("islario-speed", one), speed);
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }, { kind: "bot", bot: "random", name: "Zoé" }, { kind: "bot", bot: "random", name: "Pancho" }], {}, game);
  const move = await toAGoodMove(page, table.id);
  await page.goto(`/table/${table.id}`);
  await page.locator(".question").waitFor();
  await page.keyboard.press("Shift"); // what was missed is skipped
  await page.waitForTimeout(800);
  if (isPhone) await page.locator(".ask .narrow.small").click();
  await page.locator(`[role=option][id$="-${move.number}"]`).first().click();
  await page.waitForTimeout(500);
  const confirm = page.locator("[data-confirm]:not(:disabled)");
  await confirm.waitFor();
  let begun;
  const frames = await filmed(page, async () => {
    begun = Date.now();
    await confirm.click();
  });
  console.log(`${game}: ${move.words}; ${frames.length} frames`);
  const strip = everyMoment(frames, begun).map(({ data }, i) => ({ data, ms: i * EVERY }));
  for (const { data, ms } of strip) writeFileSync(join(folder, `${String(ms).padStart(4, "0")}.jpg`), Buffer.from(data, "base64"));
  await sheets(chrome, strip, size);
  for (const fault of faults) console.error(fault);
} finally {
  await chrome.close();
  await house.stop();
  await nursery.close();
}
