/** Hexes with a point on top. Places are counted in half widths across and in rows down, as in the component files. */
import type { Point } from "./hand";

export const RADIUS = 40;
export const HALF = (RADIUS * Math.sqrt(3)) / 2;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Corners are counted in half widths across and half radii down: (x, 3y) is the centre of a space. */
const CORNERS = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]] as const;
/** The neighbour behind each side, from one corner to the next. */
const BEHIND = [[1, -1], [2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1]] as const;

export const centre = ({ x, y }: Place): Point => [x * HALF, y * RADIUS * 1.5];

export function corners(place: Place, shrink = 0): Point[] {
  const [cx, cy] = centre(place);
  const scale = 1 - shrink / RADIUS;
  return CORNERS.map(([dx, dy]): Point => [cx + dx * HALF * scale, cy + dy * (RADIUS / 2) * scale]);
}

const key = (x: number, y: number): string => `${x} ${y}`;

/** The closed lines round a set of places, clockwise: one for the coast and one for each hole. */
export function outlines(places: readonly Place[]): Point[][] {
  const taken = new Set(places.map(({ x, y }) => key(x, y)));
  const next = new Map<string, Point>();
  for (const { x, y } of places) {
    CORNERS.forEach(([dx, dy], side) => {
      const [bx, by] = BEHIND[side]!;
      if (!taken.has(key(x + bx, y + by))) {
        const [ex, ey] = CORNERS[(side + 1) % 6]!;
        next.set(key(x + dx, 3 * y + dy), [x + ex, 3 * y + ey]);
      }
    });
  }
  const loops: Point[][] = [];
  while (next.size > 0) {
    const loop: Point[] = [];
    let from: string = next.keys().next().value!;
    for (let to = next.get(from); to; to = next.get(from)) {
      next.delete(from);
      loop.push([to[0] * HALF, to[1] * (RADIUS / 2)]);
      from = key(to[0], to[1]);
    }
    loops.push(loop);
  }
  return loops;
}

/** The sides between neighbouring places, each once. */
export function borders(places: readonly Place[]): [Point, Point][] {
  const taken = new Set(places.map(({ x, y }) => key(x, y)));
  return places.flatMap((place) => {
    const around = corners(place);
    return [1, 2, 3]
      .filter((side) => taken.has(key(place.x + BEHIND[side]![0], place.y + BEHIND[side]![1])))
      .map((side): [Point, Point] => [around[side]!, around[(side + 1) % 6]!]);
  });
}

/** The lozenge between two neighbours' centres and the side they share: the ground that belongs to their link. */
export function lozenge(a: Place, b: Place): Point[] {
  const [ax, ay] = centre(a);
  const [bx, by] = centre(b);
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const [sx, sy] = [(ay - by) / (2 * Math.sqrt(3)), (bx - ax) / (2 * Math.sqrt(3))];
  return [[ax, ay], [mx + sx, my + sy], [bx, by], [mx - sx, my - sy]];
}
