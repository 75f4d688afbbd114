/** The chairs of a table that is being set: who is to sit on each. */
import { kept } from "../table/keepsakes";
import type { BotInfo, GameInfo, Games, NewSeat, NewTable } from "../wire/types";
import type { Language } from "../words/words.svelte";

/** Whoever sets the table is one of those at this screen, and sits on one chair at most. */
export const SITTERS = ["me", "open", "here", "bot"] as const;
export interface Chair { kind: (typeof SITTERS)[number]; name: string; bot: string }
/** Which clock runs, and what happens when time is up. */
export type Clocking = Pick<NewTable, "clock" | "minutes" | "late">;
/** Who else is welcome, and what they agree on. */
export type Company = Pick<NewTable, "chat" | "listed" | "fill" | "rated">;
export interface Setting { players: number; seats: Chair[]; chosen: Record<string, string>; swaps: boolean | null; window: number; clocking: Clocking; company: Company }

/** Seconds in which silence becomes an answer, where having one is a secret; 0: everybody answers. */
export const WINDOW = 4;
export const WINDOWS = [0, 2, WINDOW, 6, 10, 20, 60] as const;

/** The bot to begin with: one that whoever plays for the first time can beat. */
export const USUAL = "sailor";

/** The bots that play a game. */
export function playing({ bots, games }: Games, game: string): readonly BotInfo[] {
  const known = games.find(({ name }) => name === game)?.bots ?? [];
  return bots.filter(({ name }) => known.includes(name));
}

/** The first for whoever sets the table, the others for bots, so that one can begin at once. */
export function chairs(most: number, name: string, bot = USUAL): Chair[] {
  return Array.from({ length: most }, (_, i): Chair => ({ kind: i ? "bot" : "me", name: i ? "" : name, bot }));
}

/** How a game's table was set last, as far as its box still has it; or as for the first time. */
export function setting(game: GameInfo, bots: readonly BotInfo[], name: string): Setting {
  const last = (kept.table(game.name) ?? {}) as Partial<Setting>;
  const sat = Array.isArray(last.seats) ? last.seats : null;
  const first = chairs(Math.max(...game.players), name);
  const seats = first.map((chair, i): Chair => {
    const before = sat?.[i];
    if (!before || !SITTERS.includes(before.kind)) return sat ? { ...chair, kind: "bot", name: "" } : chair;
    const bot = bots.some((one) => one.name === before.bot) ? before.bot : USUAL;
    return { kind: before.kind, bot, name: before.kind === "me" ? name : String(before.name) };
  });
  const choices = game.options.map(({ name: option, default: usual, choices: all }): [string, string] => {
    const before = last.chosen?.[option];
    return [option, before !== undefined && (all.some((choice) => choice.name === before) || ["on", "off"].includes(before)) ? before : usual];
  });
  return {
    players: game.players.find((n) => n === last.players) ?? game.players.find((n) => n >= 2) ?? game.players[0] ?? 2,
    seats,
    chosen: Object.fromEntries(choices),
    swaps: last.swaps ?? null,
    window: WINDOWS.find((seconds) => seconds === last.window) ?? WINDOW,
    clocking: last.clocking ?? {},
    company: last.company ?? {},
  };
}

/** Somebody takes a chair. Who sits on another one already changes places with whoever was here. */
export function seat(chairs: readonly Chair[], i: number, kind: Chair["kind"], bot: string): Chair[] {
  const from = kind === "me" ? chairs.findIndex((chair) => chair.kind === "me") : -1;
  if (from >= 0) return chairs.map((chair, j) => (j === i ? chairs[from]! : j === from ? chairs[i]! : chair));
  return chairs.map((chair, j) => (j === i ? { kind, bot, name: chair.kind === kind ? chair.name : kind === "me" ? kept.name() : "" } : chair));
}

/** With fewer chairs, whoever sets the table keeps one of them. */
export function within(chairs: readonly Chair[], players: number): Chair[] {
  return chairs.findIndex(({ kind }) => kind === "me") < players ? [...chairs] : seat(chairs, players - 1, "me", USUAL);
}

/** Several people at one screen see each other's seats anyhow; elsewhere secrets stay where they are. */
export const usualSwaps = (seats: readonly Chair[]): boolean => seats.filter(({ kind }) => kind === "me" || kind === "here").length > 1;

/** Bots are called by their kind, and numbered where there are several of it. */
function botName(seats: readonly Chair[], i: number, bots: readonly BotInfo[]): string {
  const kind = seats[i]!.bot;
  const before = seats.slice(0, i).filter((chair) => chair.kind === "bot" && chair.bot === kind).length;
  return [bots.find(({ name }) => name === kind)?.words ?? kind, before ? before + 1 : ""].join(" ").trim();
}

export function request(game: string, seats: readonly Chair[], options: Readonly<Record<string, string>>, language: Language, bots: readonly BotInfo[], swaps: boolean | null = null, window = WINDOW, agreed: Clocking & Company = {}): NewTable {
  const asked = seats.map(({ kind, name, bot }, i): NewSeat => {
    if (kind === "bot") return { kind, bot, name: botName(seats, i, bots) };
    if (kind === "open") return { kind };
    return name.trim() ? { kind: "here", name: name.trim() } : { kind: "here" };
  });
  return { game, players: seats.length, options, language, seats: asked, swaps: swaps ?? usualSwaps(seats), window, ...agreed };
}

/** Where each chair stands, from the top left and with the hands of a clock: round a table that lies across, or, on a phone, along. */
export function places(players: number): { column: number; row: 1 | 3; side: 1 | 3; step: number }[] {
  const top = Math.ceil(players / 2);
  const below = players - top;
  return Array.from({ length: players }, (_, i) => ({
    column: i < top ? 2 * i + 1 : 2 * (players - 1 - i) + 1 + (top - below),
    row: i < top ? 1 : 3,
    side: i > 0 && i <= below ? 3 : 1,
    step: i <= below ? Math.max(i, 1) : players - i + 1,
  }));
}
