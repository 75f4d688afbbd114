/** What the server says, under the names that the client uses. `told.ts` is made from Python; docs/protocol.md says what
 * things mean. */
import type { Asking, LineInfo, Entry, Mistake, Presence, RulesInfo, Snapshot, Spoken, TableInfo, TableView as View, Times } from "./told";

export type {
  Advice, Advised, Asking, Beside, BotInfo, Chatter, Choice, Circle, Created, DeviceInfo, Entry, Examples, Explained, Foresight, GameFigures, GameInfo, Games, Glossary, GroupInfo, Guidance, Habits, Halt, Happening, History, HowToPlay, InvitationInfo,
  Judged, Leader, Leaderboard, LessonStep, LineInfo, LookBack, Me, Meaning, Mistake, MyCompany, MyLink, MyMatch, MyRating, MyTable, MyTables, NewSeat, NewTable, NewTarget, OpenTable, OpenTables, Option, PasskeyInfo, PasskeyMade, PasskeyUsed, Picture, Played, Points, Posed, Position, Preparing,
  Presence, PushKey, Regret, Rival, Seat, SeatChange, Seated, SeatWish, SelfLinkInfo, ShownMove as Move, Snapshot, Spoken, StandingInfo, Stop, TableInfo, TableView as View, Term, Times, Today, WindowInfo,
} from "./told";

/** A game's own facts; each game's folder knows their shape. */
export type Facts = View["table"];

/** What comes over the socket. */
export type Said =
  | { readonly type: "welcome"; readonly table: TableInfo; readonly client?: string }
  | { readonly type: "seats"; readonly table: TableInfo }
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
  | { readonly type: "asking"; readonly seat: number | null; readonly asking: Asking }
  | ({ readonly type: "rules" } & RulesInfo)
  | ({ readonly type: "clock" } & Times)
  | { readonly type: "chat"; readonly said: readonly LineInfo[]; readonly again: boolean }
  | { readonly type: "pong" }
  | Spoken
  | ({ readonly type: "refused"; readonly id?: string } & Mistake)
  | ({ readonly type: "bye" } & Mistake);
