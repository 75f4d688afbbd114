/** What the shell hands out, in the shapes of Islas Canarias; `told.ts` says which. */
import type { Happening, Move } from "../../wire/types";
import type { AreaName, GameEvent, GameMove, Standing, Table } from "./told";

export const tableOf = ({ table }: { readonly table: unknown }): Table => table as Table;

/** Something that happened, with its words. */
export type Told = Happening & GameEvent;
export const eventsOf = (happenings: readonly Happening[]): readonly Told[] => happenings as readonly Told[];

/** A legal move, with its words. */
export type Offer = Move & GameMove;
export const offerOf = (move: Move): Offer => move as Offer;
export const offersOf = (moves: readonly Move[]): readonly Offer[] => moves as readonly Offer[];

/** One that points at an area of an island. */
export type AreaOffer = Extract<Offer, { readonly args: { readonly area: AreaName } }>;
export const isOnArea = (move: Offer): move is AreaOffer => "area" in move.args;

/** What stands on an island, by area. */
export type Buildings = Readonly<Record<string, Standing>>;
