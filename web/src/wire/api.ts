/** The HTTP side of the protocol: one function a request, and one kind of failure. */
import { bound } from "../words/bound";
import type { Language } from "../words/words.svelte";
import { house } from "./house.svelte";
import type { Advised, Asking, Beside, Created, Entry, Examples, Explained, Foresight, Games, Glossary, HowToPlay, Judged, LessonStep, LookBack, Meaning, Mistake, MyTables, NewTable, Played, Posed, Position, Seated, Snapshot, TableInfo } from "./types";

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

function silence(why: unknown): never {
  house.silent = true;
  throw why;
}

export async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const asked = fetch(`/api${path}`, {
    method,
    credentials: "same-origin",
    ...(body !== undefined && {
      headers: { "Content-Type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  });
  const answer = await asked.catch(silence);
  if ([502, 504].includes(answer.status)) silence(answer.statusText); // a proxy speaks, and has nobody behind it
  house.hears(answer.headers.get("islario-client"));
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
export const myTables = (): Promise<MyTables> => ask("/me/tables");
export const create = (table: NewTable): Promise<Created> => ask("/tables", "POST", table);
export const table = (id: string): Promise<TableInfo> => ask(`/tables/${id}`);
export const session = (id: string, token: string): Promise<Seated> =>
  ask("/session", "POST", { table: id, token });

export const claim = (id: string, seat: number, name: string): Promise<Seated> => seated(id, seat, "claim", { name });
export const nudge = (id: string, seat: number): Promise<unknown> => ask(`/tables/${id}/seats/${seat}/nudge`, "POST", {});
export const leave = (id: string, seat: number): Promise<Seated> => seated(id, seat, "leave", {});
export const toBot = (id: string, seat: number, bot: string): Promise<Seated> => seated(id, seat, "bot", { bot });
export const takeBack = (id: string, seat: number): Promise<Seated> => seated(id, seat, "back", {});
export const rename = (id: string, seat: number, name: string): Promise<Seated> => seated(id, seat, "name", { name });
export const setObvious = (id: string, seat: number, obvious: boolean): Promise<Seated> => seated(id, seat, "obvious", { obvious });
export const anew = (id: string): Promise<Seated> => ask(`/tables/${id}/anew`, "POST", {});
export const voidSeat = (id: string, seat: number): Promise<Seated> => seated(id, seat, "void", {});
/** Agrees or not to what is asked about a seat; whoever asked takes it back by not agreeing. */
export const answer = (id: string, seat: number, agrees: boolean): Promise<Seated> => seated(id, seat, agrees ? "grant" : "refuse", {});
export const newHostLink = (id: string): Promise<Seated> => ask(`/tables/${id}/host/link`, "POST", {});
export const newLink = (id: string, seat: number): Promise<Seated> => seated(id, seat, "link", {});

export interface Deed { readonly seat: number; readonly version: number; readonly id: string; readonly move?: number }
/** Plays, or takes back; whose socket is open hears there what comes of it, and needs no `view` in the answer. */
export const play = (id: string, deed: Deed, lang: Language, view: boolean): Promise<Played> =>
  ask(`/tables/${id}/${deed.move === undefined ? "undo" : "moves"}?lang=${lang}${view ? "" : "&view=false"}`, "POST", deed);
export const see = (id: string, seat: number, since: number, lang: Language): Promise<Snapshot> =>
  ask(`/tables/${id}/view?lang=${lang}&seat=${seat}&since=${since}`);

export const position = (id: string, version: number, seat: number | null, lang: Language): Promise<Position> =>
  ask(`/tables/${id}/positions/${version}?lang=${lang}${viewer(seat)}`);
export const log = (id: string, seat: number | null, lang: Language): Promise<{ log: readonly Entry[] }> =>
  ask(`/tables/${id}/log?lang=${lang}${viewer(seat)}`);
export const preview = (id: string, seat: number, move: number, lang: Language): Promise<Foresight> =>
  ask(`/tables/${id}/preview?lang=${lang}&seat=${seat}&move=${move}`);
export const box = (id: string, fingerprint: string): Promise<unknown> => ask(`/tables/${id}/box?of=${fingerprint}`);
export const things = (id: string, lang: Language): Promise<Readonly<Record<string, Explained>>> => ask(`/tables/${id}/things?lang=${lang}`);
export const thingNow = (id: string, thing: string, seat: number | null, lang: Language): Promise<Meaning> =>
  ask(`/tables/${id}/things/now?lang=${lang}&thing=${encodeURIComponent(thing)}${viewer(seat)}`);
export const hint = (id: string, seat: number, lang: Language): Promise<Advised> =>
  ask(`/tables/${id}/hint?lang=${lang}`, "POST", { seat });
export const lookBack = (id: string, seat: number, lang: Language): Promise<LookBack> =>
  ask(`/tables/${id}/review?lang=${lang}`, "POST", { seat });
export const wait = (id: string, seat: number, lang: Language): Promise<Asking> => ask(`/tables/${id}/wait?lang=${lang}`, "POST", { seat });
export const stand = (id: string, seat: number, name: string, on: boolean, lang: Language): Promise<Asking> =>
  ask(`/tables/${id}/standing?lang=${lang}`, "POST", { seat, name, on });
/** What is said beside whoever is new to a game. */
export const beside = (game: string, lang: Language): Promise<Beside> => ask(`/games/${game}/beside?lang=${lang}`);
/** Pictures beside the numbered rules, and words with a meaning of their own. */
export const examples = (game: string, lang: Language): Promise<Examples> => ask(`/games/${game}/examples?lang=${lang}`);
export const terms = (game: string, lang: Language): Promise<Glossary> => ask(`/games/${game}/terms?lang=${lang}`);
export const how = (game: string, lang: Language): Promise<HowToPlay> => ask(`/games/${game}/how?lang=${lang}`);
/** An exercise, what is said to a move that was tried, and the best one. */
export const exercise = (game: string, number: number, lang: Language): Promise<Posed> => ask(`/games/${game}/exercises/${number}?lang=${lang}`);
export const attempt = (game: string, number: number, move: number, lang: Language): Promise<Judged> => ask(`/games/${game}/exercises/${number}?lang=${lang}`, "POST", { move });
export const best = (game: string, number: number, lang: Language): Promise<Judged> => ask(`/games/${game}/exercises/${number}/best?lang=${lang}`);
/** What the guide says at a table that teaches a game. */
export const lesson = (id: string, lang: Language): Promise<LessonStep> => ask(`/tables/${id}/lesson?lang=${lang}`);
export const recordPath = (id: string): string => `/api/tables/${id}/record`;
export const importRecord = (text: string): Promise<{ table: TableInfo }> => ask("/records", "POST", text);
