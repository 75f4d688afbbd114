/** The boxes on the shelf, the quickest game first; the server describes them. */
import type { GameInfo } from "../wire/types";

const ORDER = ["trails-of-tucana", "la-isla", "islas-canarias", "isla-dorada"];

export function boxes(offered: readonly GameInfo[]): GameInfo[] {
  return ORDER.flatMap((name) => offered.find((game) => game.name === name) ?? []);
}

/** How many can play; a game whose rules are not there yet does not say. */
export function range(players: readonly number[]): string {
  return [...new Set([players[0], players.at(-1)])].join("–");
}
