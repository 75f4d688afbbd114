/** The boxes on the shelf, as the server describes them. */
import type { GameInfo } from "../wire/types";

/** How long a match takes at least: the first number in its time. */
const minutes = ({ time }: GameInfo): number => Number(/\d+/.exec(time)?.[0] ?? 0);

/** The quickest game first. */
export const boxes = (offered: readonly GameInfo[]): GameInfo[] => offered.toSorted((a, b) => minutes(a) - minutes(b));

/** How many can play; a game whose rules are not there yet does not say. */
export function range(players: readonly number[]): string {
  return [...new Set([players[0], players.at(-1)])].join("–");
}
