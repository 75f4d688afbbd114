/** The plain board, with Perlas on it: a game that has none of its own. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { load } from "../src/games/client";
import { client } from "../src/games/plain";
import { Closing, Large } from "../src/games/plain/later";
import { SeatGlance, Tray } from "../src/games/plain/on_desk";
import { changes, type Fact, factsIn, Namer, readable, shapeOf, sorted } from "../src/games/plain/facts";
import type { Foresight, Move, Snapshot, View } from "../src/wire/types";
import { speech, type Tongue } from "../src/words/words.svelte";
import perlas from "./fixtures/perlas.json";

const { box, before, now, previews } = perlas as unknown as { box: unknown; before: Snapshot; now: Snapshot; previews: Record<string, Foresight> };
const { Board } = client;
let tongue: Tongue;

beforeAll(async () => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(path.includes("/perlas/words") ? new Response("fact-in-reach = Within reach\nfact-phase-take = Taking") : new Response("", { status: 404 })));
  await speech.switchTo("en");
  tongue = await speech.learn("perlas");
});

const foresight = (move: Move): Foresight | null => previews[String(move.number)] ?? null;
const props = (view: View = now.view, chosen: Move | null = null) => ({ view, box, seat: 0, tongue, chosen, onchoose: vi.fn(), onplan: vi.fn(), foresight });

describe("the shape of a fact", () => {
  it.each([
    [null, "none"], [true, "flag"], [3, "number"], ["A", "word"], [[], "chips"], [["a", 2, null], "chips"], [{ white: 1, pink: 0 }, "counts"],
    [[{ a: 1, b: "x" }, { a: 2, b: null }], "table"], [[{ a: 1 }, { b: 2 }], "list"], [[[1], [2]], "list"], [{ a: 1, b: "x" }, "record"], [{}, "record"],
  ] as const)("%j is %s", (value, shape) => expect(shapeOf(value)).toBe(shape));
});

describe("facts", () => {
  it("take a number and what it goes up to as one", () => {
    expect(factsIn({ round: 4, rounds: 6, turns: 2 })).toEqual([{ name: "round", path: "round", value: 4, of: 6 }, { name: "turns", path: "turns", value: 2 }]);
  });

  it("are the seats' where a list is as long as there are seats, unless it once was not or its things have names", () => {
    const at = (table: View["table"]): View => ({ ...now.view, game: "elsewhere", table });
    const paths = ({ seats }: { seats: readonly (readonly Fact[])[] }): string[] => seats[1]!.map(({ path }) => path);
    expect(paths(sorted(at({ coins: [3, 1, 2], pile: [1], hands: [{ n: 1 }, { n: 2 }, { n: 0 }], hills: [{ name: "a" }, { name: "b" }, { name: "c" }] })))).toEqual(["coins.1", "hands.1.n"]);
    expect(paths(sorted(at({ coins: [3, 1, 2], pile: [1, 2, 3] })))).toEqual(["coins.1"]);
  });

  it("say what is new, whatever the order of a list", () => {
    expect(changes({ a: 1, list: [1, 4], rows: [{ x: 1, y: 2 }] }, { a: 2, list: [1, 2, 4], rows: [{ x: 1, y: 3 }] })).toEqual(["a", "list.1", "list", "rows.0.y"]);
    expect(changes({ a: null }, { a: [1] })).toEqual(["a"]);
    expect(changes({ a: { b: [1] } }, { a: { b: [1] } })).toEqual([]);
  });

  it("are called as the game says, or by their names", () => {
    const namer = new Namer(tongue, 3, (seat) => `seat ${seat}`);
    expect([readable("in_reach"), namer.label("in_reach"), namer.label("waited_for")]).toEqual(["In reach", "Within reach", "Waited for"]);
    expect([namer.word("phase", "take"), namer.word("phase", "dive"), namer.word("name", "A")]).toEqual(["Taking", "Dive", "A"]);
    expect([2, 3].map((value) => namer.seat({ name: "first", path: "first", value }))).toEqual([2, null]);
  });
});

describe("the plain board", () => {
  it("is what a game without a board gets", async () => {
    expect(await load("perlas")).toBe(client);
    expect(await load("la-isla")).not.toBe(client);
    expect(client.course(now.view, tongue, box)).toEqual(["Round 4 / 6"]);
  });

  it("lays out the table: facts in a line, tables, counts, and everybody's things under their names", () => {
    render(Board, props());
    const coves = screen.getByRole("region", { name: "Coves" });
    expect(within(coves).getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Name", "Depth", "Pearl", "Closed", "Within reach"]);
    expect(within(coves).getAllByRole("row")[1]!.textContent).toMatch(/A\s*1\s*White.*no.*yes/s);
    expect(screen.getByText("Taking")).toBeTruthy();
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent?.trim())).toEqual(["Coves", "Bag", "Discards", "Player 1", "Player 2", "Player 3"]);
  });

  it("offers every move as a button, and shows what the chosen one would do", async () => {
    const given = props();
    const { rerender } = render(Board, given);
    const deeds = within(screen.getByRole("region", { name: "What you can do" }));
    expect(deeds.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(now.view.moves.map(({ words }) => words));
    expect(screen.queryByText("+3")).toBeNull();
    await fireEvent.click(deeds.getByRole("button", { name: /black pearl from cove B/ }));
    expect(given.onchoose).toHaveBeenCalledWith(now.view.moves[1]);
    await rerender({ ...given, chosen: now.view.moves[1]! });
    expect(screen.getByText("+3").parentElement!.textContent).toContain("Pearls");
    expect(screen.getByText(/Ana takes a black pearl/)).toBeTruthy();
    expect(deeds.getByRole("button", { pressed: true }).textContent).toBe(now.view.moves[1]!.words);
  });

  it("says when it does not know yet, and why there is no more to know", async () => {
    const move = now.view.moves[0]!;
    const { rerender } = render(Board, { ...props(now.view, move), foresight: () => null });
    expect(screen.getByText("Looking ahead…")).toBeTruthy();
    const ahead: Foresight = { version: 1, events: [], points: [], question: "Which pearl?", stopped: "secrets", warnings: [], things: [] };
    await rerender({ ...props(now.view, move), foresight: () => ahead });
    for (const text of ["No points at once", "Then: Which pearl?", "What follows depends on what you cannot know."]) expect(screen.getByText(text)).toBeTruthy();
  });

  it("has one stop of the Tab key for all moves", () => {
    render(Board, props());
    const buttons = within(screen.getByRole("region", { name: "What you can do" })).getAllByRole("button");
    expect(buttons.map((button) => button.getAttribute("tabindex"))).toEqual(["0", "-1", "-1", "-1"]);
  });

  it("marks what has changed since the version before", async () => {
    const another = (view: View): View => ({ ...view, commitment: "of another match" });
    const given = props(another(before.view));
    const { container, rerender } = render(Board, given);
    expect(container.querySelectorAll("td.fresh").length).toBe(0);
    await rerender({ ...given, view: another(now.view) });
    expect(screen.getByText("Taking").classList.contains("fresh")).toBe(true);
    expect(container.querySelectorAll("td.fresh").length).toBe(4);
    expect(container.querySelectorAll(".chips li.fresh").length).toBe(3);
  });

  it("shows a spectator everything but moves", () => {
    render(Board, props({ ...now.view, seat: null, moves: [] }));
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.getByText("Bag")).toBeTruthy();
  });
});

describe("round the plain board", () => {
  it("one’s own things lie below", () => {
    render(Tray, props());
    expect(document.body.textContent).toMatch(/Hand\s*25/);
  });
  it("a seat is told in a line", () => {
    render(SeatGlance, { view: now.view, box, seat: 1, tongue });
    expect(screen.getByText("White 1 · Pink 1 · Gold 1 · Necklaces 0 · Dived 6")).toBeTruthy();
  });
  it.each([["large", Large], ["at the end", Closing]])("and in full, %s", (_, Part) => {
    render(Part, { view: now.view, box, seat: 2, tongue });
    expect(document.body.textContent).toMatch(/Dived\s*5/);
  });
});
