/** What the thing pointed at or tapped last means, and the ways that a tapped site leaves open; the bar below the map has both. */
import type { Move } from "../../wire/types";

class Said {
  words = $state("");
  ways = $state.raw<readonly Move[]>([]);
}

export const said = new Said();
export const tell = (words: string): void => void (said.words = words);
