/** The drawn chart of a sheet: coast, washes, borders and the little drawings that tell each terrain without colour. */
import { coastal, Hand, type Point, round, stroke, wobbly } from "../../art/hand";
import { borders, centre, corners, HALF, outlines, RADIUS } from "../../art/hexes";
import { dune, peak, tree, wave } from "../../art/marks";
import { type Sheet, type Space, type Terrain, TERRAINS } from "./sheet";

export interface Ground {
  readonly terrain: Terrain;
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

/** Where small drawings may stand: all over an empty space, round the edge of one with a hut or a figure. */
function spots(space: Space, hand: Hand, count: number): Point[] {
  const [cx, cy] = centre(space);
  const busy = space.sight !== undefined || space.village !== undefined;
  const ring = Array.from({ length: count }, (_, i): Point => {
    const turn = (i / count) * 2 * Math.PI + 0.5 + hand.shake(0.22);
    const far = RADIUS * (busy ? 0.74 : 0.6) + hand.shake(3);
    return [cx + far * Math.cos(turn), cy + far * Math.sin(turn) * 0.96];
  });
  const all: Point[] = busy ? ring : [...ring, [cx + hand.shake(5), cy + hand.shake(5)]];
  return all.sort((a, b) => a[1] - b[1]);
}

function ground(terrain: Terrain, spaces: readonly Space[]): Ground {
  const drawn = { wash: "", pools: "", shapes: "", shades: "", lines: "" };
  spaces.forEach((space) => {
    const hand = new Hand(space.x * 31 + space.y * 57 + 3);
    drawn.wash += wobbly(corners(space, -0.4), hand, 0.6);
    const inner = corners(space, 3 + hand.shake(1.5));
    const hole = corners(space, 13 + hand.shake(3)).reverse();
    drawn.pools += coastal(inner, hand, 2) + coastal(hole, hand, 3.4);
    const count = terrain === "forest" ? 7 : terrain === "mountain" ? 5 : 6;
    for (const spot of spots(space, hand, count)) {
      if (terrain === "forest" || terrain === "mountain") {
        const [shape, shade] = (terrain === "forest" ? tree : peak)(spot, hand);
        drawn.shapes += shape;
        drawn.shades += shade;
      } else {
        drawn.lines += (terrain === "water" ? wave : dune)(spot, hand);
      }
    }
  });
  return { terrain, ...drawn };
}

function draw(sheet: Sheet): Chart {
  const hand = new Hand(7);
  const wide = Math.max(...sheet.spaces.map((s) => s.x)) * HALF + 2 * HALF;
  const high = Math.max(...sheet.spaces.map((s) => s.y)) * RADIUS * 1.5 + 2 * RADIUS;
  return {
    box: [-HALF - MARGIN, -RADIUS - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN].map(round).join(" "),
    coast: outlines(sheet.spaces).map((loop) => coastal(loop, hand, 2.6)).join(""),
    borders: borders(sheet.spaces).map(([a, b]) => stroke(a, b, hand, 2.2)).join(""),
    grounds: TERRAINS.slice(0, 4).map((terrain) => ground(terrain, sheet.spaces.filter((s) => s.terrain === terrain))),
  };
}

const CHARTS = new WeakMap<Sheet, Chart>();

/** Drawn once a sheet. */
export function chart(sheet: Sheet): Chart {
  const known = CHARTS.get(sheet) ?? draw(sheet);
  CHARTS.set(sheet, known);
  return known;
}

/** One space by itself, as on a terrain card, with its centre at (0, 0). */
export const vignette = (terrain: Terrain, seed: number): Ground =>
  ground(terrain, [{ x: 0, y: 0, name: String(seed), terrain }]);
