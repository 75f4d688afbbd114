/** What is new on the table since the version shown before. */
import type { View } from "../../wire/types";
import { changes, type Value } from "./facts";

export class Marks {
  private shown: View | null = null;
  private found: ReadonlySet<string> = new Set();

  of(view: View): ReadonlySet<string> {
    const before = this.shown;
    if (before?.table === view.table) return this.found;
    this.shown = view;
    const known = before !== null && before.seat === view.seat && before.game === view.game && before.commitment === view.commitment;
    this.found = new Set(known ? changes(before.table as Value, view.table as Value) : []);
    return this.found;
  }
}

/** One for all that shows facts: the board, the seats and one's own. */
export const marks = new Marks();
