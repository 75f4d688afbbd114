/** What the thing pointed at or tapped last means, and the ways that a tapped site leaves open; the bar below the map has both. */
import type { Counts, Move } from "./table";

class Said {
  words = $state("");
  ways = $state.raw<readonly Move[]>([]);
  /** The cards picked for a payment or a discard, wherever they are shown. */
  edited = $state.raw<{ readonly question: string; readonly plan: Counts } | null>(null);
}

export const said = new Said();
export const tell = (words: string): void => void (said.words = words);
