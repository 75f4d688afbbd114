/** Made from Python by `make client-types`; change it there. */

export type Island = "isla-petit" | "isla-grande";

export type Letter = "A" | "B" | "C" | "D" | "E";

export type Terrain = "desert" | "forest" | "mountain" | "water" | "any";

export type Sight = "obelisk" | "book" | "toucan" | "yeti" | "sea-monster";

export interface Table {
  readonly island: Island;
  readonly round: number;
  readonly rounds: number;
  readonly rounds_scored: number;
  readonly turn: number;
  readonly turns: number;
  readonly cards: readonly Terrain[];
  readonly deck: Deck;
  readonly setup_card: string;
  readonly blue_cards: BlueCards;
  readonly red_cards: RedCards;
  readonly grades: readonly number[];
  readonly grades_reached: readonly number[] | null;
  readonly sheets: readonly Sheet[];
}

/** How many cards of each terrain are still face down. */
export interface Deck {
  readonly desert: number;
  readonly forest: number;
  readonly mountain: number;
  readonly water: number;
  readonly any: number;
}

/** The points on the blue cards that lie on top. */
export interface BlueCards {
  readonly A?: number;
  readonly B?: number;
  readonly C?: number;
  readonly D?: number;
  readonly E?: number;
}

/** The points on the red cards that lie open, by sight. */
export interface RedCards {
  readonly obelisk?: number;
  readonly book?: number;
  readonly toucan?: number;
  readonly yeti?: number;
  readonly "sea-monster"?: number;
}

/** A player's sheet; trails are named by their two spaces, as in "3c-4d". */
export interface Sheet {
  readonly letters: string;
  readonly trails: readonly string[];
  readonly new_trails: readonly string[];
  readonly networks: readonly Network[];
  readonly sights: Sights;
  readonly sight_points: number;
  readonly pairs: readonly Letter[];
  readonly trails_to_draw: number;
  readonly bonus_trails: number;
  readonly bonus_points: number;
  readonly grade: number;
}

/** An unbroken chain of trails, and the spaces that it joins. */
export interface Network {
  readonly spaces: readonly string[];
  readonly trails: readonly string[];
}

/** The spaces of the sights that are connected to a village, by kind. */
export interface Sights {
  readonly obelisk: readonly string[];
  readonly book: readonly string[];
  readonly toucan: readonly string[];
  readonly yeti: readonly string[];
  readonly "sea-monster": readonly string[];
}

export interface Box {
  readonly island: Island;
  readonly spaces: readonly Space[];
  readonly links: readonly Link[];
  readonly sight_values: Readonly<Record<Sight, readonly number[]>>;
  readonly pair_values: Readonly<Record<Letter, number>>;
  readonly blue_values: BlueValues;
  readonly red_values: Readonly<Record<Sight, number>>;
  readonly terrain_cards: Readonly<Record<Terrain, number>>;
  readonly setup_cards: readonly string[];
  readonly grades: readonly number[];
  readonly rounds: number;
  readonly turns: number;
}

/** A space by its name, as in "3c": third row, third space. Neighbours in a row are 2 apart in x, those in the next row 1. */
export interface Space {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
  readonly village: number | null;
  readonly sight: Sight | null;
}

/** Two adjacent spaces. The number of the move that draws there is the link's place in the box. */
export interface Link {
  readonly name: string;
  readonly a: string;
  readonly b: string;
}

/** What the blue bonus cards bring, by letter. */
export interface BlueValues {
  readonly first: Readonly<Record<Letter, number>>;
  readonly second: Readonly<Record<Letter, number>>;
}

export type GameMove =
  | { readonly kind: "draw"; readonly args: { readonly a: string; readonly b: string } };

export type GameEvent =
  | { readonly kind: "setup_card"; readonly facts: { readonly letters: string; readonly village: number } }
  | { readonly kind: "letters_written"; readonly facts: { readonly who: number; readonly village: number } }
  | { readonly kind: "red_card_shown"; readonly facts: { readonly sight: Sight } }
  | { readonly kind: "cards_turned"; readonly facts: { readonly cards: readonly [Terrain, Terrain]; readonly turn: number } }
  | { readonly kind: "no_trail_fits"; readonly facts: { readonly who: number } }
  | { readonly kind: "trail_drawn"; readonly facts: { readonly who: number; readonly a: string; readonly b: string } }
  | { readonly kind: "bonus_trail_drawn"; readonly facts: { readonly who: number; readonly a: string; readonly b: string } }
  | { readonly kind: "sight_connected"; readonly facts: { readonly who: number; readonly sight: Sight; readonly space: string; readonly points: number; readonly last: boolean } }
  | { readonly kind: "pair_connected"; readonly facts: { readonly who: number; readonly letter: Letter; readonly points: number } }
  | { readonly kind: "blue_bonus"; readonly facts: { readonly who: number; readonly letter: Letter; readonly points: number } }
  | { readonly kind: "red_bonus"; readonly facts: { readonly who: number; readonly sight: Sight; readonly points: number } }
  | { readonly kind: "round_scored"; readonly facts: { readonly who: number; readonly round: number; readonly points: number } }
  | { readonly kind: "round_ended"; readonly facts: { readonly round: number } }
  | { readonly kind: "blue_card_stays"; readonly facts: { readonly letter: Letter } }
  | { readonly kind: "match_ended"; readonly facts: Readonly<Record<string, never>> }
  | { readonly kind: "grade_reached"; readonly facts: { readonly who: number; readonly points: number; readonly grade: number } };
