/** Where chips and tags lie on the map, so that none covers a name, a site or another one. */
import type { Point } from "../../art/hand";
import { along, between } from "./geometry";
import type { Mark } from "./goals";
import { placeOf, tourLine } from "./island";
import type { Printed } from "./printed";
import type { Offer, Site, Table } from "./told";

/** A rectangle, by its middle and size. */
export interface Label { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
export const CHIP = { w: 66, h: 38 } as const;
export const TAG = { h: 40, of: (seats: number): number => 30 + seats * 25 } as const;
const DISC = 70;
const LETTER = 14.5; // how wide a letter of a name is, at most on the average
const APART = 24; // between names in one row, or they are read as one

/** Beside a site, the better places first: treasures begin at its left, curses at its upper right. */
const TREASURE: readonly Point[] = [[-64, 0], [-64, -38], [-58, -64], [64, 0], [0, -64], [64, -38], [-64, 30], [-126, 0], [126, 0], [0, -104], [-62, -96], [62, -96], [-40, 96], [40, 96], [-106, 96], [106, 96], [-126, -44], [126, -44], [0, 112]];
const CURSE: readonly Point[] = [[34, -50], [64, -38], [0, -64], [66, 0], [-34, -50], [-66, 0], [0, -104], [66, 34], [126, 0], [62, -96], [-62, -96], [-126, 0], [40, 96], [-40, 96], [106, 96], [-106, 96], [126, -44], [-126, -44], [0, 112]];
const SHARES = [0.56, 0.48, 0.64, 0.4, 0.72, 0.34];
const ASIDE = [0, 34, -34, 58, -58, 82, -82];

const overlap = (a: Label, b: Label): number =>
  Math.max(0, (a.w + b.w) / 2 - Math.abs(a.x - b.x)) * Math.max(0, (a.h + b.h) / 2 - Math.abs(a.y - b.y));

/** The first place where it covers nothing; where there is none, the one where it covers least. */
function put(places: readonly Point[], w: number, h: number, taken: Label[]): Label {
  const ways = places.map(([x, y]) => ({ x, y, w, h }));
  const costs = ways.map((way) => taken.reduce((sum, other) => sum + overlap(way, other), 0));
  const best = ways[costs.indexOf(Math.min(...costs))]!;
  taken.push(best);
  return best;
}

export interface Laid { readonly treasures: ReadonlyMap<string, readonly Label[]>; readonly curses: ReadonlyMap<string, readonly Label[]>; readonly tags: readonly Label[]; readonly names: readonly Label[] }

/** Names below their sites; of two that would touch, the left one stands half a line lower. */
function named(sites: readonly Site[], name: (site: string) => string, size: number): Label[] {
  const [h, placed] = [30 * size, new Map<string, Label>()];
  for (const { id, x, y } of [...sites].sort((a, b) => b.x - a.x)) {
    const own = { x, y: y + 38 + h / 2, w: name(id).length * LETTER * size, h };
    const touches = [...placed.values()].some((other) => Math.abs(other.y - own.y) < h / 2 && Math.abs(other.x - x) < (other.w + own.w) / 2 + APART);
    placed.set(id, touches ? { ...own, y: own.y + h / 2 } : own);
  }
  return sites.map(({ id }) => placed.get(id)!);
}

export function lay(printed: Printed, { expedition, markers, offers }: Pick<Table, "expedition" | "markers" | "offers">, goals: ReadonlyMap<string, Mark>, name: (site: string) => string, size = 1): Laid {
  const { sites } = printed.box;
  const names = named(sites, name, size);
  const taken: Label[] = [...names, ...sites.map(({ x, y }): Label => ({ x, y, w: DISC, h: DISC }))];
  for (const { id, x, y } of sites) {
    const placed = markers.filter((at) => at === id).length;
    if (placed) taken.push({ x: x + 44, y: y - 12 + Math.min(placed - 1, 3) * 14, w: 36, h: 36 + Math.min(placed - 1, 3) * 24 });
    if (id === expedition) taken.push({ x, y: y - 22, w: 56, h: 70 });
  }
  const tags = offers.map((offer) => {
    const wide = TAG.of(offer.seats.length) * size;
    return put(offer.ride.length ? onTheWay(printed, expedition, offer) : around(placeOf(printed.site(offer.to)), [[0, -66], [0, -100], [76, -44], [-76, -44], [96, 0], [-96, 0]]), wide, TAG.h * size, taken);
  });
  const chips = (kind: "treasures" | "curses", places: readonly Point[]): Map<string, readonly Label[]> =>
    new Map(sites.filter(({ id }) => goals.get(id)?.[kind].length).map(({ id, x, y }) => [id, goals.get(id)![kind].map(() => put(around([x, y], places.map(([right, down]): Point => [right * size, down * size])), CHIP.w * size, CHIP.h * size, taken))]));
  const treasures = chips("treasures", TREASURE);
  return { treasures, curses: chips("curses", CURSE), tags, names };
}

const around = ([x, y]: Point, places: readonly Point[]): Point[] => places.map(([dx, dy]): Point => [x + dx, y + dy]);

/** On its way, first in the middle; then further along it, and beside it. */
function onTheWay(printed: Printed, from: string, offer: Offer): Point[] {
  const line = tourLine(printed, from, offer);
  return ASIDE.flatMap((aside) => SHARES.map((share) => (aside ? between(line, share, share + 0.01, 1, () => aside)[0]! : along(line, share))));
}
