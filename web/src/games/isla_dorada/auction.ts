/** How everybody stands: in the bidding, and in the steps where several are asked at once. */
import type { Arg, Entry, Happening, View } from "../../wire/types";
import { type Bid, type Dorada, dorada } from "./facts";
import type { Route } from "./island";

export type Standing = "bids" | "leads" | "passed" | "silenced" | "bare" | "thinks" | "done" | "waits";
export interface Chair { readonly seat: number; readonly standing: Standing; readonly bid?: Bid }
export interface Offer { readonly route: Route; readonly total: number; readonly seats: readonly number[]; readonly leads: boolean }

const nameOf = ({ path, fly }: Route): string => path ?? `fly ${fly}`;

/** The bids on the table, the leading one first. */
export function offers({ bids, leading }: Dorada): Offer[] {
  const found = new Map<string, { route: Route; total: number; seats: number[] }>();
  for (const bid of bids) {
    const offer = found.get(nameOf(bid)) ?? { route: bid, total: 0, seats: [] };
    found.set(nameOf(bid), { ...offer, total: offer.total + bid.amount, seats: [...offer.seats, bid.seat] });
  }
  const best = leading && nameOf(leading);
  const all = [...found].map(([name, offer]) => ({ ...offer, leads: name === best }));
  return all.sort((a, b) => Number(b.leads) - Number(a.leads) || b.total - a.total);
}

/** Seats after the first up to, not including, the second, clockwise. */
function between(from: number, to: number, players: number): number[] {
  const seats: number[] = [];
  for (let seat = (from + 1) % players; seat !== to && seats.length < players; seat = (seat + 1) % players) seats.push(seat);
  return seats;
}

/** Who has passed since the last bid; where nobody has to open, since the leader. */
export function passed(view: View): readonly number[] {
  const { phase, last_bidder, leader } = dorada(view);
  const turn = view.pending[0];
  if (phase !== "bid" || turn === undefined) return [];
  if (last_bidder === null) return turn === leader ? [] : [leader, ...between(leader, turn, view.players)];
  return between(last_bidder, turn, view.players);
}

/** What each seat bid last in this round, outbid or not: the view has only the bids that count. */
export function lastBids(log: readonly Entry[], { version }: View): ReadonlyMap<Arg | undefined, Happening> {
  const told = log.filter((entry) => entry.version <= version).flatMap(({ happenings }) => happenings);
  const begun = told.findLastIndex(({ kind }) => kind === "round_begun");
  return new Map(told.slice(begun).filter(({ kind }) => kind === "bid").map((one) => [(one.args["who"] as { seat: number }).seat, one]));
}

export function chairs(view: View): Chair[] {
  const facts = dorada(view);
  const out = passed(view);
  const leading = offers(facts)[0];
  return facts.seats.map((goods, seat) => {
    const bid = facts.bids.find((one) => one.seat === seat);
    const standing = ((): Standing => {
      if (facts.phase === "bid" && goods.silenced) return "silenced";
      if (view.pending.includes(seat)) return "thinks";
      if (facts.phase === "bid" || facts.phase === "pay") {
        if (bid) return leading?.seats.includes(seat) ? "leads" : "bids";
        if (facts.phase === "bid" && out.includes(seat)) return goods.cards ? "passed" : "bare";
      }
      return facts.phase !== "pay" && facts.seats.some((one) => one.waited_for) ? "done" : "waits";
    })();
    return bid ? { seat, standing, bid } : { seat, standing };
  });
}
