/** The drawn chart of the island: coast, lake, rivers, what grows where, and each kind of path in a pattern of its own. */
import { coastal, Hand, type Point, round } from "../../art/hand";
import { centre, outlines, type Place } from "../../art/hexes";
import { dune, peak, tree, wave } from "../../art/marks";
import { along, drawn, type Kind, LAKE, lineOf, type Path, PATHS, SITES } from "./island";

export const BOX = "-62 -42 1124 1114";
const COAST: readonly Point[] = [
  [66, 84], [118, 40], [205, 52], [300, 74], [400, 84], [500, 70], [600, 78], [700, 60], [800, 66], [885, 54], [952, 92], [968, 165], [952, 240], [970, 330],
  [976, 420], [950, 505], [962, 590], [972, 680], [948, 770], [958, 860], [936, 932], [866, 948], [760, 926], [660, 950], [560, 930], [460, 944],
  [350, 950], [240, 926], [150, 942], [72, 920], [46, 850], [32, 760], [22, 650], [44, 560], [26, 470], [24, 370], [50, 270], [36, 170],
];
const LAND = ["jungle", "sand", "mountain"] as const;
type Land = (typeof LAND)[number];

interface Growth { wash: string; shapes: string; shades: string; lines: string }
/** One sheet of the drawing: what is to be painted how, from the bottom up. */
export type Layer = readonly [paint: string, d: string];
/** Where two mountain paths pass over a river, and the way they run there in degrees. */
export const BRIDGES = [[185.5, 633, 106], [264, 639, 124]] as const;
export interface Chart { readonly coast: string; readonly below: readonly Layer[]; readonly land: readonly Layer[]; readonly above: readonly Layer[]; readonly ways: readonly Layer[] }

const gap = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

function isInside([x, y]: Point, shape: readonly Point[]): boolean {
  let inside = false;
  shape.forEach(([ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** The part of a path between the discs of its sites, with a step to the side that a function of the way tells. */
export function between(line: readonly Point[], from: number, to: number, steps: number, aside: (i: number) => number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const share = (from + ((to - from) * i) / steps) * (line.length - 1);
    const k = Math.min(Math.floor(share), line.length - 2);
    const [[ax, ay], [bx, by]] = [line[k]!, line[k + 1]!];
    const [dx, dy] = [bx - ax, by - ay];
    const far = Math.hypot(dx, dy) || 1;
    const off = aside(i);
    return [ax + dx * (share - k) - (dy / far) * off, ay + dy * (share - k) + (dx / far) * off];
  });
}

const lengthOf = (line: readonly Point[]): number => line.slice(1).reduce((sum, p, i) => sum + gap(p, line[i]!), 0);

/** Mountains zigzag, the sea rolls; the others are told by their dashes. */
export function wayOf(kind: Kind, line: readonly Point[], rim = 37): string {
  const far = lengthOf(line);
  const [from, to] = [rim / far, 1 - rim / far];
  const steps = Math.max(4, Math.round(((far - 2 * rim) / 9) * 0.5) * 2);
  if (kind === "mountain") return drawn(between(line, from, to, steps, (i) => (i % 2 ? 5 : -5)));
  if (kind === "sea") return drawn(between(line, from, to, steps * 2, (i) => 4.6 * Math.sin((i * Math.PI) / 3)));
  return drawn(between(line, from, to, 16, () => 0));
}

/** How large the hexes are by which the land is told apart, to those of `art/hexes`. */
const CELL = 0.44;

/** Each patch of land belongs to the land path nearest to it: a wash of colour, and marks of what grows there except on paths, sites, names and water. */
function growths(hand: Hand): Record<Land, Growth> {
  const marks = Object.fromEntries(LAND.map((kind) => [kind, { cells: [], wash: "", shapes: "", shades: "", lines: "" }])) as unknown as Record<Land, Growth & { cells: Place[] }>;
  const lines = PATHS.map((path) => ({ kind: path.kind, line: lineOf(path) }));
  for (let y = 0; y < 38; y += 1) {
    for (let x = y % 2; x < 66; x += 2) {
      const [cx, cy] = centre({ x, y });
      const p: Point = [cx * CELL + hand.shake(6), cy * CELL + hand.shake(5)];
      let [best, nearest, clear] = ["" as Kind, Infinity, true];
      for (const { kind, line } of lines) {
        const far = Math.min(...line.map((q) => gap(p, q)));
        if (far < (kind === "river" ? 22 : 17)) clear = false;
        if (far < nearest && LAND.some((land) => land === kind)) [best, nearest] = [kind, far];
      }
      if (nearest > 90) continue;
      const mark = marks[best as Land];
      mark.cells.push({ x, y });
      if (!clear || !isInside(p, COAST) || isInside(p, LAKE) || hand.shake(1) > 0.8) continue;
      if ([...COAST, ...LAKE].some((q) => gap(p, q) < 23)) continue;
      if (SITES.some(({ at: [sx, sy] }) => gap(p, [sx, sy]) < 48 || (Math.abs(p[0] - sx) < 80 && Math.abs(p[1] - sy - 54) < 19))) continue;
      if (best === "sand") mark.lines += dune(p, hand);
      else {
        const [shape, shade] = (best === "jungle" ? tree : peak)(p, hand);
        mark.shapes += shape;
        mark.shades += shade;
      }
    }
  }
  for (const mark of Object.values(marks)) {
    mark.wash = outlines(mark.cells).map((loop) => coastal(loop.filter((_, i) => i % 3 === 0).map(([x, y]): Point => [x * CELL, y * CELL]), hand, 3)).join("");
  }
  return marks;
}

/** Chevrons along the current. */
function arrows(path: Path): string {
  const line = lineOf(path);
  return [0.36, 0.5, 0.64].map((share) => {
    const [[ax, ay], [x, y]] = [along(line, share - 0.05), along(line, share)];
    const turn = Math.atan2(y - ay, x - ax);
    const arm = (by: number): string => `${round(x - 9 * Math.cos(turn + by))} ${round(y - 9 * Math.sin(turn + by))}`;
    return `M${arm(0.75)}L${round(x)} ${round(y)}L${arm(-0.75)}`;
  }).join("");
}

function draw(): Chart {
  const hand = new Hand(11);
  const [coast, lake, marks] = [coastal(COAST, hand, 5), coastal(LAKE, hand, 4), growths(hand)];
  const of = (kind: Kind): Path[] => PATHS.filter((path) => path.kind === kind);
  const rivers = of("river").map((path) => drawn(lineOf(path))).join("");
  const ripples = ([[425, 500], [470, 540], [410, 575], [455, 600], [400, 620], [490, 585]] as const).map((p) => wave(p, hand)).join("");
  return {
    coast,
    below: [["ripple r0", coast], ["calm c0", coast], ["ripple r1", coast], ["calm c1", coast], ["shore", coast]],
    land: LAND.map((kind) => [`wash ${kind}`, marks[kind].wash]),
    above: [
      ...LAND.flatMap((kind): Layer[] => [["lines", marks[kind].lines], [`shapes ${kind}`, marks[kind].shapes], [`shades ${kind}`, marks[kind].shades]]),
      ["bank", rivers], ["water", lake], ["stream", rivers], ["wavelets", ripples], ["edge", coast],
    ],
    ways: [
      ...(["jungle", "sand", "mountain", "lake", "sea"] as const).flatMap((kind): Layer[] => {
        const d = of(kind).map((path) => wayOf(kind, lineOf(path))).join("");
        return [["halo", d], [`way ${kind}`, d]];
      }),
      ["arrows", of("river").map(arrows).join("")],
    ],
  };
}

let known: Chart | undefined;
/** Drawn once. */
export const chart = (): Chart => (known ??= draw());
