import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOST, Procession, type Step, thinned, WHOLE } from "../src/table/procession.svelte";
import type { View } from "../src/wire/types";
import { snapshot } from "./fixture";

const at = (version: number): View => ({ ...snapshot.view, version });
const step = (version: number): Step => ({ view: at(version), told: [] });
const steps = (count: number): Step[] => Array.from({ length: count }, (_, i) => step(i + 1));
let procession: Procession;
let now: number;
let seen: (number | null)[];

/** The server tells of the next version. */
const follow = (version: number): void => procession.follow(at(version - 1), step(version), () => (now = version));

/** Lets time pass and notes what is shown, every 10 ms. */
async function watch(ms: number): Promise<void> {
  for (let i = 0; i < ms / 10; i += 1) {
    const version = procession.step?.version ?? null;
    if (seen.at(-1) !== version) seen.push(version);
    await vi.advanceTimersByTimeAsync(10);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  procession = new Procession();
  seen = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what was missed", () => {
  it("is shown step by step, each for a moment, then things as they are", async () => {
    procession.play([step(1), () => Promise.resolve(step(2)), step(3)]);
    await watch(3 * MOST + 50);
    expect(seen.filter((version) => version !== null)).toEqual([1, 2, 3]);
    expect(procession.step).toBeNull();
  });

  it("never takes longer than four seconds, however much it was", async () => {
    procession.play(steps(500));
    await watch(WHOLE + 200);
    expect(procession.step).toBeNull();
    const shown = seen.filter((version) => version !== null);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  });

  it("is over in time for a question that will not wait", async () => {
    procession.hurry(100);
    procession.play(steps(8));
    await watch(300);
    expect(procession.step, "nothing was being shown, so nothing was hurried").not.toBeNull();
    procession.hurry(100);
    await watch(120);
    expect(procession.step).toBeNull();
  });

  it("ends at once when somebody does something", async () => {
    procession.play(steps(8));
    await watch(500);
    procession.stop();
    await watch(1000);
    expect(seen.at(-1)).toBeNull();
    expect(seen.length).toBeLessThan(5);
  });

  it("is left out for who wants no motion", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    procession.play(steps(3));
    follow(4);
    follow(5);
    await watch(500);
    expect([seen, now]).toEqual([[null], 5]);
  });

  it("goes on when a step cannot be had", async () => {
    procession.play([() => Promise.reject(new TypeError("offline")), step(2)]);
    await watch(1000);
    expect(seen.filter((version) => version !== null)).toEqual([2]);
  });
});

describe("a burst of updates", () => {
  it("is shown one after the other", async () => {
    [1, 2, 3, 4].forEach(follow); // the first is laid on the table at once, and stays while the others wait
    expect(now).toBe(4);
    await watch(5 * MOST);
    expect(seen).toEqual([1, 2, 3, null]); // and the last is what is there now
    expect(procession.step).toBeNull();
  });

  it("is none when they come one by one", async () => {
    for (const version of [1, 2, 3]) {
      follow(version);
      await watch(900);
    }
    expect(seen).toEqual([null]);
  });
});

it("leaves out some evenly where there are too many", () => {
  expect(thinned([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(thinned([1, 2, 3, 4, 5, 6, 7, 8], 4)).toEqual([1, 3, 5, 7]);
});
