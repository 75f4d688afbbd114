/** Which seats a narrow bar has room for. */
import type { View } from "../wire/types";

const ROOM = 4;

/** All of them, as long as there is room; else mine, the leader's and one that is asked, in the order in which they sit. */
export function inSight({ scores, pending }: Pick<View, "scores" | "pending">, mine: number | null): readonly number[] {
  const all = scores.map((_, seat) => seat);
  if (all.length <= ROOM) return all;
  const leader = scores.indexOf(Math.max(...scores));
  const wanted = [mine, leader, pending.find((seat) => seat !== mine)];
  return all.filter((seat) => wanted.includes(seat));
}
