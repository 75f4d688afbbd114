/** How everybody stands: in the bidding, and in the steps where several are asked at once. */
import type { Entry, View } from "../../wire/types";
import { type Event, eventsOf, tableOf } from "./table";
import type { Offer } from "./told";

export type Standing = "bids" | "leads" | "passed" | "silenced" | "bare" | "thinks" | "done" | "waits";
/** A seat with the bid behind which it stands, and what it has put into it. */
export interface Chair { readonly seat: number; readonly standing: Standing; readonly offer: Offer | undefined; readonly amount: number | undefined }
type Bid = Extract<Event, { kind: "bid" }>;
type Word = Extract<Event, { kind: "bid" | "added" | "passed" }>;

/** What has happened in this round. */
function round(log: readonly Entry[], { version }: View): readonly Event[] {
  const told = eventsOf(log.filter((entry) => entry.version <= version).flatMap(({ happenings }) => happenings));
  return told.slice(Math.max(told.findLastIndex(({ kind }) => kind === "round_begun"), 0));
}

/** What each seat bid last in this round, outbid or not: the view has only the bids that count. */
export const lastBids = (log: readonly Entry[], view: View): ReadonlyMap<number, Bid> => new Map(round(log, view).flatMap((event) => (event.kind === "bid" ? [[event.facts.who, event]] : [])));

const WORDS: readonly Event["kind"][] = ["bid", "added", "passed"];
const lastWord = (log: readonly Entry[], view: View, seat: number): Word | undefined => round(log, view).findLast((event): event is Word => WORDS.includes(event.kind) && (event as Word).facts.who === seat);

/** In these steps not everybody is asked: who is not has not answered either. */
const SOME: readonly string[] = ["pay", "limit"];

/** Who has passed stays so until asked again, even if others have bid since. */
export function chairs(view: View, log: readonly Entry[] = []): Chair[] {
  const { phase, seats, offers, bids } = tableOf(view);
  return seats.map(({ silenced, passed, cards }, seat) => {
    const offer = offers.find((one) => one.seats.includes(seat));
    const standing = ((): Standing => {
      if (silenced) return "silenced";
      if (view.pending.includes(seat)) return "thinks";
      if (offer) return offer.leads ? "leads" : "bids";
      if (passed) return cards ? "passed" : "bare";
      if (phase === "bid" && lastWord(log, view, seat)?.kind === "passed") return "passed";
      return !SOME.includes(phase) && seats.some((one) => one.waited_for) ? "done" : "waits";
    })();
    return { seat, standing, offer, amount: bids.find((bid) => bid.seat === seat)?.amount };
  });
}
