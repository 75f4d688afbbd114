/** Adventure cards in the order of the hand, what they pay on which ground, and which bear a bolt: the drawings come in that order. */
import { SYMBOLS } from "./facts";
import { FIGURES } from "./figures";

const DRAWN = Object.keys(FIGURES);
export const HAND = [...DRAWN.slice(0, 11), ...SYMBOLS.map((symbol) => `bonus_${symbol}`)];
export const BOLTS = DRAWN.slice(11, 20);
export const PAYS_ON: Readonly<Record<string, readonly [number, string]>> = {
  yak: [1, "mountain"],
  kamel: [1, "sand"],
  gonogo: [1, "jungle"],
  kayak: [2, "sea"],
  drako: [2, "air"],
  zeppelin: [5, "air"],
};
export const helpOf = (card: string): string => `web-help-${card.startsWith("bonus_") ? "bonus" : card}`;
