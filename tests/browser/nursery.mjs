/** Servers for browser tests, each with a port and a folder of its own, all forked from one process that has loaded the rules. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { patiently } from "./patience.mjs";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const PLENTY = [100_000, 10_000];
const LIMITS = { reading: PLENTY, writing: PLENTY, making: PLENTY, talking: PLENTY, advice: PLENTY, hint: 0.4, review: 1 };
const SETTINGS = { bot_delay: 0.02, limits: LIMITS }; // bots do not dawdle, and advice need not be good

/** Whoever answers line by line: how to say one, to hear the next, and to part. */
function conversation(from, to, gone, who) {
  const lines = createInterface({ input: from })[Symbol.asyncIterator]();
  const hear = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`${who} ended with ${await gone}`);
    return value;
  };
  return { say: (line) => to.write(`${line}\n`), hear, end: () => (to.end(), gone) };
}

/** A Python process of the project's. */
function python(args, more = {}) {
  const venv = join(ROOT, ".venv/bin/python");
  const paths = [join(ROOT, "src"), ROOT, ...(more.PYTHONPATH ? [more.PYTHONPATH] : [])];
  const child = spawn(process.env.PYTHON ?? (existsSync(venv) ? venv : "python3"), args, {
    cwd: ROOT,
    env: { ...process.env, ...more, PYTHONPATH: paths.join(delimiter) },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const gone = new Promise((done) => child.once("exit", done));
  return { child, gone, ...conversation(child.stdout, child.stdin, gone, args.join(" ")) };
}

/** The nursery of whoever has started this process: another one would load all the rules once more. */
function shared(place) {
  const line = createConnection(place);
  const gone = new Promise((done) => line.once("close", done));
  return conversation(line, line, gone, "the nursery");
}

/** One that no system gives to whoever calls somewhere: while a server is started again, a call of another test's could be given it. */
const freePort = () =>
  new Promise((found) => {
    const port = 15_000 + Math.floor(Math.random() * 17_000);
    const listener = createServer().once("error", () => found(freePort()));
    listener.listen(port, "127.0.0.1", () => listener.close(() => found(port)));
  });

export class Nursery {
  /** All games, or those named; a process of its own where it needs an environment of its own. */
  constructor(games = [], environment = undefined) {
    const place = process.env.ISLARIO_NURSERY;
    this.games = games;
    this.parent = place && !environment ? shared(place) : python(["-m", "tests.server.process", "warning", ...games], environment);
    this.folder = mkdtempSync(join(tmpdir(), "islario-browser-"));
    this.asked = Promise.resolve();
    this.running = new Set();
    this.count = 0;
  }

  /** Others may ask it, too, at a place that this names. Whoever leaves takes all servers along that were started for them. */
  share() {
    const place = join(this.folder, "nursery");
    this.door = createServer((line) => {
      const theirs = new Set();
      createInterface({ input: line }).on("line", (said) => {
        const order = JSON.parse(said);
        const answer = (pid) => (theirs[order.pid ? "delete" : "add"](Number(pid)), line.write(`${pid}\n`));
        this.ask(order).then(answer, () => line.destroy());
      });
      line.on("error", () => {});
      line.once("end", () => [...theirs].forEach((pid) => this.ask({ pid, signal: 15 })));
    });
    return new Promise((open) => this.door.listen(place, () => open(place)));
  }

  /** A new server, once it can play: its address, and how to end it. On a file of its own, unless a database is named. */
  async server(database = join(this.folder, `tables-${(this.count += 1)}.db`), { port: named, ...settings } = {}) {
    const port = named ?? (await freePort());
    const pid = Number(await this.ask({ port, database, games: this.games, ...SETTINGS, ...settings }));
    this.running.add(pid);
    const address = `http://127.0.0.1:${port}`;
    const isReady = (answer) => answer.json().then(({ preparing }) => preparing.length === 0);
    await patiently("a server", () => fetch(`${address}/health`).then(isReady, () => false));
    return { address, port, stop: () => this.stop(pid) };
  }

  async stop(pid) {
    if (this.running.delete(pid)) await this.ask({ pid, signal: 15 });
  }

  /** One order after the other, each with its answer. */
  ask(order) {
    this.asked = this.asked.then(() => {
      this.parent.say(JSON.stringify(order));
      return this.parent.hear();
    });
    return this.asked;
  }

  /** A real PostgreSQL that servers can share. */
  async postgres() {
    this.database = python(["-m", "tests.browser.database"]);
    return this.database.hear();
  }

  async close() {
    for (const pid of this.running) await this.stop(pid);
    if (this.door) await new Promise((all) => this.door.close(all));
    await this.asked;
    await this.parent.end();
    this.database?.child.kill("SIGTERM");
    await this.database?.gone;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
