/** What the view of Islas Canarias holds, as its view.py makes it. */
import type { Facts, View } from "../../wire/types";

export const FEATURES = ["coast", "village", "river", "mountain", "farmland", "road"] as const;
export const COLOURS = ["orange", "brown", "green", "blue", "beige", "red"] as const;
export const BUILDINGS = ["house", "palace", "town"] as const;
export type Feature = (typeof FEATURES)[number];
export type Colour = (typeof COLOURS)[number];
export type Kind = (typeof BUILDINGS)[number];
export type Mark = Feature | Colour;

export interface Printed {
  readonly island: string;
  readonly grid: readonly string[];
  readonly edges: Readonly<Partial<Record<Feature, readonly string[]>>>;
}
export interface Free extends Printed { readonly touches: Readonly<Record<Feature, number>> }
export interface Building { readonly building: Kind; readonly colour: Colour }
export type Buildings = Readonly<Record<string, Building>>;

export interface Isle {
  readonly island: string | null;
  readonly grid: readonly string[] | null;
  readonly edges: Printed["edges"] | null;
  readonly buildings: Buildings;
  readonly colour_points: Readonly<Record<Colour, number>>;
  readonly hand_size: number;
  readonly has_loaded: boolean;
}

export interface Face { readonly occupation: string; readonly house: Colour; readonly priorities: readonly Mark[] }
/** Where a settler's house goes: the priority that says so (null: none does) and the areas. */
export interface Place { readonly priority: number | null; readonly areas: readonly string[] }

/** Where a settler would go if he landed now. */
export interface Outlook {
  readonly counts: readonly (readonly number[])[];
  readonly running: readonly (readonly number[])[];
  readonly left: readonly (readonly number[])[];
  readonly seat: number | null;
  readonly at: number | null;
  readonly by_privilege: boolean;
}
/** Whom a pirate would go for if it landed now. */
export interface Prey { readonly points: readonly number[]; readonly holder: number | null; readonly left: readonly number[] }

export interface Canarias {
  readonly phase: "islands" | "act" | "load" | "end" | "use" | "place" | "colour" | "ship" | "name" | "return" | "over";
  readonly round: number;
  readonly last_round: boolean;
  readonly goal: number; // points that bring the last round
  readonly start: number;
  readonly turn: number;
  readonly islands: readonly Isle[];
  readonly free_islands: readonly Free[];
  readonly supply: Readonly<Record<Kind, Readonly<Record<Colour, number>>>>;
  readonly privileges: Readonly<Record<Colour, { readonly power: string; readonly owner: number | null }>>;
  readonly deck_size: number;
  readonly ship_size: number;
  readonly discards: Readonly<Record<string, number>>;
  readonly turned: readonly string[];
  readonly hand: Readonly<Record<string, number>> | null;
  readonly loaded: string | null;
  readonly card: string | null;
  readonly building: { readonly building: Kind; readonly seat: number; readonly anchor: string | null; readonly used: readonly string[]; readonly spot: string | null } | null;
  readonly faces: Readonly<Record<string, Face>>;
  readonly places: Readonly<Record<string, Place>>;
  readonly outlooks: Readonly<Record<string, Outlook>>;
  readonly prey: Readonly<Record<string, Prey>>;
}

const facts = (table: Facts): Canarias => table as unknown as Canarias;

/** The game's own facts in a view. */
export const canarias = (view: View): Canarias => facts(view.table);

export const isColour = (mark: string): mark is Colour => (COLOURS as readonly string[]).includes(mark);

/** An island as it is printed, once somebody has taken it. */
export const printed = ({ island, grid, edges }: Isle): Printed | null => (island && grid && edges ? { island, grid, edges } : null);

/** The words for an island's name. */
export const nameId = (island: string): string => `island-${island.replaceAll("_", "-")}`;

/** What a card is called among the words: equal occupations share one name. */
export const kindOf = (card: string): string => card.replace(/-\d$/, "");
