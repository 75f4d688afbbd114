/** Setting a table that teaches a game, finding the one that was left, and the whole match that follows. */
import { kept } from "../table/keepsakes";
import { beside } from "./beside";
import * as api from "../wire/api";
import type { NewTable, TableInfo } from "../wire/types";
import { speech } from "../words/words.svelte";

const left = (game: string): string => `islario-lesson ${game}`;

async function set(table: Omit<NewTable, "language">): Promise<string> {
  const made = await api.create({ ...table, language: speech.language });
  kept.keepToken(made.table.id, "host", made.host);
  return made.table.id;
}

/** A fresh lesson's table. */
export async function begin(game: string): Promise<string> {
  const id = await set({ game, lesson: true });
  localStorage.setItem(left(game), id);
  return id;
}

/** The table of a lesson that goes on, if this browser has left one. */
export async function unfinished(game: string): Promise<string | null> {
  const id = localStorage.getItem(left(game));
  const info = id && (await api.table(id).catch(() => null));
  return info && info.mine.length && !info.over && !info.halt ? info.id : null;
}

/** The lesson is learned: there is nothing to go on with. */
export const finished = (game: string): void => localStorage.removeItem(left(game));

/** A whole match with the same bots, and somebody beside the learner. */
export function whole({ game, seats }: TableInfo): Promise<string> {
  beside.turn(game, true);
  return set({ game, players: seats.length, seats: seats.map(({ kind, name, bot }) => (kind === "bot" ? { kind, name, bot } : { kind: "here", name })) });
}
