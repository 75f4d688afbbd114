/** A real answer of the server's: two people in round 2 of Isla Petit, seen by the first. */
import type { Snapshot, TableInfo } from "../src/wire/types";
import petit from "./fixtures/petit.json";

const { table, ...rest } = petit as unknown as { table: TableInfo } & Snapshot;
export const info: TableInfo = table;
export const snapshot: Snapshot = rest;
