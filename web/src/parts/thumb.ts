/** What a thumb means among things that lie close together: each is as wide as a thumb at least, whatever it looks like. */
import { type Box, far, type Spot, within } from "./camera";

export const THUMB = 44; // pixels
const AROUND = 1.25; // room round what is looked at
const WORTH_IT = 1.4; // a smaller step is not worth the motion

export function middle(thing: Element): Spot {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** The things that a touch may mean: the one under it, and those whose middles it is close to; the likeliest first. */
export function meant(things: readonly Element[], at: Spot, under: Element | null): Element[] {
  const distance = (thing: Element): number => far(middle(thing), at);
  return things.filter((thing) => thing === under || distance(thing) <= THUMB / 2).sort((a, b) => distance(a) - distance(b));
}

/** How many times larger things have to be shown for thumbs to tell them apart, and where they then are about the middle of all. */
export function apart(spots: readonly Spot[], most: number): { readonly scale: number; readonly from: Spot; readonly at: readonly Spot[] } {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const from: Spot = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const gaps = spots.flatMap((a, i) => spots.slice(i + 1).map((b) => far(a, b)));
  const scale = Math.min(most, Math.max(2, (THUMB * 1.08) / Math.max(1, Math.min(...gaps))));
  const at = spots.map(([x, y]): [number, number] => [(x - from[0]) * scale, (y - from[1]) * scale]);
  for (let round = 0; round < 60; round += 1) at.forEach((a, i) => at.slice(i + 1).forEach((b) => push(a, b)));
  return { scale, from, at };
}

/** Two that are still too close move off each other, each by half of what is missing. */
function push(a: [number, number], b: [number, number]): void {
  const [dx, dy] = [b[0] - a[0] || 0.1, b[1] - a[1]];
  const long = Math.hypot(dx, dy);
  const by = (THUMB * 1.04 - long) / 2 / long;
  if (by <= 0) return;
  [a[0], a[1], b[0], b[1]] = [a[0] - dx * by, a[1] - dy * by, b[0] + dx * by, b[1] + dy * by];
}

/** The view of all these things, at most so many times as close as home; null where home shows them well enough. */
export function around(things: readonly Box[], home: Box, most: number): Box | null {
  if (!things.length) return null;
  const [left, top] = [Math.min(...things.map(({ x }) => x)), Math.min(...things.map(({ y }) => y))];
  const [w, h] = [Math.max(...things.map((one) => one.x + one.w)) - left, Math.max(...things.map((one) => one.y + one.h)) - top];
  const closer = Math.min(most, home.w / (w * AROUND), home.h / (h * AROUND));
  if (!(closer >= WORTH_IT)) return null;
  const size = { w: home.w / closer, h: home.h / closer };
  return within({ ...size, x: left + (w - size.w) / 2, y: top + (h - size.h) / 2 }, home);
}

/** A share of the way from one view to another. */
export const between = (a: Box, b: Box, share: number): Box => {
  const part = (from: number, to: number): number => from + (to - from) * share;
  return { x: part(a.x, b.x), y: part(a.y, b.y), w: part(a.w, b.w), h: part(a.h, b.h) };
};
