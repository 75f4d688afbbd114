/** Which happenings are worth a scene, and with which drawing. */
import type { Arg, Entry, Happening } from "../../wire/types";

export interface Scene { readonly version: number; readonly figure: string; readonly title: string; readonly help: string | null; readonly lines: readonly string[] }

const FIGURES: Readonly<Record<string, string>> = { juju: "juju", ovetos: "ovetos", sangaia: "sangaia", curse_struck: "skull", treasure_found: "star", bongo: "bongo", bonus: "star", marker: "hat" };
/** What follows from a scene and is told with it. */
const TOLD = ["bolt", "no_effect", "stolen", "stolen_card", "stolen_treasure", "monster_placed", "antik_kept", "istwa_done", "swept", "cursed", "curse_card", "news", "news_card"];

const idOf = (arg: Arg | undefined): string => (typeof arg === "object" && "id" in arg ? arg.id : "");
/** The symbol inside a treasure, or the card of a bolt. */
function figure({ kind, args }: Happening): string {
  if (kind === "bolt") return idOf(args["card"]).replace("card-", "");
  const treasure = args["treasure"];
  if (kind === "treasure_found" && typeof treasure === "object" && "args" in treasure) return idOf(treasure.args["symbol"]).replace("symbol-", "") || "star";
  return kind === "news" ? "news" : (FIGURES[kind] ?? "star");
}

/** The scene of a step: a bolt or the news first, else what was found, who was struck, or a card that turns the bidding. */
export function sceneOf({ version, happenings }: Entry): Scene | null {
  const main = ["bolt", "news", "curse_struck", "treasure_found", "sangaia", "ovetos", "juju"].map((kind) => happenings.find((one) => one.kind === kind)).find(Boolean);
  if (!main) return null;
  const named = main.kind === "bolt" || main.kind === "news" ? TOLD : [...Object.keys(FIGURES).filter((kind) => kind !== "marker")];
  const name = figure(main);
  const isCard = ["bolt", "juju", "ovetos", "sangaia"].includes(main.kind);
  return {
    version,
    figure: name,
    title: isCard ? `card-${name}` : main.kind === "news" ? "web-step-news" : "",
    help: main.kind === "bolt" ? `web-help-${name}` : null,
    lines: happenings.filter(({ kind }) => named.includes(kind)).map(({ words }) => words).slice(0, 4),
  };
}
