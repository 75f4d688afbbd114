/** The ship of Islas Canarias, card by card: at a pace, or at a tap where that is wished. */
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Arrival } from "../src/games/islas_canarias/arrivals";
import { Voyage } from "../src/games/islas_canarias/voyage.svelte";
import { pace } from "../src/parts/pace.svelte";
import Within from "./Within.svelte";

const ship = (name: string): Arrival[] => [0, 1, 2].map((i) => ({ key: `${name}${i}`, happenings: [] }) as unknown as Arrival);
let arrivals = $state.raw<Arrival[]>([]);
let voyage: Voyage;

beforeEach(() => {
  vi.useFakeTimers();
  arrivals = ship("first");
  render(Within, { make: () => void (voyage = new Voyage(() => arrivals, () => false, (_, turn) => turn())) });
});
afterEach(() => {
  cleanup();
  pace.setTaps(false);
  vi.useRealTimers();
});

/** Another ship comes; time passes. What an effect changes is seen by the next one. */
async function arrives(): Promise<void> {
  arrivals = ship("second");
  await tick();
  await tick();
}
async function pass(ms: number): Promise<void> {
  await tick();
  vi.advanceTimersByTime(ms);
  await tick();
  await tick();
}

it("plays itself at the reader's pace", async () => {
  expect([voyage.at, voyage.playing], "what was there at first is not played").toEqual([2, false]);
  await arrives();
  expect([voyage.at, voyage.playing]).toEqual([0, true]);
  await pass(60_000);
  await pass(60_000);
  await pass(60_000);
  expect([voyage.at, voyage.playing]).toEqual([2, false]);
});

it("waits for a tap at each card where the reader wants it to", async () => {
  pace.setTaps(true);
  await arrives();
  await pass(60_000);
  expect([voyage.at, voyage.playing]).toEqual([0, true]);
  voyage.go(1);
  await pass(60_000);
  expect([voyage.at, voyage.playing]).toEqual([1, true]);
  voyage.go(2);
  await pass(60_000);
  expect([voyage.at, voyage.playing], "after the last there is nothing to wait for").toEqual([2, false]);
});
