/** What happenings look like: which thing goes from which place to which. A board marks its places with `data-at`; a place
 * may be named by several words, and the first of them that is in sight counts. */
import type { Point } from "../art/hand";
import type { Cue } from "../parts/pace.svelte";
import type { Box } from "../wire/box";
import type { Happening } from "../wire/types";

/** Points that a seat gets. */
export interface Gain { readonly seat: number; readonly points: number }
export type Scene = { readonly cue?: Cue } & (
  | { readonly how: "goes" | "comes"; readonly from: string; readonly to: string }
  | { readonly how: "says"; readonly words: string; readonly from: string; readonly to: string; readonly gain?: Gain }
  | { readonly how: "glows"; readonly at: string; readonly rays?: boolean }
  | { readonly how: "draws"; readonly at: string }
  | { readonly how: "walks"; readonly at: string; readonly line: readonly Point[]; readonly lasts: number }
);

/** A thing leaves its place: it is shown as it lay there. */
export const goes = (from: string, to: string): Scene => ({ how: "goes", from, to, cue: "card" });
/** A thing arrives: it is shown as it lies there then, and not before. */
export const comes = (from: string, to: string): Scene => ({ how: "comes", from, to, cue: "card" });
/** A place lights up. */
export const glows = (at: string, cue?: Cue): Scene => ({ how: "glows", at, ...(cue && { cue }) });
/** A place is celebrated: it lights up, with rays. */
export const shines = (at: string, cue?: Cue): Scene => ({ how: "glows", at, rays: true, ...(cue && { cue }) });
/** A line draws itself; one that is not to be seen afterwards fades away again. */
export const draws = (at: string): Scene => ({ how: "draws", at });
/** Words float from one place to another. */
export const says = (words: string, from: string, to: string): Scene => ({ how: "says", words, from, to });

interface Told { readonly kind: string; readonly facts: unknown }
/** Through whose eyes it is seen, and what is played with. */
export interface Sight { readonly seat: number; readonly box: Box }
/** What each kind of happening looks like; those that are not named are not seen. */
export type Looks<Event extends Told> = { readonly [Kind in Event["kind"]]?: (facts: Extract<Event, { readonly kind: Kind }>["facts"], sight: Sight) => readonly Scene[] };
export type Scenes = (told: readonly Happening[], sight: Sight) => readonly Scene[];

export const scenesOf = <Event extends Told>(looks: Looks<Event>): Scenes => (told, sight) =>
  told.flatMap(({ kind, facts }) => (looks as Readonly<Record<string, (facts: unknown, sight: Sight) => readonly Scene[]>>)[kind]?.(facts, sight) ?? []);
