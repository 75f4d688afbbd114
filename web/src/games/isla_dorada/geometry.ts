/** Points, shapes and lines on the map. */
import type { Point } from "../../art/hand";

export const gap = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

/** Above zero if the way from the first to the second turns one way to the third, below if it turns the other way. */
const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

export function isInside([x, y]: Point, shape: readonly Point[]): boolean {
  let inside = false;
  shape.forEach(([ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

export const circle = ([x, y]: Point, far: number): Point[] =>
  Array.from({ length: 10 }, (_, i): Point => [x + far * Math.cos((i * Math.PI) / 5), y + far * Math.sin((i * Math.PI) / 5)]);

/** The shape round all of some points. */
export function hull(points: readonly Point[]): Point[] {
  const half = (sorted: readonly Point[]): Point[] => {
    const edge: Point[] = [];
    for (const point of sorted) {
      while (edge.length > 1 && turn(edge.at(-2)!, edge.at(-1)!, point) <= 0) edge.pop();
      edge.push(point);
    }
    return edge.slice(0, -1);
  };
  const sorted = points.toSorted((p, q) => p[0] - q[0] || p[1] - q[1]);
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Where a line crosses another one, and the way it runs there in degrees. */
export type Crossing = readonly [x: number, y: number, turn: number];

export function crossings(line: readonly Point[], other: readonly Point[]): Crossing[] {
  return line.slice(1).flatMap((b, i) => {
    const a = line[i]!;
    return other.slice(1).flatMap((d, k): Crossing[] => {
      const c = other[k]!;
      if (turn(a, b, c) > 0 === turn(a, b, d) > 0 || turn(c, d, a) > 0 === turn(c, d, b) > 0) return [];
      const share = turn(c, d, a) / (turn(c, d, a) - turn(c, d, b));
      return [[a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI]];
    });
  });
}

/** A part of a line, with a step to the side that a function of the way tells. */
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

export const lengthOf = (line: readonly Point[]): number => line.slice(1).reduce((sum, p, i) => sum + gap(p, line[i]!), 0);

/** The point at a share of the way. */
export const along = (line: readonly Point[], share: number): Point => line[Math.round(share * (line.length - 1))]!;

export const drawn = (points: readonly Point[]): string => points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
