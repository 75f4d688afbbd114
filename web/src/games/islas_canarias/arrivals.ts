/** The latest ship, card by card, from what the log tells: how the islands compared, and what became of each card. */
import type { Arg, Entry, Happening } from "../../wire/types";
import type { Buildings, Colour, Face, Mark } from "./facts";

export interface Row {
  readonly mark: Mark;
  readonly counts: readonly number[];
  /** Seats still in the running before this priority was looked at. */
  readonly running: readonly number[];
  /** Those it leaves in the running. */
  readonly left: readonly number[];
  readonly looked: boolean;
}
export interface Arrival {
  readonly key: string;
  readonly card: string;
  readonly face: Face | undefined;
  readonly rows: readonly Row[];
  readonly winner: number | null;
  readonly decided: number | null; // which priority
  readonly byPrivilege: boolean;
  readonly happenings: readonly Happening[];
  /** Of a pirate: who held its privilege. */
  readonly holder: number | null;
  /** How many cards of this ship are turned in all; one stays aboard. */
  readonly of: number;
}

const text = (happening: Happening, name: string): string => String(happening.args[name] ?? "");
const seatOf = (arg: Arg | undefined): number | null => (typeof arg === "object" && "seat" in arg ? arg.seat : null);
const idOf = (arg: Arg | undefined): string => (typeof arg === "object" && "id" in arg ? arg.id : "");
const occupation = (card: Arg | undefined): string => {
  const inner = typeof card === "object" && "args" in card ? card.args["card"] : undefined;
  return inner && typeof inner === "object" && "args" in inner ? String(inner.args["occupation"]) : "";
};

/** Who is still in the running at each priority, and where it was decided. */
export function rows(marks: readonly Mark[], counts: readonly (readonly number[])[], decided: number | null): Row[] {
  let running: readonly number[] = counts[0]?.map((_, seat) => seat) ?? [];
  return marks.map((mark, i) => {
    const row = counts[i] ?? [];
    const most = Math.max(0, ...running.map((seat) => row[seat] ?? 0));
    const left = most ? running.filter((seat) => row[seat] === most) : running;
    const one: Row = { mark, counts: row, running, left, looked: decided === null || i <= decided };
    running = left;
    return one;
  });
}

/** The points that draw a pirate, as a row: whoever holds the privilege, or else all who have the most. */
export function prey(colour: Colour, counts: readonly number[], holder: number | null): Row {
  const running = counts.map((_, seat) => seat);
  const left = holder === null ? running.filter((seat) => counts[seat] === Math.max(...counts)) : [holder];
  return { mark: colour, counts, running, left, looked: true };
}

function arrival(key: string, turned: Happening, nth: number, after: readonly Happening[], of: number): Arrival {
  const house = text(turned, "house") as Colour | "";
  const marks = text(turned, "priorities").split(" ").filter(Boolean) as Mark[];
  const table = text(turned, "counts").split("|")[nth] ?? "";
  const counts = table.split("/").filter(Boolean).map((row) => row.split(" ").map(Number));
  const comes = after.find((h) => h.kind === "settler_comes");
  const at = comes ? marks.findIndex((mark) => idOf(comes.args["symbol"]) === `symbol-${mark}`) : -1;
  const decided = at < 0 ? null : at;
  const holder = text(turned, "holder") ? Number(text(turned, "holder")) : null;
  const pirate = text(turned, "name").slice(7) as Colour;
  return {
    key,
    card: text(turned, "name"),
    face: house ? { occupation: occupation(turned.args["card"]), house, priorities: marks } : undefined,
    rows: house ? rows(marks, counts, decided) : counts.map((points) => prey(pirate, points, holder)),
    winner: comes ? seatOf(comes.args["who"]) : null,
    decided,
    byPrivilege: after.some((h) => h.kind === "tie_won"),
    happenings: after,
    holder,
    of,
  };
}

/** What belongs to a card: everything until the next card, or until the ship is done. */
const ENDS = new Set(["card_turned", "card_kept", "ship_arrives"]);

/** The cards of the latest ship up to a version, in order; of a past position, those that came just then. */
export function latestShip(log: readonly Entry[], version: number): Arrival[] {
  const all = log.filter((entry) => entry.version <= version).flatMap((entry) => entry.happenings.map((happening, i) => ({ entry, happening, i })));
  const begin = all.findLastIndex(({ happening }) => happening.kind === "ship_arrives");
  const count = Number(all[begin]?.happening.args["count"] ?? 0) - 1;
  return all.flatMap(({ entry, happening, i }, at) => {
    if (at < begin || happening.kind !== "card_turned") return [];
    const end = all.findIndex((one, j) => j > at && ENDS.has(one.happening.kind));
    const same = entry.happenings.slice(0, i).filter((h) => h.kind === "card_turned" && h.args["name"] === happening.args["name"]).length;
    const after = all.slice(at + 1, end < 0 ? undefined : end).map((one) => one.happening);
    return [arrival(`${entry.version}.${i}`, happening, same, after, count)];
  });
}

/** How many cards a seat had to draw at the beginning of its turn, since it could not build; 0: it chose for itself. */
export function forcedDraw(log: readonly Entry[], seat: number): number {
  for (const { happenings } of log.toReversed()) {
    const at = happenings.findLastIndex(({ kind, args }) => (kind === "cards_drawn" || kind === "card_played") && seatOf(args["who"]) === seat);
    if (at < 0) continue;
    const bySomethingElse = happenings.slice(0, at).some(({ kind }) => kind !== "discards_shuffled");
    return happenings[at]!.kind === "cards_drawn" && bySomethingElse ? Number(happenings[at]!.args["count"]) : 0;
  }
  return 0;
}

/** What stood on each island before these cards brought or took houses. */
export function without(islands: readonly Buildings[], later: readonly Arrival[]): Buildings[] {
  const before = islands.map((buildings) => ({ ...buildings }));
  for (const happening of later.flatMap((one) => one.happenings).toReversed()) {
    const island = before[seatOf(happening.args["who"]) ?? -1];
    const area = text(happening, "area");
    if (!island) continue;
    if (happening.kind === "house_built" && island[area]?.building === "house") delete island[area];
    if (happening.kind === "house_lost") island[area] = { building: "house", colour: idOf(happening.args["building"]).replace("building-house-", "") as Colour };
  }
  return before;
}
