/** What is printed on the island, the scoring board and the cards of a table's box, ready to be looked up. */
import type { Box as AnyBox } from "../../wire/box";
import type { Box, BoxCard, BoxRegion, Colour, Family, Land } from "./told";

export class Printed {
  /** The last step of an animal track. */
  readonly top: number;
  private readonly families: ReadonlyMap<string, Family>;
  private readonly lands: ReadonlyMap<Colour, Land>;
  private readonly regions: ReadonlyMap<string, BoxRegion>;

  constructor(readonly box: Box) {
    this.top = box.areas.length - 1;
    this.families = new Map(box.families.map((family) => [family.function, family]));
    this.lands = new Map(box.lands.map((land) => [land.resource, land]));
    this.regions = new Map(box.regions.map((region) => [region.name, region]));
  }

  /** When a card's function works, what it looks at then, and what it does. */
  family(card: Pick<BoxCard, "function">): Family {
    return this.families.get(card.function)!;
  }

  /** What a resource pays for. */
  land(colour: Colour): Land {
    return this.lands.get(colour)!;
  }

  region(name: string): BoxRegion {
    return this.regions.get(name)!;
  }

  /** The sum of areas that ends the game. */
  endSum(players: number): number {
    return this.box.end_sums.find((end) => end.players === players)!.sum;
  }
}

const KNOWN = new WeakMap<Box, Printed>();

/** Looked through once a box. */
export function printed(any: AnyBox): Printed {
  const box = any as Box;
  const known = KNOWN.get(box) ?? new Printed(box);
  KNOWN.set(box, known);
  return known;
}
