/** `node panning.mjs [game …]`: what panning costs the main thread on a phone with a processor four times slower, from a trace: of all frames
 * while a finger drags the board about, the milliseconds that 95 of 100 stay below. Fails above LIMIT. */
import { browser, person, setTable } from "./house.mjs";
import { Nursery } from "./nursery.mjs";
import { bots, GAMES, MOST } from "./phases.mjs";

const LIMIT = 8; // milliseconds a frame
const [SLOWER, STEPS] = [4, 240];
const wanted = process.argv.slice(2);
const games = Object.keys(GAMES).filter((game) => !wanted.length || wanted.includes(game));
const nursery = new Nursery(games);
const house = await nursery.server();
const chrome = await browser();

/** The time of the main thread's tasks from one frame to the next; of several processes, in the busiest. */
function perFrame(events) {
  const mains = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const tasksOf = (main) => events.filter(({ name, tdur, tid, pid }) => name === "RunTask" && tdur && tid === main.tid && pid === main.pid);
  const [busiest] = mains.sort((a, b) => tasksOf(b).length - tasksOf(a).length);
  const tasks = tasksOf(busiest);
  const frames = events.filter(({ name, pid }) => name === "Commit" && pid === busiest.pid).map(({ ts }) => ts).sort((a, b) => a - b);
  return frames.slice(1).map((end, i) => tasks.filter(({ ts }) => ts >= frames[i] && ts < end).reduce((sum, { tdur }) => sum + tdur, 0) / 1000);
}

async function measure(game) {
  const { page, context } = await person(chrome, house.address, { size: { width: 360, height: 640 }, touch: true, motion: true });
  await page.goto("/");
  const { table } = await setTable(page, [{ kind: "here", name: "Ana" }, ...bots(MOST[game] - 1)], {}, game);
  await page.goto(`/table/${table.id}`);
  await page.locator(".canvas svg").waitFor();
  const { x, y, width, height } = await page.locator(".canvas").boundingBox();
  const [cx, cy] = [x + width / 2, y + height / 2];
  const cdp = await context.newCDPSession(page);
  const touch = (type, points) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })) });
  await touch("touchStart", [[cx - 20, cy], [cx + 20, cy]]); // two fingers apart: closer
  for (let i = 0; i < 20; i += 1) await touch("touchMove", [[cx - 20 - i * 4, cy], [cx + 20 + i * 4, cy]]);
  await touch("touchEnd", []);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const events = [];
  cdp.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const done = new Promise((ended) => cdp.once("Tracing.tracingComplete", ended));
  await cdp.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["toplevel", "disabled-by-default-devtools.timeline", "devtools.timeline", "devtools.timeline.frame"] } });
  await touch("touchStart", [[cx, cy]]);
  for (let i = 0; i < STEPS; i += 1) {
    await touch("touchMove", [[cx + 90 * Math.sin(i / 15), cy + 90 * Math.sin(i / 11)]]);
    await page.waitForTimeout(8);
  }
  await touch("touchEnd", []);
  await cdp.send("Tracing.end");
  await done;
  await context.close();
  const times = perFrame(events).sort((a, b) => a - b);
  return { frames: times.length, median: times[Math.floor(times.length / 2)], most: times[Math.floor(times.length * 0.95)] };
}

let slow = 0;
try {
  for (const game of games) {
    const { frames, median, most } = await measure(game);
    console.log(`${game}: ${frames} frames, half below ${median.toFixed(1)} ms, 95 of 100 below ${most.toFixed(1)} ms`);
    slow += most > LIMIT ? 1 : 0;
  }
} finally {
  await chrome.close();
  await house.stop();
  await nursery.close();
}
process.exit(slow ? 1 : 0);
