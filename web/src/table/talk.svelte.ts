/** What is said at a table: how far it was heard, and how much of it is new to whoever does not read along. */
import type { Circle, LineInfo, TableInfo } from "../wire/types";

export type Heard = Partial<Record<Circle, number>>;
interface Said { readonly said: readonly LineInfo[]; readonly again: boolean }
export const READ = "islario-read";

/** Whether there is anybody to write to, or whoever made the table may let people write. */
export function isForTalk({ chat, host, seats }: TableInfo): boolean {
  return chat === "on" ? seats.some(({ kind, mine }) => kind !== "bot" && !mine) : host && chat === "off";
}

export class Talk {
  unread = $state(0);
  /** Whoever shows what is said. */
  reader: ((said: Said) => void) | null = null;
  readonly heard: Heard;

  constructor(id: string) {
    this.heard = { ...(JSON.parse(localStorage[READ] ?? "{}") as Record<string, Heard>)[id] };
  }

  hear(told: Said): void {
    for (const { circle, number, mine } of told.said) {
      this.heard[circle] = number;
      if (!this.reader && !mine) this.unread += 1;
    }
    this.reader?.(told);
  }
}
