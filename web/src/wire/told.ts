/** Made from Python by `make client-types`; change it there. */

export type Stop = "nothing" | "secrets" | "others";

export type Clock = "none" | "day" | "minutes";

export type Kind = "sat" | "left" | "bot" | "late" | "back" | "opened" | "voided" | "device" | "host" | "filled" | "declined";

export type Late = "bot" | "table";

export type Talking = "on" | "off" | "none";

export type Circle = "players" | "spectators";

export interface Games {
  readonly languages: readonly string[];
  readonly bots: readonly BotInfo[];
  readonly games: readonly GameInfo[];
  readonly today: Today | null;
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
  readonly preparing: Preparing | null;
  readonly players: readonly number[];
  readonly bots: readonly string[];
  readonly rules: number;
  readonly windows: boolean;
  readonly options: readonly Option[];
  readonly sources: readonly Choice[];
  readonly lesson: boolean;
  readonly exercises: number;
}

/** How much of a game's rules is compiled, from 0 to 1. Where they cannot be, it is played as it is for good. */
export interface Preparing {
  readonly done: number;
  readonly failed: boolean;
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

/** Today's exercise. */
export interface Today {
  readonly game: string;
  readonly number: number;
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
  readonly anew: string | null;
  readonly halt: Halt | null;
  readonly swaps: boolean;
  readonly window: number;
  readonly clock: Clock;
  readonly minutes: number;
  readonly late: Late;
  readonly chat: Talking;
  readonly listed: boolean;
  readonly fill: number;
  readonly rated: boolean;
  readonly closed: boolean;
  readonly changes: readonly SeatChange[];
  readonly wishes: readonly SeatWish[];
  readonly lesson: boolean;
}

export interface Seat {
  readonly seat: number;
  readonly name: string;
  readonly kind: "bot" | "open" | "person";
  readonly bot: string | null;
  readonly held: boolean;
  readonly mine: boolean;
  readonly present: boolean;
  readonly obvious: boolean | null;
}

/** Why a match cannot go on, and how many entries of its log can be read. */
export interface Halt {
  readonly why: "damaged" | "other-rules";
  readonly held: number;
  readonly told: Readonly<Record<string, string>>;
}

/** Hands have changed at a seat; null stands for the host's place. */
export interface SeatChange {
  readonly at: number;
  readonly kind: Kind;
  readonly seat: number | null;
  readonly told: Readonly<Record<string, string>>;
}

/** Somebody asks those at the table: to sit down at a seat, or to void it. */
export interface SeatWish {
  readonly seat: number;
  readonly kind: "sit" | "void";
  readonly name: string;
  readonly mine: boolean;
  readonly may: boolean;
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
  readonly asked: boolean;
}

export interface Snapshot {
  readonly version: number;
  readonly view: TableView;
  readonly log: readonly Entry[];
  readonly asking?: Asking;
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

/** What is asked beside the match itself: a secret window that is open, and the seat's own answers given ahead. */
export interface Asking {
  readonly window: WindowInfo | null;
  readonly standing: readonly StandingInfo[];
}

/** The table asks "anyone?": who is asked, for how many seconds in all, how many are left, who has asked to wait. */
export interface WindowInfo {
  readonly asked: readonly number[];
  readonly length: number;
  readonly left: number;
  readonly waits: readonly number[];
}

/** An answer that the seat can give ahead, and whether it has. */
export interface StandingInfo {
  readonly name: string;
  readonly words: string;
  readonly on: boolean;
}

/** A move is stored for good; view and log unless the client wants to hear them on its socket. */
export interface Played {
  readonly version: number;
  readonly repeated: boolean;
  readonly view?: TableView;
  readonly log?: readonly Entry[];
  readonly asking?: Asking;
}

/** A move that was said on a socket is stored for good; what comes of it is told there. */
export interface Spoken {
  readonly type: "played";
  readonly id: string;
  readonly version: number;
  readonly repeated: boolean;
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
  readonly warnings: readonly string[];
  readonly things: readonly string[];
}

export interface Explained {
  readonly name: string;
  readonly about: string;
  readonly rule: string;
}

/** What a thing does or means at this moment; nothing where that is always the same. */
export interface Meaning {
  readonly version: number;
  readonly now: string | null;
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

export interface RulesInfo {
  readonly preparing: Preparing | null;
}

/** The seconds that those have left who are asked, where a clock runs. */
export interface Times {
  readonly left: Readonly<Record<string, number>>;
}

/** How far a lesson has come: what is said now, and what the learner's latest move brought. */
export interface LessonStep {
  readonly version: number;
  readonly step: number;
  readonly of: number;
  readonly done: boolean;
  readonly pages: readonly Guidance[];
  readonly moves: readonly number[];
  readonly gains: readonly Points[];
}

/** One thing that the guide says, and what it points at meanwhile, by a name that boards know; "choice" stands for the moves that are waited for. */
export interface Guidance {
  readonly words: string;
  readonly at: string;
}

/** A game on one page: its aim, a turn in pictures, where points come from, and its end. */
export interface HowToPlay {
  readonly title: string;
  readonly aim: string;
  readonly pictures: readonly Picture[];
  readonly box: unknown;
  readonly points: readonly string[];
  readonly end: string;
}

/** A part of a table that is looked at and not played at, what it points at, and what it shows, in words. */
export interface Picture {
  readonly words: string;
  readonly part: "board" | "tray";
  readonly at: string;
  readonly moves: readonly number[];
  readonly view: TableView;
}

/** Pictures beside the numbered rules. */
export interface Examples {
  readonly pictures: readonly Example[];
  readonly box: unknown;
}

/** A picture beside a numbered rule. */
export interface Example {
  readonly words: string;
  readonly part: "board" | "tray";
  readonly at: string;
  readonly moves: readonly number[];
  readonly view: TableView;
  readonly rule: string;
}

export interface Glossary {
  readonly terms: readonly Term[];
}

/** A word with a meaning of its own in a game, and the forms in which it stands in running text. */
export interface Term {
  readonly name: string;
  readonly forms: readonly string[];
  readonly words: string;
}

/** All of it, the more telling kinds first. */
export interface Beside {
  readonly decisions: readonly KindOfDecision[];
}

/** What is said beside somebody who is new to a game, at decisions with a move of this kind. */
export interface KindOfDecision {
  readonly kind: string;
  readonly words: string;
}

/** An exercise: the table as the seat that decides may know it, and what it is played with. */
export interface Posed {
  readonly number: number;
  readonly of: number;
  readonly title: string;
  readonly seat: number;
  readonly missed: number;
  readonly bots: number;
  readonly view: TableView;
  readonly box: unknown;
}

/** A move that was tried, or the best one where that was asked for. Moves that a long search did not care to compare have no figures. */
export interface Judged {
  readonly move: ShownMove;
  readonly best: boolean;
  readonly why: string;
  readonly points: number | null;
  readonly chance: number | null;
  readonly figures: string | null;
}

/** Who asks, and on which devices. */
export interface Me {
  readonly name: string;
  readonly shape: number;
  readonly colour: number;
  readonly since: number;
  readonly away: number;
  readonly habits: Habits;
  readonly devices: readonly DeviceInfo[];
  readonly passkeys: readonly PasskeyInfo[];
  readonly ratings: readonly MyRating[];
  readonly targets: readonly TargetInfo[];
  readonly mail: boolean;
}

/** None: never said. Whoever says something new says only that. */
export interface Habits {
  readonly speed: "fast" | "none" | "normal" | "slow" | null;
  readonly sound: boolean | null;
  readonly taps: boolean | null;
  readonly asks: "each" | "final" | "never" | null;
  readonly obvious: boolean | null;
  readonly language: "en" | "fr" | null;
  readonly theme: "dark" | "light" | null;
  readonly turn: boolean | null;
  readonly nudge: boolean | null;
  readonly board: boolean | null;
  readonly quiet: readonly number[] | null;
  readonly zone: string | null;
}

export interface DeviceInfo {
  readonly id: string;
  readonly label: string;
  readonly since: number;
  readonly seen: number;
  readonly this: boolean;
  readonly push: boolean;
}

export interface PasskeyInfo {
  readonly id: string;
  readonly label: string;
  readonly since: number;
  readonly used: number;
}

export interface MyRating {
  readonly rating: number;
  readonly margin: number;
  readonly played: number;
  readonly game: string;
}

/** An address of mail or on the web where one is told. */
export interface TargetInfo {
  readonly id: string;
  readonly kind: "hook" | "mail" | "push";
  readonly address: string;
  readonly style: string | null;
  readonly confirmed: boolean;
}

/** A link to oneself: its token, and the seconds for which it works. */
export interface MyLink {
  readonly token: string;
  readonly seconds: number;
}

/** The server's own key, which a browser needs to take messages from it and from nobody else. */
export interface PushKey {
  readonly key: string;
}

/** Whose link it is, and how many tables this device would bring along. */
export interface SelfLinkInfo {
  readonly name: string;
  readonly shape: number;
  readonly colour: number;
  readonly own: boolean;
  readonly tables: number;
}

export interface MyTables {
  readonly waiting: number;
  readonly running: readonly MyTable[];
  readonly finished: readonly MyMatch[];
  readonly invitations: readonly InvitationInfo[];
}

/** A match under way, as its row on the front page tells it. */
export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly lesson: boolean;
  readonly created: number;
  readonly halted: boolean;
  readonly mine: readonly number[];
  readonly turn: readonly number[];
  readonly since: number | null;
  readonly due: number | null;
  readonly nudged: number | null;
  readonly asked: readonly number[];
  readonly scores: readonly number[];
  readonly seats: readonly Sitting[];
}

export interface Sitting {
  readonly name: string;
  readonly kind: "bot" | "open" | "person";
}

/** A match that one has played to its end. */
export interface MyMatch {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly ended: number;
  readonly mine: number;
  readonly kept: boolean;
  readonly seats: readonly EndedSeat[];
  readonly sources: Readonly<Record<string, number>>;
}

export interface EndedSeat {
  readonly name: string;
  readonly kind: "bot" | "open" | "person";
  readonly points: number;
  readonly place: number;
}

/** A seat that somebody keeps for one. */
export interface InvitationInfo {
  readonly id: string;
  readonly game: string;
  readonly seat: number;
  readonly name: string;
  readonly at: number;
}

export interface History {
  readonly matches: readonly MyMatch[];
  readonly figures: readonly GameFigures[];
  readonly rivals: readonly Rival[];
}

export interface GameFigures {
  readonly game: string;
  readonly played: number;
  readonly alone: number;
  readonly won: number;
  readonly best: number;
  readonly average: number;
}

/** Whom one has played with: how often, and how often one stood before them, or behind. */
export interface Rival {
  readonly name: string;
  readonly kind: "bot" | "open" | "person";
  readonly played: number;
  readonly before: number;
  readonly behind: number;
}

export interface Leaderboard {
  readonly game: string;
  readonly leaders: readonly Leader[];
}

/** One line of a leaderboard. */
export interface Leader {
  readonly rating: number;
  readonly margin: number;
  readonly played: number;
  readonly name: string;
  readonly bot: string | null;
  readonly shape: number;
  readonly colour: number;
  readonly mine: boolean;
}

/** All that one may read at a table, and what one can do there. */
export interface Chatter {
  readonly circle: Circle | null;
  readonly said: readonly LineInfo[];
  readonly muted: readonly MutedInfo[];
  readonly emotes: readonly EmoteInfo[];
  readonly longest: number;
}

/** Something that somebody has said: as it was written, or an emote in all languages. */
export interface LineInfo {
  readonly circle: Circle;
  readonly number: number;
  readonly at: number;
  readonly who: string;
  readonly seat: number | null;
  readonly name: string;
  readonly mine: boolean;
  readonly text: string;
  readonly told: Readonly<Record<string, string>> | null;
}

export interface MutedInfo {
  readonly who: string;
  readonly name: string;
}

export interface EmoteInfo {
  readonly name: string;
  readonly told: Readonly<Record<string, string>>;
}

export interface OpenTables {
  readonly tables: readonly OpenTable[];
}

/** A table that waits for anybody who comes by. */
export interface OpenTable {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly created: number;
  readonly clock: Clock;
  readonly minutes: number;
  readonly rated: boolean;
  readonly fills: number | null;
  readonly seats: readonly Sitting[];
  readonly free: readonly number[];
  readonly mine: boolean;
}

export interface MyCompany {
  readonly groups: readonly GroupInfo[];
}

/** People with whom one has played, exactly these. */
export interface GroupInfo {
  readonly others: readonly Companion[];
  readonly games: readonly GroupGame[];
  readonly running: readonly GroupTable[];
  readonly last: number;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
}

export interface Companion {
  readonly who: string;
  readonly name: string;
}

/** How often a group has played a game, and how often each of them was before all others. */
export interface GroupGame {
  readonly game: string;
  readonly played: number;
  readonly won: readonly number[];
}

export interface GroupTable {
  readonly id: string;
  readonly game: string;
}

export type Style = "discord" | "slack" | "mattermost" | "plain";

export type Language = "en" | "fr";

export interface NewSeat {
  readonly kind: "bot" | "here" | "open";
  readonly name?: string;
  readonly bot?: string | null;
  readonly keep?: string | null;
}

export interface NewTable {
  readonly game: string;
  readonly players?: number | null;
  readonly options?: Readonly<Record<string, string | boolean>>;
  readonly seats?: readonly NewSeat[] | null;
  readonly swaps?: boolean | null;
  readonly window?: number;
  readonly clock?: Clock;
  readonly minutes?: number;
  readonly late?: Late;
  readonly chat?: boolean;
  readonly listed?: boolean;
  readonly fill?: number;
  readonly rated?: boolean;
  readonly language?: Language | null;
  readonly lesson?: boolean;
}

/** Where somebody wants to be told, beside their browsers. */
export interface NewTarget {
  readonly kind: "hook" | "mail";
  readonly address: string;
  readonly style?: Style;
  readonly lang?: Language;
}

/** What a browser says of a key that it has made. */
export interface PasskeyMade {
  readonly id: string;
  readonly client_data: string;
  readonly attestation: string;
}

/** What a browser has signed with a key. `bring`: what that device has comes along. */
export interface PasskeyUsed {
  readonly id: string;
  readonly client_data: string;
  readonly authenticator_data: string;
  readonly signature: string;
  readonly bring?: boolean;
}
