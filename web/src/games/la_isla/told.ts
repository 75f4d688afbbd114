/** Made from Python by `make client-types`; change it there. */

export type Animal = "dodo" | "giant-fossa" | "golden-toad" | "pika" | "owlet-moth";

export type Colour = "yellow" | "green" | "gray" | "beige" | "brown";

export type Landscape = "desert" | "grassland" | "mountain" | "steppe" | "swamp";

export type Symbol = "tent" | "hat" | "rope" | "bottle" | "backpack";

export type PhaseName = "cards" | "a" | "b" | "c" | "d" | "over";

export type QuestionName = "nothing" | "lay" | "cover" | "explore" | "move_to" | "pay" | "marker" | "use";

export type Parameter = "" | "resource" | "landscape" | "symbol" | "animal" | "ring";

export type RingName = "inner" | "middle" | "outer";

export type WhenName = "deal" | "slotted" | "resource" | "pay" | "place" | "claim" | "card-d" | "marker-d";

export type MatchName = "always" | "symbol" | "landscape" | "ring" | "company" | "resource" | "animal";

export type EffectName = "points" | "cube-any" | "cube-same" | "marker-any" | "swap" | "price" | "wild" | "marker-instead" | "explorer" | "slot" | "draw";

export interface Table {
  readonly round: number;
  readonly phase: PhaseName;
  readonly question: QuestionName;
  readonly start: number;
  readonly acting: number | null;
  readonly teeth: readonly number[];
  readonly spaces: readonly Space[];
  readonly going: Readonly<Record<string, Going>>;
  readonly regions: readonly Region[];
  readonly tracks: Readonly<Record<Animal, Track>>;
  readonly area_sum: number;
  readonly sum_left: number;
  readonly deck: number;
  readonly discards: readonly number[];
  readonly covered: readonly number[];
  readonly lifted: string | null;
  readonly target: string | null;
  readonly closing: readonly string[];
  readonly seats: readonly Seat[];
}

export interface Space {
  readonly name: string;
  readonly landscape: Landscape;
  readonly resource: Colour;
  readonly symbol: Symbol;
  readonly explorers: readonly number[];
}

/** What an explorer of the viewer's costs and brings on a space. */
export interface Going {
  readonly price: number;
  readonly closes: readonly string[];
  readonly uses: readonly number[];
  readonly helps: readonly number[];
}

export interface Region {
  readonly name: string;
  readonly tile: Animal | null;
}

export interface Track {
  readonly step: number;
  readonly area: number;
}

export interface Seat {
  readonly supply: number;
  readonly reserve: number;
  readonly explorers: readonly string[];
  readonly animals: Readonly<Record<Animal, number>>;
  readonly owned: Readonly<Record<Animal, number>>;
  readonly moving: Readonly<Record<Animal, number>>;
  readonly worth: Readonly<Record<Animal, number>>;
  readonly final: Final;
  readonly large: Animal;
  readonly resources: Readonly<Record<Colour, number>>;
  readonly slots: readonly Slot[];
  readonly hand: readonly (Card | null)[];
  readonly laid: boolean;
  readonly plan: Plan | null;
  readonly aside: Aside;
}

/** What the final scoring brings, as things stand. */
export interface Final {
  readonly sets: number;
  readonly set_points: number;
  readonly animal_points: number;
  readonly leftover_points: number;
}

export interface Slot {
  readonly card: Card | null;
  readonly covered: number;
  readonly usable: number;
  readonly used: number;
  readonly asks: boolean;
}

/** A card, and the spaces where its function counts for an explorer of whoever has it. */
export interface Card {
  readonly number: number;
  readonly function: string;
  readonly variant: string;
  readonly amount: number;
  readonly resource: Colour;
  readonly animal: Animal;
  readonly value: number;
  readonly spaces: readonly string[];
}

/** The cards under A, B and D. */
export interface Plan {
  readonly A: number;
  readonly B: number;
  readonly D: number;
}

/** Cards under A, B and D that have not been used yet; unknown ones are nothing. */
export interface Aside {
  readonly A?: Card | null;
  readonly B?: Card | null;
  readonly D?: Card | null;
}

export interface Box {
  readonly lands: readonly Land[];
  readonly symbols: readonly Symbol[];
  readonly animals: readonly Animal[];
  readonly spaces: readonly BoxSpace[];
  readonly centre: readonly Print[];
  readonly teeth: readonly Tooth[];
  readonly regions: readonly BoxRegion[];
  readonly tiles: number;
  readonly areas: readonly number[];
  readonly end_sums: readonly EndSum[];
  readonly families: readonly Family[];
  readonly cards: readonly BoxCard[];
  readonly hand: number;
  readonly slots: number;
  readonly explorers: number;
  readonly reserve: number;
  readonly large: number;
  readonly price: number;
  readonly cheap_price: number;
  readonly set_value: number;
  readonly resources_a_point: number;
}

/** A landscape and the resource that it costs. */
export interface Land {
  readonly landscape: Landscape;
  readonly resource: Colour;
}

/** A space by its ring and its place there, clockwise; the tooth at that place brings what is printed on it. */
export interface BoxSpace {
  readonly name: string;
  readonly ring: RingName;
  readonly place: number;
}

/** What is printed on a space. */
export interface Print {
  readonly landscape: Landscape;
  readonly resource: Colour;
  readonly symbol: Symbol;
}

export interface Tooth {
  readonly middle: Print;
  readonly outer: Print;
}

/** A jungle region, what it is worth, and the spaces around it. */
export interface BoxRegion {
  readonly name: string;
  readonly value: number;
  readonly spaces: readonly string[];
}

/** The sum of areas that ends the game with so many players. */
export interface EndSum {
  readonly players: number;
  readonly sum: number;
}

/** Functions that differ in one thing only: when they work, what they look at then, and what they do. */
export interface Family {
  readonly function: string;
  readonly variants: Parameter;
  readonly when: WhenName;
  readonly match: MatchName;
  readonly effect: EffectName;
  readonly amount: number;
}

/** All that is printed on a card. */
export interface BoxCard {
  readonly number: number;
  readonly function: string;
  readonly variant: string;
  readonly amount: number;
  readonly resource: Colour;
  readonly animal: Animal;
  readonly value: number;
}

export type GameMove =
  | { readonly kind: "assign"; readonly args: { readonly a: number; readonly b: number; readonly d: number } }
  | { readonly kind: "cover"; readonly args: { readonly slot: number } }
  | { readonly kind: "take"; readonly args: { readonly colour: Colour } }
  | { readonly kind: "lift"; readonly args: { readonly space: string } }
  | { readonly kind: "place"; readonly args: { readonly space: string } }
  | { readonly kind: "pay"; readonly args: { readonly one: Colour; readonly other?: Colour } }
  | { readonly kind: "use"; readonly args: { readonly card: number; readonly colour?: Colour; readonly animal?: Animal } }
  | { readonly kind: "swap"; readonly args: { readonly give: Colour; readonly get: Colour } }
  | { readonly kind: "mark"; readonly args: { readonly animal: Animal } }
  | { readonly kind: "done"; readonly args: Readonly<Record<string, never>> };

export type GameEvent =
  | { readonly kind: "first_player"; readonly facts: { readonly who: number } }
  | { readonly kind: "large_tile"; readonly facts: { readonly who: number; readonly animal: Animal } }
  | { readonly kind: "round_begins"; readonly facts: { readonly who: number; readonly round: number } }
  | { readonly kind: "cards_dealt"; readonly facts: { readonly who: number; readonly cards: readonly number[] } }
  | { readonly kind: "fourth_card_dealt"; readonly facts: { readonly who: number; readonly card: number } }
  | { readonly kind: "discards_shuffled"; readonly facts: { readonly count: number } }
  | { readonly kind: "fourth_card_discarded"; readonly facts: { readonly who: number; readonly card: number } }
  | { readonly kind: "function_added"; readonly facts: { readonly who: number; readonly card: number; readonly slot: number } }
  | { readonly kind: "function_covered"; readonly facts: { readonly who: number; readonly card: number; readonly slot: number; readonly covered: number } }
  | { readonly kind: "function_again"; readonly facts: { readonly who: number; readonly card: number; readonly slot: number } }
  | { readonly kind: "slot_added"; readonly facts: { readonly who: number; readonly card: number; readonly slot: number } }
  | { readonly kind: "resource_taken"; readonly facts: { readonly who: number; readonly card: number; readonly resource: Colour } }
  | { readonly kind: "resource_instead"; readonly facts: { readonly who: number; readonly resource: Colour } }
  | { readonly kind: "explorer_lifted"; readonly facts: { readonly who: number; readonly space: string } }
  | { readonly kind: "explorer_placed"; readonly facts: { readonly who: number; readonly space: string } }
  | { readonly kind: "paid_one"; readonly facts: { readonly who: number; readonly one: Colour } }
  | { readonly kind: "paid_two"; readonly facts: { readonly who: number; readonly one: Colour; readonly other: Colour } }
  | { readonly kind: "tile_claimed"; readonly facts: { readonly who: number; readonly region: string; readonly animal: Animal; readonly points: number } }
  | { readonly kind: "marker_moved"; readonly facts: { readonly who: number; readonly card: number; readonly animal: Animal; readonly points: number } }
  | { readonly kind: "marker_on_top"; readonly facts: { readonly who: number; readonly card: number; readonly animal: Animal; readonly points: number } }
  | { readonly kind: "function_points"; readonly facts: { readonly who: number; readonly card: number; readonly points: number } }
  | { readonly kind: "function_resource"; readonly facts: { readonly who: number; readonly card: number; readonly resource: Colour } }
  | { readonly kind: "function_marker"; readonly facts: { readonly who: number; readonly card: number; readonly animal: Animal; readonly points: number } }
  | { readonly kind: "function_swap"; readonly facts: { readonly who: number; readonly card: number; readonly give: Colour; readonly get: Colour } }
  | { readonly kind: "function_explorer"; readonly facts: { readonly who: number; readonly card: number } }
  | { readonly kind: "functions_declined"; readonly facts: { readonly who: number } }
  | { readonly kind: "round_ends"; readonly facts: { readonly round: number; readonly sum: number } }
  | { readonly kind: "cards_ran_out"; readonly facts: Readonly<Record<string, never>> }
  | { readonly kind: "sets_scored"; readonly facts: { readonly who: number; readonly sets: number; readonly points: number } }
  | { readonly kind: "animals_scored"; readonly facts: { readonly who: number; readonly points: number } }
  | { readonly kind: "leftovers_scored"; readonly facts: { readonly who: number; readonly points: number } }
  | { readonly kind: "match_ended"; readonly facts: Readonly<Record<string, never>> };
