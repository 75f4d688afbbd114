/** What the shell hands out, in the shapes of La Isla; `told.ts` says which. */
import type { Move } from "../../wire/types";
import type { GameMove, Plan, Table } from "./told";

export const tableOf = ({ table }: { readonly table: unknown }): Table => table as Table;

/** A move, and what its kind says of it. */
export type Offer = Move & GameMove;
export type OfferOf<Kind> = Extract<Offer, { readonly kind: Kind }>;
export const offerOf = (move: Move): Offer => move as Offer;

/** Where cards are laid. */
export type Letter = keyof Plan;
export const LETTERS: readonly Letter[] = ["A", "B", "D"];

/** The spaces where a card counts, wherever on the table it lies. */
export function spacesFor({ seats }: Table, number: number): readonly string[] {
  const cards = seats.flatMap(({ slots, hand, aside }) => [...slots.map(({ card }) => card), ...hand, ...Object.values(aside)]);
  return cards.find((card) => card?.number === number)?.spaces ?? [];
}
