/** Scores over time, as lines on a chart of a given size. */
import type { Entry } from "../wire/types";

export interface Curve { readonly seat: number; readonly path: string; readonly end: readonly [number, number]; readonly score: number }
export interface Scale { readonly marks: readonly { readonly mark: number; readonly y: number }[]; readonly curves: readonly Curve[] }

/** Round numbers from at or below the fewest points to at or above the most that anybody had, in steps that people count in. */
export function steps(most: number, least = 0): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((s) => (most - least) / s <= 5) ?? 1000;
  const [low, high] = [Math.floor(least / step), Math.max(1, Math.ceil(most / step))];
  return Array.from({ length: high - low + 1 }, (_, i) => (low + i) * step);
}

export function curves(log: readonly Entry[], players: number, width: number, height: number): Scale {
  const scores = log.flatMap((entry) => entry.scores);
  const marks = steps(Math.max(1, ...scores), Math.min(0, ...scores));
  const [low, high] = [marks[0]!, marks.at(-1)!];
  const span = Math.max(1, log.length - 1);
  const level = (score: number): number => height - ((score - low) / (high - low)) * height;
  const point = (i: number, score: number): readonly [number, number] => [(i / span) * width, level(score)];
  const seats = Array.from({ length: players }, (_, seat): Curve => {
    const points = log.map((entry, i) => point(i, entry.scores[seat] ?? 0));
    const path = points.map(([x, y], i) => (i ? `H${x.toFixed(1)}V${y.toFixed(1)}` : `M${x.toFixed(1)} ${y.toFixed(1)}`)).join("");
    return { seat, path, end: points.at(-1) ?? [0, height], score: log.at(-1)?.scores[seat] ?? 0 };
  });
  return { marks: marks.map((mark) => ({ mark, y: level(mark) })), curves: seats };
}
