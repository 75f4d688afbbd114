/** Which thing a move speaks of, where its details alone do not say it: a card, mostly. Where three are laid, the one that was
 * tapped explains itself. */
import type { Move, View } from "../../wire/types";
import { offerOf, tableOf } from "./table";

export function meant(chosen: Move, view: View): string | null {
  const [move, slots] = [offerOf(chosen), tableOf(view).seats[view.seat ?? 0]?.slots ?? []];
  const of = (card: { readonly number: number } | null | undefined): string | null => (card ? `card:${card.number}` : null);
  if (move.kind === "cover") return of(slots[move.args.slot - 1]?.card); // its function is lost
  if (move.kind === "swap") return `resource:${move.args.get}`;
  return move.kind === "done" ? of(slots.find(({ asks }) => asks)?.card) : null;
}
