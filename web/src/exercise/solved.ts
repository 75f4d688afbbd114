/** The exercises of each game that this browser has solved. */
const KEPT = (game: string): string => `islario-exercises ${game}`;

function solved(game: string): number[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT(game)) ?? "[]");
    return Array.isArray(read) ? read.filter(Number.isInteger) : [];
  } catch {
    return [];
  }
}

const solve = (game: string, number: number): void => localStorage.setItem(KEPT(game), JSON.stringify([...new Set([...solved(game), number])]));

/** Where to go on: the first that is not solved; the first of all where all are. */
export const next = (done: readonly number[], of: number): number => Array.from({ length: of }, (_, i) => i + 1).find((number) => !done.includes(number)) ?? 1;

export const solving = { solved, solve };
