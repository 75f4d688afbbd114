/** Pieces travel: a new building comes down onto its area, merged houses go to where their palace or town rises. */
import type { Point } from "../../art/hand";

const still = (): boolean => typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;
const LASTS = 340;

interface Flight { duration: number; easing: (t: number) => number; css: (t: number) => string }
const easing = (t: number): number => 1 - (1 - t) ** 3;

/** From (or to) a point beside its place; at t = 1 it stands. */
export function travel(_: Element, [dx, dy]: Point): Flight {
  return { duration: still() ? 0 : LASTS, easing, css: (t) => `transform: translate(${dx * (1 - t)}px, ${dy * (1 - t)}px); opacity: ${Math.min(1, t * 1.6)}` };
}

export const pace = (): number => (still() ? 0 : 1600);
