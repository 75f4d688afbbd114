/** Paying a bid: the payments that the server lists, and what is wrong with a choice of cards that is none of them. */
import type { Move as AnyMove, View } from "../../wire/types";
import type { Printed } from "./printed";
import { type Counts, movesOf, tableOf } from "./table";
import type { Bill, Payment } from "./told";

const entries = Object.entries<number>;
/** Whether a payment puts down at least these cards. */
const covers = ({ cards }: Payment, plan: [string, number][]): boolean => plan.every(([card, n]) => (cards[card] ?? 0) >= n);
export const sum = (counts: Counts): number => entries(counts).reduce((total, [, n]) => total + n, 0);

/** The payment that consists of these very cards. */
export const exactly = ({ payments }: Bill, plan: Counts): Payment | undefined => payments.find((one) => covers(one, entries(plan)) && sum(one.cards) === sum(plan));

/** The most cards of a kind that any payment takes. */
export const most = ({ payments }: Bill, card: string): number => Math.max(0, ...payments.map(({ cards }) => cards[card] ?? 0));

/** The cards that make these a payment: of all such payments the one that keeps the most. */
export function missing({ payments }: Bill, plan: Counts): [string, number][] {
  const whole = payments.find((one) => covers(one, entries(plan)));
  return entries(whole?.cards ?? {}).map(([card, n]): [string, number] => [card, n - (plan[card] ?? 0)]).filter(([, n]) => n > 0);
}

/** What is wrong with a choice: that something is missing, or which limit it breaks. */
export function flaw(bill: Bill, plan: Counts, printed: Printed): "short" | "gold" | "shaman" | "spare" | null {
  const some = (part: [string, number][]): boolean => bill.payments.some((one) => covers(one, part));
  if (exactly(bill, plan)) return null;
  if (some(entries(plan))) return "short";
  if (bill.payments.some(({ cards }) => entries(cards).every(([card, n]) => (plan[card] ?? 0) >= n))) return "spare";
  return some(entries(plan).filter(([card]) => printed.card(card).gold)) ? "shaman" : "gold";
}

/** Plays the cards of a plan, one move of the given kind after the other. */
export function playing(kind: "pay" | "discard", plan: Counts): (view: View) => AnyMove | undefined {
  const left: Record<string, number> = { ...plan };
  const round = (view: View): string => `${tableOf(view).phase}${tableOf(view).round}`;
  let begun: string | undefined;
  return (view) => {
    begun ??= round(view);
    if (round(view) !== begun) return undefined;
    for (const move of movesOf(view.moves)) {
      if (move.kind !== kind || !left[move.args.card]) continue;
      left[move.args.card]! -= 1;
      return move;
    }
    return undefined;
  };
}
