/** Which thing a move speaks of, where its details alone do not say it: every island has an area A, and every colour a house. */
import type { Move, View } from "../../wire/types";
import { isOnArea, offerOf, tableOf } from "./table";

export function meant(chosen: Move, view: View): string | null {
  const [move, { islands, building, turned }, seat] = [offerOf(chosen), tableOf(view), view.seat ?? 0];
  const mine = islands[seat];
  if (isOnArea(move)) {
    const there = mine?.buildings[move.args.area];
    const merges = move.kind === "palace" || move.kind === "town";
    return merges && there ? `${move.kind}:${there.colour}` : `area:${mine?.island}/${move.args.area}`;
  }
  if (move.kind === "colour") return `${building?.building ?? "house"}:${move.args.colour}`;
  if (move.kind === "name") return `card:${turned.at(-1)}`;
  return move.kind === "draw" || move.kind === "take_extra" ? "part:deck" : null;
}
