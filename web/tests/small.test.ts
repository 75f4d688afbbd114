import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chairs, places, request, seat, setting, within } from "../src/lobby/chairs";
import { faced } from "../src/parts/BotFace.svelte";
import { boxOf, far, laid, moved, under, zoomed } from "../src/parts/camera";
import { nearest } from "../src/parts/roving";
import { pageOf } from "../src/parts/route.svelte";
import { apart, around, THUMB } from "../src/parts/thumb";
import { bound } from "../src/words/bound";
import { next, solving } from "../src/exercise/solved";
import { boxes, isUnderWay, range, ways } from "../src/shelf/shelf";
import { curves, steps } from "../src/table/curve";
import { matching } from "../src/table/filter";
import { kept } from "../src/table/keepsakes";
import { inSight } from "../src/table/seats";
import { snapshot } from "./fixture";

describe("addresses", () => {
  it.each([
    ["/", { name: "shelf" }],
    ["/new/la-isla", { name: "new", game: "la-isla" }],
    ["/games/la-isla", { name: "rules", game: "la-isla" }],
    ["/exercises/la-isla", { name: "exercises", game: "la-isla", number: null }],
    ["/exercises/la-isla/7", { name: "exercises", game: "la-isla", number: 7 }],
    ["/table/k7", { name: "table", id: "k7", at: null }],
    ["/table/k7/replay", { name: "table", id: "k7", at: 0 }],
    ["/table/k7/replay/12", { name: "table", id: "k7", at: 12 }],
    ["/ratings", { name: "ratings", game: null }],
    ["/ratings/la-isla", { name: "ratings", game: "la-isla" }],
    ["/a/b", { name: "nowhere" }],
  ])("%s", (path, page) => expect(pageOf(path)).toEqual(page));
});

describe("exercises", () => {
  it("go on with the first that is not solved", () => {
    expect(next([], 3)).toBe(1);
    expect(next([1, 3], 3)).toBe(2);
    expect(next([1, 2, 3], 3)).toBe(1);
  });
  it("are remembered, and what is no list of them is forgotten", () => {
    solving.solve("la-isla", 4);
    solving.solve("la-isla", 4);
    expect(solving.solved("la-isla")).toEqual([4]);
    expect(solving.solved("isla-dorada")).toEqual([]);
    localStorage.setItem("islario-exercises la-isla", "{");
    expect(solving.solved("la-isla")).toEqual([]);
  });
  it("have a way from the shelf, where there are any", () => {
    const to = (exercises: number): string[] => ways({ ready: true, lesson: true, exercises }).map(([path]) => path);
    expect(to(12)).toEqual(["new", "learn", "how", "exercises"]);
    expect(to(0)).toEqual(["new", "learn", "how"]);
  });
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
  it.each([[400, 300], [300, 640]])("lays what was painted where it would be painted anew, in %d by %d pixels", (width, height) => {
    const room = { left: 12, top: 30, width, height };
    const [painted, seen] = [{ x: 25, y: 20, w: 50, h: 40 }, { x: 10, y: 32, w: 40, h: 32 }];
    const [right, down, by] = [...laid(painted, seen, room).matchAll(/-?[\d.]+/g)].map(Number) as [number, number, number];
    const [cx, cy] = [room.left + width / 2, room.top + height / 2];
    for (const [px, py] of [[cx, cy], [room.left, room.top], [200, 111]] as const) {
      const [x, y] = under(painted, room, [px, py]);
      const [u, v] = under(seen, room, [cx + (px - cx) * by + right, cy + (py - cy) * by + down]);
      expect(far([x, y], [u, v])).toBeLessThan(0.01);
    }
  });
});

describe("the camera by itself", () => {
  const home = boxOf("0 0 100 80");
  const thing = (x: number, y: number, w = 4, h = 4) => ({ x, y, w, h });
  it("looks at all that is lit, with room round it and no closer than it has to", () => {
    const seen = around([thing(60, 40), thing(66, 44)], home, 2)!;
    expect(seen).toEqual({ x: 40, y: 24, w: 50, h: 40 });
  });
  it("stays where it is when that shows everything already, or when there is nothing to see", () => {
    expect(around([thing(5, 5), thing(80, 70)], home, 2)).toBeNull();
    expect(around([thing(50, 50)], home, 1.1)).toBeNull();
    expect(around([], home, 2)).toBeNull();
  });
});

describe("a glass over what is close together", () => {
  it("shows each thing a thumb's width from the others", () => {
    const { scale, at } = apart([[100, 100], [120, 100], [110, 112]], 4);
    expect(scale).toBeGreaterThan(2);
    for (const [i, a] of at.entries()) for (const b of at.slice(i + 1)) expect(far(a, b)).toBeGreaterThanOrEqual(THUMB);
  });
  it("even where they lie on each other", () => {
    const { at } = apart([[100, 100], [100, 100], [101, 100]], 4);
    for (const [i, a] of at.entries()) for (const b of at.slice(i + 1)) expect(far(a, b)).toBeGreaterThanOrEqual(THUMB);
  });
});

describe("seats in a narrow bar", () => {
  it("are all there up to four; of more, mine, the leader's and whose turn it is", () => {
    expect(inSight({ scores: [3, 9, 4, 1], pending: [0] }, 0)).toEqual([0, 1, 2, 3]);
    expect(inSight({ scores: [3, 9, 4, 1, 0, 2], pending: [2, 4] }, 2)).toEqual([1, 2, 4]);
    expect(inSight({ scores: [9, 3, 4, 1, 0], pending: [0] }, null)).toEqual([0]);
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
  it("lets whoever sets it change places, and keeps a chair for them", () => {
    const moved = seat(chairs(4, "Ana"), 3, "me", "");
    expect(moved.map(({ kind, name }) => kind + name)).toEqual(["bot", "bot", "bot", "meAna"]);
    expect(within(moved, 2).map(({ kind }) => kind)).toEqual(["bot", "me", "bot", "bot"]);
    expect(request("la-isla", within(moved, 2).slice(0, 2), {}, "en", []).seats?.[1]).toEqual({ kind: "here", name: "Ana" });
  });
  it("puts chairs with the hands of a clock round a table that lies across, or along on a phone", () => {
    for (let players = 1; players <= 8; players += 1) {
      const all = places(players);
      for (const key of [(at: (typeof all)[0]) => `${at.row} ${at.column}`, (at: (typeof all)[0]) => `${at.side} ${at.step}`]) expect(new Set(all.map(key)).size).toBe(players);
      const turns = all.map(({ row, column }) => (row === 1 ? column : 100 - column));
      expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    }
  });
  it("is set as last time, as far as the box still has it", () => {
    const game = { name: "isle", title: "I", rules: 1, windows: false, about: "", time: "", players: [2, 3], bots: [], ready: true, preparing: null, sources: [], lesson: false, exercises: 0, options: [{ name: "wind", words: "", help: "", switch: true, default: "off", choices: [] }] };
    const bots = ["sailor", "captain"].map((name) => ({ name, words: name, about: "", seconds: 0 }));
    expect(setting(game, bots, "Ana").seats.map(({ kind }) => kind)).toEqual(["me", "bot", "bot"]);
    kept.keepTable("isle", { players: 3, seats: [{ kind: "bot", name: "", bot: "gone" }, { kind: "me", name: "old", bot: "captain" }, { kind: "here", name: "Zoé", bot: "captain" }], chosen: { wind: "on", gone: "x" }, window: 77 });
    expect(setting(game, bots, "Ana")).toEqual({ players: 3, chosen: { wind: "on" }, swaps: null, window: 4, clocking: {}, company: {}, seats: [{ kind: "bot", name: "", bot: "sailor" }, { kind: "me", name: "Ana", bot: "captain" }, { kind: "here", name: "Zoé", bot: "captain" }] });
    for (const spoilt of ["{", "[]", "null", '{"isle": 3}', '{"isle": {"seats": 4, "chosen": "x"}}']) {
      localStorage.setItem("islario-tables", spoilt);
      expect(setting(game, bots, "Ana").players).toBe(2);
    }
    kept.forgetTables();
    expect(kept.table("isle")).toBeUndefined();
  });
});

it("every level of bots has a face of its own", () => {
  const levels = [...readFileSync("../src/islario/bots/levels.py", "utf8").matchAll(/\bLevel\("(\w+)"/g)].map(([, name]) => name!);
  expect(levels).toContain("novice");
  expect(levels.filter((level) => !faced(level))).toEqual([]);
});

describe("the shelf", () => {
  it("shows what the server offers, the quickest game first", () => {
    const info = { title: "T", rules: 1, windows: false, about: "", players: [], bots: [], ready: true, preparing: null, options: [], sources: [], lesson: false, exercises: 0 };
    const offered = [["long", "60 to 90 minutes"], ["elsewhere", "45 à 60 minutes"], ["as-long", "45 to 60 minutes"], ["short", "20 minutes"]].map(([name, time]) => ({ ...info, name: name!, time: time! }));
    expect(boxes(offered).map(({ name }) => name)).toEqual(["short", "elsewhere", "as-long", "long"]);
  });
  it("asks again as long as there is more to tell of a game's rules", () => {
    const told = [null, { done: 0.3, failed: false }, { done: 0.3, failed: true }];
    expect(told.map((preparing) => isUnderWay({ preparing }))).toEqual([false, true, false]);
  });
  it("says how many can play", () => {
    expect([[1, 2, 8], [4], []].map(range)).toEqual(["1–8", "4", ""]);
  });
});
