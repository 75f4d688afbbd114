/** Paying a bid: the payments that the server lists, and what is wrong with a choice of cards that is none of them. */
import type { Move, View } from "../../wire/types";
import { PAYS_ON } from "./cards";
import { type Bill, type Counts, dorada, type Payment } from "./facts";

const JOKERS = ["drako", "zeppelin"];
const entries = (plan: Counts): [string, number][] => Object.entries(plan) as [string, number][];
/** Whether a payment puts down at least these cards. */
const covers = ({ cards }: Payment, plan: [string, number][]): boolean => plan.every(([card, n]) => (cards[card] ?? 0) >= n);
export const sum = (counts: Counts): number => entries(counts).reduce((total, [, n]) => total + n, 0);

/** The payment that consists of these very cards. */
export const exactly = ({ payments }: Bill, plan: Counts): Payment | undefined => payments.find((one) => covers(one, entries(plan)) && sum(one.cards) === sum(plan));

/** The most cards of a kind that any payment takes. */
export const most = ({ payments }: Bill, card: string): number => Math.max(0, ...payments.map(({ cards }) => cards[card] ?? 0));

export const missing = ({ due }: Bill, plan: Counts): number => due - entries(plan).reduce((total, [card, n]) => total + n * PAYS_ON[card]![0], 0);

/** What is wrong with a choice: how much is missing, or which limit it breaks. */
export function flaw(bill: Bill, plan: Counts): "short" | "gold" | "shaman" | "spare" | null {
  const some = (part: [string, number][]): boolean => bill.payments.some((one) => covers(one, part));
  if (exactly(bill, plan)) return null;
  if (some(entries(plan))) return "short";
  if (bill.payments.some(({ cards }) => entries(cards).every(([card, n]) => (plan[card] ?? 0) >= n))) return "spare";
  return some(entries(plan).filter(([card]) => JOKERS.includes(card))) ? "shaman" : "gold";
}

/** Plays the cards of a plan, one move of the given kind after the other. */
export function playing(kind: "pay" | "discard", plan: Counts): (view: View) => Move | undefined {
  const left: Record<string, number> = { ...plan } as Record<string, number>;
  const round = (view: View): string => `${dorada(view).phase}${dorada(view).round}`;
  let begun: string | undefined;
  return (view) => {
    begun ??= round(view);
    const move = round(view) === begun ? view.moves.find((one) => one.kind === kind && (left[String(one.args["card"])] ?? 0) > 0) : undefined;
    if (move) left[String(move.args["card"])]! -= 1;
    return move;
  };
}
