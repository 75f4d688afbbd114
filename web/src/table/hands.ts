/** Seats that change hands: in the log, between what happened, and for whoever they concern. */
import * as api from "../wire/api";
import type { Entry, Presence, SeatChange, TableInfo, Times } from "../wire/types";
import { type Language, say, speech } from "../words/words.svelte";

export type Line = { readonly entry: Entry } | { readonly change: SeatChange };

/** In their order, oldest first; a change of hands stands below what had happened by then. */
export function lines(entries: readonly Entry[], changes: readonly SeatChange[]): readonly Line[] {
  const left = [...changes];
  const told: Line[] = [];
  for (const entry of entries) {
    while (left.length && left[0]!.at < entry.at) told.push({ change: left.shift()! });
    told.push({ entry });
  }
  return [...told, ...left.map((change) => ({ change }))];
}

/** The seats whose links lead nowhere any more. */
export const changedHands = (before: TableInfo | null, now: TableInfo): readonly number[] =>
  (before?.seats ?? []).filter(({ seat, mine, kind }) => mine !== now.seats[seat]?.mine || (kind === "open") !== (now.seats[seat].kind === "open")).map(({ seat }) => seat);

/** What others have decided about a seat that was mine, or that I have asked for; null where there is nothing to tell. */
export function becameOf(before: TableInfo | null, now: TableInfo, language: Language): string | null {
  const lost = before?.mine.find((seat) => !now.mine.includes(seat));
  const last = now.changes.findLast(({ seat }) => seat === lost);
  if (lost !== undefined && last?.kind === "voided") return last.told[language] ?? null;
  const asked = before?.wishes.find(({ mine, kind, seat }) => mine && kind === "sit" && !now.mine.includes(seat) && !now.wishes.some((wish) => wish.seat === seat && wish.mine));
  return asked ? say("wish-refused", { number: asked.seat + 1 }) : null;
}

/** The token in a link's fragment becomes a place at the table, and leaves the address bar. Where it does not (any more),
 * one hears why, and can still watch. */
export async function arrive(table: string): Promise<string | null> {
  const token = new URLSearchParams(location.hash.slice(1)).get("token");
  if (!token) return null;
  await api.table(table).catch(() => null); // brings the cookie: a link works once, and an answer may be lost
  const refused = await api.session(table, token).then(() => null, (wrong: unknown) => {
    if (api.isFinal(wrong)) return wrong.told(speech.language);
    throw wrong;
  });
  history.replaceState(null, "", location.pathname);
  return refused;
}

/** Who is here now; a bot always is. */
export function withPresent(info: TableInfo, { present, spectators }: Presence): TableInfo {
  return { ...info, spectators, seats: info.seats.map((seat) => ({ ...seat, present: seat.kind === "bot" || present.includes(seat.seat) })) };
}

/** When the time is up of those who are asked, by this browser's clock. */
export const untilOf = ({ left }: Times, now = Date.now()): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(left).map(([seat, seconds]) => [seat, now + seconds * 1000]));
