/** Runs the browser tests, two files at a time, each on a server of its own: `node run.mjs [name …]`. Needs the built client. */
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Nursery, ROOT } from "./nursery.mjs";

const LANES = 2;
if (!existsSync(join(ROOT, "src/islario/server/client/index.html"))) {
  console.error("The client is not built: run `make client` first.");
  process.exit(1);
}
const here = join(ROOT, "tests/browser");
const wanted = process.argv.slice(2);
const files = readdirSync(here).filter((name) => name.endsWith(".test.mjs") && (!wanted.length || wanted.some((w) => name.includes(w))));
const nursery = new Nursery();
const failed = [];

/** One file; what it says is said when it is done, so that files do not interrupt each other. */
async function run(name) {
  const begun = Date.now();
  const server = await nursery.server();
  const child = spawn(process.execPath, ["--test", "--test-reporter=spec", join(here, name)], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ISLARIO_ADDRESS: server.address },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (said += part));
  const code = await new Promise((done) => child.once("close", done));
  await server.stop();
  console.log(`${name}, ${Math.round((Date.now() - begun) / 1000)} s\n${said}`);
  if (code) failed.push(name);
}

async function lane() {
  for (let name = files.shift(); name; name = files.shift()) await run(name);
}

try {
  await Promise.all(Array.from({ length: LANES }, lane));
} finally {
  await nursery.close();
}
if (failed.length) console.log(`failed: ${failed.join(", ")}`);
process.exit(failed.length ? 1 : 0);
