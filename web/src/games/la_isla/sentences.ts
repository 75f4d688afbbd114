/** Cards, spaces, regions and tracks in words, and what a placement would bring. */
import type { Tongue } from "../../words/words.svelte";
import { type Animal, type Card, type Holding, type Isla, owned, type Region, type Space } from "./facts";

const KIND_OF: Readonly<Record<string, string>> = { symbol: "symbol", land: "landscape", wild: "resource", b: "resource", d: "animal", tile: "animal", ring: "ring" };

/** What a function looks at (symbol, land, b, …) and what it does (vp, marker, resource, …). */
export function partsOf(card: Card): readonly [string, string] {
  const [when = "", ...what] = card.function.split("-");
  return [when, what.join("-")];
}

function args(card: Card, tongue: Tongue): { variant: string; amount: number } {
  const kind = KIND_OF[partsOf(card)[0]];
  return { variant: card.variant && kind ? tongue.say(`${kind}-${card.variant}`) : "", amount: card.amount };
}

export const functionIn = (card: Card, tongue: Tongue): string => tongue.say(`function-${card.function}`, args(card, tongue));

/** What a function does, in a whole sentence. */
export function explained(card: Card, tongue: Tongue): string {
  const [when, what] = partsOf(card);
  const whole = `explain-${card.function}`;
  return (tongue.has(whole) ? [whole] : [`when-${when}`, `then-${what}`]).map((id) => tongue.say(id, args(card, tongue))).join(" ");
}

export const cardIn = (card: Card, tongue: Tongue): string =>
  tongue.say("card", { function: functionIn(card, tongue), resource: tongue.say(`resource-${card.resource}`), animal: tongue.say(`animal-${card.animal}`) });

/** All three uses of a card of the hand. */
export function usesOf(card: Card, mine: Holding, tongue: Tongue): string {
  const points = owned(mine, card.animal);
  return tongue.say("web-card-uses", {
    function: explained(card, tongue),
    resource: tongue.say(`resource-${card.resource}`),
    animal: tongue.say(`animal-${card.animal}`),
    points,
  });
}

export const placeIn = (space: Space, tongue: Tongue): string =>
  tongue.say("place", { name: space.name, landscape: tongue.say(`landscape-${space.landscape}`), symbol: tongue.say(`symbol-${space.symbol}`) });

export function regionIn(region: Region, tongue: Tongue): string {
  if (!region.tile) return tongue.say("web-region-empty", { name: region.name });
  return tongue.say("web-region", { name: region.name, animal: tongue.say(`animal-${region.tile}`), value: region.value, spaces: region.spaces.join(", ") });
}

/** Regions that an explorer on this space would close. */
export function closedBy(facts: Isla, seat: number, name: string): Region[] {
  const stands = new Set([...facts.seats[seat]!.explorers.filter((space) => space !== facts.lifted), name]);
  return facts.regions.filter((region) => region.tile && region.spaces.includes(name) && region.spaces.every((space) => stands.has(space)));
}

/** Whether a function counts for a placement: on this space, beside others or not, with these tiles claimed. */
export const isFitting = (card: Card, space: Space, others: boolean, tiles: readonly (Animal | null)[]): boolean => {
  const [when] = partsOf(card);
  if (when === "shared") return others;
  if (when === "tile") return tiles.includes(card.variant as Animal);
  return (when === "symbol" && card.variant === space.symbol) || (when === "land" && card.variant === space.landscape) || (when === "ring" && card.variant === space.ring);
};

/** What a placement costs and brings: the price, the tiles, the functions that fit. */
export function prospect(facts: Isla, seat: number, space: Space, tongue: Tongue): string {
  const mine = facts.seats[seat]!;
  const closed = closedBy(facts, seat, space.name);
  const others = space.explorers.some((other) => other !== seat);
  const fitting = mine.slots.flatMap(({ card }) => (card && isFitting(card, space, others, closed.map((region) => region.tile)) ? [card] : []));
  const cheap = fitting.some((card) => partsOf(card)[1] === "cost1");
  const parts = [
    tongue.say("web-price", { count: cheap ? 1 : 2, resource: tongue.say(`resource-${space.resource}`) }),
    ...closed.map((region) => tongue.say("web-closes", { animal: tongue.say(`animal-${region.tile}`), points: region.value })),
    ...fitting.filter((card) => partsOf(card)[1] !== "cost1").map((card) => functionIn(card, tongue)),
  ];
  return parts.join(" · ");
}

/** A track in words: where its marker stands, and what moving it brings this player. */
export function trackIn(facts: Isla, mine: Holding, animal: Animal, tongue: Tongue): string {
  const { step, top, area } = facts.tracks[animal];
  return tongue.say("web-track", { animal: tongue.say(`animal-${animal}`), step, top, area, tiles: owned(mine, animal) });
}
