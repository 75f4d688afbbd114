/** The printed sheets, read from the same component file as the rules read: spaces, villages, sights and values. */
import box from "../../../../src/islario/games/trails_of_tucana/box/components.toml?raw";
import type { Place } from "../../art/hexes";

export const TERRAINS = ["desert", "forest", "mountain", "water", "any"] as const;
export const SIGHTS = ["obelisk", "book", "toucan", "yeti", "sea-monster"] as const;
export const LETTERS = ["A", "B", "C", "D", "E"] as const;
export type Terrain = (typeof TERRAINS)[number];
export type Sight = (typeof SIGHTS)[number];
export type Letter = (typeof LETTERS)[number];

export interface Space extends Place {
  readonly name: string;
  readonly terrain: Terrain;
  readonly village?: number;
  readonly sight?: Sight;
}

export interface Sheet {
  readonly name: string;
  readonly spaces: readonly Space[];
  readonly at: ReadonlyMap<string, Space>;
  readonly values: Readonly<Record<Sight, readonly number[]>>;
  readonly pairs: readonly number[];
}

const ROW = /\{ x0 = (\d+), spaces = "([^"]+)" \}/g;

function section(name: string): string {
  return box.split(`\n[${name}]\n`)[1]?.split("\n[")[0] ?? "";
}

function numbers(text: string, key: string): number[] {
  const list = new RegExp(`^${key} = \\[([^\\]]*)\\]`, "m").exec(text)?.[1] ?? "";
  return list.split(",").map(Number);
}

function space(token: string, x: number, y: number, i: number): Space {
  const mark = token.slice(1);
  const sight = SIGHTS["obtys".indexOf(mark)];
  return {
    x,
    y,
    name: `${y + 1}${String.fromCharCode(97 + i)}`,
    terrain: TERRAINS["DFMW".indexOf(token.charAt(0))]!,
    ...(mark && (sight ? { sight } : { village: Number(mark) })),
  };
}

function read(name: string): Sheet {
  const spaces = [...section(name).matchAll(ROW)].flatMap(([, x0, row], y) =>
    row!.split(" ").flatMap((token, i) => (token === "-" ? [] : [space(token, Number(x0) + 2 * i, y, i)])),
  );
  const printed = section(`${name}.values`);
  return {
    name,
    spaces,
    at: new Map(spaces.map((s) => [s.name, s])),
    values: Object.fromEntries(SIGHTS.map((kind) => [kind, numbers(printed, kind)])) as Record<Sight, number[]>,
    pairs: numbers(printed, "pairs"),
  };
}

const SHEETS = new Map<string, Sheet>();

/** The sheet of an island by its name in the view. */
export function sheet(name: string): Sheet {
  const known = SHEETS.get(name) ?? read(name);
  SHEETS.set(name, known);
  return known;
}
