/** The island as it is drawn: the centre and ten crooked teeth, washes, strokes that tell the landscapes, and places. */
import { bent, Hand, type Point, round } from "../../art/hand";
import { type Landscape, LANDSCAPES, type Space } from "./facts";

export const COAST = 480;
export const GLADE = 33;
export const BOX = "-525 -525 1050 1050";
const PLACES = 10;

/** A point so far from the middle (1: the coast) and so many places clockwise from the top. */
export function polar(far: number, turn: number): Point {
  const angle = (turn / PLACES) * 2 * Math.PI;
  return [COAST * far * Math.sin(angle), -COAST * far * Math.cos(angle)];
}

interface Cell { readonly near: number; readonly far: number; readonly from: number; readonly to: number; readonly emblem: number; readonly row: number }

/** The cell of a space: rings from the middle, places clockwise; where its symbol is printed and explorers line up. */
export function cellOf(name: string): Cell {
  const at = Number(name.slice(1));
  if (name.startsWith("I")) return { near: 0.09, far: 0.4, from: 2 * at - 0.5, to: 2 * at + 1.5, emblem: 0.175, row: 0.285 };
  if (name.startsWith("M")) return { near: 0.4, far: 0.7, from: at - 0.5, to: at + 0.5, emblem: 0.485, row: 0.6 };
  return { near: 0.7, far: 1, from: at, to: at + 1, emblem: 0.84, row: 0.93 };
}

/** Where a region's glade lies: on the joint of the spaces round it. */
export function gladeOf(name: string): Point {
  const at = Number(name.slice(1));
  if (name.startsWith("C")) return polar(0.25, 2 * at + 1.5);
  if (name.startsWith("A")) return polar(0.4, at + 0.5);
  return name.startsWith("B") ? polar(0.7, at + 0.5) : polar(0.935, at + 1);
}

export const emblemOf = (name: string): Point => polar(cellOf(name).emblem, (cellOf(name).from + cellOf(name).to) / 2);

/** Where an explorer stands: those on a space side by side, along the ring. */
export function standOf(name: string, at: number, of: number): Point {
  const { row, from, to } = cellOf(name);
  const [x, y] = polar(row, (from + to) / 2);
  const angle = ((from + to) / 2 / PLACES) * 2 * Math.PI;
  const aside = (at - (of - 1) / 2) * 28;
  return [x + aside * Math.cos(angle), y + aside * Math.sin(angle) + 4];
}

/** The coast swells a little with every tooth. */
const rim = (far: number, turn: number): number => (far === 1 ? 1 + 0.022 * Math.sin(Math.PI * (turn - Math.floor(turn))) : far);

function arc(far: number, from: number, to: number, pieces: number): Point[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const turn = from + ((to - from) * i) / pieces;
    return polar(rim(far, i === pieces ? to - 1e-9 : turn), turn);
  });
}

const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const line = (points: readonly Point[], hand: Hand, by: number): string =>
  points.map((p, i) => (i ? bent(points[i - 1]!, p, hand, by) : `M${at(p)}`)).join("");

/** The edge of a space, or a line so far inside it. */
function edge(name: string, inset: number): Point[] {
  const { near, far, from, to } = cellOf(name);
  const side = inset / (((near + far) / 2) * 0.628);
  return [...arc(inset ? far - inset : far, from + side, to - side, 10), ...arc(near + inset, to - side, from + side, 10)];
}

export const outline = (name: string, inset = 0): string => `M${edge(name, inset).map(at).join("L")}Z`;

export interface Ground { readonly landscape: Landscape; readonly wash: string; readonly pools: string; readonly shapes: string; readonly lines: string }
export interface Drawing { readonly coast: string; readonly joints: string; readonly borders: string; readonly grounds: readonly Ground[] }

const glades: readonly Point[] = ["C", "A", "B", "K"].flatMap((kind) => Array.from({ length: kind === "C" ? 5 : 10 }, (_, i) => gladeOf(`${kind}${i}`)));
const isFree = (p: Point, taken: readonly (readonly [Point, number])[]): boolean => taken.every(([q, least]) => Math.hypot(p[0] - q[0], p[1] - q[1]) > least);

/** Where the little drawings of a landscape stand: all over the cell, but not on glades nor on the symbol. */
function spots(name: string, hand: Hand, gap: number): Point[] {
  const { near, far, from, to } = cellOf(name);
  const taken = [...glades.map((p) => [p, GLADE + 13] as const), [emblemOf(name), 34] as const];
  const found: Point[] = [];
  for (let r = near + 0.04; r < far - 0.02; r += gap / COAST) {
    const count = Math.max(1, Math.floor((r * COAST * (to - from) * 0.628 - 20) / gap));
    for (let i = 0; i < count; i += 1) {
      const p = polar(r + hand.shake(0.006), from + ((i + 0.5 + hand.shake(0.18)) / count) * (to - from) * 0.94 + 0.03 * (to - from));
      if (isFree(p, taken)) found.push(p);
    }
  }
  return found.sort((a, b) => a[1] - b[1]);
}

/** Two drawings of each landscape, from where they stand: what is filled, and strokes. */
const DRAWN: Readonly<Record<Landscape, readonly (readonly [string, string])[]>> = {
  desert: [["", "m-10 2q8 -9 20 -1m-16 9h.1m7 -3h.1m6 4h.1"], ["", "m-8 3h.1m5 5h.1m4 -7h.1m6 5h.1"]],
  grassland: [["", "m-4 5q-1 -6 -5 -8m5 8q0 -8 1 -12m3 12q1 -6 5 -8"], ["", "m-4 5q-1 -6 -3 -8m3 8q0 -8 -2 -11m6 11q1 -6 3 -7"]],
  mountain: [["m-11 8l8 -13l3 -6l6 10l6 9", "m1 -10l2 6l-2 4l3 6"], ["m-10 8l7 -11l3 -3l4 6l6 8", "m1 -5l2 5l-2 3l2 4"]],
  steppe: [["", "m-8 0q8 -4 15 0m-10 6h8"], ["", "m-6 1q6 -3 13 0m-14 5h6"]],
  swamp: [["m-1 -13q1 -2 3 0v7q-1 2 -3 0Z", "m0 5v-11m4 11q1 -5 4 -7m-17 8q4 -3 9 0t9 0"], ["m-3 -12q1 -2 3 0v6q-1 2 -3 0Z", "m0 5l-1 -11m-3 11q-1 -5 -4 -6m-2 7q4 -3 9 0t9 0"]],
};
const GAPS: Readonly<Record<Landscape, number>> = { desert: 27, grassland: 22, mountain: 27, steppe: 22, swamp: 27 };

function ground(landscape: Landscape, spaces: readonly Space[]): Ground {
  const drawn = { wash: "", pools: "", shapes: "", lines: "" };
  for (const { name } of spaces) {
    const hand = new Hand(name.charCodeAt(0) * 31 + Number(name.slice(1)) * 7);
    drawn.wash += outline(name);
    drawn.pools += `${line(edge(name, 0.01), hand, 2)}Z${line(edge(name, 0.038 + hand.shake(0.006)), hand, 6)}Z`;
    for (const spot of spots(name, hand, GAPS[landscape])) {
      const [shape, strokes] = DRAWN[landscape][hand.shake(1) > 0 ? 0 : 1]!;
      if (shape) drawn.shapes += `M${at(spot)}${shape}`;
      drawn.lines += `M${at(spot)}${strokes}`;
    }
  }
  return { landscape, ...drawn };
}

/** The lines between the teeth are heavier than those printed inside them. */
function draw(spaces: readonly Space[]): Drawing {
  const hand = new Hand(11);
  const all = Array.from({ length: PLACES }, (_, p) => p);
  const spoke = (near: number, far: number, turn: number): string => line([0, 1, 2, 3].map((i) => polar(near + ((far - near) * i) / 3, turn)), hand, 3);
  return {
    coast: `${line(all.flatMap((p) => arc(1, p, p + 1, 7).slice(0, -1)), hand, 4)}Z`,
    joints: all.map((p) => spoke(0.4, 0.7, p - 0.5) + spoke(0.7, 1, p) + line(arc(0.7, p - 0.5, p, 3), hand, 2)).join("") + line(arc(0.4, 0, 10, 40), hand, 2),
    borders: all.map((p) => line(arc(0.7, p, p + 0.5, 3), hand, 2) + (p % 2 ? spoke(0.09, 0.4, p + 0.5) : "")).join(""),
    grounds: LANDSCAPES.map((landscape) => ground(landscape, spaces.filter((space) => space.landscape === landscape))),
  };
}

const DRAWINGS = new Map<string, Drawing>();

/** Drawn once for an order of the teeth. */
export function drawing(teeth: readonly number[], spaces: readonly Space[]): Drawing {
  const key = teeth.join();
  const known = DRAWINGS.get(key) ?? draw(spaces);
  DRAWINGS.set(key, known);
  return known;
}
