import { describe, expect, it } from "vitest";
import { forcedDraw, latestShip, without } from "../src/games/islas_canarias/arrivals";
import { land } from "../src/games/islas_canarias/land";
import { abreast, mineLarge } from "../src/games/islas_canarias/layout";
import { type Buildings, eventsOf } from "../src/games/islas_canarias/table";
import { pirateGoes } from "../src/games/islas_canarias/sentences";
import type { IslandName } from "../src/games/islas_canarias/told";
import type { Tongue } from "../src/words/words.svelte";
import { names } from "../src/wire/box";
import type { Entry, Happening } from "../src/wire/types";
import { canarias } from "./fixture";

const { box } = canarias;
const happening = (kind: string, facts: Record<string, unknown> = {}): Happening => ({ kind, facts, words: kind });
const entry = (version: number, ...happenings: Happening[]): Entry => ({ version, at: 0, scores: [], happenings });
const turned = happening("card_turned", { card: "cestero" });
const compared = (by: string, numbers: number[], running: number[], left: number[]): Happening => happening("islands_compared", { by, numbers, running, left });

describe("the latest ship", () => {
  const log = [
    entry(1, happening("ship_arrives"), turned, happening("card_kept")),
    entry(2, happening("ship_arrives"), turned, compared("blue", [1, 0], [0, 1], [0]), happening("settler_comes", { who: 0, symbol: "blue" }),
      happening("house_built", { who: 0, area: "C", building: "house", colour: "beige" }),
      turned, compared("blue", [0, 0], [0, 1], [0, 1]), compared("village", [2, 1], [0, 1], [0]), happening("settler_comes", { who: 0, symbol: "village" })),
    entry(3, happening("house_built", { who: 0, area: "D", building: "house", colour: "beige" }), happening("card_kept"), happening("round_begins")),
  ];

  it("is told card by card, equal cards each with their own numbers, across moves", () => {
    const ship = latestShip(log, 3, box);
    expect(ship.map((one) => one.rows[0]!.counts)).toEqual([[1, 0], [0, 0]]);
    expect(ship.map((one) => one.rows.map((row) => row.looked))).toEqual([[true, false, false, false], [true, true, false, false]]);
    expect(ship[1]!.rows.map((row) => row.mark)).toEqual(["blue", "village", "coast", "red"]);
    expect([ship[1]!.rows[1]!.running, ship[1]!.rows[1]!.left]).toEqual([[0, 1], [0]]);
    expect(ship.map((one) => [one.winner, one.decided])).toEqual([[0, 0], [0, 1]]);
    expect(ship.map((one) => one.happenings.map((h) => h.kind).filter((kind) => kind !== "islands_compared"))).toEqual([["settler_comes", "house_built"], ["settler_comes", "house_built"]]);
    expect(latestShip(log, 1, box).length).toBe(1);
    expect(latestShip([], 3, box)).toEqual([]);
  });

  it("says how many cards will be turned before all of them are", () => {
    const ship = latestShip([entry(1, happening("ship_arrives", { count: 4, landing: 3 }), turned)], 1, box);
    expect(ship.map((one) => one.of)).toEqual([3]);
  });

  it("says of a pirate who has how many points, and whom it goes for", () => {
    const pirate = (colour: string, holder: number | null, left: number[]): Happening[] => [
      happening("card_turned", { card: `pirate-${colour}` }), happening("pirate_seeks", { by: colour, numbers: [2, 0, 2], running: [0, 1, 2], left, holder }),
    ];
    const [held, free] = latestShip([entry(1, happening("ship_arrives", { count: 3, landing: 2 }), ...pirate("blue", 1, [1]), ...pirate("red", null, [0, 2]))], 1, box);
    expect([held!.pirate, held!.rows[0]!.left]).toEqual(["blue", [1]]);
    expect([free!.pirate, free!.rows[0]!.left, free!.rows[0]!.mark]).toEqual(["red", [0, 2], "red"]);
  });

  it("can be taken back card by card", () => {
    const house = { building: "house", colour: "beige" } as const;
    const now: Buildings[] = [{ C: house, D: house }, {}];
    const ship = latestShip(log, 3, box);
    expect(without(now, ship.slice(1))).toEqual([{ C: house }, {}]);
    expect(without(now, ship)).toEqual([{}, {}]);
    const lost = [{ ...ship[0]!, happenings: eventsOf([happening("house_lost", { who: 1, area: "A", building: "house", colour: "red" })]) }];
    expect(without(now, lost)[1]).toEqual({ A: { building: "house", colour: "red" } });
  });
});

it("a pirate whose holder is protected is sent on, and that is said", () => {
  const tongue = { say: (key: string) => key } as unknown as Tongue;
  const goes = (holder: number | null, shield: "red" | null): string => pirateGoes("blue", { points: [1, 2], holder, left: [1], shield }, ["Ana", "Bruno"], tongue);
  expect(goes(null, null)).toBe("web-pirate-most");
  expect(goes(1, null)).toBe("web-pirate-holder");
  expect(goes(1, "red")).toBe("web-pirate-holder web-pirate-sent-on");
});

it("cards that had to be drawn are told from those that somebody chose to draw", () => {
  const drawn = (seat: number): Happening => happening("cards_drawn", { who: seat, count: 3 });
  const loaded = entry(1, happening("ship_loaded", { who: 1 }), drawn(0));
  expect(forcedDraw([loaded], 0)).toBe(3);
  expect(forcedDraw([loaded], 1)).toBe(0);
  expect(forcedDraw([loaded, entry(2, happening("discards_shuffled"), drawn(0))], 0)).toBe(0);
  expect(forcedDraw([loaded, entry(2, happening("card_played", { who: 0 }))], 0)).toBe(0);
});

describe("an island", () => {
  it.each(names(box.islands))("%s has its areas where the box has them, and every feature is drawn", (name) => {
    const [{ areas, grid }, drawn] = [box.islands[name], land(box, name)];
    expect(drawn.plots.map((plot) => plot.name)).toEqual(names(areas));
    for (const { name: area, at: [x, y] } of drawn.plots) {
      expect([areas[area].column, areas[area].row]).toEqual([Math.floor(x / 100), Math.floor(y / 100)]);
    }
    const squares = (kind: string): number => grid.join("").split(kind).length - 1;
    expect([drawn.village.length, drawn.farmland.length]).toEqual([squares("V"), squares("F")]);
    for (const line of [drawn.shore, drawn.beach, drawn.foam, drawn.peaks, drawn.river, drawn.road]) expect(line).toMatch(/^M-?\d/);
    expect(land(box, name)).toBe(drawn);
  });

  it("follows a box that was changed", () => {
    const name: IslandName = "tenerife";
    const { grid: [first, ...others], edges, areas, touches } = box.islands[name];
    const { A: { row, column }, L } = areas;
    const swapped = { ...areas, A: L, L: { ...L, row, column } };
    const changed = { islands: { ...box.islands, [name]: { grid: [first!, ...others.slice(0, -2), "ooV", "~oV"], edges: { ...edges, road: [] }, areas: swapped, touches } } };
    const [drawn, before] = [land(changed, name), land(box, name)];
    expect([drawn.village.length, drawn.farmland.length, drawn.road]).toEqual([4, 0, ""]);
    expect(drawn.plots.find((plot) => plot.name === "L")!.at).toEqual(before.plots.find((plot) => plot.name === "A")!.at);
  });

  it("is laid out inside the board, mine the largest, none over another", () => {
    const sizes = [{ width: 400, height: 400 }, { width: 600, height: 300 }, { width: 300, height: 600 }, { width: 400, height: 500 }, { width: 500, height: 400 }];
    for (const [w, h] of [[828, 650], [390, 420], [500, 1200]] as const) {
      for (const spots of [mineLarge(sizes, w, h), abreast(sizes, w, h)]) {
        const boxes = spots.map(({ x, y, scale }, i) => ({ left: x, top: y, right: x + sizes[i]!.width * scale, bottom: y + sizes[i]!.height * scale }));
        for (const box of boxes) expect(box.left >= 0 && box.top >= 0 && box.right <= w && box.bottom <= h).toBe(true);
        for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
      }
      const [mine, ...others] = mineLarge(sizes, w, h).map((spot) => spot.scale);
      expect(Math.max(...others)).toBeLessThan(mine!);
    }
  });
});
