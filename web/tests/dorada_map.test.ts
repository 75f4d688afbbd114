import { describe, expect, it } from "vitest";
import { chart } from "../src/games/isla_dorada/chart";
import { crossings, hull } from "../src/games/isla_dorada/geometry";
import { lineOf, placeOf, tourLine } from "../src/games/isla_dorada/island";
import type { Mark } from "../src/games/isla_dorada/goals";
import { type Label, lay } from "../src/games/isla_dorada/labels";
import { Printed, printed } from "../src/games/isla_dorada/printed";
import { LARGER } from "../src/games/isla_dorada/shape.svelte";
import type { Box, Offer, Path, Site } from "../src/games/isla_dorada/told";
import fixture from "./fixtures/dorada.json";

const { box } = fixture as unknown as { box: Box };
const book = printed(box);
const shapes = (d: string): number => d.match(/M/g)?.length ?? 0;
const layer = (layers: readonly (readonly [string, string])[], name: string): string => layers.find(([paint]) => paint === name)![1];
const site = (id: string, x: number, y: number): Site => ({ id, name: id, people: "ang", x, y, neighbours: [] });
const path = (id: string, kind: Path["kind"], a: string, b: string): Path => ({ id, kind, a, b });

describe("rides", () => {
  const from = (id: string, route: { path: string } | { fly: string }) => tourLine(book, id, book.tour(id, route));
  const place = (id: string) => placeOf(book.site(id));

  it("follow a river through all its stretches, and any other path from where one stands", () => {
    const ride = from("bulo_mapo", { path: "p41" });
    expect([ride[0], ride.at(-1)]).toEqual([place("bulo_mapo"), place("mana_hatu")]);
    expect(ride.length).toBe(2 * lineOf(book, "p40").length - 1);
    expect(book.tour("septris", { path: "p22" }).to).toBe("hora_pena");
    const back = from("septris", { path: "p22" });
    expect([back[0], back.at(-1)]).toEqual([place("septris"), place("hora_pena")]);
  });
  it("go through the air to any site", () => {
    expect(book.tour("septris", { fly: "teltoqlut" })).toEqual({ to: "teltoqlut", ride: [] });
    const flight = from("septris", { fly: "teltoqlut" });
    expect([flight[0], flight.at(-1)]).toEqual([place("septris"), place("teltoqlut")]);
  });
});

describe("the chart", () => {
  it("draws nothing that is no number", () => {
    expect(JSON.stringify(chart(book))).not.toMatch(/NaN|null/);
  });
  it("is drawn once a box", () => {
    expect(chart(book)).toBe(chart(printed(box)));
    expect(chart(printed({ ...box }))).not.toBe(chart(book));
  });
  it("has a bridge wherever a path crosses a river, along the path", () => {
    const rounded = chart(book).bridges.map((bridge) => bridge.map(Math.round));
    expect(rounded).toEqual([[185, 635, 106], [262, 642, 124]]);
  });
  it("has a current on every stretch of the rivers, and nowhere else", () => {
    expect(shapes(layer(chart(book).ways, "arrows"))).toBe(3 * 6);
  });
});

describe("an island that nobody has drawn before", () => {
  const sites = [...box.sites, site("farol", 500, 985), site("claro", 560, 720)];
  const paths = [
    ...box.paths.filter(({ kind, a, b }) => kind !== "lake" && ![a, b].includes("vanu_tabu")),
    path("x1", "sea", "farol", "aminadang"), path("x2", "sea", "teltoqlut", "farol"), path("x3", "lake", "base_camp", "claro"),
    path("x4", "sand", "claro", "kilitiping"), path("x5", "jungle", "claro", "kilitiping"),
  ];
  const other = printed({ ...box, sites, paths });
  const drawing = chart(other);

  it("draws every site on land: what lies off the coast gets an islet", () => {
    expect([shapes(chart(book).coast), shapes(drawing.coast)]).toEqual([1, 2]);
    expect(JSON.stringify(drawing)).not.toMatch(/NaN|null/);
  });
  it("leads new voyages round the island, and keeps paths between the same sites apart", () => {
    const middle = (id: string): readonly [number, number] => lineOf(other, id)[12]!;
    for (const id of ["x1", "x2"]) expect(middle(id)[1], id).toBeGreaterThan(985);
    const [[ax, ay], [bx, by]] = [middle("x4"), middle("x5")];
    expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(20);
  });
  it("fills another lake round its paths, and bridges no river that is gone", () => {
    const water = layer(drawing.above, "water").match(/-?[\d.]+/g)!.map(Number);
    const [across, down] = [0, 1].map((odd) => water.filter((_, i) => i % 2 === odd));
    expect([Math.min(...across!) < 515, Math.max(...across!) > 560, Math.min(...down!) < 600, Math.max(...down!) > 720]).toEqual([true, true, true, true]);
    expect(Math.min(...across!)).toBeGreaterThan(450);
    expect(drawing.bridges).toEqual([]);
  });
  it("needs no lake at all", () => {
    const dry = chart(printed({ ...box, paths: box.paths.filter(({ kind }) => kind !== "lake") }));
    expect([layer(dry.above, "water"), layer(dry.above, "wavelets")]).toEqual(["", ""]);
  });
});

describe("lines and shapes", () => {
  it("tells where lines cross, and the way of the first", () => {
    expect(crossings([[0, 0], [10, 0]], [[5, 5], [5, -5]])).toEqual([[5, 0, 0]]);
    expect(crossings([[0, 0], [10, 0]], [[5, 5], [5, 1]])).toEqual([]);
  });
  it("goes round all points", () => {
    const found = hull([[0, 0], [4, 0], [2, 1], [4, 4], [0, 4], [2, 2]]);
    expect(found.map(String).sort()).toEqual(["0,0", "0,4", "4,0", "4,4"]);
  });
});

describe.each([["on a square map", 1, 1], ["on a desk", 1.15, 1], ["on a small phone", 1.08, LARGER], ["on a long one", 0.85, 1]])("labels %s", (_, stretch, size) => {
  const book = new Printed(box, stretch);
  const overlap = (a: Label, b: Label): boolean => Math.abs(a.x - b.x) < (a.w + b.w) / 2 - 1 && Math.abs(a.y - b.y) < (a.h + b.h) / 2 - 1;

  it.each(box.sites.map(({ id }) => id))("of a treasure, a curse and the bids that leave %s cover neither names nor each other", (id) => {
    const goal = { treasures: [{ id: "t", site: id, symbol: "mask", value: 5 }], curses: [{ site: id, points: -4 }], destined: true } as unknown as Mark;
    const routes = box.paths.filter(({ a, b, kind }) => (a === id || b === id) && kind !== "river").slice(0, 3);
    const offers = routes.map((route, seat) => ({ ...book.tour(id, { path: route.id }), path: route.id, seats: [seat, 5], total: 4, leads: seat === 0 })) as unknown as Offer[];
    const laid = lay(book, { expedition: id, markers: [id, null, id] as string[], offers }, new Map([[id, goal]]), (at) => book.site(at).name, size);
    for (const [i, name] of laid.names.entries()) for (const other of laid.names.slice(i + 1)) expect(overlap(name, other), JSON.stringify([name, other])).toBe(false);
    const apart = (a: Label, b: Label): number => Math.abs(a.x - b.x) - (a.w + b.w) / 2;
    for (const [i, name] of laid.names.entries()) for (const other of laid.names.slice(i + 1)) if (Math.abs(name.y - other.y) < name.h / 2) expect(apart(name, other), "or two names are read as one").toBeGreaterThan(20);
    const labels = [...laid.tags, ...laid.treasures.get(id)!, ...laid.curses.get(id)!];
    expect(labels.length).toBe(routes.length + 2);
    for (const [i, label] of labels.entries()) {
      for (const other of [...labels.slice(i + 1), ...laid.names]) expect(overlap(label, other), JSON.stringify([label, other])).toBe(false);
    }
  });
});
