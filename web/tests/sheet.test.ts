import { describe, expect, it } from "vitest";
import { borders, centre, lozenge, outlines } from "../src/art/hexes";
import { chart } from "../src/games/trails_of_tucana/chart";
import { sheet, SIGHTS, type Terrain } from "../src/games/trails_of_tucana/sheet";

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
