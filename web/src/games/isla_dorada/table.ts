/** What the shell hands out, in the shapes of Isla Dorada; `told.ts` says which. */
import type { Happening, Move as AnyMove } from "../../wire/types";
import type { GameEvent, GameMove, Table } from "./told";

export type Move = AnyMove & GameMove;
export type Event = Happening & GameEvent;
/** Adventure cards of each kind. */
export type Counts = Readonly<Record<string, number>>;

export const tableOf = ({ table }: { readonly table: unknown }): Table => table as Table;

export const movesOf = (moves: readonly AnyMove[]): readonly Move[] => moves as readonly Move[];

export const eventsOf = (happenings: readonly Happening[]): readonly Event[] => happenings as readonly Event[];
