/** The four boxes on the shelf. What the server offers it describes itself; the others are on their way. */
import type { GameInfo } from "../wire/types";
import { isPlayable } from "../games/client";

const BOXES = [
  { name: "trails-of-tucana", title: "Trails of Tucana", players: "1–8" },
  { name: "la-isla", title: "La Isla", players: "2–4" },
  { name: "islas-canarias", title: "Islas Canarias", players: "2–5" },
  { name: "isla-dorada", title: "Isla Dorada", players: "3–6" },
] as const;

export interface Box {
  readonly name: string;
  readonly title: string;
  readonly players: string;
  readonly about: string | null;
  readonly time: string | null;
  readonly state: "ready" | "preparing" | "coming";
}

/** How many can play; a game whose rules are not there yet does not say. */
function range(players: readonly number[], known: string): string {
  if (!players.length) return known;
  const [least, most] = [players[0], players.at(-1)];
  return least === most ? String(least) : `${least}–${most}`;
}

export function boxes(offered: readonly GameInfo[]): Box[] {
  return BOXES.map((box) => {
    const found = offered.find((game) => game.name === box.name);
    if (!found || !isPlayable(box.name)) return { ...box, about: null, time: null, state: "coming" };
    const state = found.ready ? "ready" : "preparing";
    return { name: box.name, title: found.title, players: range(found.players, box.players), about: found.about, time: found.time, state };
  });
}
