/** What happens on La Isla, as it is seen: explorers walk in, tiles and cubes are carried home, markers give points. */
import { comes, glows, goes, type Looks, type Scene, scenesOf, shines } from "../consequences";
import { gains, seatAt } from "../gains";
import type { Animal, Colour, GameEvent } from "./told";

const cube = (colour: Colour, who: number): string => `cube-${who}-${colour} ${seatAt(who)}`;
const card = (number: number, who: number): string => `card-${number} ${seatAt(who)}`;
const takes = (who: number, colour: Colour, from: string): Scene => ({ how: "comes", from, to: `cube-${who}-${colour}`, cue: "card" });
const pays = (who: number, ...colours: readonly Colour[]): Scene[] => colours.map((colour) => goes(cube(colour, who), "island"));
const marks = ({ who, card: number, animal, points }: { who: number; card: number; animal: Animal; points: number }): Scene[] =>
  [glows(`marker-${animal} ${card(number, who)}`), ...gains(who, points, `marker-${animal}`)];

const LOOKS: Looks<GameEvent> = {
  cards_dealt: ({ cards }) => cards.map((number) => glows(`card-${number}`, "card")), // they are asked about: nothing hides them
  function_added: ({ who, card: number, slot }) => [goes(card(number, who), `slot-${who}-${slot} ${seatAt(who)}`)],
  function_covered: ({ who, card: number, slot }) => [goes(card(number, who), `slot-${who}-${slot} ${seatAt(who)}`)],
  function_again: ({ who, card: number }) => [glows(card(number, who))],
  slot_added: ({ who, card: number, slot }) => [goes(card(number, who), `slot-${who}-${slot} ${seatAt(who)}`)],
  resource_taken: ({ who, card: number, resource }) => [takes(who, resource, card(number, who))],
  resource_instead: ({ who, resource }) => [takes(who, resource, "island")],
  explorer_placed: ({ who, space }) => [comes(`lifted-${who} supply-${who} ${seatAt(who)}`, `explorer-${who}-${space}`)],
  paid_one: ({ who, one }) => pays(who, one),
  paid_two: ({ who, one, other }) => pays(who, one, other),
  tile_claimed: ({ who, region, animal, points }) => [shines(`region-${region}`), goes(`tile-${region}`, `animal-${who}-${animal} ${seatAt(who)}`), ...gains(who, points, `region-${region}`)],
  marker_moved: marks,
  marker_on_top: marks,
  function_points: ({ who, card: number, points }) => [glows(card(number, who)), ...gains(who, points, `card-${number}`)],
  function_resource: ({ who, card: number, resource }) => [takes(who, resource, card(number, who))],
  function_marker: marks,
  function_swap: ({ who, give, get, card: number }) => [goes(cube(give, who), card(number, who)), takes(who, get, card(number, who))],
  function_explorer: ({ who, card: number }) => [goes(card(number, who), `supply-${who} ${seatAt(who)}`)],
  sets_scored: ({ who, points }) => gains(who, points, seatAt(who)),
  animals_scored: ({ who, points }) => gains(who, points, seatAt(who)),
  leftovers_scored: ({ who, points }) => gains(who, points, seatAt(who)),
};

export const scenes = scenesOf(LOOKS);
