/** What the view of Trails of Tucana holds, as its view.py makes it. */
import type { Facts, View } from "../../wire/types";
import type { Letter, Sight, Terrain } from "./sheet";

export interface Sheets {
  readonly letters: string;
  readonly trails: readonly string[];
  readonly new_trails: readonly string[];
  readonly sights: Readonly<Record<Sight, readonly string[]>>;
  readonly pairs: readonly Letter[];
  readonly trails_to_draw: number;
}

export interface Tucana {
  readonly island: string;
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly turns: number;
  readonly cards: readonly Terrain[];
  readonly deck: Readonly<Record<Terrain, number>>;
  readonly blue_cards: Readonly<Partial<Record<Letter, number>>>;
  readonly red_cards: Readonly<Partial<Record<Sight, number>>>;
  /** The least score for each of the six grades. */
  readonly grades: readonly number[];
  /** At the end, how many of them each seat has reached; before, nothing. */
  readonly grades_reached: readonly number[] | null;
  readonly sheets: readonly Sheets[];
}

const facts = (table: Facts): Tucana => table as unknown as Tucana;

/** The game's own facts in a view. */
export const tucana = (view: View): Tucana => facts(view.table);
