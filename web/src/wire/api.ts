/** The HTTP side of the protocol: one function a request, and one kind of failure. */
import { bound } from "../words/bound";
import type { Language } from "../words/words.svelte";
import type { Advised, Created, Entry, Foresight, Games, LookBack, Mistake, NewTable, Position, Seated, Snapshot, TableInfo } from "./types";

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

/** Whether asking again would be answered the same; silence and haste pass. */
export const isFinal = (wrong: unknown): wrong is Refused => wrong instanceof Refused && wrong.status !== 429 && wrong.status !== 503;

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
const seated = (id: string, seat: number, what: string, body: object): Promise<Seated> =>
  ask(`/tables/${id}/seats/${seat}/${what}`, "POST", body);

export const games = (lang: Language): Promise<Games> => ask(`/games?lang=${lang}`);
export const rules = (game: string, lang: Language): Promise<{ title: string; markdown: string }> =>
  ask(`/games/${game}/rules?lang=${lang}`);
export const create = (table: NewTable): Promise<Created> => ask("/tables", "POST", table);
export const table = (id: string): Promise<TableInfo> => ask(`/tables/${id}`);
export const session = (id: string, token: string): Promise<{ table: TableInfo }> =>
  ask("/session", "POST", { table: id, token });

export const claim = (id: string, seat: number, name: string): Promise<Seated> => seated(id, seat, "claim", { name });
export const leave = (id: string, seat: number): Promise<Seated> => seated(id, seat, "leave", {});
export const toBot = (id: string, seat: number, bot: string): Promise<Seated> => seated(id, seat, "bot", { bot });
export const takeBack = (id: string, seat: number): Promise<Seated> => seated(id, seat, "back", {});
export const rename = (id: string, seat: number, name: string): Promise<Seated> => seated(id, seat, "name", { name });
export const newLink = (id: string, seat: number): Promise<Seated> => seated(id, seat, "link", {});

export interface Deed { readonly seat: number; readonly version: number; readonly id: string; readonly move?: number }
export const play = (id: string, deed: Deed, lang: Language): Promise<Snapshot> =>
  ask(`/tables/${id}/${deed.move === undefined ? "undo" : "moves"}?lang=${lang}`, "POST", deed);

export const position = (id: string, version: number, seat: number | null, lang: Language): Promise<Position> =>
  ask(`/tables/${id}/positions/${version}?lang=${lang}${viewer(seat)}`);
export const log = (id: string, seat: number | null, lang: Language): Promise<{ log: readonly Entry[] }> =>
  ask(`/tables/${id}/log?lang=${lang}${viewer(seat)}`);
export const preview = (id: string, seat: number, move: number, lang: Language): Promise<Foresight> =>
  ask(`/tables/${id}/preview?lang=${lang}&seat=${seat}&move=${move}`);
export const box = (id: string, fingerprint: string): Promise<unknown> => ask(`/tables/${id}/box?of=${fingerprint}`);
export const hint = (id: string, seat: number, lang: Language): Promise<Advised> =>
  ask(`/tables/${id}/hint?lang=${lang}`, "POST", { seat });
export const lookBack = (id: string, seat: number, lang: Language): Promise<LookBack> =>
  ask(`/tables/${id}/review?lang=${lang}`, "POST", { seat });
export const recordPath = (id: string): string => `/api/tables/${id}/record`;
export const importRecord = (text: string): Promise<{ table: TableInfo }> => ask("/records", "POST", text);
