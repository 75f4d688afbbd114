import { describe, expect, it } from "vitest";
import { borders, centre, lozenge, outlines } from "../src/art/hexes";
import { chart } from "../src/games/trails_of_tucana/chart";
import type { Sheets } from "../src/games/trails_of_tucana/facts";
import { gains } from "../src/games/trails_of_tucana/gains";
import { sheet, SIGHTS, type Terrain } from "../src/games/trails_of_tucana/sheet";
import type { Tongue } from "../src/words/words.svelte";

describe("the printed sheets", () => {
  const counts = { "isla-petit": [73, 24, 20, 16, 13, 186], "isla-grande": [104, 34, 29, 24, 17, 274] };

  it.each(Object.entries(counts))("%s has the spaces of TT-3", (name, [spaces, desert, forest, mountain, water, pairs]) => {
    const printed = sheet(name);
    const of = (terrain: Terrain): number => printed.spaces.filter((space) => space.terrain === terrain).length;
    expect(printed.spaces.length).toBe(spaces);
    expect([of("desert"), of("forest"), of("mountain"), of("water")]).toEqual([desert, forest, mountain, water]);
    expect(borders(printed.spaces).length).toBe(pairs);
  });

  it("have ten villages, their sights and the values of TT-4 and TT-24", () => {
    const petit = sheet("isla-petit");
    expect(petit.spaces.flatMap((space) => space.village ?? []).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const kind of SIGHTS) expect(petit.spaces.filter((space) => space.sight === kind).length).toBe(2);
    expect(petit.values["sea-monster"]).toEqual([4, 5]);
    expect(sheet("isla-grande").pairs).toEqual([20, 19, 18, 17, 16]);
  });

  it("name spaces as the rules do: row, then letter, gaps counted", () => {
    expect(sheet("isla-petit").at.get("10f")?.sight).toBe("sea-monster");
    expect(sheet("isla-petit").at.has("10d")).toBe(false);
  });
});

describe("the drawing", () => {
  it.each(["isla-petit", "isla-grande"])("%s has one coast that closes, and the same lines every time", (name) => {
    const printed = sheet(name);
    expect(outlines(printed.spaces).length).toBe(1);
    expect(chart(printed)).toBe(chart(printed));
    expect(JSON.stringify(chart(printed))).not.toMatch(/NaN|undefined/);
  });

  it("gives each link the ground between its centres and their common side", () => {
    const [a, , b] = lozenge({ x: 0, y: 0 }, { x: 2, y: 0 });
    expect([a, b]).toEqual([centre({ x: 0, y: 0 }), centre({ x: 2, y: 0 })]);
  });
});

describe("what a trail would connect", () => {
  const printed = sheet("isla-petit");
  const [hut, , , , , twin] = printed.spaces.filter((space) => space.village).sort((a, b) => a.village! - b.village!).map(({ name }) => name);
  const [toucan, other] = printed.spaces.filter((space) => space.sight === "toucan").map(({ name }) => name);
  const bare = { letters: "ABCDEABCDE", trails: [], new_trails: [], sights: { obelisk: [], book: [], toucan: [], yeti: [], "sea-monster": [] }, pairs: [], trails_to_draw: 1 };
  const tongue = { say: (id: string) => id } as unknown as Tongue;
  const told = (trail: string, mine: Partial<Sheets>): string[] => gains(trail, printed, { ...bare, ...mine }, { A: 3 }, tongue);
  const [first, second] = printed.values.toucan;

  it("is nothing while no village is reached", () => {
    expect(told(`${toucan}-${other}`, {})).toEqual([]);
    expect(told(`${hut}-5a`, {})).toEqual([]);
  });
  it("is the next value of a sight, and a bonus trail with its last", () => {
    expect(told(`${hut}-${toucan}`, {})).toEqual([`sight-toucan +${first}`]);
    expect(told(`${hut}-${other}`, { trails: [`${hut}-${toucan}`], sights: { ...bare.sights, toucan: [toucan!] } })).toEqual([`sight-toucan +${second}`, "web-extra"]);
    expect(told(`${hut}-${toucan}`, { trails: [`${toucan}-${other}`] })).toEqual([`sight-toucan +${first! + second!}`, "web-extra"]);
  });
  it("is a pair of villages with its bonus card, once", () => {
    expect(told(`${hut}-${twin}`, {})).toEqual([`web-pair +${printed.pairs[0]}`, "web-card +3"]);
    expect(told(`${hut}-${twin}`, { pairs: ["A"] })).toEqual([]);
  });
});
