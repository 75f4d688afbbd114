import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Crew } from "../src/games/la_isla/crew";
import { activeSlot, clear, desk, sorted, swapped } from "../src/games/la_isla/desk.svelte";
import { type Card, isla } from "../src/games/la_isla/facts";
import Hand from "../src/games/la_isla/Hand.svelte";
import Holder from "../src/games/la_isla/Holder.svelte";
import Island from "../src/games/la_isla/Island.svelte";
import { drawing, GLADE, gladeOf, outline } from "../src/games/la_isla/isle";
import { offers } from "../src/games/la_isla/offers";
import { closedBy, explained, prospect } from "../src/games/la_isla/sentences";
import type { Move, Snapshot, View } from "../src/wire/types";
import { speech, type Tongue } from "../src/words/words.svelte";
import answer from "./fixtures/la_isla.json";

/** A real answer of the server's: Ana, with explorers on I0, I2 and I3, is asked where to place another. */
const { view } = answer as unknown as Snapshot;
const facts = isla(view);
const mine = facts.seats[0]!;
let tongue: Tongue;
beforeAll(async () => {
  await speech.begin();
  tongue = await speech.learn("la-isla");
});
beforeEach(() => {
  clear();
  desk.order = [];
});

/** The same table with other facts of Ana's. */
const changed = (table: object, seat: object, rest: Partial<View> = {}): View => ({ ...view, ...rest, table: { ...view.table, ...table, seats: [{ ...mine, ...seat }, ...facts.seats.slice(1)] } });
const move = (number: number, kind: string, args: Move["args"]): Move => ({ number, kind, args, words: `${kind} ${number}` });

describe("the drawn island", () => {
  it("has 35 glades of which no two touch", () => {
    const glades = facts.regions.map(({ name }) => gladeOf(name));
    expect(glades.length).toBe(35);
    glades.forEach(([x, y], i) => glades.slice(i + 1).forEach(([u, v]) => expect(Math.hypot(x - u, y - v)).toBeGreaterThan(2 * GLADE)));
  });

  it("is drawn once for an order of the teeth, every landscape by strokes of its own", () => {
    const drawn = drawing(facts.teeth, facts.spaces);
    expect(drawing([...facts.teeth], facts.spaces)).toBe(drawn);
    expect(JSON.stringify(drawn) + facts.spaces.map(({ name }) => outline(name, 0.02)).join("")).not.toMatch(/NaN|undefined/);
    expect(new Set(drawn.grounds.map(({ lines }) => lines.slice(0, 400))).size).toBe(5);
  });

  it("lights up exactly the spaces that may be entered, with price and gain, and tells of the others", async () => {
    const onchoose = vi.fn();
    render(Island, { facts, seat: 0, tongue, moves: offers(view, 0, null).spaces, onchoose });
    const lit = screen.getAllByRole("button").filter((thing) => thing.classList.contains("target"));
    const places = view.moves.filter(({ kind }) => kind === "place");
    expect(lit.map((thing) => thing.dataset["space"])).toEqual(places.map(({ args }) => args["space"]));
    await fireEvent.click(lit[0]!);
    await fireEvent.keyDown(lit[1]!, { key: "Enter" });
    expect(onchoose.mock.calls).toEqual([[places[0]], [places[1]]]);
    await fireEvent.click(screen.getAllByRole("button").find((thing) => thing.dataset["space"] === "I0")!);
    expect(desk.told?.title).toMatch(/^I0 \(/);
    expect(onchoose).toHaveBeenCalledTimes(2);
  });
});

describe("explorers", () => {
  it("keep their identity when they are lifted and put down, and come from the supply", () => {
    const crew = new Crew();
    const at = (space: string | null, view: View): string | undefined => crew.follow(isla(view)).find((piece) => piece.seat === 0 && piece.space === space)?.key;
    const before = at("I2", view);
    expect(before).toBeDefined();
    const lifted = changed({ lifted: "I2" }, { explorers: ["I0", "I3"] });
    expect(crew.follow(isla(lifted)).find(({ key }) => key === before)).toMatchObject({ space: "I2", lifted: true });
    expect(at("O5", changed({}, { explorers: ["I0", "I3", "O5"] }))).toBe(before);
    const waiting = at(null, view);
    expect(at("O7", changed({}, { explorers: ["I0", "I2", "I3", "O7"], supply: mine.supply - 1 }))).toBe(waiting);
  });

  it("close a region when they stand all round it", () => {
    const target = "I1";
    expect(closedBy(facts, 0, target).map(({ name }) => name).every((name) => ["C0", "C1"].includes(name))).toBe(true);
    const space = facts.spaces.find(({ name }) => name === target)!;
    expect(prospect(facts, 0, space, tongue)).toMatch(/^costs 2 green/);
  });
});

describe("what is offered", () => {
  it("is every legal move, by the thing that stands for it", () => {
    const { spaces, colours } = offers(view, 0, null);
    expect([...colours.values(), ...spaces.values()].length).toBe(view.moves.length);
    expect(offers(view, 1, null).spaces.size).toBe(0);
  });

  it("says so when no space can be paid for", () => {
    const takes = view.moves.filter(({ kind }) => kind === "take");
    expect([view, { ...view, moves: takes }, { ...view, moves: [] }].map((one) => offers(one, 0, null).isStuck)).toEqual([false, true, false]);
  });

  it("belongs to the active card, which a click on another one changes", async () => {
    const slots = mine.slots.map((slot, i) => ({ ...slot, usable: i < 2 ? 1 : 0, used: i === 2 ? 1 : 0 }));
    const [one, two] = slots.map(({ card }) => card!.number);
    const uses = [...["yellow", "green"].map((colour, i) => move(200 + i, "use", { card: one!, colour })), move(210, "use", { card: two! }), move(220, "done", {})];
    const asked = changed({ question: "use" }, { slots }, { moves: uses, pending: [0] });
    expect([...offers(asked, 0, null).colours.keys()]).toEqual(["yellow", "green"]);
    expect(offers(asked, 0, 1).colours.size).toBe(0);
    expect(offers(asked, 0, 1).slots.get(1)).toBe(uses[2]);
    expect(activeSlot(isla(asked).seats[0]!, 2)).toBe(0);
    const onchoose = vi.fn();
    render(Holder, { view: asked, seat: 0, tongue, onchoose });
    const flags = (): (string | undefined)[] => screen.getAllByRole("button").map((slot) => slot.querySelector(".flag")?.textContent ?? undefined);
    expect(flags()).toEqual(["active", "may be used", "✓done"]);
    await fireEvent.click(screen.getAllByRole("button")[1]!);
    expect(flags()[1]).toBe("active");
    expect(onchoose).toHaveBeenCalledWith(uses[2]);
  });
});

describe("laying cards", () => {
  const cards = [...mine.slots.map(({ card }) => card!), mine.aside.D!].slice(0, 3).sort((a, b) => a.number - b.number);
  const numbers = cards.map(({ number }) => number);
  const assigns = numbers.flatMap((a) => numbers.flatMap((b) => numbers.filter((d) => new Set([a, b, d]).size === 3).map((d) => move(a * 1e6 + b * 1e3 + d, "assign", { a, b, d }))));
  const asked = changed({ question: "lay" }, { hand: cards, aside: {} }, { moves: assigns, pending: [0] });

  it("sorts the hand: as it was laid, as it was sorted, as it was dealt", () => {
    expect(sorted([1, 2, 3], [], [])).toEqual([1, 2, 3]);
    expect(sorted([1, 2, 3], [], [3, 9])).toEqual([3, 1, 2]);
    expect(sorted([1, 2, 3], [2, 3, 1], [3, 1, 2])).toEqual([2, 3, 1]);
    expect(swapped([1, 2, 3], 1, 3)).toEqual([3, 2, 1]);
  });

  it("takes three digits, or a letter for the card in focus", async () => {
    const onchoose = vi.fn();
    render(Hand, { view: asked, seat: 0, tongue, chosen: null, onchoose });
    const hand = screen.getByRole("group");
    for (const key of "231") await fireEvent.keyDown(hand, { key });
    expect(onchoose.mock.lastCall?.[0].args).toEqual({ a: numbers[1], b: numbers[2], d: numbers[0] });
    await fireEvent.keyDown(screen.getByRole("button", { name: /^Card 3/ }), { key: "a" });
    expect(onchoose.mock.lastCall?.[0].args).toEqual({ a: numbers[2], b: numbers[1], d: numbers[0] });
  });

  it("takes two taps, and the first explains the card", async () => {
    const onchoose = vi.fn();
    render(Hand, { view: asked, seat: 0, tongue, chosen: null, onchoose });
    const asDealt = [{ args: { a: numbers[0], b: numbers[1], d: numbers[2] } }];
    for (const [i, card] of [...cards, cards[0]!].entries()) {
      await fireEvent.click(screen.getByRole("button", { name: new RegExp(`^Card ${(i % 3) + 1}`) }));
      expect(desk.told?.text).toContain(explained(card, tongue));
    }
    expect(onchoose.mock.calls).toMatchObject([asDealt]);
    await fireEvent.click(screen.getByRole("button", { name: "D marker" }));
    expect(onchoose.mock.lastCall?.[0].args).toEqual({ a: numbers[2], b: numbers[1], d: numbers[0] });
    expect(desk.told).toBeNull();
  });
});

it("every function of the game is explained in a sentence", () => {
  const words = readFileSync("../src/islario/games/la_isla/words/en.ftl", "utf8");
  const families = [...words.matchAll(/^function-([\w-]+) =/gm)].map(([, family]) => family!);
  expect(families.length).toBe(24);
  for (const family of families) {
    const card: Card = { number: 0, function: family, variant: "x", amount: 2, resource: "gray", animal: "dodo" };
    expect(explained(card, tongue)).toMatch(/^(When|An explorer|In the|This card) .*\.$/);
  }
});
