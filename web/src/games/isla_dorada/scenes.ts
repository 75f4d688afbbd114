/** Which happenings are worth a scene, and with which drawing. */
import type { Entry, Happening } from "../../wire/types";

export interface Scene { readonly version: number; readonly figure: string; readonly title: string | null; readonly help: string | null; readonly lines: readonly string[] }

const FIGURES: Readonly<Record<string, string>> = { juju: "juju", ovetos: "ovetos", sangaia: "sangaia", curse_struck: "skull" };

interface Named { readonly id: string; readonly args: Readonly<Record<string, Named>> }
/** The card of a bolt from `card-…`, or the symbol of a treasure from `symbol-…`. */
function figure({ kind, args }: Happening): string {
  if (kind === "bolt") return (args["card"] as Named).id.slice(5);
  if (kind === "treasure_found") return (args["treasure"] as Named).args["symbol"]!.id.slice(7);
  return FIGURES[kind] ?? "news";
}

/** The scene of a step: a bolt or the news first, else what was found, who was struck, or a card that turns the bidding. */
export function sceneOf({ version, happenings }: Entry): Scene | null {
  const at = ["bolt", "news", ...Object.keys(FIGURES), "treasure_found"].map((kind) => happenings.findIndex((one) => one.kind === kind)).find((i) => i >= 0);
  const main = at === undefined ? undefined : happenings[at];
  if (!main) return null;
  const name = figure(main);
  const isBolt = main.kind === "bolt";
  return {
    version,
    figure: name,
    title: name === "news" ? "web-step-news" : isBolt || main.kind === name ? `card-${name}` : null,
    help: isBolt ? `web-help-${name}` : null,
    lines: happenings.slice(at).filter(({ kind }) => kind !== "row_filled").map(({ words }) => words).slice(0, 3),
  };
}
