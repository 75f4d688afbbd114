/** The latest ship, card by card, from what the log tells: how the islands compared, and what became of each card. */
import type { Entry, Happening } from "../../wire/types";
import type { Buildings, Colour, Face, Mark } from "./facts";
import type { GameEvent } from "./told";

type Faces = Readonly<Record<string, Face>>;

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

const word = (happening: Happening, name: string): string => String(happening.facts[name] ?? "");
const seatIn = (happening: Happening, name = "who"): number | null => {
  const seat = happening.facts[name];
  return typeof seat === "number" ? seat : null;
};

/** What the rules compared, as they told it. */
type Compared = Extract<GameEvent, { readonly kind: "islands_compared" | "pirate_seeks" }>["facts"];
const compared = ({ facts }: Happening): Row => {
  const { by, numbers, running, left } = facts as Compared;
  return { mark: by, counts: numbers, running, left, looked: true };
};

/** A row for each priority: those that were looked at as they were told, the others empty. */
function rowsOf(face: Face | undefined, after: readonly Happening[]): Row[] {
  const told = after.filter(({ kind }) => kind === "islands_compared" || kind === "pirate_seeks").map(compared);
  const rest = face?.priorities.slice(told.length).map((mark): Row => ({ mark, counts: [], running: [], left: [], looked: false })) ?? [];
  return [...told, ...rest];
}

function arrival(key: string, turned: Happening, after: readonly Happening[], of: number, faces: Faces): Arrival {
  const card = word(turned, "card");
  const face = faces[card];
  const comes = after.find((h) => h.kind === "settler_comes");
  const at = comes ? (face?.priorities.findIndex((mark) => mark === comes.facts["symbol"]) ?? -1) : -1;
  const seeks = after.find((h) => h.kind === "pirate_seeks");
  return {
    key,
    card,
    face,
    rows: rowsOf(face, after),
    winner: comes ? seatIn(comes) : null,
    decided: at < 0 ? null : at,
    byPrivilege: after.some((h) => h.kind === "tie_won"),
    happenings: after,
    holder: seeks ? seatIn(seeks, "holder") : null,
    of,
  };
}

/** What belongs to a card: everything until the next card, or until the ship is done. */
const ENDS = new Set(["card_turned", "card_kept", "ship_arrives"]);

/** The cards of the latest ship up to a version, in order; of a past position, those that came just then. */
export function latestShip(log: readonly Entry[], version: number, faces: Faces): Arrival[] {
  const all = log.filter((entry) => entry.version <= version).flatMap((entry) => entry.happenings.map((happening, i) => ({ entry, happening, i })));
  const begin = all.findLastIndex(({ happening }) => happening.kind === "ship_arrives");
  const count = Number(all[begin]?.happening.facts["count"] ?? 0) - 1;
  return all.flatMap(({ entry, happening, i }, at) => {
    if (at < begin || happening.kind !== "card_turned") return [];
    const end = all.findIndex((one, j) => j > at && ENDS.has(one.happening.kind));
    const after = all.slice(at + 1, end < 0 ? undefined : end).map((one) => one.happening);
    return [arrival(`${entry.version}.${i}`, happening, after, count, faces)];
  });
}

/** How many cards a seat had to draw at the beginning of its turn, since it could not build; 0: it chose for itself. */
export function forcedDraw(log: readonly Entry[], seat: number): number {
  for (const { happenings } of log.toReversed()) {
    const at = happenings.findLastIndex((one) => (one.kind === "cards_drawn" || one.kind === "card_played") && seatIn(one) === seat);
    if (at < 0) continue;
    const bySomethingElse = happenings.slice(0, at).some(({ kind }) => kind !== "discards_shuffled");
    return happenings[at]!.kind === "cards_drawn" && bySomethingElse ? Number(happenings[at]!.facts["count"]) : 0;
  }
  return 0;
}

/** What stood on each island before these cards brought or took houses. */
export function without(islands: readonly Buildings[], later: readonly Arrival[]): Buildings[] {
  const before = islands.map((buildings) => ({ ...buildings }));
  for (const happening of later.flatMap((one) => one.happenings).toReversed()) {
    const island = before[seatIn(happening) ?? -1];
    const area = word(happening, "area");
    if (!island) continue;
    if (happening.kind === "house_built" && island[area]?.building === "house") delete island[area];
    if (happening.kind === "house_lost") island[area] = { building: "house", colour: word(happening, "colour") as Colour };
  }
  return before;
}
