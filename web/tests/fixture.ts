/** Real answers of the server's: two people in round 2 of Isla Petit, seen by the first; the boxes of both islands; and
 * what some trails on Isla Petit would bring. Of Islas Canarias: the box, the table of two people in round 3, seen by the
 * first, and what some merges would bring. */
import type { Box as CanariasBox, Table as CanariasTable } from "../src/games/islas_canarias/told";
import type { Box } from "../src/games/trails_of_tucana/told";
import type { Foresight, Snapshot, TableInfo } from "../src/wire/types";
import islas from "./fixtures/canarias.json";
import petit from "./fixtures/petit.json";
import tucana from "./fixtures/tucana.json";

const { table, ...rest } = petit as unknown as { table: TableInfo } & Snapshot;
export const info: TableInfo = table;
export const snapshot: Snapshot = rest;

export const boxes = tucana as unknown as Readonly<Record<"petit" | "grande", Box>>;
export const foreseen = tucana.foreseen as unknown as Readonly<Record<string, { trail: string; foresight: Foresight }>>;

export const canarias = islas as unknown as { box: CanariasBox; table: CanariasTable; foreseen: Readonly<Record<"first" | "further" | "town", Foresight>> };
