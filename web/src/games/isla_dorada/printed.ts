/** What is printed on the board and the cards of a table's box, ready to be looked up. */
import type { Box as AnyBox } from "../../wire/box";
import { shape } from "./shape.svelte";
import type { Box, Card, Destiny, Ground, Kind, Path, PathKind, Route, Site, Treasure, Way } from "./told";

/** Where a ride or a flight ends, and the paths that it takes: through the air there are none. */
export type Tour = Pick<Way, "to" | "ride">;

const byName = <T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> => new Map(things.map((thing) => [thing.id, thing]));

export class Printed {
  /** Those that can be in a hand, in its order. */
  readonly hand: readonly Card[];
  readonly kinds: readonly (readonly [PathKind, Kind])[];
  private readonly sites: ReadonlyMap<string, Site>;
  private readonly paths: ReadonlyMap<string, Path>;
  private readonly cards: ReadonlyMap<string, Card>;
  private readonly treasures: ReadonlyMap<string, Treasure>;
  private readonly destinies: ReadonlyMap<string, Destiny>;

  readonly box: Box;

  /** On a map that is `stretch` times as wide as high. */
  constructor(printed: Box, readonly stretch = 1) {
    const box = { ...printed, sites: printed.sites.map((site) => ({ ...site, x: Math.round(site.x * stretch) })) };
    this.box = box;
    this.hand = box.cards.filter(({ bolt }) => !bolt);
    this.kinds = Object.entries(box.kinds) as [PathKind, Kind][];
    this.sites = byName(box.sites);
    this.paths = byName(box.paths);
    this.cards = byName(box.cards);
    this.treasures = byName([...box.starting_treasures, ...box.standard_treasures]);
    this.destinies = byName(box.destinies);
  }

  site(id: string): Site {
    return this.sites.get(id)!;
  }

  path(id: string): Path {
    return this.paths.get(id)!;
  }

  card(id: string): Card {
    return this.cards.get(id)!;
  }

  treasure(id: string): Treasure {
    return this.treasures.get(id)!;
  }

  destiny(id: string): Destiny {
    return this.destinies.get(id)!;
  }

  /** Where a card pays; the air stands for everywhere. */
  ground({ on }: Card): Ground | undefined {
    return on.find((ground) => ground === "air") ?? on[0];
  }

  kind({ path }: Route): PathKind | "air" {
    return path ? this.path(path).kind : "air";
  }

  /** A route as it leads away from a site. */
  tour(from: string, { path, fly }: Route): Tour {
    return fly ? { to: fly, ride: [] } : this.box.ways[from]!.find((way) => way.path === path)!;
  }
}

const KNOWN = new WeakMap<Box, Map<number, Printed>>();

/** Looked through once a box and width of the map. */
export function printed(any: AnyBox): Printed {
  const box = any as Box;
  const { stretch } = shape;
  const widths = KNOWN.get(box) ?? new Map<number, Printed>();
  const known = widths.get(stretch) ?? new Printed(box, stretch);
  KNOWN.set(box, widths.set(stretch, known));
  return known;
}
