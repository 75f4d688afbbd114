import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Crew } from "../src/games/la_isla/crew";
import { activeSlot, clear, desk, sorted, swapped } from "../src/games/la_isla/desk.svelte";
import Closing from "../src/games/la_isla/Closing.svelte";
import FunctionArt from "../src/games/la_isla/FunctionArt.svelte";
import Hand from "../src/games/la_isla/Hand.svelte";
import Holder from "../src/games/la_isla/Holder.svelte";
import Island from "../src/games/la_isla/Island.svelte";
import { GLADE, isleOf } from "../src/games/la_isla/isle";
import { offers } from "../src/games/la_isla/offers";
import { printed as look } from "../src/games/la_isla/printed";
import ScoreBoard from "../src/games/la_isla/ScoreBoard.svelte";
import { prospect, regionIn } from "../src/games/la_isla/sentences";
import { spacesFor, tableOf } from "../src/games/la_isla/table";
import type { Box, Slot } from "../src/games/la_isla/told";
import type { Move, Snapshot, View } from "../src/wire/types";
import { speech, type Tongue } from "../src/words/words.svelte";
import answer from "./fixtures/la_isla.json";

/** Real answers of the server's: Ana, with explorers on M0, M5 and O6, is asked where to place another; and the box. */
const { view, box } = answer as unknown as Snapshot & { box: Box };
const printed = look(box);
const isle = isleOf(box);
const table = tableOf(view);
const mine = table.seats[0]!;
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
const changed = (facts: object, seat: object, rest: Partial<View> = {}): View => ({ ...view, ...rest, table: { ...view.table, ...facts, seats: [{ ...mine, ...seat }, ...table.seats.slice(1)] } });
const move = (number: number, kind: string, args: Move["args"]): Move => ({ number, kind, args, words: `${kind} ${number}` });

describe("the drawn island", () => {
  it("has 35 glades of which no two touch", () => {
    const glades = table.regions.map(({ name }) => isle.glade(name));
    expect(glades.length).toBe(35);
    glades.forEach(([x, y], i) => glades.slice(i + 1).forEach(([u, v]) => expect(Math.hypot(x - u, y - v)).toBeGreaterThan(2 * GLADE)));
  });

  it("has room for explorers who share a space: two stand apart by their width or their height, four do not stand in one", () => {
    for (const { name } of table.spaces) {
      const apart = (of: number): number[] => [0, 1].map((axis) => Math.abs(isle.stand(name, 0, of)[axis]! - isle.stand(name, 1, of)[axis]!));
      const [across, down] = apart(2) as [number, number];
      expect(across > 37 || down > 51, `${name}: ${across}, ${down}`).toBe(true);
      expect(Math.hypot(...apart(4))).toBeGreaterThan(30);
    }
  });

  it("has its values before whoever stands there", () => {
    const { container } = render(Island, { table, printed, seat: 0, tongue });
    const [figure, value] = [container.querySelectorAll(".piece"), container.querySelectorAll(".value")];
    expect([...figure].at(-1)!.compareDocumentPosition(value[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("is drawn once for an order of the teeth, every landscape by strokes of its own", () => {
    const drawn = isle.drawing(table.teeth, table.spaces);
    expect(isle.drawing([...table.teeth], table.spaces)).toBe(drawn);
    expect(JSON.stringify(drawn) + table.spaces.map(({ name }) => isle.outline(name, 0.02)).join("")).not.toMatch(/NaN|undefined/);
    expect(new Set(drawn.grounds.map(({ lines }) => lines.slice(0, 400))).size).toBe(5);
  });

  it("has a glade where the box says that its spaces meet", () => {
    const regions = box.regions.map((region) => (region.name === "K0" ? { ...region, spaces: ["O0", "O1", "M1"] } : region));
    const other = isleOf({ ...box, regions });
    expect(box.regions.filter(({ name }) => other.glade(name).join() !== isle.glade(name).join()).map(({ name }) => name)).toEqual(["K0"]);
    expect(Math.hypot(...other.glade("K0"))).toBeLessThan(Math.hypot(...isle.glade("K0")) - GLADE);
  });

  it("lights up exactly the spaces that may be entered, with price and gain, and no other", async () => {
    const onchoose = vi.fn();
    render(Island, { table, printed, seat: 0, tongue, moves: offers(view, printed, 0, null).spaces, onchoose });
    const lit = screen.getAllByRole("button").filter((thing) => thing.classList.contains("target"));
    const places = view.moves.filter(({ kind }) => kind === "place");
    expect(lit.map((thing) => thing.dataset["space"])).toEqual(places.map(({ args }) => args["space"]));
    await fireEvent.click(lit[0]!);
    await fireEvent.keyDown(lit[1]!, { key: "Enter" });
    expect(onchoose.mock.calls).toEqual([[places[0]], [places[1]]]);
    await fireEvent.click(screen.getAllByRole("button").find((thing) => thing.dataset["space"] === "M0")!);
    expect(onchoose).toHaveBeenCalledTimes(2);
  });

  it("shows which regions close: by the space pointed at, else by the one being paid for", async () => {
    const paying = tableOf(changed({ closing: ["C3"] }, {}));
    render(Island, { table: paying, printed, seat: 0, tongue, moves: offers(view, printed, 0, null).spaces });
    const closing = (): (string | undefined)[] => screen.getAllByRole("button").filter((thing) => thing.classList.contains("closing")).map((thing) => thing.dataset["region"]);
    expect(closing()).toEqual(["C3"]);
    await fireEvent.mouseOver(screen.getAllByRole("button").find((thing) => thing.dataset["space"] === "O7")!);
    expect(closing()).toEqual(table.going["O7"]?.closes);
  });

  it("shows where the card that is explained counts, as things stand", async () => {
    desk.meant = 37;
    const { rerender } = render(Island, { table, printed, seat: 0, tongue });
    const meant = (): (string | undefined)[] => screen.getAllByRole("button").filter((thing) => thing.classList.contains("meant")).map((thing) => thing.dataset["space"]);
    expect(meant()).toEqual(mine.slots[2]!.card!.spaces);
    const slots = mine.slots.map((slot, i) => (i === 2 ? { ...slot, card: { ...slot.card!, spaces: ["I4"] } } : slot));
    await rerender({ table: tableOf(changed({}, { slots })) });
    expect(meant()).toEqual(["I4"]);
    expect(spacesFor(table, 999)).toEqual([]);
  });
});

describe("explorers", () => {
  it("keep their identity when they are lifted and put down, and come from the supply", () => {
    const crew = new Crew();
    const at = (space: string | null, view: View): string | undefined => crew.follow(tableOf(view)).find((piece) => piece.seat === 0 && piece.space === space)?.key;
    const before = at("M5", view);
    expect(before).toBeDefined();
    const lifted = changed({ lifted: "M5" }, { explorers: ["M0", "O6"] });
    expect(crew.follow(tableOf(lifted)).find(({ key }) => key === before)).toMatchObject({ space: "M5", lifted: true });
    expect(at("O5", changed({}, { explorers: ["M0", "O6", "O5"] }))).toBe(before);
    const waiting = at(null, view);
    expect(at("O7", changed({}, { explorers: ["M0", "M5", "O6", "O7"], supply: mine.supply - 1 }))).toBe(waiting);
  });

  it("cost and bring on a space what the server says", () => {
    const say = (name: string, at = table): string => prospect(at, 0, table.spaces.find((space) => space.name === name)!, printed, tongue);
    expect(say("O7")).toBe("costs 1 brown · claims the golden toad, +2 · on rope: 3 points");
    expect(say("I0")).toBe("costs 2 yellow");
    expect(say("I0", { ...table, going: { ...table.going, I0: { price: 3, closes: ["C0", "A1"], uses: [], helps: [] } } })).toMatch(/^costs 3 yellow · claims the .*, \+2 · claims the .*, \+4$/);
    expect(say("I0", { ...table, going: {} })).toBe("");
  });
});

describe("what is offered", () => {
  it("is every legal move, by the thing that stands for it", () => {
    const { spaces, colours } = offers(view, printed, 0, null);
    expect([...colours.values(), ...spaces.values()].length).toBe(view.moves.length);
    expect(offers(view, printed, 1, null).spaces.size).toBe(0);
  });

  it("says so when no space can be paid for", () => {
    const takes = view.moves.filter(({ kind }) => kind === "take");
    expect([view, { ...view, moves: takes }, { ...view, moves: [] }].map((one) => offers(one, printed, 0, null).isStuck)).toEqual([false, true, false]);
  });

  it("belongs to the active card, which a click on another one changes", async () => {
    const slots = mine.slots.map((slot, i) => ({ ...slot, usable: i < 2 ? 1 : 0, asks: i < 2, used: i === 2 ? 1 : 0 }));
    const [one, two] = slots.map(({ card }) => card!.number);
    const uses = [...["yellow", "green"].map((colour, i) => move(200 + i, "use", { card: one!, colour })), move(210, "use", { card: two! }), move(220, "done", {})];
    const asked = changed({ question: "use" }, { slots }, { moves: uses, pending: [0] });
    expect([...offers(asked, printed, 0, null).colours.keys()]).toEqual(["yellow", "green"]);
    expect(offers(asked, printed, 0, 1).colours.size).toBe(0);
    expect(offers(asked, printed, 0, 1).slots.get(1)).toBe(uses[2]);
    expect(activeSlot(tableOf(asked).seats[0]!, 2)).toBe(0);
    const onchoose = vi.fn();
    render(Holder, { view: asked, printed, seat: 0, tongue, onchoose });
    const flags = (): (string | undefined)[] => screen.getAllByRole("button").map((slot) => slot.querySelector(".flag")?.textContent ?? undefined);
    expect(flags()).toEqual(["active", "may be used", "✓done"]);
    await fireEvent.click(screen.getAllByRole("button")[1]!);
    expect(flags()[1]).toBe("active");
    expect(onchoose).toHaveBeenCalledWith(uses[2]);
  });

  it("is a swap only while the function that swaps is decided on", () => {
    const swapping = box.cards.find(({ function: name }) => name === "shared-swap")!;
    const slots: Slot[] = mine.slots.map((slot, i) => ({ ...slot, usable: 1, asks: true, card: i === 1 ? { ...swapping, spaces: [] } : slot.card }));
    const swaps = [move(300, "swap", { give: "yellow", get: "gray" })];
    const asked = changed({ question: "use" }, { slots }, { moves: swaps, pending: [0] });
    expect([0, 1, 2].map((slot) => offers(asked, printed, 0, slot).swaps.length)).toEqual([0, 1, 0]);
  });

  it("comes from every card that asks: those that help to pay, or offer another marker", () => {
    const slots = mine.slots.map((slot, i) => ({ ...slot, asks: i > 0 }));
    for (const question of ["pay", "marker"]) {
      const { unmount } = render(Holder, { view: changed({ question }, { slots }, { pending: [0] }), printed, seat: 0, tongue });
      expect(screen.getAllByRole("button").map((slot) => slot.classList.contains("active"))).toEqual([false, true, true]);
      unmount();
    }
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
    render(Hand, { view: asked, printed, seat: 0, tongue, chosen: null, onchoose });
    const hand = screen.getByRole("group");
    for (const key of "231") await fireEvent.keyDown(hand, { key });
    expect(onchoose.mock.lastCall?.[0].args).toEqual({ a: numbers[1], b: numbers[2], d: numbers[0] });
    await fireEvent.keyDown(screen.getByRole("button", { name: /^Card 3/ }), { key: "a" });
    expect(onchoose.mock.lastCall?.[0].args).toEqual({ a: numbers[2], b: numbers[1], d: numbers[0] });
  });

  it("takes two taps, and the first shows where the card counts; nothing is chosen before", async () => {
    const onchoose = vi.fn();
    render(Hand, { view: asked, printed, seat: 0, tongue, chosen: null, onchoose });
    for (const [i, card] of [...cards, cards[0]!].entries()) {
      await fireEvent.click(screen.getByRole("button", { name: new RegExp(`^Card ${(i % 3) + 1}`) }));
      expect(desk.meant).toBe(card.number);
    }
    expect(onchoose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "D marker" }));
    expect(onchoose.mock.lastCall?.[0].args).toEqual({ a: numbers[2], b: numbers[1], d: numbers[0] });
    expect(desk.meant).toBeNull();
  });

  it("lays the cards as they lie where one says so", async () => {
    const onchoose = vi.fn();
    desk.order = [];
    render(Hand, { view: asked, printed, seat: 0, tongue, chosen: null, onchoose });
    await fireEvent.click(screen.getByRole("button", { name: "Lay like this" }));
    expect(onchoose.mock.calls).toMatchObject([[{ args: { a: numbers[0], b: numbers[1], d: numbers[2] } }]]);
  });
});

describe("the box", () => {
  it("draws each function differently", () => {
    expect(box.families.length).toBe(24);
    const pictures = box.families.map(({ function: name }) => {
      const card = box.cards.find((one) => one.function === name)!;
      const { container, unmount } = render(FunctionArt, { card, printed });
      const picture = container.innerHTML;
      unmount();
      return picture;
    });
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it("may say something else of a region or a track", () => {
    const regions = box.regions.map((region) => (region.name === "C0" ? { ...region, value: 3, spaces: ["I0", "I1", "M1"] } : region));
    const other = look({ ...box, regions, areas: [0, 0, 7] });
    expect(regionIn({ name: "C0", tile: "dodo" }, table, other, tongue)).toMatch(/^dodo: 3 points for whoever has explorers on I0 \(\w+, \w+\), I1 \(\w+, \w+\), M1 \(\w+, \w+\)$/);
    render(ScoreBoard, { view, printed: other, seat: 0, tongue });
    const track = screen.getAllByRole("button")[0]!;
    expect(track.querySelectorAll(".area").length).toBe(2);
    expect(track.getAttribute("aria-label")).toMatch(/on step \d of 2,/);
  });
});

it("the last word repeats what the server has counted", () => {
  const seat = { owned: { ...mine.owned, dodo: 2 }, worth: { ...mine.worth, dodo: 9 }, final: { ...mine.final, sets: 2, set_points: 31 } };
  render(Closing, { view: changed({}, seat), box, seat: 0, tongue });
  expect(screen.getAllByRole("listitem")[0]!.textContent).toContain("2 × 0 = 9");
  expect(screen.getByText("2 complete sets of five animals: 31 points.")).toBeDefined();
});
