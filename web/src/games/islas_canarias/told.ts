/** Made from Python by `make client-types`; change it there. */

export type AreaName = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";

export type BuildingName = "house" | "palace" | "town";

export type Colour = "orange" | "brown" | "green" | "blue" | "beige" | "red";

export type IslandName = "gran_canaria" | "lanzarote" | "fuerteventura" | "la_palma" | "la_gomera" | "tenerife";

export type PhaseName = "islands" | "act" | "load" | "end" | "use" | "place" | "colour" | "ship" | "name" | "return" | "over";

export type Feature = "coast" | "village" | "river" | "mountain" | "farmland" | "road";

export type PowerName = "win_ties" | "draw_five" | "mixed_palace" | "build_anywhere" | "extra_card" | "pirate_shield";

export interface Table {
  readonly phase: PhaseName;
  readonly round: number;
  readonly last_round: boolean;
  readonly start: number;
  readonly turn: number;
  readonly islands: readonly Isle[];
  readonly free_islands: readonly IslandName[];
  readonly supply: Readonly<Record<BuildingName, Readonly<Record<Colour, number>>>>;
  readonly privileges: Readonly<Record<Colour, number | null>>;
  readonly deck_size: number;
  readonly cards_left: number;
  readonly ship_size: number;
  readonly discards: Readonly<Record<string, number>>;
  readonly turned: readonly string[];
  readonly hand: Readonly<Record<string, number>> | null;
  readonly loaded: string | null;
  readonly card: string | null;
  readonly building: UnderWay | null;
  readonly victims: readonly number[];
  readonly places: Readonly<Record<string, Place>>;
  readonly outlooks: Readonly<Record<string, Outlook>>;
  readonly prey: Readonly<Record<string, Prey>>;
}

/** A seat's island and what stands on it. */
export interface Isle {
  readonly island: IslandName | null;
  readonly buildings: Readonly<Record<string, Standing>>;
  readonly colour_points: Readonly<Record<Colour, number>>;
  readonly hand_size: number;
  readonly has_loaded: boolean;
}

export interface Standing {
  readonly building: BuildingName;
  readonly colour: Colour;
}

/** A building that is not yet there. */
export interface UnderWay {
  readonly building: BuildingName;
  readonly seat: number;
  readonly anchor: AreaName | null;
  readonly used: readonly AreaName[];
  readonly spot: AreaName | null;
}

/** Where a settler's house goes: the priority that says so (from 0; None: no priority does), whether it may go anywhere by privilege, and the areas. */
export interface Place {
  readonly priority: number | null;
  readonly anywhere: boolean;
  readonly areas: readonly AreaName[];
}

/** Where a settler would go if he landed now: by priority, how many empty areas everybody has, who is in the running and who is left in it; then who gets the house, which priority decides, and whether it takes the privilege. */
export interface Outlook {
  readonly counts: readonly (readonly number[])[];
  readonly running: readonly (readonly number[])[];
  readonly left: readonly (readonly number[])[];
  readonly seat: number | null;
  readonly at: number | null;
  readonly by_privilege: boolean;
}

/** Whom a pirate would go for if it landed now: everybody's points in its colour, and who owns its privilege. */
export interface Prey {
  readonly points: readonly number[];
  readonly holder: number | null;
  readonly left: readonly number[];
  readonly shield: Colour | null;
}

export interface Box {
  readonly islands: Readonly<Record<IslandName, Island>>;
  readonly faces: Readonly<Record<string, Face>>;
  readonly pirates: Readonly<Record<string, Colour>>;
  readonly copies: Readonly<Record<string, number>>;
  readonly supply: Readonly<Record<BuildingName, number>>;
  readonly privileges: Readonly<Record<Colour, PowerName>>;
  readonly values: Values;
  readonly first_hand: number;
  readonly draw: number;
  readonly draw_with_privilege: number;
  readonly last_round: number;
}

/** As it is printed; the grid has 'o' for an area, 'V' for village, 'F' for farmland and '~' for sea. */
export interface Island {
  readonly grid: readonly string[];
  readonly edges: Edges;
  readonly areas: Readonly<Record<AreaName, Area>>;
  readonly touches: Readonly<Record<Feature, number>>;
}

/** Where coast, mountain, river and road run, each edge once: "row,column,side". */
export interface Edges {
  readonly coast: readonly string[];
  readonly mountain: readonly string[];
  readonly river: readonly string[];
  readonly road: readonly string[];
}

/** A square to build on: where it lies on the grid, what it is next to, and the areas beside it. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly features: readonly Feature[];
  readonly neighbours: readonly AreaName[];
}

/** What is printed on a settler card, and what it is called among the words: equal occupations share a name. */
export interface Face {
  readonly settler: string;
  readonly occupation: string;
  readonly house: Colour;
  readonly priorities: readonly (Feature | Colour)[];
}

/** Points. */
export interface Values {
  readonly house: number;
  readonly first_palace: number;
  readonly further_palace: number;
  readonly town: number;
  readonly for_privilege: number;
  readonly to_end: number;
}

export type GameMove =
  | { readonly kind: "take_island"; readonly args: { readonly island: IslandName } }
  | { readonly kind: "build"; readonly args: { readonly card: string } }
  | { readonly kind: "draw"; readonly args: Readonly<Record<string, never>> }
  | { readonly kind: "take_extra"; readonly args: Readonly<Record<string, never>> }
  | { readonly kind: "load"; readonly args: { readonly card: string } }
  | { readonly kind: "place"; readonly args: { readonly area: AreaName } }
  | { readonly kind: "colour"; readonly args: { readonly colour: Colour } }
  | { readonly kind: "palace"; readonly args: { readonly area: AreaName } }
  | { readonly kind: "town"; readonly args: { readonly area: AreaName } }
  | { readonly kind: "use"; readonly args: { readonly area: AreaName } }
  | { readonly kind: "give_back"; readonly args: { readonly area: AreaName } }
  | { readonly kind: "name"; readonly args: { readonly seat: number } }
  | { readonly kind: "end_turn"; readonly args: Readonly<Record<string, never>> };

export type GameEvent =
  | { readonly kind: "start_player"; readonly facts: { readonly who: number } }
  | { readonly kind: "island_taken"; readonly facts: { readonly who: number; readonly island: IslandName } }
  | { readonly kind: "cards_drawn"; readonly facts: { readonly who: number; readonly count: number } }
  | { readonly kind: "card_drawn"; readonly facts: { readonly card: string } }
  | { readonly kind: "discards_shuffled"; readonly facts: { readonly count: number } }
  | { readonly kind: "first_card"; readonly facts: Readonly<Record<string, never>> }
  | { readonly kind: "round_begins"; readonly facts: { readonly who: number; readonly round: number } }
  | { readonly kind: "card_played"; readonly facts: { readonly who: number; readonly card: string } }
  | { readonly kind: "house_built"; readonly facts: { readonly who: number; readonly building: BuildingName; readonly colour: Colour; readonly area: AreaName } }
  | { readonly kind: "palace_built"; readonly facts: { readonly who: number; readonly building: BuildingName; readonly colour: Colour; readonly area: AreaName; readonly used: readonly AreaName[] } }
  | { readonly kind: "town_built"; readonly facts: { readonly who: number; readonly building: BuildingName; readonly colour: Colour; readonly area: AreaName; readonly used: readonly AreaName[] } }
  | { readonly kind: "colour_ran_out"; readonly facts: { readonly who: number; readonly building: BuildingName; readonly colour: Colour; readonly taken: Colour } }
  | { readonly kind: "extra_card"; readonly facts: { readonly who: number } }
  | { readonly kind: "ship_loaded"; readonly facts: { readonly who: number } }
  | { readonly kind: "card_loaded"; readonly facts: { readonly card: string } }
  | { readonly kind: "no_card_to_load"; readonly facts: { readonly who: number } }
  | { readonly kind: "ship_arrives"; readonly facts: { readonly count: number; readonly landing: number } }
  | { readonly kind: "card_turned"; readonly facts: { readonly card: string } }
  | { readonly kind: "settler_comes"; readonly facts: { readonly who: number; readonly card: string; readonly symbol: Feature | Colour; readonly count: number } }
  | { readonly kind: "tie_won"; readonly facts: { readonly who: number; readonly card: string } }
  | { readonly kind: "settler_leaves"; readonly facts: { readonly card: string } }
  | { readonly kind: "no_house_left"; readonly facts: { readonly card: string } }
  | { readonly kind: "privilege_taken"; readonly facts: { readonly who: number; readonly privilege: Colour; readonly power: PowerName; readonly points: number } }
  | { readonly kind: "privilege_taken_over"; readonly facts: { readonly who: number; readonly privilege: Colour; readonly power: PowerName; readonly points: number; readonly loser: number } }
  | { readonly kind: "pirate_attacks"; readonly facts: { readonly who: number; readonly card: string } }
  | { readonly kind: "pirate_diverted"; readonly facts: { readonly who: number; readonly card: string; readonly victim: number } }
  | { readonly kind: "pirate_finds_nothing"; readonly facts: { readonly card: string } }
  | { readonly kind: "house_lost"; readonly facts: { readonly who: number; readonly building: BuildingName; readonly colour: Colour; readonly area: AreaName } }
  | { readonly kind: "card_kept"; readonly facts: Readonly<Record<string, never>> }
  | { readonly kind: "last_round"; readonly facts: Readonly<Record<string, never>> }
  | { readonly kind: "match_ended"; readonly facts: Readonly<Record<string, never>> }
  | { readonly kind: "islands_compared"; readonly facts: { readonly by: Feature | Colour; readonly numbers: readonly number[]; readonly running: readonly number[]; readonly left: readonly number[] } }
  | { readonly kind: "pirate_seeks"; readonly facts: { readonly by: Feature | Colour; readonly numbers: readonly number[]; readonly running: readonly number[]; readonly left: readonly number[]; readonly holder: number | null } };
