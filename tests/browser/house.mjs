/** What every test stands on: a real Chromium, pages that tell of every fault, tables. */
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "node:test";
import packed from "@sparticuz/chromium";
import { chromium } from "playwright-core";
import { PATIENCE } from "./patience.mjs";

const visitors = new Set(); // those of the test that runs
if (process.env.NODE_TEST_CONTEXT) {
  beforeEach(() => visitors.clear()); // who came before any test stays for all of them
  afterEach(() => Promise.all([...visitors].map((context) => context.close())));
}

const MACHINES_OWN = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Unpacks the Chromium that comes from npm, where nobody has: aside first, as others may start it meanwhile. */
async function unpacked() {
  const place = tmpdir();
  if (!existsSync(join(place, "chromium"))) {
    const aside = mkdtempSync(join(place, "islario-chromium-"));
    process.env.TMPDIR = aside;
    await packed.executablePath().finally(() => (process.env.TMPDIR = place));
    for (const name of readdirSync(aside).sort().reverse()) { // what it needs is there before itself
      try {
        renameSync(join(aside, name), join(place, name));
      } catch (fault) {
        if (!["ENOTEMPTY", "EEXIST"].includes(fault.code)) throw fault; // others were quicker
      }
    }
    rmSync(aside, { recursive: true });
  }
  return packed.executablePath();
}

/** The machine's Chromium where there is one, or the one that comes from npm. */
export async function browser() {
  const own = process.env.CHROMIUM ?? MACHINES_OWN.find((path) => existsSync(path));
  packed.setGraphicsMode = false;
  const executablePath = own ?? (await unpacked());
  const args = own ? ["--no-sandbox"] : packed.args.filter((arg) => !arg.startsWith("--headless") && arg !== "--single-process");
  return chromium.launch({ executablePath, args, headless: true, timeout: PATIENCE });
}

/** What is dealt at every table whose test names no deal: bots choose by what they see, so a match that is played in the same way is the same.
 * `ISLARIO_DEAL=7 node run.mjs` tries another one (not that of a lesson). */
const DEAL = process.env.ISLARIO_DEAL ?? "4";

/** Somebody at a browser of their own; whatever goes wrong on the page makes the test fail. */
export async function person(chrome, address, { language = "en", theme = "light", size = { width: 1440, height: 900 }, touch = false, motion = false, keeps = false } = {}) {
  const context = await chrome.newContext({
    baseURL: address,
    locale: language === "fr" ? "fr-FR" : "en-GB",
    colorScheme: theme,
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: motion ? "no-preference" : "reduce",
    serviceWorkers: keeps ? "allow" : "block", // without one everything works, as on plain HTTP
    extraHTTPHeaders: { Deal: DEAL },
  });
  visitors.add(context);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (fault) => faults.push(String(fault)));
  page.on("console", (message) => {
    const quiet = /ERR_INTERNET_DISCONNECTED|WebSocket connection|status of 4\d\d/;
    if (message.type() === "error" && !quiet.test(message.text())) faults.push(message.text());
  });
  addresses.set(page, address);
  return { context, page, faults };
}

const addresses = new WeakMap();

/** Asks the server what the page could ask it. */
export const ask = async (page, path) => (await page.request.get(path)).json();

/** Tells the server what the page could tell it; `more` are headers. */
export const tell = (page, path, data, more = {}) => page.request.post(path, { data, headers: { Origin: addresses.get(page), ...more } });

/** Sets a table through the API, as the new-table page would; where a test is about a certain deal, with that one. Unless told otherwise
 * everybody answers in secret windows: they close as soon as all have. */
export async function setTable(page, seats, options = {}, game = "trails-of-tucana", deal = null, window = 0) {
  const answer = await tell(page, "/api/tables", { game, players: seats.length, options, seats, window }, deal === null ? {} : { Deal: String(deal) });
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json();
}
