/** Made from Python by `make client-types`; change it there. */

export type Stop = "nothing" | "secrets" | "others";

export interface Games {
  readonly languages: readonly string[];
  readonly bots: readonly BotInfo[];
  readonly games: readonly GameInfo[];
}

export interface BotInfo {
  readonly name: string;
  readonly words: string;
  readonly about: string;
  readonly seconds: number;
}

export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly time: string;
  readonly ready: boolean;
  readonly players: readonly number[];
  readonly rules: number;
  readonly options: readonly Option[];
  readonly sources: readonly Choice[];
}

export interface Option {
  readonly name: string;
  readonly words: string;
  readonly help: string;
  readonly default: string;
  readonly switch: boolean;
  readonly choices: readonly Choice[];
}

export interface Choice {
  readonly name: string;
  readonly words: string;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly language: string;
  readonly created: number;
  readonly over: boolean;
  readonly imported: boolean;
  readonly revision: number;
  readonly seats: readonly Seat[];
  readonly spectators: number;
  readonly mine: readonly number[];
  readonly host: boolean;
}

export interface Seat {
  readonly seat: number;
  readonly name: string;
  readonly kind: "bot" | "open" | "person";
  readonly bot: string | null;
  readonly held: boolean;
  readonly mine: boolean;
  readonly present: boolean;
}

export interface Created {
  readonly table: TableInfo;
  readonly links: readonly Link[];
  readonly host: string;
}

export interface Link {
  readonly seat: number;
  readonly token: string;
}

export interface Seated {
  readonly table: TableInfo;
  readonly token: string | null;
}

export interface Snapshot {
  readonly version: number;
  readonly view: TableView;
  readonly log: readonly Entry[];
}

/** A view at a table of the server's. */
export interface TableView {
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly seat: number | null;
  readonly language: string;
  readonly options: Readonly<Record<string, string>>;
  readonly commitment: string;
  readonly pending: readonly number[];
  readonly over: boolean;
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly winners: readonly number[];
  readonly breakdowns: readonly (readonly Points[])[];
  readonly question: string | null;
  readonly rule: string;
  readonly moves: readonly ShownMove[];
  readonly table: Readonly<Record<string, unknown>>;
  readonly version: number;
  readonly box: string;
  readonly can_undo: boolean;
  readonly last_turn: number;
  readonly key: string | null;
  readonly past?: boolean;
}

export interface Points {
  readonly source: string;
  readonly words: string;
  readonly points: number;
}

export interface ShownMove {
  readonly number: number;
  readonly kind: string;
  readonly args: Readonly<Record<string, number | string>>;
  readonly words: string;
}

export interface Entry {
  readonly version: number;
  readonly at: number;
  readonly scores: readonly number[];
  readonly happenings: readonly Happening[];
}

export interface Happening {
  readonly kind: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly words: string;
}

export interface Position {
  readonly version: number;
  readonly last: number;
  readonly view: TableView;
  readonly log: readonly Entry[];
}

/** What a move would do, as far as its seat can know, and what keeps it from knowing more. */
export interface Foresight {
  readonly version: number;
  readonly events: readonly Happening[];
  readonly points: readonly Points[];
  readonly question: string | null;
  readonly stopped: Stop;
}

export interface Advised {
  readonly version: number;
  readonly advice: readonly Advice[];
}

export interface Advice {
  readonly move: ShownMove;
  readonly points: number;
  readonly margin: number;
  readonly chance: number;
  readonly sources: readonly Points[];
  readonly why: string;
}

export interface LookBack {
  readonly done: number;
  readonly of: number;
  readonly regrets: readonly Regret[] | null;
}

export interface Regret {
  readonly version: number;
  readonly played: ShownMove;
  readonly better: ShownMove;
  readonly cost: number;
  readonly why: string;
}

export interface Mistake {
  readonly code: string;
  readonly sentence: string;
  readonly told?: Readonly<Record<string, string>>;
  readonly version?: number;
  readonly view?: TableView;
  readonly log?: readonly Entry[];
}

export interface Presence {
  readonly present: readonly number[];
  readonly spectators: number;
}

export type Language = "en" | "fr";

export interface NewSeat {
  readonly kind: "bot" | "here" | "open";
  readonly name?: string;
  readonly bot?: string | null;
}

export interface NewTable {
  readonly game: string;
  readonly players?: number | null;
  readonly options?: Readonly<Record<string, string | boolean>>;
  readonly seats?: readonly NewSeat[] | null;
  readonly language?: Language | null;
}
