/** Paying a bid: the cheapest cards proposed, and whether a choice of cards is a payment, by the rules ID-77 to ID-91. */
import type { Move, View } from "../../wire/types";
import { PAYS_ON } from "./cards";
import { type Counts, dorada, type Goods } from "./facts";
import { kindOf, type Route } from "./island";

/** Cards are put down in this order; some cost gold. */
export const PAYING = ["zeppelin", "drako", "kayak", "yak", "kamel", "gonogo"] as const;
export type Paying = (typeof PAYING)[number];
const GOLD: Readonly<Partial<Record<Paying, number>>> = { zeppelin: 3, drako: 1 };
const pays = (card: Paying): number => PAYS_ON[card]![0];
/** All water is one ground to a kayak. */
const groundOf = (kind: string): string => (kind === "lake" || kind === "river" ? "sea" : kind);
const isOwn = (card: Paying, kind: string): boolean => PAYS_ON[card]![1] === groundOf(kind);
const sum = (of: (card: Paying) => number): number => PAYING.reduce((n, card) => n + of(card), 0);

export type Plan = Readonly<Record<Paying, number>>;
const NOTHING: Plan = { zeppelin: 0, drako: 0, kayak: 0, yak: 0, kamel: 0, gonogo: 0 };

export interface Bill { readonly due: number; readonly kind: string; readonly gold: number; readonly most: Plan; readonly shamans: number; readonly changed: readonly Paying[] }

/** What a seat still has to pay of an amount for a route, and with what. */
export function bill({ gold, hand }: Goods, route: Route, amount: number): Bill {
  const { cards, put_down } = hand!;
  const kind = kindOf(route);
  const down = (card: Paying): number => put_down[card] ?? 0;
  const reached = PAYING.findLastIndex((card) => down(card) > 0);
  const shamans = (cards["shaman"] ?? 0) - (put_down["shaman"] ?? 0);
  const fits = (card: Paying): boolean => card in GOLD || isOwn(card, kind) || (card !== "kayak" && kind !== "air" && groundOf(kind) !== "sea" && (shamans > 0 || down(card) > 0));
  const most = Object.fromEntries(PAYING.map((card, i) => [card, i >= reached && fits(card) ? (cards[card] ?? 0) - down(card) : 0])) as unknown as Plan;
  return {
    due: amount - sum((card) => down(card) * pays(card)),
    kind,
    gold: gold - sum((card) => down(card) * (GOLD[card] ?? 0)),
    most,
    shamans,
    changed: PAYING.filter((card) => down(card) > 0),
  };
}

const worth = (plan: Plan): number => sum((card) => plan[card] * pays(card));
export const goldOf = (plan: Plan): number => sum((card) => plan[card] * (GOLD[card] ?? 0));
export const shamansOf = (plan: Plan, { kind, changed }: Bill): number =>
  PAYING.slice(3).filter((card) => plan[card] && !isOwn(card, kind) && !changed.includes(card)).length;

/** What is wrong with a payment: how much is missing, or which limit it breaks. */
export type Flaw = "short" | "gold" | "shaman" | "spare" | null;
export const missing = (plan: Plan, due: Bill): number => due.due - worth(plan);

export function flaw(plan: Plan, due: Bill): Flaw {
  if (goldOf(plan) > due.gold) return "gold";
  if (shamansOf(plan, due) > due.shamans) return "shaman";
  if (missing(plan, due) > 0) return "short";
  const last = PAYING.findLast((card) => plan[card]);
  return last && worth(plan) - pays(last) >= due.due ? "spare" : null;
}

/** The payment that keeps the most, of all there are: little gold first, then few Shamans, then few cards. */
export function proposed(due: Bill): Plan {
  const cost = (plan: Plan): number => 9 * goldOf(plan) + 4 * shamansOf(plan, due) + 2 * worth(plan) + sum((card) => plan[card]);
  const some = (card: Paying, plan: Plan): Plan[] => Array.from({ length: due.most[card] + 1 }, (_, n) => ({ ...plan, [card]: n }));
  const all = PAYING.reduce((plans, card) => plans.flatMap((plan) => some(card, plan)), [NOTHING]);
  return all.filter((plan) => !flaw(plan, due)).sort((a, b) => cost(a) - cost(b))[0] ?? NOTHING;
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
