/** An island drawn from its printed grid: unsteady plots, shore, beaches, peaks, river and road. A square is 100 units wide. */
import { bent, coastal, Hand, middle, type Point, round, wobbly } from "../../art/hand";
import { names } from "../../wire/box";
import type { AreaName, Box, Edges, Island, IslandName } from "./told";

export interface Plot { readonly name: AreaName; readonly path: string; readonly at: Point }
export interface Patch { readonly path: string; readonly at: Point; readonly first: boolean }
export interface Land {
  readonly width: number;
  readonly height: number;
  readonly shore: string;
  readonly ground: string; // tufts on what is neither plot nor path
  readonly beach: string;
  readonly grains: string;
  readonly foam: string;
  readonly peaks: string;
  readonly shades: string;
  readonly river: string;
  readonly road: string;
  readonly plots: readonly Plot[];
  readonly village: readonly Patch[];
  readonly farmland: readonly Patch[];
}

export const SIDE = 100;
const SIDES = { N: [0, 0, 0, 1, 0, -1], E: [0, 1, 1, 1, 1, 0], S: [1, 1, 1, 0, 0, 1], W: [1, 0, 0, 0, -1, 0] } as const;
type Side = keyof typeof SIDES;
const AWAY: Readonly<Record<Side, Point>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

const seedOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
const off = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];
const between = (a: Point, b: Point, f: number): Point => [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f];
const move = ([x, y]: Point): string => `M${round(x)} ${round(y)}`;

class Draughtsman {
  private readonly corners: readonly (readonly Point[])[];
  readonly hand: Hand;

  constructor(name: IslandName, private readonly island: Island) {
    this.hand = new Hand(seedOf(name));
    const [rows, columns] = [island.grid.length, island.grid[0]!.length];
    this.corners = Array.from({ length: rows + 1 }, (_, r) =>
      Array.from({ length: columns + 1 }, (_, c): Point => [c * SIDE + this.hand.shake(8), r * SIDE + this.hand.shake(8)]));
  }

  at(r: number, c: number): string {
    return this.island.grid[r]?.[c] ?? "~";
  }

  corner(r: number, c: number): Point {
    return this.corners[r]![c]!;
  }

  /** The two ends of a square's side, clockwise. */
  ends(r: number, c: number, side: Side): readonly [Point, Point] {
    const [r1, c1, r2, c2] = SIDES[side];
    return [this.corner(r + r1, c + c1), this.corner(r + r2, c + c2)];
  }

  *squares(): Iterable<readonly [number, number, string]> {
    for (const [r, row] of this.island.grid.entries()) for (const [c, kind] of [...row].entries()) if (kind !== "~") yield [r, c, kind];
  }

  *edges(feature: keyof Edges): Iterable<readonly [Point, Point, Point]> {
    for (const edge of this.island.edges[feature]) {
      const [r, c, side] = edge.split(",") as [string, string, Side];
      yield [...this.ends(Number(r), Number(c), side), AWAY[side]];
    }
  }

  /** The outline, walked clockwise from corner to corner. */
  outline(): Point[][] {
    const next = new Map<string, string[]>();
    const keys = new Map<string, Point>();
    for (const [r, c] of this.squares()) {
      for (const side of Object.keys(SIDES) as Side[]) {
        const [r1, c1, r2, c2] = SIDES[side];
        if (this.at(r + AWAY[side][1], c + AWAY[side][0]) !== "~") continue;
        const [from, to] = [`${r + r1},${c + c1}`, `${r + r2},${c + c2}`];
        keys.set(from, this.corner(r + r1, c + c1));
        next.set(from, [...(next.get(from) ?? []), to]);
      }
    }
    const loops: Point[][] = [];
    for (const start of next.keys()) {
      const loop: Point[] = [];
      for (let at = start; next.get(at)?.length; ) {
        loop.push(keys.get(at)!);
        at = next.get(at)!.pop()!;
      }
      if (loop.length > 2) loops.push(loop);
    }
    return loops;
  }

  /** A square's own ground, a little inside its borders. */
  patch(r: number, c: number, inset: number): string {
    const [a, b, d, e] = [this.corner(r, c), this.corner(r, c + 1), this.corner(r + 1, c + 1), this.corner(r + 1, c)];
    const mid = this.middle(r, c);
    return coastal([a, b, d, e].map((p) => between(p, mid, inset)), this.hand, 2.2);
  }

  middle(r: number, c: number): Point {
    return middle(middle(this.corner(r, c), this.corner(r + 1, c + 1)), middle(this.corner(r, c + 1), this.corner(r + 1, c)));
  }

  strokes(feature: "river" | "road"): string {
    return [...this.edges(feature)].map(([a, b]) => move(a) + bent(a, b, this.hand, 9)).join("");
  }
}

function tuft([x, y]: Point, hand: Hand): string {
  const tall = 6 + hand.shake(1.5);
  return `M${round(x - 4)} ${round(y)}q1 ${round(-tall * 0.6)} -1.5 ${round(-tall)}M${round(x)} ${round(y)}v${round(-tall - 2)}M${round(x + 4)} ${round(y)}q-1 ${round(-tall * 0.6)} 1.5 ${round(-tall)}`;
}

function peak([x, y]: Point, hand: Hand): readonly [string, string] {
  const [w, h] = [17 + hand.shake(3), 31 + hand.shake(6)];
  const foot = y + 11;
  const [top, right] = [`${round(x)} ${round(foot - h)}`, `${round(x + w)} ${round(foot)}`];
  const knee = `${round(x + w * 0.45)} ${round(foot - h * 0.5)}`;
  return [
    `M${round(x - w)} ${round(foot)}L${round(x - w * 0.38)} ${round(foot - h * 0.66)}L${top}L${knee}L${right}`,
    `M${top}L${knee}L${right}H${round(x + 2)}L${round(x + 5)} ${round(foot - h * 0.4)}L${round(x - 1.5)} ${round(foot - h * 0.6)}Z`,
  ];
}

function draw(name: IslandName, island: Island): Land {
  const by = new Draughtsman(name, island);
  const { hand } = by;
  const areas = new Map(names(island.areas).map((area) => [`${island.areas[area].row},${island.areas[area].column}`, area]));
  const plots: Plot[] = [];
  const patches: Record<"V" | "F", Patch[]> = { V: [], F: [] };
  let ground = "";
  for (const [r, c, kind] of by.squares()) {
    const at = by.middle(r, c);
    const area = areas.get(`${r},${c}`);
    if (area) plots.push({ name: area, path: by.patch(r, c, 0.19), at });
    else patches[kind as "V" | "F"].push({ path: by.patch(r, c, 0.1), at, first: patches[kind as "V" | "F"].length === 0 });
    ground += tuft(between(by.corner(r, c), at, 0.16 + hand.shake(0.05)), hand);
  }
  const beach = { sand: "", grains: "", foam: "" };
  for (const [a, b, away] of by.edges("coast")) {
    const [from, to] = [off(a, away, 9), off(b, away, 9)];
    beach.sand += move(from) + bent(from, to, hand, 5);
    for (let i = 0; i < 9; i += 1) beach.grains += `${move(off(between(a, b, (i + 0.5) / 9 + hand.shake(0.04)), away, 9 + hand.shake(7)))}h.1`;
    for (const [far, cut] of [[32, 0.06], [42, 0.2]] as const) {
      const [p, q] = [off(between(a, b, cut), away, far), off(between(a, b, 1 - cut), away, far)];
      const third: Point = [(q[0] - p[0]) / 6, (q[1] - p[1]) / 6];
      beach.foam += `${move(p)}q${round(third[0] + away[0] * -9)} ${round(third[1] + away[1] * -9)} ${round(third[0] * 2)} ${round(third[1] * 2)}t${round(third[0] * 2)} ${round(third[1] * 2)}t${round(third[0] * 2)} ${round(third[1] * 2)}`;
    }
  }
  const tops = [...by.edges("mountain")].flatMap(([a, b, away]) => (away[0] ? [0.28, 0.78] : [1 / 6, 1 / 2, 5 / 6]).map((f) => off(between(a, b, f), away, 6 + hand.shake(3))));
  const peaks = tops.sort((p, q) => p[1] - q[1]).map((p) => peak(p, hand));
  return {
    width: island.grid[0]!.length * SIDE,
    height: island.grid.length * SIDE,
    shore: by.outline().map((loop) => coastal(loop, hand, 5)).join(""),
    ground,
    beach: beach.sand,
    grains: beach.grains,
    foam: beach.foam,
    peaks: peaks.map(([shape]) => shape).join(""),
    shades: peaks.map(([, shade]) => shade).join(""),
    river: by.strokes("river"),
    road: by.strokes("road"),
    plots,
    village: patches.V,
    farmland: patches.F,
  };
}

const LANDS = new WeakMap<Island, Land>();

/** Drawn once a box. */
export function land({ islands }: Pick<Box, "islands">, name: IslandName): Land {
  const island = islands[name];
  const known = LANDS.get(island) ?? draw(name, island);
  LANDS.set(island, known);
  return known;
}

/** A card's or sheet's edge, not quite straight. */
export const edge = (w: number, h: number, seed: number): string =>
  wobbly([[-w / 2, -h / 2], [w / 2, -h / 2], [w / 2, h / 2], [-w / 2, h / 2]], new Hand(seed), 1.2);
