/** The lines of the log: what happened, and between it seats that changed hands. */
import type { Entry, SeatChange } from "../wire/types";

export type Line = { readonly entry: Entry } | { readonly change: SeatChange };

/** In their order, oldest first; a change of hands stands below what had happened by then. */
export function lines(entries: readonly Entry[], changes: readonly SeatChange[]): readonly Line[] {
  const left = [...changes];
  const told: Line[] = [];
  for (const entry of entries) {
    while (left.length && left[0]!.at < entry.at) told.push({ change: left.shift()! });
    told.push({ entry });
  }
  return [...told, ...left.map((change) => ({ change }))];
}
