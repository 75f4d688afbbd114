/** Whether somebody stays beside whoever plays a game in this browser, and what they have heard already. */
const KEPT = (game: string): string => `islario-beside ${game}`;

function heard(game: string): string[] | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT(game)) ?? "null");
    return Array.isArray(read) ? read.filter((kind) => typeof kind === "string") : null;
  } catch {
    return null;
  }
}

export const beside = {
  heard,
  isOn: (game: string): boolean => heard(game) !== null,
  /** From the beginning, or not at all. */
  turn: (game: string, on: boolean): void => (on ? localStorage.setItem(KEPT(game), "[]") : localStorage.removeItem(KEPT(game))),
  hear: (game: string, kind: string): void => localStorage.setItem(KEPT(game), JSON.stringify([...new Set([...(heard(game) ?? []), kind])])),
};
