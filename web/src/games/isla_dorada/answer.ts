/** What is decided now, and how it is answered, wherever it lies: on the map, on the desk, on a card. */
import type { Move as AnyMove, View } from "../../wire/types";
import type { BoardProps } from "../client";
import { type Move, movesOf, tableOf } from "./table";

export const mine = (view: View, seat: number): readonly Move[] => (view.seat === seat ? movesOf(view.moves) : []);

/** A way leads on to the amounts, and a lone answer is no choice: neither has to be confirmed. */
export function answer({ view, seat, onchoose, onplan }: Pick<BoardProps, "view" | "seat" | "onchoose" | "onplan">, move: AnyMove): void {
  const isHalf = tableOf(view).phase === "bid" && (move.kind === "path" || move.kind === "fly");
  const asked = view.version;
  if (isHalf || mine(view, seat).length === 1) onplan(({ version }) => (version === asked ? move : undefined));
  else onchoose(move);
}
