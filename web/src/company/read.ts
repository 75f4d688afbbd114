/** How far one has read at which table, in this browser. */
import { type Heard, READ, type Talk } from "../table/talk.svelte";

const MOST = 40; // tables that are remembered, the latest

export function hasRead(id: string, talk: Talk): void {
  const known = Object.entries(JSON.parse(localStorage.getItem(READ) ?? "{}") as Record<string, Heard>);
  talk.unread = 0;
  localStorage.setItem(READ, JSON.stringify(Object.fromEntries([...known.filter(([table]) => table !== id), [id, talk.heard]].slice(-MOST))));
}
