/** The part of a board that is in view: a box inside the home box, of the same proportions. */
export interface Box { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

const CLOSEST = 5;
/** What can be chosen on a board now. */
export const LIT = ".target, .open";

export type Spot = readonly [number, number];
export const far = ([x, y]: Spot, [u, v]: Spot): number => Math.hypot(x - u, y - v);

export function boxOf(text: string): Box {
  const [x = 0, y = 0, w = 1, h = 1] = text.split(" ").map(Number);
  return { x, y, w, h };
}

export const textOf = ({ x, y, w, h }: Box): string => [x, y, w, h].map((n) => n.toFixed(2)).join(" ");

export function within(box: Box, home: Box): Box {
  const inside = (at: number, size: number, least: number, most: number): number => Math.min(Math.max(at, least), least + most - size);
  return { ...box, x: inside(box.x, box.w, home.x, home.w), y: inside(box.y, box.h, home.y, home.h) };
}

/** Nearer by a factor (or farther, below 1), the given point staying where it is. */
export function zoomed(box: Box, home: Box, factor: number, [px, py]: readonly [number, number]): Box {
  const w = Math.min(home.w, Math.max(home.w / CLOSEST, box.w / factor));
  const by = w / box.w;
  return within({ x: px - (px - box.x) * by, y: py - (py - box.y) * by, w, h: box.h * by }, home);
}

export const moved = (box: Box, home: Box, dx: number, dy: number): Box => within({ ...box, x: box.x - dx, y: box.y - dy }, home);
