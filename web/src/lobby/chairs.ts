/** The chairs of a table that is being set: who is to sit on each. */
import type { NewSeat, NewTable } from "../wire/types";

export interface Chair { kind: NewSeat["kind"]; name: string; bot: string }

/** The first for whoever sets the table, the second for a bot, so that one can begin at once; friends take the others. */
export function chairs(most: number, name: string, bot: string): Chair[] {
  return Array.from({ length: most }, (_, i): Chair => ({ kind: i === 0 ? "here" : i === 1 ? "bot" : "open", name: i === 0 ? name : "", bot }));
}

export function request(game: string, seats: readonly Chair[], options: Readonly<Record<string, string>>, language: string): NewTable {
  const asked = seats.map(({ kind, name, bot }): NewSeat => {
    if (kind === "bot") return { kind, bot };
    return name.trim() && kind === "here" ? { kind, name: name.trim() } : { kind };
  });
  return { game, players: seats.length, options, language, seats: asked };
}
