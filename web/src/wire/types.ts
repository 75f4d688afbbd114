/** What the server says, as docs/protocol.md has it. */

export interface Choice { readonly name: string; readonly words: string }
export interface Option {
  readonly name: string;
  readonly words: string;
  readonly help: string;
  readonly default: string;
  readonly switch: boolean;
  readonly choices: readonly Choice[];
}
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly time: string;
  readonly players: readonly number[];
  readonly ready: boolean;
  readonly options: readonly Option[];
  readonly sources: readonly Choice[];
}
export interface BotInfo { readonly name: string; readonly words: string; readonly about: string; readonly seconds: number }
export interface Games { readonly bots: readonly BotInfo[]; readonly games: readonly GameInfo[] }

export interface Seat {
  readonly seat: number;
  readonly name: string;
  readonly kind: "person" | "open" | "bot";
  readonly bot: string | null;
  readonly held: boolean;
  readonly mine: boolean;
  readonly present: boolean;
}
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly over: boolean;
  readonly imported: boolean;
  readonly revision: number;
  readonly seats: readonly Seat[];
  readonly spectators: number;
  readonly mine: readonly number[];
  readonly host: boolean;
}

export interface Move {
  readonly number: number;
  readonly kind: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly words: string;
}
export interface Points { readonly source: string; readonly words: string; readonly points: number }

/** A game's own facts; each game's folder knows their shape. */
export type Facts = Readonly<Record<string, unknown>>;

export interface View {
  readonly game: string;
  readonly players: number;
  readonly seat: number | null;
  readonly version: number;
  readonly options: Readonly<Record<string, string>>;
  readonly pending: readonly number[];
  readonly over: boolean;
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly winners: readonly number[];
  readonly breakdowns: readonly (readonly Points[])[];
  readonly question: string | null;
  readonly rule: string;
  readonly can_undo: boolean;
  readonly last_turn: number;
  readonly moves: readonly Move[];
  readonly commitment: string;
  readonly key: string | null;
  readonly table: Facts;
  readonly past?: boolean;
}

export type Arg = string | number | { readonly seat: number } | { readonly id: string; readonly args: Readonly<Record<string, Arg>> };
export interface Happening {
  readonly kind: string;
  readonly id: string;
  readonly args: Readonly<Record<string, Arg>>;
  readonly words: string;
}
export interface Entry {
  readonly version: number;
  readonly at: number;
  readonly scores: readonly number[];
  readonly happenings: readonly Happening[];
}

export interface Snapshot { readonly version: number; readonly view: View; readonly log: readonly Entry[] }
export interface Position extends Snapshot { readonly last: number }

export interface Advice {
  readonly move: Move;
  readonly points: number;
  readonly margin: number;
  readonly chance: number;
  readonly sources: readonly Points[];
  readonly why: string;
}
export interface Regret { readonly version: number; readonly played: Move; readonly better: Move; readonly cost: number; readonly why: string }
export interface LookBack { readonly done: number; readonly of: number; readonly regrets: readonly Regret[] | null }

export interface Mistake {
  readonly code: string;
  readonly sentence: string;
  readonly told?: Readonly<Record<string, string>>;
  readonly version?: number;
  readonly view?: View;
  readonly log?: readonly Entry[];
}

export type Said =
  | { readonly type: "welcome" | "seats"; readonly table: TableInfo }
  | ({ readonly type: "view"; readonly seat: number | null } & Snapshot)
  | {
      readonly type: "update";
      readonly seat: number | null;
      readonly from: number;
      readonly version: number;
      readonly changed: Partial<View>;
      readonly table: Facts;
      readonly log: readonly Entry[];
    }
  | { readonly type: "presence"; readonly present: readonly number[]; readonly spectators: number }
  | { readonly type: "pong" }
  | ({ readonly type: "refused" | "bye" } & Mistake);

export interface NewSeat { kind: "here" | "open" | "bot"; name?: string; bot?: string }
export interface NewTable {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly language: string;
  readonly seats: readonly NewSeat[];
}
export interface Created {
  readonly table: TableInfo;
  readonly links: readonly { readonly seat: number; readonly token: string }[];
  readonly host: string;
}
