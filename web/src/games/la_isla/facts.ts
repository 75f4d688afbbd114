/** What the view of La Isla holds, as its view.py makes it. */
import type { View } from "../../wire/types";

export const COLOURS = ["yellow", "green", "gray", "beige", "brown"] as const;
export const LANDSCAPES = ["desert", "grassland", "mountain", "steppe", "swamp"] as const;
export const SYMBOLS = ["tent", "hat", "rope", "bottle", "backpack"] as const;
export const ANIMALS = ["dodo", "giant-fossa", "golden-toad", "pika", "owlet-moth"] as const;
export const LETTERS = ["A", "B", "D"] as const;
export type Colour = (typeof COLOURS)[number];
export type Landscape = (typeof LANDSCAPES)[number];
export type Emblem = (typeof SYMBOLS)[number];
export type Animal = (typeof ANIMALS)[number];
export type Letter = (typeof LETTERS)[number];

export interface Card {
  readonly number: number;
  readonly function: string;
  readonly variant: string;
  readonly amount: number;
  readonly resource: Colour;
  readonly animal: Animal;
}

export interface Slot { readonly card: Card | null; readonly covered: number; readonly usable: number; readonly used: number }

export interface Holding {
  readonly supply: number;
  readonly reserve: number;
  readonly explorers: readonly string[];
  readonly animals: Readonly<Record<Animal, number>>;
  readonly large: Animal;
  readonly resources: Readonly<Record<Colour, number>>;
  readonly slots: readonly Slot[];
  readonly hand: readonly (Card | null)[];
  readonly laid: boolean;
  /** How the cards were laid, for their owner, until everybody has. */
  readonly plan: Readonly<Record<Letter, number>> | null;
  readonly aside: Readonly<Partial<Record<Letter, Card | null>>>;
}

export interface Space {
  readonly name: string;
  readonly ring: string;
  readonly landscape: Landscape;
  readonly resource: Colour;
  readonly symbol: Emblem;
  readonly explorers: readonly number[];
}

export interface Region { readonly name: string; readonly value: number; readonly spaces: readonly string[]; readonly tile: Animal | null }
export interface Track { readonly step: number; readonly top: number; readonly area: number }

export interface Isla {
  readonly round: number;
  readonly phase: "cards" | "a" | "b" | "c" | "d" | "over";
  readonly question: "nothing" | "lay" | "cover" | "explore" | "move_to" | "pay" | "marker" | "use";
  readonly start: number;
  readonly teeth: readonly number[];
  readonly spaces: readonly Space[];
  readonly regions: readonly Region[];
  readonly tracks: Readonly<Record<Animal, Track>>;
  readonly areas: readonly number[];
  readonly area_sum: number;
  readonly end_sum: number;
  readonly deck: number;
  readonly lifted: string | null;
  readonly target: string | null;
  readonly seats: readonly Holding[];
}

/** The game's own facts in a view. */
export const isla = (view: View): Isla => view.table as unknown as Isla;

/** Tiles of an animal; a large one counts as two. */
export const owned = (holding: Holding, animal: Animal): number => holding.animals[animal] + (holding.large === animal ? 2 : 0);
