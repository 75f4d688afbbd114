/** The printed island in short: sites and paths as in components.toml (a test compares them), and the lines they follow. */
import type { Point } from "../../art/hand";

export type Kind = "jungle" | "sand" | "mountain" | "lake" | "sea" | "river";
/** Who built there: it tells a site's drawing, and the pilgrims' destinies. */
export type People = "motu" | "ptis" | "tlan" | "ang" | "camp";

export interface Site { readonly id: string; readonly at: Point; readonly people: People }
export interface Path { readonly id: string; readonly kind: Kind; readonly a: Site; readonly b: Site }
/** A path by its name, or a flight to a site, as views and moves have it. */
export interface Route { readonly path?: string; readonly fly?: string }

const PEOPLES: Readonly<Record<string, People>> = { m: "motu", p: "ptis", t: "tlan", a: "ang", c: "camp" };
const KINDS: Readonly<Record<string, Kind>> = { j: "jungle", s: "sand", m: "mountain", l: "lake", o: "sea", r: "river" };

export const SITES: readonly Site[] = (
  "m130,110hora_pena p360,205septris p640,150methritis p890,130rhobanis m105,370bulo_mapo m270,365wahi_waha m430,400mana_hatu " +
  "p585,380kamoptis t735,360joztakitl t900,350kakotapl m95,640vanu_tabu a360,665balabatung c515,600base_camp t700,580qualtops " +
  "t890,620etintaklop a125,855aminadang a370,870taratarong a620,865kilitiping t880,870teltoqlut"
).split(" ").map((text) => {
  const [, people, x, y, id] = /(.)(\d+),(\d+)(.+)/.exec(text)!;
  return { id: id!, at: [Number(x), Number(y)], people: PEOPLES[people!]! };
});
const SITE = new Map(SITES.map((site) => [site.id, site]));
export const siteOf = (id: string): Site => SITE.get(id)!;

/** Kind and both ends, by their place in the list above; a river runs from the first to the second. */
export const PATHS: readonly Path[] = (
  "j04 j23 j45 j67 j8d jbg jbh jch jcd jfg s05 s16 s17 s27 s28 s78 s89 sdi sei shi sgh m01 m02 m12 m39 m4a m5f m6f m7c m8e m9e mbf " +
  "l6b l6c lbc o03 o0f o3i ofi r45 r56 rba raf red rdc"
).split(" ").map((code, i) => ({
  id: `p${String(i + 1).padStart(2, "0")}`,
  kind: KINDS[code[0]!]!,
  a: SITES[parseInt(code[1]!, 36)]!,
  b: SITES[parseInt(code[2]!, 36)]!,
}));
const PATH = new Map(PATHS.map((path) => [path.id, path]));
export const pathOf = (id: string): Path => PATH.get(id)!;

export const LAKE: readonly Point[] = [[430, 418], [478, 452], [520, 520], [533, 575], [500, 622], [440, 655], [385, 648], [352, 605], [362, 540], [392, 470]];
export const PORTS: readonly string[] = [...new Set(PATHS.filter(({ kind }) => kind === "sea").flatMap(({ a, b }) => [a.id, b.id]))];

/** How far a path bends to its right, going from a to b: out to sea, or away from a path beside it. */
const BENDS: Readonly<Record<string, number>> = {
  p36: -250, p37: 297, p38: -280, p39: 248, p03: -38, p40: 50, p41: 34, p09: 40, p45: 50, p44: 34, p42: 30, p43: 46, p26: 24, p01: -22, p23: -24, p33: -50, p34: 34, p35: -30,
};
const STEPS = 24;
const LINES = new Map<string, readonly Point[]>();

function bent(from: Point, to: Point, bend: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const [cx, cy] = [(from[0] + to[0]) / 2 - (dy / far) * bend, (from[1] + to[1]) / 2 + (dx / far) * bend];
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const [t, u] = [i / STEPS, 1 - i / STEPS];
    return [u * u * from[0] + 2 * u * t * cx + t * t * to[0], u * u * from[1] + 2 * u * t * cy + t * t * to[1]];
  });
}

/** The points of a path from a to b. */
export function lineOf(path: Path): readonly Point[] {
  const known = LINES.get(path.id) ?? bent(path.a.at, path.b.at, BENDS[path.id] ?? 10);
  LINES.set(path.id, known);
  return known;
}

/** Where a route leads from a site. */
export function goal(from: string, { path, fly }: Route): Site {
  if (fly) return siteOf(fly);
  const { kind, a, b } = pathOf(path!);
  return kind !== "river" && b.id === from ? a : b;
}

/** The points of a whole ride: along the path, down a river for as many stretches as it takes, or through the air. */
export function rideOf(from: string, route: Route): readonly Point[] {
  if (route.fly) return bent(siteOf(from).at, siteOf(route.fly).at, -90);
  const path = pathOf(route.path!);
  const line = lineOf(path);
  if (path.kind !== "river") return path.b.id === from ? line.toReversed() : line;
  const before = path.a.id === from ? undefined : PATHS.find(({ kind, b }) => kind === "river" && b === path.a);
  return before ? [...rideOf(from, { path: before.id }), ...line.slice(1)] : line;
}

export const kindOf = (route: Route): Kind | "air" => (route.path ? pathOf(route.path).kind : "air");

/** The point at a share of the way. */
export const along = (line: readonly Point[], share: number): Point => line[Math.round(share * (line.length - 1))]!;

export const drawn = (points: readonly Point[]): string => points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
