/** The shortest way along one's trails, from a space to the nearest that is looked for; as spaces, both ends included. */
import type { Printed } from "./printed";

export function way(printed: Printed, trails: readonly string[], from: string, isGoal: (space: string) => boolean): string[] {
  const next = new Map<string, string[]>();
  for (const [a, b] of trails.map((name) => printed.ends(name).map((space) => space.name))) {
    next.set(a!, [...(next.get(a!) ?? []), b!]);
    next.set(b!, [...(next.get(b!) ?? []), a!]);
  }
  const reached = new Set([from]);
  for (let ways = [[from]]; ways.length; ) {
    const found = ways.find((one) => one.length > 1 && isGoal(one.at(-1)!));
    if (found) return found;
    ways = ways.flatMap((one) => (next.get(one.at(-1)!) ?? []).filter((space) => !reached.has(space) && reached.add(space)).map((space) => [...one, space]));
  }
  return [];
}
