/** Runs the browser tests against a server of their own: `node run.mjs [name …]`. Needs the built client (web: npm run build). */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT, server } from "./house.mjs";

if (!existsSync(join(ROOT, "src/islario/server/client/index.html"))) {
  console.error("The client is not built: run `npm ci && npm run build` in web/ first.");
  process.exit(1);
}
const here = join(ROOT, "tests/browser");
const wanted = process.argv.slice(2);
const tests = readdirSync(here).filter((name) => name.endsWith(".test.mjs") && (!wanted.length || wanted.some((w) => name.includes(w))));
const house = process.env.ISLARIO_ADDRESS ? { address: process.env.ISLARIO_ADDRESS, stop: async () => {} } : await server();
const done = spawnSync(process.execPath, ["--test", "--test-concurrency=1", "--test-reporter=spec", ...tests.map((name) => join(here, name))], {
  stdio: "inherit",
  env: { ...process.env, ISLARIO_ADDRESS: house.address },
});
await house.stop();
process.exit(done.status ?? 1);
