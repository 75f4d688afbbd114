/** A table's facts, whatever the game: what shape each has, what it is called, and what is new about it. */
import type { View } from "../../wire/types";
import type { Tongue } from "../../words/words.svelte";

export type Scalar = string | number | boolean | null;
export type Value = Scalar | readonly Value[] | { readonly [name: string]: Value };
export interface Fact { readonly name: string; readonly path: string; readonly value: Value; readonly of?: number }
export type Shape = "none" | "flag" | "number" | "word" | "chips" | "counts" | "table" | "record" | "list";

const isScalar = (value: Value): value is Scalar => typeof value !== "object" || value === null;
export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
const isRecord = (value: Value): value is Readonly<Record<string, Value>> => !isScalar(value) && !isList(value);
const keys = (value: Value): string => (isRecord(value) ? Object.keys(value).join() : "");

export function shapeOf(value: Value): Shape {
  if (value === null) return "none";
  if (typeof value === "boolean") return "flag";
  if (typeof value === "number") return "number";
  if (typeof value === "string") return "word";
  if (isList(value)) return value.every(isScalar) ? "chips" : value.length > 1 && value.every((one) => isRecord(one) && keys(one) === keys(value[0]!)) ? "table" : "list";
  const held = Object.values(value);
  return held.length > 0 && held.every((one) => typeof one === "number") ? "counts" : "record";
}

/** The facts in a record; a number and the number it goes up to ("round", "rounds") are one. */
export function factsIn(value: Value, path = ""): Fact[] {
  const fields = Object.entries(isRecord(value) || isList(value) ? value : {});
  const most = (name: string): Value | undefined => fields.find(([other, of]) => other === `${name}s` && typeof of === "number")?.[1];
  return fields.flatMap(([name, held]): Fact[] => {
    const fact = { name, path: path ? `${path}.${name}` : name, value: held };
    if (typeof held !== "number") return [fact];
    if (name.endsWith("s") && fields.some(([other, one]) => `${other}s` === name && typeof one === "number")) return [];
    const of = most(name);
    return [typeof of === "number" ? { ...fact, of } : fact];
  });
}

/** Lists that once had another length than there are seats, by game: such a list is no list of seats. */
const disproved = new Set<string>();

/** Whether a list has one thing for each seat. Things with a name of their own are not seats'. */
function isOfSeats({ game, players }: View, { path, value }: Fact): boolean {
  const key = `${game} ${path}`;
  if (!isList(value) || value.length !== players) disproved.add(key);
  return isList(value) && players > 1 && !disproved.has(key) && value.every((one) => !isRecord(one) || !("name" in one));
}

export interface Sorted { readonly small: readonly Fact[]; readonly large: readonly Fact[]; readonly seats: readonly (readonly Fact[])[] }

/** What stands in one line, what takes room, and what belongs to the seats. */
export function sorted(view: View): Sorted {
  const all = factsIn(view.table as Value);
  const seated = all.filter((fact) => isOfSeats(view, fact));
  const rest = all.filter((fact) => !seated.includes(fact));
  return {
    small: rest.filter(({ value }) => isScalar(value)),
    large: rest.filter(({ value }) => !isScalar(value)),
    seats: Array.from({ length: view.players }, (_, seat) =>
      seated.flatMap(({ name, path, value }): Fact[] => {
        const mine = (value as readonly Value[])[seat]!;
        return isRecord(mine) ? factsIn(mine, `${path}.${seat}`) : [{ name, path: `${path}.${seat}`, value: mine }];
      }),
    ),
  };
}

/** A name made readable: "in_reach" is "In reach". */
export function readable(name: string): string {
  const text = name.replaceAll(/[_-]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const SEATS = /^(seat|player|owner|holder|who|leader|first|starter|dealer)$/;

/** What facts and their values are called: as the game says (`fact-in-reach`, `fact-phase-dive`), or by their names. */
export class Namer {
  constructor(
    private readonly tongue: Tongue,
    private readonly players: number,
    readonly nameOf: (seat: number) => string,
  ) {}

  label(name: string): string {
    const id = `fact-${name.replaceAll("_", "-")}`;
    return this.tongue.has(id) ? this.tongue.say(id) : readable(name);
  }

  /** The seat that a number stands for, if it does. */
  seat({ name, value }: Fact): number | null {
    return SEATS.test(name) && typeof value === "number" && value >= 0 && value < this.players ? value : null;
  }

  word(name: string, value: string): string {
    const id = `fact-${name}-${value}`.replaceAll(/[_ ]/g, "-");
    return this.tongue.has(id) ? this.tongue.say(id) : value.length > 2 && /^[a-z_-]+$/.test(value) ? readable(value) : value;
  }
}

/** The paths of everything that is not as it was. */
export function changes(before: Value | undefined, now: Value, path = ""): string[] {
  if (before === undefined || before === now) return [];
  if (isScalar(now) || isScalar(before)) return [path];
  if (isList(now) && now.every(isScalar)) return isList(before) ? fresh(before, now).map((i) => `${path}.${i}`).concat(String(before) === String(now) ? [] : [path]) : [path];
  return Object.entries(now).flatMap(([name, held]) => changes((before as Record<string, Value>)[name] ?? null, held, path ? `${path}.${name}` : name));
}

/** Which things in a list were not in it before, however it is ordered. */
function fresh(before: readonly Value[], now: readonly Value[]): number[] {
  const had = [...before];
  return now.flatMap((one, i) => {
    const at = had.indexOf(one);
    if (at >= 0) had.splice(at, 1);
    return at >= 0 ? [] : [i];
  });
}
