/** The latest ship, card by card, from what the log tells: how the islands compared, and what became of each card. */
import type { Entry } from "../../wire/types";
import type { Mark } from "./printed";
import { type Buildings, eventsOf, type Told } from "./table";
import type { Box, Colour, Face, Standing } from "./told";

type Cards = Pick<Box, "faces" | "pirates">;

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
  readonly pirate: Colour | undefined;
  readonly rows: readonly Row[];
  readonly winner: number | null;
  readonly decided: number | null; // which priority
  readonly byPrivilege: boolean;
  readonly happenings: readonly Told[];
  /** What came of it, without how the islands compared: that is in the rows. */
  readonly became: readonly Told[];
  /** How many cards of this ship land in all. */
  readonly of: number;
}

/** What the rules compared, as they told it. */
function compared(event: Told): Row[] {
  if (event.kind !== "islands_compared" && event.kind !== "pirate_seeks") return [];
  const { by, numbers, running, left } = event.facts;
  return [{ mark: by, counts: numbers, running, left, looked: true }];
}

/** A row for each priority: those that were looked at as they were told, the last of which decides; the others empty. */
function arrival(key: string, card: string, after: readonly Told[], of: number, { faces, pirates }: Cards): Arrival {
  const [face, told] = [faces[card], after.flatMap(compared)];
  const rest = face?.priorities.slice(told.length).map((mark): Row => ({ mark, counts: [], running: [], left: [], looked: false })) ?? [];
  const comes = after.find((event) => event.kind === "settler_comes");
  return {
    key,
    card,
    face,
    pirate: pirates[card],
    rows: [...told, ...rest],
    winner: comes?.facts.who ?? null,
    decided: comes ? told.length - 1 : null,
    byPrivilege: after.some(({ kind }) => kind === "tie_won"),
    happenings: after,
    became: after.filter(({ kind }) => kind !== "islands_compared"),
    of,
  };
}

/** What belongs to a card: everything until the next card, or until the ship is done. */
const ENDS: ReadonlySet<Told["kind"]> = new Set(["card_turned", "card_kept", "ship_arrives"]);

/** The cards of the latest ship up to a version, in order; of a past position, those that came just then. */
export function latestShip(log: readonly Entry[], version: number, cards: Cards): Arrival[] {
  const all = log.filter((entry) => entry.version <= version).flatMap((entry) => eventsOf(entry.happenings).map((event, i) => ({ entry, event, i })));
  const begin = all.findLastIndex(({ event }) => event.kind === "ship_arrives");
  const arrives = all[begin]?.event;
  const of = arrives?.kind === "ship_arrives" ? arrives.facts.landing : 0;
  return all.flatMap(({ entry, event, i }, at) => {
    if (at < begin || event.kind !== "card_turned") return [];
    const end = all.findIndex((one, j) => j > at && ENDS.has(one.event.kind));
    const after = all.slice(at + 1, end < 0 ? undefined : end).map((one) => one.event);
    return [arrival(`${entry.version}.${i}`, event.facts.card, after, of, cards)];
  });
}

/** How many cards a seat had to draw at the beginning of its turn, since it could not build; 0: it chose for itself. */
export function forcedDraw(log: readonly Entry[], seat: number): number {
  for (const { happenings } of log.toReversed()) {
    const events = eventsOf(happenings);
    const at = events.findLastIndex((event) => (event.kind === "cards_drawn" || event.kind === "card_played") && event.facts.who === seat);
    const event = events[at];
    if (!event) continue;
    const bySomethingElse = events.slice(0, at).some(({ kind }) => kind !== "discards_shuffled");
    return event.kind === "cards_drawn" && bySomethingElse ? event.facts.count : 0;
  }
  return 0;
}

/** What stood on each island before these cards brought or took houses. */
export function without(islands: readonly Buildings[], later: readonly Arrival[]): Buildings[] {
  const before = islands.map((buildings): Record<string, Standing> => ({ ...buildings }));
  for (const event of later.flatMap((one) => one.happenings).toReversed()) {
    if (event.kind !== "house_built" && event.kind !== "house_lost") continue;
    const { who, area, building, colour } = event.facts;
    const island = before[who]!;
    if (event.kind === "house_lost") island[area] = { building, colour };
    else if (island[area]?.building === building) delete island[area];
  }
  return before;
}
