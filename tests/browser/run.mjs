/** Runs the browser tests, two files at a time, at one server: `node run.mjs [name …]`. Needs the built client. */
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Nursery, ROOT } from "./nursery.mjs";
import { PATIENCE } from "./patience.mjs";

const LANES = 2;
const LONGEST = 6 * PATIENCE; // of a file that has come to a standstill
const MOST_TRIED_AGAIN = 4; // files; where more fail, something is wrong
if (!existsSync(join(ROOT, "src/islario/server/client/index.html"))) {
  console.error("The client is not built: run `make client` first.");
  process.exit(1);
}
const here = join(ROOT, "tests/browser");
const wanted = process.argv.slice(2);
const LONG = ["still", "learning", "isla_dorada", "access", "changed_components", "islas_canarias", "explains", "la_isla", "plain_board", "idle_clicks"];
const rank = (name) => (LONG.includes(name.split(".")[0]) ? LONG.indexOf(name.split(".")[0]) : LONG.length);
const files = readdirSync(here)
  .filter((name) => name.endsWith(".test.mjs") && (!wanted.length || wanted.some((w) => name.includes(w))))
  .sort((one, other) => rank(one) - rank(other)); // the longest first: what is begun last keeps one lane alone
const nursery = new Nursery();
const place = await nursery.share();
const failed = [];
const sums = { pass: 0, fail: 0, skipped: 0 };

/** One file, at that server, or some tests of it. Of one that holds a line is said; of one that does not, what failed in it. */
async function run(name, { address }, tests = []) {
  const begun = Date.now();
  const only = tests.map((test) => `--test-name-pattern=^${test.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}$`);
  const child = spawn(process.execPath, ["--test", "--test-reporter=spec", ...only, join(here, name)], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ISLARIO_ADDRESS: address, ISLARIO_FOLDER: nursery.folder, ISLARIO_NURSERY: place },
  });
  const tooLong = setTimeout(() => (child.kill(), (said += `✖ failing tests: it was ended after ${LONGEST / 60_000} minutes\n`)), LONGEST);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (said += part));
  const code = await new Promise((done) => child.once("close", done));
  clearTimeout(tooLong);
  console.log(`${code === 0 ? "ok" : "FAILED"} ${name}, ${Math.round((Date.now() - begun) / 1000)} s`);
  const faults = said.slice(Math.max(0, said.indexOf("✖ failing tests")));
  if (code !== 0) console.log(faults);
  const count = (word) => Number(said.match(new RegExp(`^ℹ ${word} (\\d+)`, "m"))?.[1] ?? 0);
  const wrong = [...faults.matchAll(/^✖ (.*) \([\d.]+ms\)$/gm)].map(([, test]) => test);
  const isKnown = code !== 0 && wrong.length === count("fail") && !count("cancelled") && !wrong.some((test) => test.endsWith(".mjs"));
  return { name, holds: code === 0, count, wrong: isKnown ? wrong : [] };
}

function count(outcome) {
  for (const word in sums) sums[word] += outcome.count(word);
  if (!outcome.holds && !outcome.count("fail")) sums.fail += 1; // it ended without a word
}

async function lane(server) {
  for (let name = files.shift(); name; name = files.shift()) {
    const outcome = await run(name, server);
    if (outcome.holds) count(outcome);
    else failed.push(outcome);
  }
}

/** Browsers on a busy machine: what failed in a few files is tried once more, alone and at a server of its own; a whole file where it is not
 * known what did. What holds then is counted, and named for whoever looks for the cause. */
async function again() {
  if (failed.length > MOST_TRIED_AGAIN) return failed;
  const still = [];
  for (const first of failed) {
    const { name, wrong } = first;
    const server = await nursery.server();
    const outcome = await run(name, server, wrong);
    await server.stop();
    if (outcome.holds && outcome.count("pass") >= wrong.length) {
      if (!wrong.length) count(outcome);
      else for (const [word, number] of [["pass", first.count("pass") + wrong.length], ["skipped", first.count("skipped")]]) sums[word] += number;
      console.log(`UNSTEADY ${name}: failed among others, held alone`);
    } else still.push(wrong.length ? first : outcome);
  }
  return still;
}

let still = [];
try {
  const server = await nursery.server();
  await Promise.all(Array.from({ length: LANES }, () => lane(server)));
  still = await again();
} finally {
  await nursery.close();
}
still.forEach(count);
for (const [word, sum] of Object.entries(sums)) console.log(`ℹ ${word} ${sum}`);
if (still.length) console.log(`failed: ${still.map(({ name }) => name).join(", ")}`);
process.exit(still.length ? 1 : 0);
