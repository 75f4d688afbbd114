/** For a file's tests of other rules than those this run has compiled: a server that interprets them, and a Chromium. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { browser } from "./house.mjs";
import { Nursery } from "./nursery.mjs";

/** Filled before the first test. What is to be played is put into a folder; the answer is the environment that names it. */
export function interpretedHouse(games, prepare) {
  const folder = mkdtempSync(join(tmpdir(), "islario-interpreted-"));
  const nursery = new Nursery(games, { ...prepare(folder), NUMBA_DISABLE_JIT: "1" }); // compiling would take longer than the tests
  const house = {};
  before(async () => {
    const [chrome, { address }] = await Promise.all([browser(), nursery.server()]);
    Object.assign(house, { chrome, address });
  });
  after(async () => {
    await house.chrome?.close();
    await nursery.close();
    rmSync(folder, { recursive: true });
  });
  return house;
}
