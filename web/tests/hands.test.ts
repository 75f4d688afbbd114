import { describe, expect, it } from "vitest";
import { request } from "../src/lobby/chairs";
import { lines } from "../src/table/lines";
import type { Entry, SeatChange } from "../src/wire/types";

const entry = (version: number, at: number): Entry => ({ version, at, scores: [], happenings: [] });
const change = (at: number): SeatChange => ({ at, kind: "sat", seat: 1, told: { en: `at ${at}` } });

describe("changes of hands in the log", () => {
  it("stand below what had happened by then", () => {
    const told = lines([entry(0, 10), entry(1, 20), entry(2, 30)], [change(5), change(10), change(25), change(40)]);
    expect(told.map((line) => ("entry" in line ? line.entry.version : line.change.told.en))).toEqual(["at 5", 0, "at 10", 1, "at 25", 2, "at 40"]);
  });

  it("stand alone where nothing has happened", () => {
    expect(lines([], [change(1), change(2)])).toEqual([{ change: change(1) }, { change: change(2) }]);
  });
});

describe("seats may be swapped", () => {
  const here = { kind: "here" as const, name: "", bot: "sailor" };
  const open = { ...here, kind: "open" as const };

  it("at one screen, unless told otherwise", () => {
    expect(request("isla", [here, here], {}, "en", []).swaps).toBe(true);
    expect(request("isla", [here, here], {}, "en", [], false).swaps).toBe(false);
    expect(request("isla", [here, open], {}, "en", []).swaps).toBe(false);
    expect(request("isla", [here, open], {}, "en", [], true).swaps).toBe(true);
  });
});
