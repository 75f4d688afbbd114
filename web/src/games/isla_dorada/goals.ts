/** What secret goals say about the sites of the map. */
import type { Curse, Hand, Treasure } from "./facts";
import { PORTS, SITES } from "./island";

export interface Mark { readonly treasures: readonly Treasure[]; readonly curses: readonly Curse[]; readonly destined: boolean }

const NAMED: Readonly<Record<string, string>> = {
  los_rios: "bulo_mapo wahi_waha vanu_tabu qualtops etintaklop",
  confines: "kakotapl vanu_tabu etintaklop",
  lago_sagrado: "mana_hatu balabatung",
  last_camp: "mana_hatu kamoptis balabatung qualtops kilitiping",
};

/** The sites that a destiny asks for; none where it asks for other things. */
export function sitesOf(destiny: string): readonly string[] {
  if (destiny === "cuatro_puertos") return PORTS;
  if (destiny.startsWith("pilgrim_")) return SITES.filter(({ people }) => `pilgrim_${people}` === destiny).map(({ id }) => id);
  return NAMED[destiny]?.split(" ") ?? [];
}

export function marks(hand: Hand | undefined): ReadonlyMap<string, Mark> {
  const destined = new Set(hand ? [...hand.destinies, ...hand.offered_destinies].flatMap(sitesOf) : []);
  const treasures = hand ? [...hand.treasures, ...hand.offered_treasures] : [];
  const found = SITES.map(({ id }): [string, Mark] => [id, {
    treasures: treasures.filter(({ site }) => site === id),
    curses: (hand?.curses ?? []).filter(({ site }) => site === id),
    destined: destined.has(id),
  }]);
  return new Map(found.filter(([, mark]) => mark.treasures.length || mark.curses.length || mark.destined));
}
