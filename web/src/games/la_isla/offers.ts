/** The legal moves by the thing on the table that stands for them: a space, a slot, a resource, an animal. */
import type { Move, View } from "../../wire/types";
import { activeSlot } from "./desk.svelte";
import type { Printed } from "./printed";
import { type Offer, type OfferOf, offerOf, tableOf } from "./table";
import type { Animal, Colour } from "./told";

export interface Offers {
  readonly spaces: ReadonlyMap<string, Move>;
  readonly slots: ReadonlyMap<number, Move>;
  readonly colours: ReadonlyMap<Colour, Move>;
  readonly animals: ReadonlyMap<Animal, Move>;
  readonly pays: readonly OfferOf<"pay">[];
  readonly swaps: readonly OfferOf<"swap">[];
  readonly assigns: readonly OfferOf<"assign">[];
  readonly done: Move | null;
  /** An explorer is due, and there is no space that could be paid for. */
  readonly isStuck: boolean;
}

/** What can be done with each thing now, while the function of one slot is being decided on. */
export function offers(view: View, printed: Printed, seat: number, wanted: number | null): Offers {
  const moves = view.seat === seat ? view.moves.map(offerOf) : [];
  const mine = tableOf(view).seats[seat]!;
  const active = mine.slots[activeSlot(mine, wanted)]?.card;
  const of = <Kind extends Offer["kind"]>(kind: Kind): OfferOf<Kind>[] => moves.filter((move): move is OfferOf<Kind> => move.kind === kind);
  const uses = of("use");
  const using = uses.filter(({ args }) => args.card === active?.number);
  const slotOf = (card: number): number => mine.slots.findIndex((slot) => slot.card?.number === card);
  return {
    spaces: new Map([...of("lift"), ...of("place")].map((move) => [move.args.space, move])),
    slots: new Map<number, Move>([
      ...of("cover").map((move) => [move.args.slot - 1, move] as const),
      ...uses.filter(({ args }) => !args.colour && !args.animal).map((move) => [slotOf(move.args.card), move] as const),
    ]),
    colours: new Map<Colour, Move>([...of("take"), ...using].flatMap((move) => (move.args.colour ? [[move.args.colour, move] as const] : []))),
    animals: new Map<Animal, Move>([...of("mark"), ...using].flatMap((move) => (move.args.animal ? [[move.args.animal, move] as const] : []))),
    pays: of("pay"),
    swaps: active && printed.family(active).effect === "swap" ? of("swap") : [],
    assigns: of("assign"),
    done: of("done")[0] ?? null,
    isStuck: of("take").length === moves.length && moves.length > 0,
  };
}

/** The move that lays the cards in this order under A, B and D. */
export const layingOf = (assigns: readonly OfferOf<"assign">[], [a, b, d]: readonly number[]): Move | undefined =>
  assigns.find(({ args }) => args.a === a && args.b === b && args.d === d);
