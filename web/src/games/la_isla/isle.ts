/** The island as it is drawn: the centre and ten crooked teeth, washes, strokes that tell the landscapes, and places. */
import { bent, Hand, type Point, round } from "../../art/hand";
import type { Box, Land, Landscape, RingName, Space } from "./told";

export const COAST = 480;
export const GLADE = 33;
export const FRAME = "-512 -512 1024 1024";
const ROUND = 10; // once round the island: as many turns
const [WIDTH, HEIGHT] = [38, 52]; // an explorer
const ROOM = 112; // along the ring, for those on one space

/** A ring: how far from the middle it reaches (1: the coast), how far its first space begins before the top, and how far
 * out symbols are printed, explorers line up, and glades lie between two of its spaces. */
interface Band { readonly near: number; readonly far: number; readonly before: number; readonly emblem: number; readonly row: number; readonly glade: number }
const BANDS: Readonly<Record<RingName, Band>> = {
  inner: { near: 0.09, far: 0.4, before: 0.5, emblem: 0.175, row: 0.285, glade: 0.25 },
  middle: { near: 0.4, far: 0.7, before: 0.5, emblem: 0.485, row: 0.6, glade: 0.55 },
  outer: { near: 0.7, far: 1, before: 0, emblem: 0.84, row: 0.93, glade: 0.935 },
};

/** A point so far from the middle and so many turns clockwise from the top. */
export function polar(far: number, turn: number): Point {
  const angle = (turn / ROUND) * 2 * Math.PI;
  return [COAST * far * Math.sin(angle), -COAST * far * Math.cos(angle)];
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

/** Where a space lies: in its ring, from here to there. */
interface Cell extends Band { readonly ring: RingName; readonly from: number; readonly to: number; readonly seed: number }

const midway = ({ from, to }: Cell): number => (from + to) / 2;

/** The edge of a space, or a line so far inside it. */
function edge({ near, far, from, to }: Cell, inset: number): Point[] {
  const side = inset / (((near + far) / 2) * 0.628);
  return [...arc(inset ? far - inset : far, from + side, to - side, 10), ...arc(near + inset, to - side, from + side, 10)];
}

/** Where a region's glade lies: on the joint of the spaces round it, between their rings or in the one that they share. */
function joint(cells: readonly Cell[]): Point {
  const [inside, outside] = [Math.min(...cells.map(({ far }) => far)), Math.max(...cells.map(({ near }) => near))];
  const far = inside > outside ? cells[0]!.glade : (inside + outside) / 2;
  const [x, y] = cells.map((cell) => polar(1, midway(cell))).reduce(([x, y], [u, v]) => [x + u, y + v]);
  const long = Math.hypot(x, y) || 1;
  return [(COAST * far * x) / long, (COAST * far * y) / long];
}

export interface Ground extends Land { readonly wash: string; readonly pools: string; readonly shapes: string; readonly lines: string }
export interface Drawing { readonly coast: string; readonly joints: string; readonly borders: string; readonly grounds: readonly Ground[] }

/** Two drawings of each landscape, from where they stand: what is filled, and strokes. */
const DRAWN: Readonly<Record<Landscape, readonly (readonly [string, string])[]>> = {
  desert: [["", "m-10 2q8 -9 20 -1m-16 9h.1m7 -3h.1m6 4h.1"], ["", "m-8 3h.1m5 5h.1m4 -7h.1m6 5h.1"]],
  grassland: [["", "m-4 5q-1 -6 -5 -8m5 8q0 -8 1 -12m3 12q1 -6 5 -8"], ["", "m-4 5q-1 -6 -3 -8m3 8q0 -8 -2 -11m6 11q1 -6 3 -7"]],
  mountain: [["m-11 8l8 -13l3 -6l6 10l6 9", "m1 -10l2 6l-2 4l3 6"], ["m-10 8l7 -11l3 -3l4 6l6 8", "m1 -5l2 5l-2 3l2 4"]],
  steppe: [["", "m-8 0q8 -4 15 0m-10 6h8"], ["", "m-6 1q6 -3 13 0m-14 5h6"]],
  swamp: [["m-1 -13q1 -2 3 0v7q-1 2 -3 0Z", "m0 5v-11m4 11q1 -5 4 -7m-17 8q4 -3 9 0t9 0"], ["m-3 -12q1 -2 3 0v6q-1 2 -3 0Z", "m0 5l-1 -11m-3 11q-1 -5 -4 -6m-2 7q4 -3 9 0t9 0"]],
};
const GAPS: Readonly<Record<Landscape, number>> = { desert: 27, grassland: 22, mountain: 27, steppe: 22, swamp: 27 };

/** Where the little drawings of a landscape stand: all over the cell, but not where something else is. */
function spots({ near, far, from, to }: Cell, taken: readonly (readonly [Point, number])[], hand: Hand, gap: number): Point[] {
  const isFree = (p: Point): boolean => taken.every(([q, least]) => Math.hypot(p[0] - q[0], p[1] - q[1]) > least);
  const found: Point[] = [];
  for (let r = near + 0.04; r < far - 0.02; r += gap / COAST) {
    const count = Math.max(1, Math.floor((r * COAST * (to - from) * 0.628 - 20) / gap));
    for (let i = 0; i < count; i += 1) {
      const p = polar(r + hand.shake(0.006), from + ((i + 0.5 + hand.shake(0.18)) / count) * (to - from) * 0.94 + 0.03 * (to - from));
      if (isFree(p)) found.push(p);
    }
  }
  return found.sort((a, b) => a[1] - b[1]);
}

/** The places of a box's island. */
export class Isle {
  private readonly cells: ReadonlyMap<string, Cell>;
  private readonly glades: ReadonlyMap<string, Point>;
  private readonly drawings = new Map<string, Drawing>();

  constructor(private readonly box: Box) {
    const wide = (ring: RingName): number => ROUND / box.spaces.filter((space) => space.ring === ring).length;
    this.cells = new Map(
      box.spaces.map(({ name, ring, place }, i) => {
        const from = place * wide(ring) - BANDS[ring].before;
        return [name, { ...BANDS[ring], ring, from, to: from + wide(ring), seed: 31 * i + 7 }];
      }),
    );
    this.glades = new Map(box.regions.map(({ name, spaces }) => [name, joint(spaces.map((space) => this.cell(space)))]));
  }

  private cell(name: string): Cell {
    return this.cells.get(name)!;
  }

  glade(region: string): Point {
    return this.glades.get(region)!;
  }

  emblem(name: string): Point {
    const cell = this.cell(name);
    return polar(cell.emblem, midway(cell));
  }

  /** Where an explorer stands: those on a space side by side, along the ring, apart by a figure's width or height if there is room. */
  stand(name: string, nth: number, of: number): Point {
    const cell = this.cell(name);
    const [x, y] = polar(cell.row, midway(cell));
    const angle = (midway(cell) / ROUND) * 2 * Math.PI;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const apart = Math.min(WIDTH / Math.abs(across), HEIGHT / Math.abs(down), ROOM / (of - 1));
    const aside = (nth - (of - 1) / 2) * apart;
    return [x + aside * across, y + aside * down + 4];
  }

  outline(name: string, inset = 0): string {
    return `M${edge(this.cell(name), inset).map(at).join("L")}Z`;
  }

  /** Drawn once for an order of the teeth. */
  drawing(teeth: readonly number[], spaces: readonly Space[]): Drawing {
    const key = teeth.join();
    const known = this.drawings.get(key) ?? this.draw(spaces);
    this.drawings.set(key, known);
    return known;
  }

  /** The lines between the teeth are heavier than those printed inside them. */
  private draw(spaces: readonly Space[]): Drawing {
    const hand = new Hand(11);
    const of = (wanted: RingName): Cell[] => [...this.cells.values()].filter(({ ring }) => ring === wanted);
    const [inner, middle, outer] = [of("inner"), of("middle"), of("outer")];
    const spoke = ({ near, far, from }: Cell): string => line([0, 1, 2, 3].map((i) => polar(near + ((far - near) * i) / 3, from)), hand, 3);
    const along = (far: number, from: number, to: number, pieces: number): string => line(arc(far, from, to, pieces), hand, 2);
    return {
      coast: `${line(outer.flatMap(({ far, from, to }) => arc(far, from, to, 7).slice(0, -1)), hand, 4)}Z`,
      joints: [...middle, ...outer].map(spoke).join("") + middle.map(({ far, from }, i) => along(far, from, outer[i]!.from, 3)).join("") + along(BANDS.inner.far, 0, ROUND, 40),
      borders: inner.map(spoke).join("") + middle.map(({ far, to }, i) => along(far, outer[i]!.from, to, 3)).join(""),
      grounds: this.box.lands.map((land) => this.ground(land, spaces.filter(({ landscape }) => landscape === land.landscape))),
    };
  }

  private ground(land: Land, spaces: readonly Space[]): Ground {
    const glades = [...this.glades.values()].map((p) => [p, GLADE + 13] as const);
    const drawn = { wash: "", pools: "", shapes: "", lines: "" };
    for (const { name } of spaces) {
      const cell = this.cell(name);
      const hand = new Hand(cell.seed);
      drawn.wash += this.outline(name);
      drawn.pools += `${line(edge(cell, 0.01), hand, 2)}Z${line(edge(cell, 0.038 + hand.shake(0.006)), hand, 6)}Z`;
      for (const spot of spots(cell, [...glades, [this.emblem(name), 34]], hand, GAPS[land.landscape])) {
        const [shape, strokes] = DRAWN[land.landscape][hand.shake(1) > 0 ? 0 : 1]!;
        if (shape) drawn.shapes += `M${at(spot)}${shape}`;
        drawn.lines += `M${at(spot)}${strokes}`;
      }
    }
    return { ...land, ...drawn };
  }
}

const KNOWN = new WeakMap<Box, Isle>();

/** Measured once a box. */
export function isleOf(box: Box): Isle {
  const known = KNOWN.get(box) ?? new Isle(box);
  KNOWN.set(box, known);
  return known;
}
