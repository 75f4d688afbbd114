import { describe, expect, it } from "vitest";
import { chairs, request } from "../src/lobby/chairs";
import { boxOf, moved, zoomed } from "../src/parts/camera";
import { nearest } from "../src/parts/roving";
import { pageOf } from "../src/parts/route.svelte";
import { bound } from "../src/words/bound";
import { boxes, range } from "../src/shelf/shelf";
import { curves, steps } from "../src/table/curve";
import { matching } from "../src/table/filter";
import { snapshot } from "./fixture";

describe("addresses", () => {
  it.each([
    ["/", { name: "shelf" }],
    ["/new/la-isla", { name: "new", game: "la-isla" }],
    ["/games/la-isla", { name: "rules", game: "la-isla" }],
    ["/table/k7", { name: "table", id: "k7", at: null }],
    ["/table/k7/replay", { name: "table", id: "k7", at: 0 }],
    ["/table/k7/replay/12", { name: "table", id: "k7", at: 12 }],
    ["/a/b", { name: "nowhere" }],
  ])("%s", (path, page) => expect(pageOf(path)).toEqual(page));
});

describe("finding a move", () => {
  it("takes letters in any order, without accents", () => {
    const moves = [{ number: 1, kind: "draw", args: {}, words: "Tracer de 1a (désert) à 2b (forêt)" }];
    expect(matching(moves, "foret DESERT")).toEqual(moves);
    expect(matching(moves, "eau")).toEqual([]);
    expect(matching(moves, " ")).toBe(moves);
  });
});

describe("the camera", () => {
  const home = boxOf("0 0 100 80");
  it("keeps the point under the finger where it is", () => {
    const near = zoomed(home, home, 2, [50, 40]);
    expect(near).toEqual({ x: 25, y: 20, w: 50, h: 40 });
  });
  it("never leaves the board, and never goes farther than the whole of it", () => {
    expect(zoomed(home, home, 0.2, [50, 40])).toEqual(home);
    expect(moved({ x: 25, y: 20, w: 50, h: 40 }, home, -500, 500)).toEqual({ x: 50, y: 0, w: 50, h: 40 });
  });
});

describe("arrow keys on a board", () => {
  it("go to the nearest in that direction", () => {
    expect(nearest([0, 0], [[10, 0], [4, 9], [-5, 0]], [1, 0])).toBe(0);
    expect(nearest([0, 0], [[10, 0]], [0, 1])).toBe(-1);
  });
});

describe("the chart of scores", () => {
  it("has steps that people count in", () => {
    expect(steps(34)).toEqual([0, 10, 20, 30, 40]);
    expect(steps(1)).toEqual([0, 1]);
    expect(steps(34, -7)).toEqual([-10, 0, 10, 20, 30, 40]);
  });
  it("ends each line at the final score", () => {
    const scale = curves(snapshot.log, 2, 520, 210);
    expect(scale.curves.map(({ score }) => score)).toEqual(snapshot.log.at(-1)?.scores);
    expect(JSON.stringify(scale)).not.toContain("NaN");
  });
  it("holds points below zero", () => {
    const { marks, curves: [lost] } = curves([0, -7].map((score, version) => ({ version, at: 0, scores: [score], happenings: [] })), 1, 100, 100);
    expect(marks.map(({ mark }) => mark)).toContain(0);
    expect(lost!.end[1]).toBeLessThanOrEqual(100);
  });
});

describe("French signs", () => {
  it("stay with the word before them, and quotations with their marks", () => {
    expect(bound("Tour 7 : « forêt » ! Quoi ?")).toBe("Tour 7\u00a0: «\u00a0forêt\u00a0»\u00a0! Quoi\u00a0?");
    expect(bound('{"a":"b : c"}')).toBe('{"a":"b\u00a0: c"}');
    expect(bound("| :--- | ? |")).toBe("| :--- | ? |");
  });
});

describe("a new table", () => {
  it("asks for what the chairs say, and calls bots by their kind", () => {
    const bots = [{ name: "greedy", words: "Deckhand", about: "", seconds: 0 }];
    const seats = chairs(4, "Ana", "greedy");
    expect(request("la-isla", seats, {}, "en", bots).seats).toEqual([
      { kind: "here", name: "Ana" },
      { kind: "bot", bot: "greedy", name: "Deckhand" },
      { kind: "bot", bot: "greedy", name: "Deckhand 2" },
      { kind: "bot", bot: "greedy", name: "Deckhand 3" },
    ]);
  });
});

describe("the shelf", () => {
  it("shows what the server offers, the quickest game first", () => {
    const info = { title: "T", rules: 1, about: "", players: [], ready: true, options: [], sources: [] };
    const offered = [["long", "60 to 90 minutes"], ["elsewhere", "45 à 60 minutes"], ["as-long", "45 to 60 minutes"], ["short", "20 minutes"]].map(([name, time]) => ({ ...info, name: name!, time: time! }));
    expect(boxes(offered).map(({ name }) => name)).toEqual(["short", "elsewhere", "as-long", "long"]);
  });
  it("says how many can play", () => {
    expect([[1, 2, 8], [4], []].map(range)).toEqual(["1–8", "4", ""]);
  });
});
