/** What lies round a board: who sits where, and what has happened. The table provides it, a board asks for it. */
import { getContext, setContext } from "svelte";
import type { Entry } from "../wire/types";
import { say } from "../words/words.svelte";

export interface Around {
  nameOf(seat: number): string;
  log(): readonly Entry[];
}

const KEY = Symbol("around");
const NOBODY: Around = { nameOf: (seat) => say("player", { number: seat + 1 }), log: () => [] };

export const provide = (around: Around): void => void setContext(KEY, around);
export const around = (): Around => getContext<Around | undefined>(KEY) ?? NOBODY;
