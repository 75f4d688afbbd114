/** What every test stands on: a server of its own, a real Chromium, pages that tell of every fault. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import packed from "@sparticuz/chromium";
import { chromium } from "playwright-core";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const MACHINES_OWN = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const PATIENCE = 180_000; // compiling the rules takes a while on a fresh machine

const pause = (ms) => new Promise((later) => setTimeout(later, ms));

/** The server that these tests have to themselves; the address, and how to stop it. */
export async function server() {
  const { addresses, stop } = await servers("serve.py", "tables.db", 1);
  return { address: addresses[0], stop };
}

/** Two on one PostgreSQL. */
export const twoServers = () => servers("serve_two.py", "postgres", 2);

async function servers(script, data, count) {
  const folder = mkdtempSync(join(tmpdir(), "islario-browser-"));
  const venv = join(ROOT, ".venv/bin/python");
  const python = process.env.PYTHON ?? (existsSync(venv) ? venv : "python3");
  const child = spawn(python, [join(ROOT, "tests/browser", script), join(folder, data)], {
    env: { ...process.env, PYTHONPATH: join(ROOT, "src") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const addresses = await new Promise((found, failed) => {
    const heard = [];
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.startsWith("http")) heard.push(line.trim().replace(/\/$/, ""));
      if (heard.length === count) found(heard);
    });
    child.once("exit", (code) => failed(new Error(`the server ended with ${code}`)));
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await new Promise((gone) => (child.exitCode === null ? child.once("exit", gone) : gone()));
    rmSync(folder, { recursive: true, force: true });
  };
  for (const address of addresses) await ready(address);
  return { addresses, stop };
}

async function ready(address) {
  for (const begun = Date.now(); ; await pause(500)) {
    const answer = await fetch(`${address}/api/games`).then((r) => r.json(), () => null);
    if (answer?.games.every((game) => game.ready)) return;
    if (Date.now() - begun > PATIENCE) throw new Error("the rules were not ready in time");
  }
}

/** The machine's Chromium where there is one, or the one that comes from npm. */
export async function browser() {
  const own = process.env.CHROMIUM ?? MACHINES_OWN.find((path) => existsSync(path));
  packed.setGraphicsMode = false;
  const executablePath = own ?? (await packed.executablePath());
  const args = own ? ["--no-sandbox"] : packed.args.filter((arg) => !arg.startsWith("--headless") && arg !== "--single-process");
  return chromium.launch({ executablePath, args, headless: true });
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
