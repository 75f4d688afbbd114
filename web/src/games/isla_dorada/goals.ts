/** What secret goals say about the sites of the map. */
import type { Printed } from "./printed";
import type { Curse, Hand, PathKind, Treasure } from "./told";

export interface Mark { readonly treasures: readonly Treasure[]; readonly curses: readonly Curse[]; readonly destined: boolean }

export function marks(hand: Hand | undefined, printed: Printed): ReadonlyMap<string, Mark> {
  const destined = hand ? [...hand.destinies, ...hand.offered_destinies].flatMap((destiny) => printed.destiny(destiny).sites) : [];
  const treasures = hand ? [...hand.treasures, ...hand.offered_treasures] : [];
  const found = printed.box.sites.map(({ id }): [string, Mark] => [id, {
    treasures: treasures.filter(({ site }) => site === id),
    curses: (hand?.curses ?? []).filter(({ site }) => site === id),
    destined: destined.includes(id),
  }]);
  return new Map(found.filter(([, mark]) => mark.treasures.length || mark.curses.length || mark.destined));
}

/** What a goal's painting shows, and on which ground. */
export interface Painting { readonly figures: readonly string[]; readonly ground: "sand" | "jungle" | "water" | "night" }

/** Of sites: their people, where all are of one; else what reaches each of them; else who goes there. */
function reaching(sites: readonly string[], printed: Printed): Painting {
  const [people, ...others] = new Set(sites.map((id) => printed.site(id).people));
  if (people && !others.length) return { figures: [people], ground: people === "ang" ? "jungle" : "sand" };
  const isReached = (...by: PathKind[]): boolean => sites.every((id) => printed.box.paths.some(({ kind, a, b }) => by.includes(kind) && [a, b].includes(id)));
  const boat = isReached("lake") || isReached("sea") ? "ship" : isReached("river") ? "kayak" : null;
  return boat ? { figures: [boat], ground: "water" } : { figures: ["expedition"], ground: "jungle" };
}

export function paintingOf(id: string, printed: Printed): Painting {
  const { counts, sites, cards, symbol } = printed.destiny(id);
  if (counts === "sea_travels") return { figures: ["ship", "ship"], ground: "water" };
  if (counts === "cards_in_hand") return { figures: Array<string>(3).fill(cards[0]!), ground: cards[0] === "kayak" ? "water" : "sand" };
  if (counts === "hand_sets") return { figures: cards, ground: "sand" };
  if (counts === "treasures_of_symbol") return { figures: Array<string>(3).fill(symbol!), ground: "jungle" };
  if (counts === "distinct_symbols_found") return { figures: ["mask", "idol", "jewel", "urn"], ground: "sand" };
  if (counts === "gold_left") return { figures: ["gold", "gold", "gold"], ground: "sand" };
  if (counts === "final_site_in") return { figures: ["camp"], ground: "jungle" };
  return sites.length ? reaching(sites, printed) : { figures: ["hat", "expedition"], ground: "jungle" };
}
