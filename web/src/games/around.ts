/** What lies round a board: who sits where, and what has happened. The table provides it, a board asks for it. */
import { getContext, setContext } from "svelte";
import type { Entry, Happening } from "../wire/types";
import { say } from "../words/words.svelte";

export interface Around {
  nameOf(seat: number): string;
  log(): readonly Entry[];
  /** What a thing is and does; nothing until that is known. */
  aboutOf(thing: string): string;
  /** Whether something is still being shown that has happened already. */
  isShowing(): boolean;
  /** Whether what is asked has but one answer, which is given without me: nothing is offered then. */
  isAnswered(): boolean;
  /** Lets be seen what has happened while a board turns to it by itself. */
  perform(told: readonly Happening[], turn: () => void): void;
}

const KEY = Symbol("around");
const NOBODY: Around = { nameOf: (seat) => say("player", { number: seat + 1 }), log: () => [], aboutOf: () => "", isShowing: () => false, isAnswered: () => false, perform: (_, turn) => turn() };

export const provide = (around: Around): void => void setContext(KEY, around);
export const around = (): Around => getContext<Around | undefined>(KEY) ?? NOBODY;
