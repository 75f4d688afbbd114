/** The lines that the paths of an island follow on the map. */
import type { Point } from "../../art/hand";
import { between, drawn } from "./geometry";
import type { Printed, Tour } from "./printed";
import type { Move } from "./table";
import type { Path, Site } from "./told";

/** How far a path bends to its right, going from the first site to the second: out to sea, or away from a path beside it. */
const BENDS: Readonly<Record<string, number>> = {
  "sea hora_pena rhobanis": -250, "sea hora_pena aminadang": 297, "sea rhobanis teltoqlut": -280, "sea aminadang teltoqlut": 248,
  "jungle bulo_mapo wahi_waha": -38, "jungle base_camp qualtops": 40, "jungle hora_pena bulo_mapo": -22,
  "mountain bulo_mapo vanu_tabu": 24, "mountain hora_pena methritis": -24,
  "lake mana_hatu balabatung": -50, "lake mana_hatu base_camp": 34, "lake balabatung base_camp": -30,
  "river bulo_mapo wahi_waha": 50, "river wahi_waha mana_hatu": 34, "river qualtops base_camp": 50, "river etintaklop qualtops": 34,
  "river balabatung vanu_tabu": 30, "river vanu_tabu aminadang": 46,
};
const MIDDLE = 500;
const STEPS = 24;

export const placeOf = ({ x, y }: Site): Point => [x, y];

function bent(from: Point, to: Point, bend: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const [cx, cy] = [(from[0] + to[0]) / 2 - (dy / far) * bend, (from[1] + to[1]) / 2 + (dx / far) * bend];
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const [t, u] = [i / STEPS, 1 - i / STEPS];
    return [u * u * from[0] + 2 * u * t * cx + t * t * to[0], u * u * from[1] + 2 * u * t * cy + t * t * to[1]];
  });
}

/** The bend of a path that is not on the island we know: round the island by sea, else beside those that join the same sites. */
function bendOf({ id, kind, a, b }: Path, from: Point, to: Point, { box: { paths }, stretch }: Printed): number {
  if (kind === "sea") {
    const right = (to[0] - from[0]) * ((from[1] + to[1]) / 2 - MIDDLE) - (to[1] - from[1]) * ((from[0] + to[0]) / 2 - MIDDLE * stretch);
    return 0.36 * Math.hypot(to[0] - from[0], to[1] - from[1]) * (right < 0 ? -1 : 1);
  }
  const same = paths.filter((path) => path.a === a && path.b === b);
  return 10 + 45 * same.findIndex((path) => path.id === id);
}

const LINES = new WeakMap<Printed, Map<string, readonly Point[]>>();

/** The points of a path, from its first site to its second. */
export function lineOf(printed: Printed, id: string): readonly Point[] {
  const lines = LINES.get(printed) ?? new Map<string, readonly Point[]>();
  LINES.set(printed, lines);
  const path = printed.path(id);
  const [from, to] = [placeOf(printed.site(path.a)), placeOf(printed.site(path.b))];
  const line = lines.get(id) ?? bent(from, to, BENDS[`${path.kind} ${path.a} ${path.b}`] ?? bendOf(path, from, to, printed));
  lines.set(id, line);
  return line;
}

/** The points of a whole ride: along its paths, or through the air. */
export function tourLine(printed: Printed, from: string, { to, ride }: Tour): readonly Point[] {
  if (!ride.length) return bent(placeOf(printed.site(from)), placeOf(printed.site(to)), -90);
  let here = from;
  return ride.flatMap((id, i) => {
    const { a, b } = printed.path(id);
    const isBack = b === here;
    here = isBack ? a : b;
    const line = isBack ? lineOf(printed, id).toReversed() : lineOf(printed, id);
    return i ? line.slice(1) : line;
  });
}

/** What of a line lies between the sites. */
const inner = (points: readonly Point[]): string => drawn(between(points, 0.1, 0.9, 20, () => 0));

export const rideOf = (printed: Printed, from: string, tour: Tour): string => inner(tourLine(printed, from, tour));

/** The way that a move takes or closes; of any other move none. */
export function wayOf(printed: Printed, from: string, { kind, args }: Move): string {
  if (kind === "monster") return inner(lineOf(printed, args.path));
  return kind === "path" ? rideOf(printed, from, printed.tour(from, args)) : kind === "fly" ? rideOf(printed, from, { to: args.to, ride: [] }) : "";
}
