import { describe, expect, it } from "vitest";
import { type Followed, grown, renewed, stepped } from "../src/wire/follow";
import type { Entry, Said, View } from "../src/wire/types";
import { snapshot } from "./fixture";

const entry = (version: number): Entry => ({ version, at: 0, scores: [], happenings: [] });
const view = { ...snapshot.view, version: 5 } as View;
const had: Followed = { version: 5, view, log: [entry(4), entry(5)] };
const update = (from: number, version: number): Extract<Said, { type: "update" }> => ({
  type: "update",
  seat: 0,
  from,
  version,
  changed: { scores: [9, 9] },
  table: { turn: 12 },
  log: [entry(version)],
});

describe("a step", () => {
  it("changes what it names and keeps the rest", () => {
    const after = stepped(had, update(5, 6)) as Followed;
    expect([after.version, after.view.scores, after.view.table["turn"]]).toEqual([6, [9, 9], 12]);
    expect(after.view.table["island"]).toBe("isla-petit");
    expect(after.log.map((e) => e.version)).toEqual([4, 5, 6]);
  });

  it("that was had already changes nothing", () => expect(stepped(had, update(4, 5))).toBe(had));
  it("that does not fit asks for the gap", () => expect(stepped(had, update(6, 7))).toBe("gap"));
  it("before any view asks for the whole", () => expect(stepped(undefined, update(0, 1))).toBe("gap"));
});

describe("a whole view", () => {
  it("takes the place of an older one and fills the log", () => {
    expect(renewed(had, { version: 7, view, log: [entry(6), entry(7)] }).log.map((e) => e.version)).toEqual([4, 5, 6, 7]);
  });
  it("older than what is there is left", () => expect(renewed(had, { version: 3, view, log: [] })).toBe(had));
  it("from the beginning replaces the log, as after a switch of language", () => {
    expect(renewed(had, { version: 5, view, log: [entry(0), entry(1)] }).log.map((e) => e.version)).toEqual([0, 1]);
  });
});

it("a log never holds an entry twice", () => expect(grown([entry(1), entry(2)], [entry(2), entry(3)]).length).toBe(3));
