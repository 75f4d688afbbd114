/** The chairs of a table that is being set: who is to sit on each. */
import type { BotInfo, NewSeat, NewTable } from "../wire/types";

export interface Chair { kind: NewSeat["kind"]; name: string; bot: string }

/** The bot to begin with: the best that does not make anyone wait. */
export const usual = (bots: readonly BotInfo[]): string => bots.findLast(({ seconds }) => seconds < 1)?.name ?? "";

/** The first for whoever sets the table, the second for a bot, so that one can begin at once; friends take the others. */
export function chairs(most: number, name: string, bot: string): Chair[] {
  return Array.from({ length: most }, (_, i): Chair => ({ kind: i === 0 ? "here" : i === 1 ? "bot" : "open", name: i === 0 ? name : "", bot }));
}

/** Bots are called by their kind, and numbered where there are several of it. */
function botName(seats: readonly Chair[], i: number, bots: readonly BotInfo[]): string {
  const kind = seats[i]!.bot;
  const before = seats.slice(0, i).filter((chair) => chair.kind === "bot" && chair.bot === kind).length;
  return [bots.find(({ name }) => name === kind)?.words ?? kind, before ? before + 1 : ""].join(" ").trim();
}

export function request(game: string, seats: readonly Chair[], options: NewTable["options"], language: string, bots: readonly BotInfo[]): NewTable {
  const asked = seats.map(({ kind, name, bot }, i): NewSeat => {
    if (kind === "bot") return { kind, bot, name: botName(seats, i, bots) };
    return name.trim() && kind === "here" ? { kind, name: name.trim() } : { kind };
  });
  return { game, players: seats.length, options, language, seats: asked };
}
