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

/** Pixels to a unit of the board, in a room of such a size: it fits, in the middle. */
const pixels = (box: Box, { width, height }: Room): number => Math.min(width / box.w, height / box.h);
export const centre = ({ x, y, w, h }: Box): Spot => [x + w / 2, y + h / 2];

/** Where the window shows a board. */
export interface Room { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** What of the board lies at a spot of the window. */
export function under(box: Box, room: Room, [px, py]: Spot): Spot {
  const [[x, y], k] = [centre(box), pixels(box, room)];
  return [x + (px - room.left - room.width / 2) / k, y + (py - room.top - room.height / 2) / k];
}

/** How to lay what was painted of one box, round its middle, so that it shows another. */
export function laid(painted: Box, seen: Box, room: Room): string {
  const [[x, y], [u, v], k] = [centre(painted), centre(seen), pixels(seen, room)];
  return `translate(${((x - u) * k).toFixed(2)}px, ${((y - v) * k).toFixed(2)}px) scale(${(painted.w / seen.w).toFixed(5)})`;
}

export const moved = (box: Box, home: Box, dx: number, dy: number): Box => within({ ...box, x: box.x - dx, y: box.y - dy }, home);
