/** The HTTP side of the protocol: one function a request, and one kind of failure. */
import { bound } from "../words/bound";
import type { Language } from "../words/words.svelte";
import type { Advice, Created, Entry, Games, LookBack, Mistake, NewTable, Position, Snapshot, TableInfo } from "./types";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly mistake: Mistake,
  ) {
    super(mistake.sentence);
  }

  told(language: Language): string {
    return this.mistake.told?.[language] ?? this.mistake.sentence;
  }
}

async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: "same-origin",
    ...(body !== undefined && {
      headers: { "Content-Type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  });
  if (answer.ok) return JSON.parse(bound(await answer.text())) as T;
  const mistake = (await answer.json().catch(() => null)) as Mistake | null;
  throw new Refused(answer.status, mistake ?? { code: "unknown", sentence: `${answer.status} ${answer.statusText}` });
}

const viewer = (seat: number | null): string => (seat === null ? "" : `&seat=${seat}`);
const seated = (id: string, seat: number, what: string, body: object): Promise<Seating> =>
  ask(`/tables/${id}/seats/${seat}/${what}`, "POST", body);

interface Seating { readonly table: TableInfo; readonly token: string | null }

export const games = (lang: Language): Promise<Games> => ask(`/games?lang=${lang}`);
export const rules = (game: string, lang: Language): Promise<{ title: string; markdown: string }> =>
  ask(`/games/${game}/rules?lang=${lang}`);
export const create = (table: NewTable): Promise<Created> => ask("/tables", "POST", table);
export const table = (id: string): Promise<TableInfo> => ask(`/tables/${id}`);
export const session = (id: string, token: string): Promise<{ table: TableInfo }> =>
  ask("/session", "POST", { table: id, token });

export const claim = (id: string, seat: number, name: string): Promise<Seating> => seated(id, seat, "claim", { name });
export const leave = (id: string, seat: number): Promise<Seating> => seated(id, seat, "leave", {});
export const toBot = (id: string, seat: number, bot: string): Promise<Seating> => seated(id, seat, "bot", { bot });
export const takeBack = (id: string, seat: number): Promise<Seating> => seated(id, seat, "back", {});
export const rename = (id: string, seat: number, name: string): Promise<Seating> => seated(id, seat, "name", { name });
export const newLink = (id: string, seat: number): Promise<Seating> => seated(id, seat, "link", {});

export interface Deed { readonly seat: number; readonly version: number; readonly id: string; readonly move?: number }
export const play = (id: string, deed: Deed, lang: Language): Promise<Snapshot> =>
  ask(`/tables/${id}/${deed.move === undefined ? "undo" : "moves"}?lang=${lang}`, "POST", deed);

export const position = (id: string, version: number, seat: number | null, lang: Language): Promise<Position> =>
  ask(`/tables/${id}/positions/${version}?lang=${lang}${viewer(seat)}`);
export const log = (id: string, seat: number | null, lang: Language): Promise<{ log: readonly Entry[] }> =>
  ask(`/tables/${id}/log?lang=${lang}${viewer(seat)}`);
export const hint = (id: string, seat: number, lang: Language): Promise<{ version: number; advice: readonly Advice[] }> =>
  ask(`/tables/${id}/hint?lang=${lang}`, "POST", { seat });
export const lookBack = (id: string, seat: number, lang: Language): Promise<LookBack> =>
  ask(`/tables/${id}/review?lang=${lang}`, "POST", { seat });
export const recordPath = (id: string): string => `/api/tables/${id}/record`;
export const importRecord = (text: string): Promise<{ table: TableInfo }> => ask("/records", "POST", text);
