import { beforeAll, describe, expect, it } from "vitest";
import { borders, centre, lozenge, outlines } from "../src/art/hexes";
import { chart, LANDS } from "../src/games/trails_of_tucana/chart";
import { gains } from "../src/games/trails_of_tucana/gains";
import { printed } from "../src/games/trails_of_tucana/printed";
import type { Box } from "../src/games/trails_of_tucana/told";
import { names } from "../src/wire/box";
import { speech, type Tongue } from "../src/words/words.svelte";
import { boxes, foreseen, snapshot } from "./fixture";

const ISLANDS = ["petit", "grande"] as const;

describe("the box", () => {
  it("lists its names in its own order", () => {
    expect(names(boxes.petit.pair_values)).toEqual(["A", "B", "C", "D", "E"]);
    expect(names(boxes.petit.terrain_cards)).toEqual([...LANDS, "any"]);
  });

  it("has the trail of every move, and its ends", () => {
    const sheet = printed(boxes.petit);
    expect(printed(boxes.petit)).toBe(sheet);
    for (const move of snapshot.view.moves) {
      const { a, b, name } = sheet.trail(move);
      expect({ a, b }).toEqual(move.args);
      expect(sheet.ends(name).map((space) => space.name)).toEqual([a, b]);
    }
  });
});

describe("the drawing", () => {
  it.each(ISLANDS)("of isla %s has one coast that closes, and the same lines every time", (name) => {
    const box = boxes[name];
    expect(outlines(box.spaces).length).toBe(1);
    expect(chart(box)).toBe(chart(box));
    expect(JSON.stringify(chart(box))).not.toMatch(/NaN|undefined|null/);
  });

  it.each(ISLANDS)("of isla %s fills every space with its terrain, and parts those that the box links", (name) => {
    const { spaces, links } = boxes[name];
    for (const { terrain, wash } of chart(boxes[name]).grounds) {
      expect(wash.match(/M/g)?.length).toBe(spaces.filter((space) => space.terrain === terrain).length);
    }
    expect(borders(spaces).length).toBe(links.length);
  });

  it("follows a box that was changed", () => {
    const [first, ...others] = boxes.petit.spaces;
    const other = { ...boxes.petit, spaces: [{ ...first!, terrain: "water" as const }, ...others] };
    const washed = (box: Box): number => chart(box).grounds.find(({ terrain }) => terrain === "water")!.wash.match(/M/g)!.length;
    expect(washed(other)).toBe(washed(boxes.petit) + 1);
  });

  it("gives each link the ground between its centres and their common side", () => {
    const [a, , b] = lozenge({ x: 0, y: 0 }, { x: 2, y: 0 });
    expect([a, b]).toEqual([centre({ x: 0, y: 0 }), centre({ x: 2, y: 0 })]);
  });
});

describe("what a trail would connect", () => {
  let tongue: Tongue;
  beforeAll(async () => {
    await speech.begin();
    tongue = await speech.learn("trails-of-tucana");
  });
  const told = (what: string): string[] => {
    const { trail, foresight } = foreseen[what]!;
    return gains(foresight, boxes.petit.links.find(({ name }) => name === trail)!, tongue);
  };

  it("is nothing where it only leads on", () => expect(told("nothing")).toEqual([]));
  it("is a sight with the value that it circles", () => expect(told("a sight")).toEqual(["obelisk +1"]));
  it("is all sights of a kind together, and a bonus trail with the last", () => {
    expect(told("all sights of a kind")).toEqual(["yeti +7", "bonus trail"]);
  });
  it("is a pair of villages, with the bonus cards that it earns", () => {
    expect(told("a pair and two cards")).toEqual(["villages D +11", "bonus card +6", "bonus card +6"]);
  });
  it("is not what the turn's earlier trails have connected", () => {
    expect(told("a bonus trail")).toEqual(["villages D +11", "bonus card +6"]);
  });
});
