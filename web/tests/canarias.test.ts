import { describe, expect, it } from "vitest";
import { forcedDraw, latestShip, without } from "../src/games/islas_canarias/arrivals";
import type { Buildings, Printed } from "../src/games/islas_canarias/facts";
import { land } from "../src/games/islas_canarias/land";
import { abreast, mineLarge } from "../src/games/islas_canarias/layout";
import type { Entry, Happening } from "../src/wire/types";

const happening = (kind: string, facts: Record<string, unknown> = {}): Happening => ({ kind, facts, id: `event-${kind}`, args: {}, words: kind });
const entry = (version: number, ...happenings: Happening[]): Entry => ({ version, at: 0, scores: [], happenings });
const turned = happening("card_turned", { card: "cestero" });
const compared = (by: string, numbers: number[], running: number[], left: number[]): Happening => happening("islands_compared", { by, numbers, running, left });
const faces = { cestero: { occupation: "Cestero", house: "beige", priorities: ["blue", "village", "coast", "red"] } } as const;

describe("the latest ship", () => {
  const log = [
    entry(1, happening("ship_arrives"), turned, happening("card_kept")),
    entry(2, happening("ship_arrives"), turned, compared("blue", [1, 0], [0, 1], [0]), happening("settler_comes", { who: 0, symbol: "blue" }),
      happening("house_built", { who: 0, area: "C", colour: "beige" }),
      turned, compared("blue", [0, 0], [0, 1], [0, 1]), compared("village", [2, 1], [0, 1], [0]), happening("settler_comes", { who: 0, symbol: "village" })),
    entry(3, happening("house_built", { who: 0, area: "D", colour: "beige" }), happening("card_kept"), happening("round_begins")),
  ];

  it("is told card by card, equal cards each with their own numbers, across moves", () => {
    const ship = latestShip(log, 3, faces);
    expect(ship.map((one) => one.rows[0]!.counts)).toEqual([[1, 0], [0, 0]]);
    expect(ship.map((one) => one.rows.map((row) => row.looked))).toEqual([[true, false, false, false], [true, true, false, false]]);
    expect(ship[1]!.rows.map((row) => row.mark)).toEqual(["blue", "village", "coast", "red"]);
    expect([ship[1]!.rows[1]!.running, ship[1]!.rows[1]!.left]).toEqual([[0, 1], [0]]);
    expect(ship.map((one) => [one.winner, one.decided])).toEqual([[0, 0], [0, 1]]);
    expect(ship.map((one) => one.happenings.map((h) => h.kind).filter((kind) => kind !== "islands_compared"))).toEqual([["settler_comes", "house_built"], ["settler_comes", "house_built"]]);
    expect(latestShip(log, 1, faces).length).toBe(1);
    expect(latestShip([], 3, faces)).toEqual([]);
  });

  it("says how many cards will be turned before all of them are", () => {
    const ship = latestShip([entry(1, happening("ship_arrives", { count: 4 }), turned)], 1, faces);
    expect(ship.map((one) => one.of)).toEqual([3]);
  });

  it("says of a pirate who has how many points, and who held the privilege", () => {
    const pirate = (colour: string, holder: number | null, left: number[]): Happening[] => [
      happening("card_turned", { card: `pirate-${colour}` }), happening("pirate_seeks", { by: colour, numbers: [2, 0, 2], running: [0, 1, 2], left, holder }),
    ];
    const [held, free] = latestShip([entry(1, happening("ship_arrives", { count: 3 }), ...pirate("blue", 1, [1]), ...pirate("red", null, [0, 2]))], 1, faces);
    expect([held!.holder, held!.rows[0]!.left]).toEqual([1, [1]]);
    expect([free!.holder, free!.rows[0]!.left, free!.rows[0]!.mark]).toEqual([null, [0, 2], "red"]);
  });

  it("can be taken back card by card", () => {
    const house = { building: "house", colour: "beige" } as const;
    const now: Buildings[] = [{ C: house, D: house }, {}];
    const ship = latestShip(log, 3, faces);
    expect(without(now, ship.slice(1))).toEqual([{ C: house }, {}]);
    expect(without(now, ship)).toEqual([{}, {}]);
    const lost = [{ ...ship[0]!, happenings: [happening("house_lost", { who: 1, area: "A", colour: "red" })] }];
    expect(without(now, lost)[1]).toEqual({ A: { building: "house", colour: "red" } });
  });
});

it("cards that had to be drawn are told from those that somebody chose to draw", () => {
  const drawn = (seat: number): Happening => happening("cards_drawn", { who: seat, count: 3 });
  const loaded = entry(1, happening("ship_loaded", { who: 1 }), drawn(0));
  expect(forcedDraw([loaded], 0)).toBe(3);
  expect(forcedDraw([loaded], 1)).toBe(0);
  expect(forcedDraw([loaded, entry(2, happening("discards_shuffled"), drawn(0))], 0)).toBe(0);
  expect(forcedDraw([loaded, entry(2, happening("card_played", { who: 0 }))], 0)).toBe(0);
});

const GRID = ["~ooo", "ooFo", "VVoo", "oo~o"];
const island: Printed = { island: "anywhere", grid: GRID, edges: { coast: ["1,0,W"], mountain: ["0,1,N"], river: ["0,1,S"], road: ["0,2,E"] } };

describe("an island", () => {
  it("has its areas in the order of the rules' letters, and every feature is drawn", () => {
    const drawn = land(island);
    expect(drawn.plots.map((plot) => plot.name).join("")).toBe("ABCDEFGHIJK");
    expect(drawn.plots[3]!.at[1]).toBeGreaterThan(100);
    expect([drawn.village.length, drawn.farmland.length]).toEqual([2, 1]);
    for (const line of [drawn.shore, drawn.beach, drawn.foam, drawn.peaks, drawn.river, drawn.road]) expect(line).toMatch(/^M-?\d/);
    expect(land(island)).toBe(drawn);
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
