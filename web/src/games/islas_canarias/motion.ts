/** What happens on the Islas Canarias, as it is seen: cards come and go, houses come to their areas, merged ones go into their palace or town. */
import { comes, glows, goes, type Looks, type Scene, scenesOf, type Sight } from "../consequences";
import { seatAt } from "../gains";
import type { AreaName, Colour, GameEvent } from "./told";

const house = (who: number, area: AreaName): string => `house-${who}-${area}`;
const hand = (who: number, card: string, { seat }: Sight): string => (who === seat ? `card-${card} ${seatAt(who)}` : seatAt(who));
const merges = ({ who, area, used }: { who: number; area: AreaName; used: readonly AreaName[] }): Scene[] =>
  [...used.filter((other) => other !== area).map((other) => goes(house(who, other), house(who, area))), glows(house(who, area))];
const crowns = ({ who, privilege }: { who: number; privilege: Colour }): Scene[] => [comes(`privilege-${privilege} ${seatAt(who)}`, `seal-${who}-${privilege}`), glows(`seal-${who}-${privilege}`)];

const LOOKS: Looks<GameEvent> = {
  cards_drawn: ({ who }) => [goes("pile", seatAt(who))],
  card_drawn: ({ card }) => [comes("pile", `card-${card}`)],
  extra_card: ({ who }) => [goes("pile", seatAt(who))],
  card_played: ({ who, card }, sight) => [goes(hand(who, card, sight), `isle-${who}`)],
  house_built: ({ who, area }) => [comes(`ship-card isle-${who}`, house(who, area))],
  palace_built: merges,
  town_built: merges,
  ship_loaded: ({ who }, { seat }) => (who === seat ? [] : [goes(seatAt(who), "berth")]), // of mine the card itself is seen
  card_loaded: ({ card }) => [goes(`card-${card}`, "berth")],
  privilege_taken: crowns,
  privilege_taken_over: crowns,
  house_lost: ({ who, area }) => [goes(house(who, area), "ship-card berth")],
};

const all = scenesOf(LOOKS);

/** From the first card on, the ship tells of its own. */
export const scenes: typeof all = (told, sight) => {
  const turned = told.findIndex(({ kind }) => kind === "card_turned");
  return all(turned >= 0 ? told.slice(0, turned) : told, sight);
};
