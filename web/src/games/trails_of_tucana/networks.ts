/** What hangs together on a sheet: the trails as drawn, and which of them form one unbroken chain. */

export interface Link {
  readonly name: string;
  readonly a: string;
  readonly b: string;
}

export function link(name: string): Link {
  const [a = "", b = ""] = name.split("-");
  return { name, a, b };
}

export interface Network {
  readonly spaces: ReadonlySet<string>;
  readonly links: readonly string[];
}

/** The networks that trails form, by any space on them. */
export function networks(trails: readonly string[]): Map<string, Network> {
  const neighbours = new Map<string, Link[]>();
  for (const one of trails.map(link)) {
    for (const end of [one.a, one.b]) neighbours.set(end, [...(neighbours.get(end) ?? []), one]);
  }
  const found = new Map<string, Network>();
  for (const start of neighbours.keys()) {
    if (found.has(start)) continue;
    const spaces = new Set([start]);
    const links = new Set<string>();
    for (const space of spaces) {
      for (const { name, a, b } of neighbours.get(space) ?? []) {
        links.add(name);
        spaces.add(a).add(b);
      }
    }
    const network: Network = { spaces, links: [...links] };
    for (const space of spaces) found.set(space, network);
  }
  return found;
}
