/** Which happenings are worth a scene, and with which drawing. */
import type { Entry } from "../../wire/types";
import type { Printed } from "./printed";
import { type Event, eventsOf } from "./table";
import type { CardName } from "./told";

export interface Scene { readonly version: number; readonly figure: string; readonly title: string | null; readonly bolt: CardName | null; readonly lines: readonly string[] }

const FIGURES: Readonly<Record<string, string>> = { juju: "juju", ovetos: "ovetos", sangaia: "sangaia", curse_struck: "skull" };

function figure(event: Event, printed: Printed): string {
  if (event.kind === "bolt") return event.facts.card;
  if (event.kind === "treasure_found") return printed.treasure(event.facts.treasure).symbol;
  return FIGURES[event.kind] ?? "news";
}

/** The scene of a step: a bolt or the news first, else what was found, who was struck, or a card that turns the bidding. */
export function sceneOf({ version, happenings }: Entry, printed: Printed): Scene | null {
  const events = eventsOf(happenings);
  const at = ["bolt", "news", ...Object.keys(FIGURES), "treasure_found"].map((kind) => events.findIndex((one) => one.kind === kind)).find((i) => i >= 0);
  const main = at === undefined ? undefined : events[at];
  if (!main) return null;
  const name = figure(main, printed);
  return {
    version,
    figure: name,
    title: name === "news" ? "web-step-news" : main.kind === "bolt" || main.kind === name ? `card-${name}` : null,
    bolt: main.kind === "bolt" ? main.facts.card : null,
    lines: events.slice(at).filter(({ kind }) => kind !== "row_filled").map(({ words }) => words).slice(0, 3),
  };
}
