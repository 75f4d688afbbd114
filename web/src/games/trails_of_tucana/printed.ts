/** What is printed on the sheets and cards of a table's box, ready to be looked up. */
import type { Box as AnyBox } from "../../wire/box";
import type { Move } from "../../wire/types";
import type { Box, Link, Space } from "./told";

export class Printed {
  private readonly spaces: ReadonlyMap<string, Space>;
  private readonly links: ReadonlyMap<string, Link>;

  constructor(readonly box: Box) {
    this.spaces = new Map(box.spaces.map((space) => [space.name, space]));
    this.links = new Map(box.links.map((link) => [link.name, link]));
  }

  /** Where a trail begins and ends. */
  ends(trail: string): [Space, Space] {
    const { a, b } = this.links.get(trail)!;
    return [this.spaces.get(a)!, this.spaces.get(b)!];
  }

  /** The trail that a move draws. */
  trail({ number }: Move): Link {
    return this.box.links[number]!;
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
