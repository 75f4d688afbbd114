/** What a client has of one viewer's match, and how each thing the server says changes it. */
import type { Entry, Said, Snapshot, View } from "./types";

export interface Followed {
  readonly version: number;
  readonly view: View;
  readonly log: readonly Entry[];
}

/** The log with new entries put in; what was there already stays. */
export function grown(log: readonly Entry[], more: readonly Entry[]): readonly Entry[] {
  const last = log.at(-1)?.version ?? -1;
  const fresh = more.filter((entry) => entry.version > last);
  return fresh.length ? [...log, ...fresh] : log;
}

/** A whole view: it takes the place of an older one. A log that begins at the beginning replaces the log as well. */
export function renewed(had: Followed | undefined, got: Snapshot): Followed {
  if (had && got.version < had.version) return had;
  const log = got.log[0]?.version === 0 ? got.log : grown(had?.log ?? [], got.log);
  return { version: got.version, view: got.view, log };
}

/** One step; "gap" when it does not fit on what is there, so that the client has to say hello again. */
export function stepped(had: Followed | undefined, step: Extract<Said, { type: "update" }>): Followed | "gap" {
  if (!had) return "gap";
  if (step.version <= had.version) return had;
  if (step.from !== had.version) return "gap";
  const table = { ...had.view.table, ...step.table };
  return { version: step.version, view: { ...had.view, ...step.changed, table }, log: grown(had.log, step.log) };
}

/** Whether the same decision is asked for. */
export function sameMoves(a: View | null, b: View | null): boolean {
  return a?.question === b?.question && String(a?.moves.map((move) => move.number)) === String(b?.moves.map((move) => move.number));
}
