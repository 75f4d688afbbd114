/** What the server says, under the names that the client uses. `told.ts` is made from Python; docs/protocol.md says what
 * things mean. */
import type { Entry, Mistake, Presence, Snapshot, TableInfo, TableView as View } from "./told";

export type {
  Advice, Advised, BotInfo, Choice, Created, Entry, Foresight, GameInfo, Games, Happening, LookBack, Mistake, NewSeat,
  NewTable, Option, Points, Position, Regret, Seat, Seated, ShownMove as Move, Snapshot, Stop, TableInfo, TableView as View,
} from "./told";

/** A game's own facts; each game's folder knows their shape. */
export type Facts = View["table"];

/** What a sentence is made of. */
export type Arg = string | number | { readonly seat: number } | { readonly id: string; readonly args: Readonly<Record<string, Arg>> };
declare module "./told" {
  interface Happening {
    readonly id: string;
    readonly args: Readonly<Record<string, Arg>>;
  }
}

/** What comes over the socket. */
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
  | ({ readonly type: "presence" } & Presence)
  | { readonly type: "pong" }
  | ({ readonly type: "refused" | "bye" } & Mistake);
