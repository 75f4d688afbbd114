/** The drawn chart of a sheet: coast, washes, borders and the little drawings that tell each terrain without colour. */
import { coastal, Hand, type Point, round, stroke, wobbly } from "../../art/hand";
import { borders, centre, corners, HALF, outlines, RADIUS } from "../../art/hexes";
import { dune, peak, tree, wave } from "../../art/marks";
import { names } from "../../wire/box";
import type { Box, Space, Terrain } from "./told";

export type Land = Exclude<Terrain, "any">;

export interface Ground {
  readonly terrain: Land;
  readonly wash: string; // the spaces, filled
  readonly pools: string; // where the colour has run together
  readonly shapes: string; // trees and peaks, filled and inked
  readonly shades: string; // the dark side of them
  readonly lines: string; // waves, dunes and dots
}

export interface Chart {
  readonly box: string;
  readonly coast: string;
  readonly borders: string;
  readonly grounds: readonly Ground[];
}

const MARGIN = 46;

/** What is drawn on a space: how many, and whether they are shapes with a dark side or lines. */
const DRAWN: Readonly<Record<Land, { count: number; shape?: typeof tree; line?: typeof wave }>> = {
  desert: { count: 6, line: dune },
  forest: { count: 7, shape: tree },
  mountain: { count: 5, shape: peak },
  water: { count: 6, line: wave },
};
export const LANDS = names(DRAWN);

/** Where small drawings may stand: all over an empty space, round the edge of one with a hut or a figure. */
function spots(space: Space, hand: Hand, count: number): Point[] {
  const [cx, cy] = centre(space);
  const busy = space.sight !== null || space.village !== null;
  const ring = Array.from({ length: count }, (_, i): Point => {
    const turn = (i / count) * 2 * Math.PI + 0.5 + hand.shake(0.22);
    const far = RADIUS * (busy ? 0.74 : 0.6) + hand.shake(3);
    return [cx + far * Math.cos(turn), cy + far * Math.sin(turn) * 0.96];
  });
  const all: Point[] = busy ? ring : [...ring, [cx + hand.shake(5), cy + hand.shake(5)]];
  return all.sort((a, b) => a[1] - b[1]);
}

function ground(terrain: Land, spaces: readonly Space[]): Ground {
  const drawn = { wash: "", pools: "", shapes: "", shades: "", lines: "" };
  spaces.forEach((space) => {
    const hand = new Hand(space.x * 31 + space.y * 57 + 3);
    drawn.wash += wobbly(corners(space, -0.4), hand, 0.6);
    const inner = corners(space, 3 + hand.shake(1.5));
    const hole = corners(space, 13 + hand.shake(3)).reverse();
    drawn.pools += coastal(inner, hand, 2) + coastal(hole, hand, 3.4);
    const art = DRAWN[terrain];
    for (const spot of spots(space, hand, art.count)) {
      const [shape, shade] = art.shape?.(spot, hand) ?? ["", ""];
      drawn.shapes += shape;
      drawn.shades += shade;
      drawn.lines += art.line?.(spot, hand) ?? "";
    }
  });
  return { terrain, ...drawn };
}

function draw({ spaces }: Box): Chart {
  const hand = new Hand(7);
  const wide = Math.max(...spaces.map((s) => s.x)) * HALF + 2 * HALF;
  const high = Math.max(...spaces.map((s) => s.y)) * RADIUS * 1.5 + 2 * RADIUS;
  return {
    box: [-HALF - MARGIN, -RADIUS - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN].map(round).join(" "),
    coast: outlines(spaces).map((loop) => coastal(loop, hand, 2.6)).join(""),
    borders: borders(spaces).map(([a, b]) => stroke(a, b, hand, 2.2)).join(""),
    grounds: LANDS.map((terrain) => ground(terrain, spaces.filter((s) => s.terrain === terrain))),
  };
}

const CHARTS = new WeakMap<Box, Chart>();

/** Drawn once a box. */
export function chart(box: Box): Chart {
  const known = CHARTS.get(box) ?? draw(box);
  CHARTS.set(box, known);
  return known;
}

/** One space by itself, as on a terrain card, with its centre at (0, 0). */
export const vignette = (terrain: Land, seed: number): Ground =>
  ground(terrain, [{ x: 0, y: 0, name: String(seed), terrain, village: null, sight: null }]);
