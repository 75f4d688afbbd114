/** What the view of Isla Dorada holds, as its view.py makes it. */
import type { View } from "../../wire/types";
import type { Route } from "./island";

export const SYMBOLS = ["mask", "idol", "jewel", "urn"] as const;
export type Symbol = (typeof SYMBOLS)[number];
/** Adventure cards of each kind. */
export type Counts = Readonly<Partial<Record<string, number>>>;

export interface Treasure { readonly id: string; readonly site: string; readonly value: number; readonly symbol: Symbol }
export interface Curse { readonly site: string; readonly points: number }
export interface Bid extends Route { readonly seat: number; readonly amount: number }

export interface Payment { readonly cards: Counts; readonly gold: number; readonly shamans: number }
/** What is still to be paid, and every way to do so, the one that keeps the most first. */
export interface Bill { readonly due: number; readonly payments: readonly Payment[] }

export interface Hand {
  readonly cards: Counts;
  readonly put_down: Counts;
  readonly treasures: readonly Treasure[];
  readonly to_play: readonly string[];
  readonly destinies: readonly string[];
  readonly curses: readonly Curse[];
  readonly offered_treasures: readonly Treasure[];
  readonly offered_destinies: readonly string[];
  readonly route: Route | null;
  readonly bill: Bill | null;
  /** For each amount that can be bid on the chosen route, the payment that keeps the most. */
  readonly would_take: Readonly<Record<string, Payment>>;
  readonly to_discard: number;
}

export interface Goods {
  readonly gold: number;
  readonly cards: number;
  readonly treasures: number;
  readonly destinies: number;
  readonly curses: number;
  readonly found: readonly Treasure[];
  readonly bonus: Readonly<Partial<Record<Symbol, number>>>;
  readonly struck: readonly Curse[];
  readonly silenced: boolean;
  readonly waited_for: boolean;
  readonly hand?: Hand;
}

export interface Dorada {
  readonly phase: string;
  readonly bolt: string | null;
  readonly stage: "free" | "purchase";
  readonly round: number;
  readonly leader: number;
  readonly cooperative: boolean;
  readonly expedition: string;
  readonly markers: readonly (string | null)[];
  readonly sea_tokens: readonly string[];
  readonly monsters: Readonly<Record<"bigfoot" | "leviathan", string | null>>;
  readonly row: readonly string[];
  readonly deck: number;
  readonly discards: Counts;
  readonly goal_decks: Readonly<Record<"standard" | "destiny" | "curse", number>>;
  readonly bids: readonly Bid[];
  readonly leading: Route | null;
  readonly last_bidder: number | null;
  readonly travelled: Route | null;
  readonly seats: readonly Goods[];
}

/** The game's own facts in a view. */
export const dorada = (view: View): Dorada => view.table as unknown as Dorada;

export const RED: readonly number[] = [4, 9];
