/** What the shell hands out, in the shapes of Trails of Tucana; `told.ts` says which. */
import type { GameEvent, Table } from "./told";

export const tableOf = ({ table }: { readonly table: unknown }): Table => table as Table;

export const eventsOf = (happenings: readonly unknown[]): readonly GameEvent[] => happenings as readonly GameEvent[];
