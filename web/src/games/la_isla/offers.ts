/** The legal moves by the thing on the table that stands for them: a space, a slot, a resource, an animal. */
import type { Move, View } from "../../wire/types";
import { activeSlot } from "./desk.svelte";
import { type Animal, type Colour, isla } from "./facts";

export interface Offers {
  readonly spaces: ReadonlyMap<string, Move>;
  readonly slots: ReadonlyMap<number, Move>;
  readonly colours: ReadonlyMap<Colour, Move>;
  readonly animals: ReadonlyMap<Animal, Move>;
  readonly pays: readonly Move[];
  readonly swaps: readonly Move[];
  readonly assigns: readonly Move[];
  readonly done: Move | null;
  /** An explorer is due, and there is no space that could be paid for. */
  readonly isStuck: boolean;
}

/** What can be done with each thing now, while the function of one slot is being decided on. */
export function offers(view: View, seat: number, wanted: number | null): Offers {
  const moves = view.seat === seat ? view.moves : [];
  const holding = isla(view).seats[seat]!;
  const active = holding.slots[activeSlot(holding, wanted)]?.card?.number;
  const of = (kind: string): Move[] => moves.filter((move) => move.kind === kind);
  const used = of("use");
  const chosen = [...of("take"), ...of("mark"), ...used.filter((move) => move.args["card"] === active)];
  const slotOf = (move: Move): number => holding.slots.findIndex((slot) => slot.card?.number === move.args["card"]);
  return {
    spaces: new Map([...of("lift"), ...of("place")].map((move) => [String(move.args["space"]), move])),
    slots: new Map([
      ...of("cover").map((move) => [Number(move.args["slot"]) - 1, move] as const),
      ...used.filter(({ args }) => !("colour" in args) && !("animal" in args)).map((move) => [slotOf(move), move] as const),
    ]),
    colours: new Map(chosen.filter(({ args }) => "colour" in args).map((move) => [move.args["colour"] as Colour, move])),
    animals: new Map(chosen.filter(({ args }) => "animal" in args).map((move) => [move.args["animal"] as Animal, move])),
    pays: of("pay"),
    swaps: active === undefined || holding.slots.some((slot) => slot.usable && slot.card?.number === active && slot.card.function === "shared-swap") ? of("swap") : [],
    assigns: of("assign"),
    done: of("done")[0] ?? null,
    isStuck: of("take").length === moves.length && moves.length > 0,
  };
}

/** The move that lays the cards in this order under A, B and D. */
export const layingOf = (assigns: readonly Move[], [a, b, d]: readonly number[]): Move | undefined =>
  assigns.find(({ args }) => args["a"] === a && args["b"] === b && args["d"] === d);
