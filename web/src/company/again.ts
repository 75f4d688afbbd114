/** Inviting a group again: a table like the last one, with a seat kept for each of them. */
import { USUAL } from "../lobby/chairs";
import { kept } from "../table/keepsakes";
import * as wire from "../wire/api";
import type { GameInfo, GroupInfo, NewSeat } from "../wire/types";
import { speech } from "../words/words.svelte";

/** How many sit at a game's table with so many people: bots take what is left. */
export const players = (game: GameInfo, people: number): number | undefined => [...game.players].sort((a, b) => a - b).find((n) => n >= people);

/** The new table's name. */
export async function invite(group: GroupInfo, game: GameInfo, bot: string, name: string): Promise<string> {
  const people: NewSeat[] = [{ kind: "here", name: name || kept.name() }, ...group.others.map(({ who }): NewSeat => ({ kind: "open", keep: who }))];
  const missing = (players(game, people.length) ?? people.length) - people.length;
  const bots = Array.from({ length: missing }, (_, i): NewSeat => ({ kind: "bot", bot: USUAL, name: i ? `${bot} ${i + 1}` : bot }));
  const made = await wire.create({ game: game.name, players: people.length + missing, options: game.name === group.game ? group.options : {}, language: speech.language, seats: [...people, ...bots] });
  for (const { seat, token } of made.links) (seat ? kept.keepInvite : kept.keepToken)(made.table.id, seat, token);
  kept.keepToken(made.table.id, "host", made.host);
  return made.table.id;
}
