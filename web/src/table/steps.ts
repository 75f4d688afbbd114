/** Positions of a match, each with what led to it. */
import * as api from "../wire/api";
import type { Entry, Happening } from "../wire/types";
import { speech } from "../words/words.svelte";
import { type Step, thinned } from "./procession.svelte";

export const toldIn = (log: readonly Entry[]): readonly Happening[] => log.flatMap(({ happenings }) => happenings);

/** Those after one version and before another, as a seat knew them, to be asked for one by one; as many as there is time for. */
export function between(id: string, seat: number | null, since: number, last: number): (() => Promise<Step>)[] {
  const versions = Array.from({ length: Math.max(0, last - since - 1) }, (_, i) => since + 1 + i);
  return thinned(versions).map((version) => async () => {
    const { view, log } = await api.position(id, version, seat, speech.language);
    return { view, told: toldIn(log) };
  });
}
