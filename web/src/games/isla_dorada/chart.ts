/** The drawn chart of the island: coast, lake, rivers, what grows where, and each kind of path in a pattern of its own. */
import { coastal, Hand, type Point, round } from "../../art/hand";
import { centre, outlines, type Place } from "../../art/hexes";
import { dune, peak, tree, wave } from "../../art/marks";
import { along, between, circle, type Crossing, crossings, drawn, gap, hull, isInside, lengthOf } from "./geometry";
import { lineOf, placeOf } from "./island";
import type { Printed } from "./printed";
import type { PathKind } from "./told";

/** All of the sheet, for the map of that shape. */
export const frame = ({ stretch }: Printed): string => `${Math.round(-62 * stretch)} -42 ${Math.round(1124 * stretch)} 1114`;
const wide = (line: readonly Point[], { stretch }: Printed): readonly Point[] => line.map(([x, y]): Point => [x * stretch, y]);
const COAST: readonly Point[] = [
  [66, 84], [118, 40], [205, 52], [300, 74], [400, 84], [500, 70], [600, 78], [700, 60], [800, 66], [885, 54], [952, 92], [968, 165], [952, 240], [970, 330],
  [976, 420], [950, 505], [962, 590], [972, 680], [948, 770], [958, 860], [936, 932], [866, 948], [760, 926], [660, 950], [560, 930], [460, 944],
  [350, 950], [240, 926], [150, 942], [72, 920], [46, 850], [32, 760], [22, 650], [44, 560], [26, 470], [24, 370], [50, 270], [36, 170],
];
/** The shore of the lake between these sites, and where it ripples. */
const LAKE = "balabatung base_camp mana_hatu";
const LAKE_SHORE: readonly Point[] = [[430, 418], [478, 452], [520, 520], [533, 575], [500, 622], [440, 655], [385, 648], [352, 605], [362, 540], [392, 470]];
const RIPPLES: readonly Point[] = [[425, 500], [470, 540], [410, 575], [455, 600], [400, 620], [490, 585]];

/** What grows where: shapes with a dark side, or lines. */
const GROWS = { jungle: { shape: tree }, sand: { line: dune }, mountain: { shape: peak } } as const;
type Land = keyof typeof GROWS;
const LANDS = Object.keys(GROWS) as Land[];
const isLand = (kind: PathKind): kind is Land => kind in GROWS;

interface Growth { cells: Place[]; wash: string; shapes: string; shades: string; lines: string }
/** One sheet of the drawing: what is to be painted how, from the bottom up. */
export type Layer = readonly [paint: string, d: string];
export interface Chart {
  readonly coast: string;
  readonly below: readonly Layer[];
  readonly land: readonly Layer[];
  readonly above: readonly Layer[];
  readonly bridges: readonly Crossing[];
  readonly ways: readonly Layer[];
}
interface Line { readonly kind: PathKind; readonly line: readonly Point[] }

/** Mountains zigzag, the sea rolls; the others are told by their dashes. What is drawn lies between the discs of the sites. */
function wayOf({ kind, line }: Line): string {
  const far = lengthOf(line);
  const rim = 37;
  const [from, to] = [rim / far, 1 - rim / far];
  const steps = Math.max(4, Math.round(((far - 2 * rim) / 9) * 0.5) * 2);
  if (kind === "mountain") return drawn(between(line, from, to, steps, (i) => (i % 2 ? 5 : -5)));
  if (kind === "sea") return drawn(between(line, from, to, steps * 2, (i) => 4.6 * Math.sin((i * Math.PI) / 3)));
  return drawn(between(line, from, to, 16, () => 0));
}

/** How large the hexes are by which the land is told apart, to those of `art/hexes`. */
const CELL = 0.44;

/** Each patch of land belongs to the land path nearest to it: a wash of colour, and marks of what grows there except on paths, sites, names and water. */
function growths(hand: Hand, lines: readonly Line[], sites: readonly Point[], shores: readonly (readonly Point[])[], lake: readonly Point[], broad: number): Readonly<Record<Land, Growth>> {
  const bare = (): Growth => ({ cells: [], wash: "", shapes: "", shades: "", lines: "" });
  const marks: Record<Land, Growth> = { jungle: bare(), sand: bare(), mountain: bare() };
  for (let y = 0; y < 38; y += 1) {
    for (let x = y % 2; x < 66 * broad; x += 2) {
      const [cx, cy] = centre({ x, y });
      const p: Point = [cx * CELL + hand.shake(6), cy * CELL + hand.shake(5)];
      let [best, nearest, clear]: [Land, number, boolean] = ["sand", Infinity, true];
      for (const { kind, line } of lines) {
        const far = Math.min(...line.map((q) => gap(p, q)));
        if (far < (kind === "river" ? 22 : 17)) clear = false;
        if (far < nearest && isLand(kind)) [best, nearest] = [kind, far];
      }
      if (nearest > 90) continue;
      const mark = marks[best];
      mark.cells.push({ x, y });
      if (!clear || !shores.some((shore) => isInside(p, shore)) || isInside(p, lake) || hand.shake(1) > 0.8) continue;
      if ([...shores.flat(), ...lake].some((q) => gap(p, q) < 23)) continue;
      if (sites.some((site) => gap(p, site) < 48 || (Math.abs(p[0] - site[0]) < 80 && Math.abs(p[1] - site[1] - 54) < 19))) continue;
      const grows: { shape?: typeof tree; line?: typeof dune } = GROWS[best];
      const [shape, shade] = grows.shape?.(p, hand) ?? ["", ""];
      mark.shapes += shape;
      mark.shades += shade;
      mark.lines += grows.line?.(p, hand) ?? "";
    }
  }
  for (const mark of Object.values(marks)) {
    mark.wash = outlines(mark.cells).map((loop) => coastal(loop.filter((_, i) => i % 3 === 0).map(([x, y]): Point => [x * CELL, y * CELL]), hand, 3)).join("");
  }
  return marks;
}

/** Chevrons along the way that a path runs. */
function arrows(line: readonly Point[]): string {
  return [0.36, 0.5, 0.64].map((share) => {
    const [[ax, ay], [x, y]] = [along(line, share - 0.05), along(line, share)];
    const turn = Math.atan2(y - ay, x - ax);
    const arm = (by: number): string => `${round(x - 9 * Math.cos(turn + by))} ${round(y - 9 * Math.sin(turn + by))}`;
    return `M${arm(0.75)}L${round(x)} ${round(y)}L${arm(-0.75)}`;
  }).join("");
}

/** Round all its paths, where it is not the lake we know. */
function shoreOf(printed: Printed, lines: readonly Line[]): readonly Point[] {
  const ends = new Set(printed.box.paths.filter(({ kind }) => kind === "lake").flatMap(({ a, b }) => [a, b]));
  if ([...ends].sort().join(" ") === LAKE) return wide(LAKE_SHORE, printed);
  return hull(lines.flatMap(({ kind, line }) => (kind === "lake" ? line.flatMap((p) => circle(p, 30)) : [])));
}

function draw(printed: Printed): Chart {
  const hand = new Hand(11);
  const { sites, paths, kinds } = printed.box;
  const lines = paths.map(({ id, kind }): Line => ({ kind, line: lineOf(printed, id) }));
  const of = (...wanted: PathKind[]): Line[] => lines.filter(({ kind }) => wanted.includes(kind));
  const places = sites.map(placeOf);
  const main = wide(COAST, printed);
  const shores = [main, ...places.filter((place) => !isInside(place, main)).map((place) => circle(place, 80))]; // each on an islet of its own
  const shore = shoreOf(printed, lines);
  const coast = shores.map((shape) => coastal(shape, hand, 5)).join("");
  const lake = shore.length ? coastal(shore, hand, 4) : "";
  const marks = growths(hand, lines, places, shores, shore, printed.stretch);
  const rivers = of("river").map(({ line }) => drawn(line)).join("");
  const ripples = wide(RIPPLES, printed).filter((p) => isInside(p, shore)).map((p) => wave(p, hand)).join("");
  const inner = (line: readonly Point[]): readonly Point[] => line.slice(3, -3);
  return {
    coast,
    below: [["ripple r0", coast], ["calm c0", coast], ["ripple r1", coast], ["calm c1", coast], ["hachures", coast], ["shore", coast]],
    land: LANDS.map((kind) => [`wash ${kind}`, marks[kind].wash]),
    above: [
      ...LANDS.flatMap((kind): Layer[] => [["lines", marks[kind].lines], [`shapes ${kind}`, marks[kind].shapes], [`shades ${kind}`, marks[kind].shades]]),
      ["bank", rivers], ["water", lake], ["stream", rivers], ["wavelets", ripples], ["edge", coast],
    ],
    bridges: of(...LANDS).flatMap((over) => of("river").flatMap((river) => crossings(inner(over.line), inner(river.line)))),
    ways: [
      ...([...LANDS, "lake", "sea"] as const).flatMap((kind): Layer[] => {
        const d = of(kind).map(wayOf).join("");
        return [["halo", d], [`way ${kind}`, d]];
      }),
      ["arrows", lines.filter(({ kind }) => kinds[kind].one_way).map(({ line }) => arrows(line)).join("")],
    ],
  };
}

const CHARTS = new WeakMap<Printed, Chart>();

/** Drawn once a box. */
export function chart(printed: Printed): Chart {
  const known = CHARTS.get(printed) ?? draw(printed);
  CHARTS.set(printed, known);
  return known;
}
