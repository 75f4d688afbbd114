/** Which thing a chosen move is explained by, in every game and for every kind of move. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { meant as dorada } from "../src/games/isla_dorada/meant";
import { meant as canarias } from "../src/games/islas_canarias/meant";
import { meant as laIsla } from "../src/games/la_isla/meant";
import type { Move, View } from "../src/wire/types";
import { canarias as islas } from "./fixture";
import map from "./fixtures/dorada.json";
import island from "./fixtures/la_isla.json";

type Args = Move["args"];
type Meant = (move: Move, view: View) => string | null;
const move = (kind: string, args: Args): Move => ({ number: 1, kind, args, words: "" });
const ofCanarias = { table: { ...islas.table, turned: ["cestero", "pirate-red"] }, seat: 0 } as unknown as View;
const [mine] = islas.table.islands;
const [built] = Object.keys(mine!.buildings);
const ofDorada = { ...map.view, table: { ...map.view.table, bolt: "samedi" } } as unknown as View;
const ofLaIsla = island.view as unknown as View;
const [slot] = island.view.table.seats[0]!.slots;
const OWN = null; // its details say it: `card` and `panda` are card:panda

/** An example of each kind of move, and what it speaks of. */
const SAYS: Readonly<Record<string, readonly [Meant, View, Readonly<Record<string, readonly [Args, string | null]>>]>> = {
  isla_dorada: [dorada, ofDorada, {
    pass: [{}, "part:auction"], path: [{ path: "p09" }, OWN], fly: [{ to: "kilitiping" }, "site:kilitiping"], amount: [{ n: 3 }, "part:auction"],
    ovetos: [{ n: 4 }, "card:ovetos"], juju: [{ seat: 1 }, "card:juju"], pay: [{ card: "yak" }, OWN], sangaia: [{ answer: "yes" }, "card:sangaia"],
    treasure: [{ treasure: "hora_pena_mask" }, OWN], treasure_with_bonus: [{ treasure: "hora_pena_mask" }, OWN], done: [{}, "part:treasures"],
    reject_treasure: [{ treasure: "hora_pena_mask" }, OWN], reject_destiny: [{ destiny: "museum" }, OWN], take: [{ card: "panda" }, OWN],
    take_from_deck: [{}, "part:deck"], no_purchase: [{}, "part:gold"], victim: [{ seat: 1 }, "card:samedi"], pair: [{ a: 0, b: 1 }, "card:samedi"],
    monster: [{ path: "p09" }, OWN], discard: [{ card: "yak" }, OWN],
  }],
  islas_canarias: [canarias, ofCanarias, {
    take_island: [{ island: "tenerife" }, OWN], build: [{ card: "cestero" }, OWN], load: [{ card: "cestero" }, OWN], draw: [{}, "part:deck"], take_extra: [{}, "part:deck"],
    place: [{ area: "H" }, `area:${mine!.island}/H`], use: [{ area: "H" }, `area:${mine!.island}/H`], give_back: [{ area: "H" }, `area:${mine!.island}/H`],
    colour: [{ colour: "red" }, "house:red"], palace: [{ area: built! }, `palace:${mine!.buildings[built!]!.colour}`], town: [{ area: built! }, `town:${mine!.buildings[built!]!.colour}`],
    name: [{ seat: 1 }, "card:pirate-red"], end_turn: [{}, null],
  }],
  la_isla: [laIsla, ofLaIsla, {
    assign: [{ a: 12, b: 3, d: 44 }, null], cover: [{ slot: 1 }, `card:${slot!.card!.number}`], take: [{ colour: "gray" }, OWN], lift: [{ space: "M0" }, OWN], place: [{ space: "M0" }, OWN],
    pay: [{ one: "gray" }, OWN], use: [{ card: 5 }, OWN], swap: [{ give: "gray", get: "green" }, "resource:green"], mark: [{ animal: "dodo" }, OWN], done: [{}, null],
  }],
};

describe.each(Object.entries(SAYS))("%s", (game, [meant, view, examples]) => {
  it.each(Object.entries(examples))("%s", (kind, [args, thing]) => expect(meant(move(kind, args), view)).toBe(thing));

  it("leaves out no kind of move", () => {
    const kinds = readFileSync(`src/games/${game}/told.ts`, "utf8").split("export type GameMove =")[1]!.split("export type")[0]!.matchAll(/kind: "(\w+)"/g);
    expect([...kinds].map(([, kind]) => kind).sort()).toEqual(Object.keys(examples).sort());
  });
});

it("who declines a function is told which", () => {
  const slots = [{ ...slot!, asks: true }];
  const asked = { ...island.view, table: { ...island.view.table, seats: [{ ...island.view.table.seats[0], slots }] } };
  expect(laIsla(move("done", {}), asked as unknown as View)).toBe(`card:${slot!.card!.number}`);
});
