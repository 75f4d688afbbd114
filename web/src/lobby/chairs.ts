/** The chairs of a table that is being set: who is to sit on each. */
import type { BotInfo, NewSeat, NewTable } from "../wire/types";
import type { Language } from "../words/words.svelte";

export interface Chair { kind: NewSeat["kind"]; name: string; bot: string }
interface Setting { players: number; seats: Chair[]; chosen: Record<string, string> }

/** How each game's table was set last, for whoever plays again. */
export const settings = new Map<string, Setting>();

/** The bot to begin with: one that whoever plays for the first time can beat. */
export const USUAL = "sailor";

/** The first for whoever sets the table, the others for bots, so that one can begin at once. */
export function chairs(most: number, name: string, bot = USUAL): Chair[] {
  return Array.from({ length: most }, (_, i): Chair => ({ kind: i ? "bot" : "here", name: i ? "" : name, bot }));
}

/** Bots are called by their kind, and numbered where there are several of it. */
function botName(seats: readonly Chair[], i: number, bots: readonly BotInfo[]): string {
  const kind = seats[i]!.bot;
  const before = seats.slice(0, i).filter((chair) => chair.kind === "bot" && chair.bot === kind).length;
  return [bots.find(({ name }) => name === kind)?.words ?? kind, before ? before + 1 : ""].join(" ").trim();
}

export function request(game: string, seats: readonly Chair[], options: Readonly<Record<string, string>>, language: Language, bots: readonly BotInfo[]): NewTable {
  const asked = seats.map(({ kind, name, bot }, i): NewSeat => {
    if (kind === "bot") return { kind, bot, name: botName(seats, i, bots) };
    return name.trim() && kind === "here" ? { kind, name: name.trim() } : { kind };
  });
  return { game, players: seats.length, options, language, seats: asked };
}
