/** What every test stands on: a real Chromium, pages that tell of every fault, tables. */
import { existsSync } from "node:fs";
import packed from "@sparticuz/chromium";
import { chromium } from "playwright-core";
import { PATIENCE } from "./patience.mjs";

const MACHINES_OWN = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The machine's Chromium where there is one, or the one that comes from npm. */
export async function browser() {
  const own = process.env.CHROMIUM ?? MACHINES_OWN.find((path) => existsSync(path));
  packed.setGraphicsMode = false;
  const executablePath = own ?? (await packed.executablePath());
  const args = own ? ["--no-sandbox"] : packed.args.filter((arg) => !arg.startsWith("--headless") && arg !== "--single-process");
  return chromium.launch({ executablePath, args, headless: true, timeout: PATIENCE });
}

/** Somebody at a browser of their own; whatever goes wrong on the page makes the test fail. */
export async function person(chrome, address, { language = "en", theme = "light", size = { width: 1440, height: 900 }, touch = false, motion = false } = {}) {
  const context = await chrome.newContext({
    baseURL: address,
    locale: language === "fr" ? "fr-FR" : "en-GB",
    colorScheme: theme,
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: motion ? "no-preference" : "reduce",
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (fault) => faults.push(String(fault)));
  page.on("console", (message) => {
    const quiet = /ERR_INTERNET_DISCONNECTED|WebSocket connection|status of 4\d\d/;
    if (message.type() === "error" && !quiet.test(message.text())) faults.push(message.text());
  });
  return { context, page, faults };
}

/** Sets a table through the API, as the new-table page would. */
export async function setTable(page, seats, options = {}, game = "trails-of-tucana") {
  const answer = await page.request.post("/api/tables", {
    data: { game, players: seats.length, options, seats },
    headers: { Origin: new URL(page.url()).origin },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json();
}
