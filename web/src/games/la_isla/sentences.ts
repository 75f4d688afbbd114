/** Cards, spaces, regions and tracks in words, and what a placement would bring. */
import type { Move } from "../../wire/types";
import type { Tongue } from "../../words/words.svelte";
import type { Printed } from "./printed";
import { offerOf } from "./table";
import type { Animal, BoxCard, Region, Seat, Space, Table } from "./told";

function args(card: BoxCard, printed: Printed, tongue: Tongue): { match: string; variant: string; amount: number } {
  const { variants, match } = printed.family(card);
  return { match, variant: variants && tongue.say(`${variants}-${card.variant}`), amount: card.amount };
}

export const functionIn = (card: BoxCard, printed: Printed, tongue: Tongue): string => tongue.say(`function-${card.function}`, args(card, printed, tongue));

export const cardIn = (card: BoxCard, printed: Printed, tongue: Tongue): string =>
  tongue.say("card", { function: functionIn(card, printed, tongue), resource: tongue.say(`resource-${card.resource}`), animal: tongue.say(`animal-${card.animal}`) });

export const placeIn = (space: Space, tongue: Tongue): string =>
  tongue.say("place", { name: space.name, landscape: tongue.say(`landscape-${space.landscape}`), symbol: tongue.say(`symbol-${space.symbol}`) });

export function regionIn({ name, tile }: Region, table: Table, printed: Printed, tongue: Tongue): string {
  const { value, spaces } = printed.region(name);
  const around = table.spaces.filter((space) => spaces.includes(space.name)).map((space) => placeIn(space, tongue)).join(", ");
  return tile ? tongue.say("web-region", { animal: tongue.say(`animal-${tile}`), value, spaces: around }) : tongue.say("web-region-empty", { spaces: around });
}

/** What a placement costs and brings: the price, the tiles, the functions that it sets off. Nothing for who only watches. */
export function prospect(table: Table, seat: number, space: Space, printed: Printed, tongue: Tongue): string {
  const going = table.going[space.name];
  if (!going) return "";
  const claimed = table.regions.filter(({ name }) => going.closes.includes(name));
  const used = table.seats[seat]!.slots.flatMap(({ card }) => (card && going.uses.includes(card.number) ? [card] : []));
  const parts = [
    tongue.say("web-price", { count: going.price, resource: tongue.say(`resource-${space.resource}`) }),
    ...claimed.map(({ name, tile }) => tongue.say("web-closes", { animal: tongue.say(`animal-${tile}`), points: printed.region(name).value })),
    ...used.map((card) => functionIn(card, printed, tongue)),
  ];
  return parts.join(" · ");
}

/** What the chosen space costs and brings, or why none is lit. */
export function noteOf(table: Table, seat: number, chosen: Move | null, isStuck: boolean, printed: Printed, tongue: Tongue): string {
  const offer = chosen && offerOf(chosen);
  const goal = offer?.kind === "place" ? table.spaces.find(({ name }) => name === offer.args.space) : undefined;
  return goal ? prospect(table, seat, goal, printed, tongue) : isStuck ? tongue.say("web-stuck") : "";
}

/** A track in words: where its marker stands, and what moving it brings this player. */
export function trackIn(table: Table, mine: Seat, animal: Animal, printed: Printed, tongue: Tongue): string {
  const { step, area } = table.tracks[animal];
  return tongue.say("web-track", { animal: tongue.say(`animal-${animal}`), step, top: printed.top, area, tiles: mine.owned[animal] });
}
