/** Finding a move by a few letters of its words, in any order and without accents. */
import type { Move } from "../wire/types";

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function matching(moves: readonly Move[], sought: string): readonly Move[] {
  const parts = plain(sought).split(/\s+/).filter(Boolean);
  return parts.length ? moves.filter(({ words }) => parts.every((part) => plain(words).includes(part))) : moves;
}
