/** The boxes on the shelf, as the server describes them. */
import type { GameInfo } from "../wire/types";

/** How long a match takes at least: the first number in its time. */
const minutes = ({ time }: GameInfo): number => Number(/\d+/.exec(time)?.[0] ?? 0);

/** The quickest game first. */
export const boxes = (offered: readonly GameInfo[]): GameInfo[] => offered.toSorted((a, b) => minutes(a) - minutes(b));

/** How many can play; a game whose box is not open yet does not say. */
export function range(players: readonly number[]): string {
  return [...new Set([players[0], players.at(-1)])].join("–");
}

/** Whether its rules are being prepared, and there will be more to tell. */
export const isUnderWay = ({ preparing }: Pick<GameInfo, "preparing">): boolean => preparing !== null && !preparing.failed;

/** Where one can go from a box: the page, its name in words, and how the link looks. */
export const ways = ({ ready, lesson, exercises }: Pick<GameInfo, "ready" | "lesson" | "exercises">): (readonly [string, string, string])[] => [
  ...(ready ? [["new", "play-game", "main"] as const] : []),
  ...(lesson ? ([["learn", "learn", ""], ["how", "how", "quiet"]] as const) : [["games", "rules", "quiet"] as const]),
  ...(exercises ? [["exercises", "exercises", "quiet"] as const] : []),
];
