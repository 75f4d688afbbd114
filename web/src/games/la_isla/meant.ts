/** Which thing a move speaks of, where its details alone do not say it: a card, mostly. */
import type { Move, View } from "../../wire/types";
import { offerOf, tableOf } from "./table";

export function meant(chosen: Move, view: View): string | null {
  const [move, slots] = [offerOf(chosen), tableOf(view).seats[view.seat ?? 0]?.slots ?? []];
  const of = (card: { readonly number: number } | null | undefined): string | null => (card ? `card:${card.number}` : null);
  if (move.kind === "assign") return `card:${move.args.a}`; // its function stays
  if (move.kind === "cover") return of(slots[move.args.slot - 1]?.card); // and this one goes
  if (move.kind === "swap") return `resource:${move.args.get}`;
  return move.kind === "done" ? of(slots.find(({ asks }) => asks)?.card) : null;
}
