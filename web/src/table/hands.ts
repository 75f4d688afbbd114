/** Seats that change hands, for whoever they concern. */
import * as api from "../wire/api";
import type { Presence, TableInfo, Times } from "../wire/types";
import { type Language, say, speech } from "../words/words.svelte";

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
