/** What the reader has in hand at this screen: the card that was asked about, the one being decided on, the cards being sorted. */
import type { Colour, Seat } from "./told";

interface Desk {
  /** The card that was asked about by a click, by its number: the island shows where its function counts. */
  meant: number | null;
  /** What is pointed at, in words. */
  hint: string;
  /** The seat whose explorers are highlighted. */
  sought: number | null;
  /** The slot whose function the reader wants to decide on first. */
  slot: number | null;
  /** The resource to be given in a swap. */
  give: Colour | null;
  /** The hand as the reader has sorted it: the first three lie under A, B and D. */
  order: readonly number[];
  /** The card of the hand that was picked up by a tap. */
  picked: number | null;
}

const EMPTY = { meant: null, slot: null, give: null, picked: null };
export const desk = $state<Desk>({ ...EMPTY, hint: "", sought: null, order: [] });

/** Another question: what belonged to the last one is put away. */
export const clear = (): void => void Object.assign(desk, EMPTY);

/** Shows on the island where a card counts; asked for twice, no longer. */
export const mean = (card: number): void => void (desk.meant = desk.meant === card ? null : card);

/** The slot that is being decided on: the one that the reader wants, or else the first that asks. */
export function activeSlot({ slots }: Seat, wanted: number | null): number {
  if (wanted !== null && slots[wanted]?.usable) return wanted;
  return slots.findIndex((slot) => slot.usable > 0);
}

/** The hand in the reader's order: cards laid already as they lie, cards sorted before where they were, others behind. */
export function sorted(hand: readonly number[], plan: readonly number[], order: readonly number[]): number[] {
  const known = [...plan, ...order].filter((card, i, all) => hand.includes(card) && all.indexOf(card) === i);
  return [...known, ...hand.filter((card) => !known.includes(card))];
}

export function swapped(order: readonly number[], a: number, b: number): number[] {
  return order.map((card) => (card === a ? b : card === b ? a : card));
}
