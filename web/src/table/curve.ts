/** Scores over time, as lines on a chart of a given size. */
import type { Entry } from "../wire/types";

export interface Curve { readonly seat: number; readonly path: string; readonly end: readonly [number, number]; readonly score: number }
export interface Scale { readonly top: number; readonly steps: readonly number[]; readonly curves: readonly Curve[] }

/** A round number at or above the most points anybody had, in steps that people count in. */
export function steps(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((s) => most / s <= 5) ?? 1000;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, i) => i * step);
}

export function curves(log: readonly Entry[], players: number, width: number, height: number): Scale {
  const most = Math.max(1, ...log.flatMap((entry) => entry.scores));
  const marks = steps(most);
  const top = marks.at(-1)!;
  const span = Math.max(1, log.length - 1);
  const point = (i: number, score: number): readonly [number, number] => [(i / span) * width, height - (score / top) * height];
  const seats = Array.from({ length: players }, (_, seat): Curve => {
    const points = log.map((entry, i) => point(i, entry.scores[seat] ?? 0));
    const path = points.map(([x, y], i) => (i ? `H${x.toFixed(1)}V${y.toFixed(1)}` : `M${x.toFixed(1)} ${y.toFixed(1)}`)).join("");
    return { seat, path, end: points.at(-1) ?? [0, height], score: log.at(-1)?.scores[seat] ?? 0 };
  });
  return { top, steps: marks, curves: seats };
}
