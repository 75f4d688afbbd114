/** An unsteady hand: the same wobble every time for the same thing, so that nothing jumps when it is redrawn. */

export type Point = readonly [number, number];

/** Numbers between -1 and 1 that look random and never change. */
export class Hand {
  private state: number;

  constructor(seed: number) {
    this.state = (seed * 2654435761 + 12345) >>> 0;
  }

  shake(by: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((((t ^ (t >>> 14)) >>> 0) / 4294967296) * 2 - 1) * by;
  }
}

export const round = (n: number): string => String(Math.round(n * 10) / 10);
const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A closed line with a corner at each point and sides that are not quite straight. */
export function wobbly(points: readonly Point[], hand: Hand, by: number): string {
  return `${points.map((point, i) => (i === 0 ? `M${at(point)}` : "") + bent(point, points[(i + 1) % points.length]!, hand, by)).join("")}Z`;
}

/** A side from one point to the next, to be put after the first. */
export function bent(from: Point, to: Point, hand: Hand, by: number): string {
  const [x, y] = middle(from, to);
  return `Q${round(x + hand.shake(by))} ${round(y + hand.shake(by))} ${at(to)}`;
}

/** A stroke from one point to another. */
export const stroke = (from: Point, to: Point, hand: Hand, by: number): string => `M${at(from)}${bent(from, to, hand, by)}`;

/** A closed line that rounds every corner, as coasts do: each side is cut in three and shaken first. */
export function coastal(points: readonly Point[], hand: Hand, by: number): string {
  const shaken: Point[] = points.flatMap(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length]!;
    return [0, 1 / 3, 2 / 3].map((f): Point => [x + (nx - x) * f + hand.shake(by), y + (ny - y) * f + hand.shake(by)]);
  });
  const last = shaken[shaken.length - 1]!;
  const path = shaken.map((point, i) => `Q${at(point)} ${at(middle(point, shaken[(i + 1) % shaken.length]!))}`);
  return `M${at(middle(last, shaken[0]!))}${path.join("")}Z`;
}
