/** Made from Python by `make client-types`; change it there. */

export type CardName = "yak" | "kamel" | "gonogo" | "kayak" | "drako" | "zeppelin" | "shaman" | "ovetos" | "juju" | "sangaia" | "bongo" | "bonus_mask" | "bonus_idol" | "bonus_jewel" | "bonus_urn" | "makaks" | "bigfoot" | "leviathan" | "antik" | "istwa" | "marabout" | "diawas" | "panda" | "samedi";

export type MonsterName = "bigfoot" | "leviathan";

export type PhaseName = "goals" | "bid" | "pay" | "sangaia" | "onward" | "treasures" | "news" | "draw" | "drawn" | "victim" | "monster" | "antik" | "istwa" | "pair" | "panda" | "limit" | "over";

export type StageName = "free" | "purchase";

export type GoalDeck = "standard" | "destiny" | "curse";

export type CountName = "sea_travels" | "sites_explored" | "markers_on" | "cards_in_hand" | "hand_sets" | "treasures_of_symbol" | "distinct_symbols_found" | "gold_left" | "distinct_sites_explored" | "final_site_in";

export type Symbol = "mask" | "idol" | "jewel" | "urn";

export type Ground = "mountain" | "sand" | "jungle" | "water" | "air";

export type PathKind = "jungle" | "sand" | "mountain" | "lake" | "sea" | "river";

export type People = "motu" | "ptis" | "tlan" | "ang" | "camp";

export interface Table {
  readonly phase: PhaseName;
  readonly bolt: CardName | null;
  readonly stage: StageName;
  readonly round: number;
  readonly leader: number;
  readonly cooperative: boolean;
  readonly expedition: string;
  readonly markers: readonly (string | null)[];
  readonly placed: number;
  readonly sea_tokens: readonly string[];
  readonly monsters: Readonly<Record<MonsterName, string | null>>;
  readonly row: readonly CardName[];
  readonly deck: number;
  readonly discards: Readonly<Record<string, number>>;
  readonly goal_decks: Readonly<Record<GoalDeck, number>>;
  readonly bids: readonly Bid[];
  readonly offers: readonly Offer[];
  readonly leading: Route | null;
  readonly last_bidder: number | null;
  readonly travelled: Route | null;
  readonly pair: readonly number[];
  readonly seats: readonly Seat[];
}

/** What a seat has put on a route. */
export interface Bid {
  readonly seat: number;
  readonly amount: number;
  readonly path?: string;
  readonly fly?: string;
}

/** All that lies on a route: where it leads, by which paths in their order, and who stands behind it. */
export interface Offer {
  readonly to: string;
  readonly ride: readonly string[];
  readonly total: number;
  readonly seats: readonly number[];
  readonly leads: boolean;
  readonly path?: string;
  readonly fly?: string;
}

/** A path by its name, or a flight to a site. */
export interface Route {
  readonly path?: string;
  readonly fly?: string;
}

/** What lies in front of a seat, and how many cards it holds. */
export interface Seat {
  readonly gold: number;
  readonly cards: number;
  readonly treasures: number;
  readonly destinies: number;
  readonly curses: number;
  readonly found: readonly Treasure[];
  readonly bonus: Readonly<Record<string, number>>;
  readonly struck: readonly Curse[];
  readonly silenced: boolean;
  readonly passed: boolean;
  readonly waited_for: boolean;
  readonly hand?: Hand;
}

export interface Treasure {
  readonly id: string;
  readonly site: string;
  readonly value: number;
  readonly symbol: Symbol;
}

export interface Curse {
  readonly site: string;
  readonly points: number;
}

/** What only its owner knows. */
export interface Hand {
  readonly cards: Readonly<Record<string, number>>;
  readonly put_down: Readonly<Record<string, number>>;
  readonly treasures: readonly Treasure[];
  readonly to_play: readonly string[];
  readonly destinies: readonly string[];
  readonly curses: readonly Curse[];
  readonly offered_treasures: readonly Treasure[];
  readonly offered_destinies: readonly string[];
  readonly route: Route | null;
  readonly adds: boolean;
  readonly bill: Bill | null;
  readonly would_take: Readonly<Record<string, Payment>>;
  readonly to_discard: number;
}

/** What is still to be paid, and every way to do so, the one that keeps the most first. */
export interface Bill {
  readonly due: number;
  readonly payments: readonly Payment[];
}

/** Cards in the order in which they are put down, and what goes with them. */
export interface Payment {
  readonly cards: Readonly<Record<string, number>>;
  readonly gold: number;
  readonly shamans: number;
}

export interface Box {
  readonly sites: readonly Site[];
  readonly kinds: Readonly<Record<PathKind, Kind>>;
  readonly paths: readonly Path[];
  readonly ways: Readonly<Record<string, readonly Way[]>>;
  readonly cards: readonly Card[];
  readonly pay_order: readonly CardName[];
  readonly starting_treasures: readonly Treasure[];
  readonly standard_treasures: readonly Treasure[];
  readonly curses: readonly Curse[];
  readonly destinies: readonly Destiny[];
  readonly news: readonly News[];
  readonly numbers: Numbers;
}

/** A place on a board of 1000 by 1000, and the sites that are its neighbours; the base camp's name is a message. */
export interface Site {
  readonly id: string;
  readonly name: string;
  readonly people: People;
  readonly x: number;
  readonly y: number;
  readonly neighbours: readonly string[];
}

/** A kind of path: the ground, the card that belongs on it, whether it runs from a to b only, and who blocks it. */
export interface Kind {
  readonly ground: Ground;
  readonly card: CardName;
  readonly one_way: boolean;
  readonly monster: MonsterName;
}

export interface Path {
  readonly id: string;
  readonly kind: PathKind;
  readonly a: string;
  readonly b: string;
}

/** A ride by its last path: where it ends, and the paths that it takes, in their order. */
export interface Way {
  readonly path: string;
  readonly to: string;
  readonly ride: readonly string[];
}

/** An adventure card: what it pays on which grounds without a Shaman, for how much gold; the symbol of a Bonus. */
export interface Card {
  readonly id: CardName;
  readonly copies: number;
  readonly bolt: boolean;
  readonly pays: number;
  readonly gold: number;
  readonly on: readonly Ground[];
  readonly symbol: Symbol | null;
}

/** What it counts, where, in which cards or of which symbol; the best step reached scores. `each`: what every one gives, as long as all give the same; else 0. Its name is a message: `destiny-…`. */
export interface Destiny {
  readonly id: string;
  readonly counts: CountName;
  readonly sites: readonly string[];
  readonly cards: readonly CardName[];
  readonly symbol: Symbol | null;
  readonly steps: readonly Step[];
  readonly each: number;
  readonly most: number;
}

export interface Step {
  readonly least: number;
  readonly points: number;
}

/** A red marker: how many treasures it deals to everyone, and how many can be kept. */
export interface News {
  readonly marker: number;
  readonly dealt: number;
  readonly kept: number;
}

/** Of the rules. */
export interface Numbers {
  readonly gold: number;
  readonly first_hand: number;
  readonly row: number;
  readonly treasures_dealt: number;
  readonly destinies_dealt: number;
  readonly hand_limit: number;
  readonly purchase_gold: number;
  readonly bonus_points: number;
  readonly smallest_flight: number;
  readonly smallest_ovetos: number;
  readonly panda_discards: number;
  readonly antik_draws: number;
  readonly sea_tokens: number;
  readonly markers: number;
  readonly last_round: number;
}

export type GameMove =
  | { readonly kind: "pass"; readonly args: Readonly<Record<string, never>> }
  | { readonly kind: "path"; readonly args: { readonly path: string } }
  | { readonly kind: "fly"; readonly args: { readonly to: string } }
  | { readonly kind: "amount"; readonly args: { readonly n: number } }
  | { readonly kind: "ovetos"; readonly args: { readonly n: number } }
  | { readonly kind: "juju"; readonly args: { readonly seat: number } }
  | { readonly kind: "pay"; readonly args: { readonly card: "zeppelin" | "drako" | "kayak" | "yak" | "kamel" | "gonogo" } }
  | { readonly kind: "sangaia"; readonly args: { readonly answer: "no" | "yes" } }
  | { readonly kind: "treasure"; readonly args: { readonly treasure: string } }
  | { readonly kind: "treasure_with_bonus"; readonly args: { readonly treasure: string } }
  | { readonly kind: "done"; readonly args: Readonly<Record<string, never>> }
  | { readonly kind: "reject_treasure"; readonly args: { readonly treasure: string } }
  | { readonly kind: "reject_destiny"; readonly args: { readonly destiny: string } }
  | { readonly kind: "take"; readonly args: { readonly card: string } }
  | { readonly kind: "take_from_deck"; readonly args: Readonly<Record<string, never>> }
  | { readonly kind: "no_purchase"; readonly args: Readonly<Record<string, never>> }
  | { readonly kind: "victim"; readonly args: { readonly seat: number } }
  | { readonly kind: "pair"; readonly args: { readonly a: number; readonly b: number } }
  | { readonly kind: "monster"; readonly args: { readonly path: string } }
  | { readonly kind: "discard"; readonly args: { readonly card: string } };

export type GameEvent =
  | { readonly kind: "first_leader"; readonly facts: { readonly who: number } }
  | { readonly kind: "goals_dealt"; readonly facts: Readonly<Record<string, never>> }
  | { readonly kind: "goals_chosen"; readonly facts: Readonly<Record<string, never>> }
  | { readonly kind: "round_begun"; readonly facts: { readonly number: number; readonly site: string } }
  | { readonly kind: "no_exit"; readonly facts: { readonly site: string } }
  | { readonly kind: "bid"; readonly facts: { readonly who: number; readonly along: string | null; readonly to: string; readonly n: number } }
  | { readonly kind: "added"; readonly facts: { readonly who: number; readonly along: string | null; readonly to: string; readonly n: number } }
  | { readonly kind: "passed"; readonly facts: { readonly who: number } }
  | { readonly kind: "juju"; readonly facts: { readonly who: number; readonly other: number } }
  | { readonly kind: "ovetos"; readonly facts: { readonly who: number } }
  | { readonly kind: "leader"; readonly facts: { readonly who: number; readonly along: string | null; readonly to: string; readonly n: number } }
  | { readonly kind: "no_move"; readonly facts: { readonly site: string } }
  | { readonly kind: "paid"; readonly facts: { readonly who: number; readonly card: CardName; readonly n: number } }
  | { readonly kind: "gold_spent"; readonly facts: { readonly who: number; readonly n: number } }
  | { readonly kind: "moved"; readonly facts: { readonly who: number; readonly from: string; readonly along: string | null; readonly ride: readonly string[]; readonly to: string } }
  | { readonly kind: "sea_token"; readonly facts: { readonly path: string; readonly n: number } }
  | { readonly kind: "sangaia_offered"; readonly facts: { readonly site: string } }
  | { readonly kind: "sangaia"; readonly facts: { readonly who: number; readonly site: string } }
  | { readonly kind: "stepped"; readonly facts: { readonly who: number; readonly from: string; readonly site: string } }
  | { readonly kind: "marker"; readonly facts: { readonly number: number; readonly site: string } }
  | { readonly kind: "no_marker"; readonly facts: { readonly site: string } }
  | { readonly kind: "curse_struck"; readonly facts: { readonly who: number; readonly site: string; readonly points: number } }
  | { readonly kind: "bongo"; readonly facts: { readonly who: number; readonly site: string } }
  | { readonly kind: "treasure_found"; readonly facts: { readonly who: number; readonly treasure: string; readonly site: string; readonly points: number } }
  | { readonly kind: "bonus"; readonly facts: { readonly who: number; readonly symbol: Symbol; readonly points: number } }
  | { readonly kind: "nothing_found"; readonly facts: { readonly site: string } }
  | { readonly kind: "news"; readonly facts: { readonly number: number; readonly dealt: number; readonly n: number } }
  | { readonly kind: "news_card"; readonly facts: { readonly who: number; readonly treasure: string } }
  | { readonly kind: "news_chosen"; readonly facts: Readonly<Record<string, never>> }
  | { readonly kind: "took_from_row"; readonly facts: { readonly who: number; readonly card: CardName; readonly slot: number } }
  | { readonly kind: "took_from_deck"; readonly facts: { readonly who: number } }
  | { readonly kind: "drew"; readonly facts: { readonly who: number; readonly card: CardName } }
  | { readonly kind: "bought"; readonly facts: { readonly who: number; readonly n: number } }
  | { readonly kind: "row_filled"; readonly facts: { readonly card: CardName; readonly slot: number } }
  | { readonly kind: "deck_shuffled"; readonly facts: { readonly n: number } }
  | { readonly kind: "bolt"; readonly facts: { readonly who: number; readonly card: CardName } }
  | { readonly kind: "no_effect"; readonly facts: { readonly who: number; readonly card: CardName } }
  | { readonly kind: "stolen"; readonly facts: { readonly who: number; readonly other: number; readonly bolt: CardName } }
  | { readonly kind: "stolen_card"; readonly facts: { readonly who: number; readonly card: CardName; readonly victim: number } }
  | { readonly kind: "stolen_treasure"; readonly facts: { readonly who: number; readonly treasure: string; readonly victim: number } }
  | { readonly kind: "monster_placed"; readonly facts: { readonly who: number; readonly monster: MonsterName; readonly lair: string } }
  | { readonly kind: "antik_card"; readonly facts: { readonly who: number; readonly treasure: string } }
  | { readonly kind: "antik_kept"; readonly facts: { readonly who: number } }
  | { readonly kind: "istwa_card"; readonly facts: { readonly who: number; readonly destiny: string } }
  | { readonly kind: "istwa_done"; readonly facts: { readonly who: number } }
  | { readonly kind: "swept"; readonly facts: { readonly who: number } }
  | { readonly kind: "discarded"; readonly facts: { readonly who: number; readonly card: CardName; readonly n: number } }
  | { readonly kind: "cursed"; readonly facts: { readonly who: number } }
  | { readonly kind: "curse_card"; readonly facts: { readonly who: number; readonly cursed: string } }
  | { readonly kind: "destiny_scored"; readonly facts: { readonly who: number; readonly destiny: string; readonly points: number } }
  | { readonly kind: "match_ended"; readonly facts: Readonly<Record<string, never>> }
  | { readonly kind: "new_total"; readonly facts: { readonly along: string | null; readonly to: string; readonly n: number } };
