/** Servers for browser tests, each with a port and a folder of its own, all forked from one process that has loaded the rules. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { patiently } from "./patience.mjs";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const PLENTY = [10_000, 1_000];
const LIMITS = { reading: PLENTY, writing: PLENTY, making: PLENTY, talking: PLENTY, advice: PLENTY, review: 3 };
const SETTINGS = { bot_delay: 0.02, limits: LIMITS }; // bots do not dawdle

/** A Python process of the project's, and the lines that it says, one after the other. */
function python(...args) {
  const venv = join(ROOT, ".venv/bin/python");
  const child = spawn(process.env.PYTHON ?? (existsSync(venv) ? venv : "python3"), args, {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: [join(ROOT, "src"), ROOT].join(delimiter) },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const gone = new Promise((done) => child.once("exit", done));
  const hear = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`${args.join(" ")} ended with ${await gone}`);
    return value;
  };
  return { child, hear, gone };
}

const freePort = () =>
  new Promise((found) => {
    const listener = createServer().listen(0, "127.0.0.1", () => {
      const { port } = listener.address();
      listener.close(() => found(port));
    });
  });

export class Nursery {
  constructor() {
    this.parent = python("-m", "tests.server.process", "warning");
    this.folder = mkdtempSync(join(tmpdir(), "islario-browser-"));
    this.asked = Promise.resolve();
    this.running = new Set();
    this.count = 0;
  }

  /** A new server, once it can play: its address, and how to end it. On a file of its own, unless a database is named. */
  async server(database = join(this.folder, `tables-${(this.count += 1)}.db`)) {
    const port = await freePort();
    const pid = Number(await this.ask({ port, database, ...SETTINGS }));
    this.running.add(pid);
    const address = `http://127.0.0.1:${port}`;
    const isReady = (answer) => answer.json().then(({ preparing }) => preparing.length === 0);
    await patiently("a server", () => fetch(`${address}/health`).then(isReady, () => false));
    return { address, stop: () => this.stop(pid) };
  }

  async stop(pid) {
    if (this.running.delete(pid)) await this.ask({ pid, signal: 15 });
  }

  /** One order after the other, each with its answer. */
  ask(order) {
    this.asked = this.asked.then(() => {
      this.parent.child.stdin.write(`${JSON.stringify(order)}\n`);
      return this.parent.hear();
    });
    return this.asked;
  }

  /** A real PostgreSQL that servers can share. */
  async postgres() {
    this.database = python("-m", "tests.browser.database", join(this.folder, "postgres"));
    return this.database.hear();
  }

  async close() {
    for (const pid of this.running) await this.stop(pid);
    this.parent.child.stdin.end();
    await this.parent.gone;
    this.database?.child.kill("SIGTERM");
    await this.database?.gone;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
