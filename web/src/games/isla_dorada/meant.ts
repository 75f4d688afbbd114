/** Which thing a move speaks of, where its details alone do not say it. */
import type { Move as AnyMove, View } from "../../wire/types";
import { movesOf, tableOf } from "./table";
import type { GameMove } from "./told";

const THINGS: Partial<Readonly<Record<GameMove["kind"], string>>> = {
  pass: "part:auction",
  amount: "part:auction",
  ovetos: "card:ovetos",
  juju: "card:juju",
  sangaia: "card:sangaia",
  done: "part:treasures",
  take_from_deck: "part:deck",
  no_purchase: "part:gold",
};

export function meant(chosen: AnyMove, view: View): string | null {
  const [move] = movesOf([chosen]);
  if (move?.kind === "fly") return `site:${move.args.to}`; // a curse bears the same name
  const { bolt } = tableOf(view);
  if (bolt && (move?.kind === "victim" || move?.kind === "pair")) return `card:${bolt}`;
  return (move && THINGS[move.kind]) ?? null;
}
