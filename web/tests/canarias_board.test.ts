import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Banner from "../src/games/islas_canarias/Banner.svelte";
import Board from "../src/games/islas_canarias/Board.svelte";
import type { Table } from "../src/games/islas_canarias/told";
import Tray from "../src/games/islas_canarias/Tray.svelte";
import { later } from "../src/games/islas_canarias/parts";
import type { Foresight, Move, View } from "../src/wire/types";
import { speech, type Tongue } from "../src/words/words.svelte";
import { canarias } from "./fixture";
import { PATIENCE } from "./patience";

const { box, table, foreseen } = canarias;
const unasked = { box, foresight: (_: Move): Foresight | null => null };

let tongue: Tongue;
beforeAll(async () => {
  await later(); // what comes a moment later on a page
  vi.stubGlobal("ResizeObserver", class { observe(): void {} unobserve(): void {} disconnect(): void {} });
  await speech.begin();
  tongue = await speech.learn("islas-canarias");
});

const moves = (kind: string, ...details: Record<string, string | number>[]): Move[] => details.map((args, i) => ({ number: i, kind, args, words: `${kind} ${Object.values(args).join()}` }));

function seen(facts: Partial<Table>, offered: readonly Move[]): View {
  return {
    game: "islas-canarias", rules: 2, language: "en", box: "", players: 2, seat: 0, version: 9, options: {}, pending: [0], over: false, scores: [7, 7], places: [1, 1], winners: [], breakdowns: [], question: "?",
    rule: "IC-1", can_undo: false, last_turn: 8, moves: offered, commitment: "", key: null, table: { ...table, ...facts },
  };
}

function show(facts: Partial<Table>, offered: readonly Move[], chosen: Move | null = null, more: Partial<typeof unasked> = {}): ReturnType<typeof vi.fn> {
  const onchoose = vi.fn();
  const view = seen(facts, offered);
  for (const part of [Board, Tray]) render(part, { view, seat: 0, tongue, chosen, onchoose, onplan: () => undefined, ...unasked, ...more });
  return onchoose;
}

const house = { building: "house", seat: 0, anchor: null, used: [], spot: null } as const;
const DECISIONS: readonly [string, Partial<Table>, readonly Move[]][] = [
  ["taking an island", { phase: "islands", free_islands: ["la_palma"] }, moves("take_island", { island: "la_palma" })],
  ["building with a card", {}, moves("build", { card: "capitan" })],
  ["drawing", {}, moves("draw", {})],
  ["the extra card", { phase: "load" }, moves("take_extra", {})],
  ["loading a settler or a pirate", { phase: "load" }, moves("load", { card: "capitan" }, { card: "pirate-red" })],
  ["the place of a house", { phase: "place", card: "capitan", building: house }, moves("place", { area: "G" }, { area: "J" })],
  ["another colour", { phase: "colour", card: "capitan", building: { ...house, spot: "G" } }, moves("colour", { colour: "green" }, { colour: "red" })],
  ["a palace", {}, moves("palace", { area: "A" }, { area: "B" })],
  ["a town", {}, moves("town", { area: "A" })],
  ["the houses to merge", { phase: "use", building: { ...house, building: "palace", anchor: "A", used: ["A"] } }, moves("use", { area: "B" })],
  ["the house a pirate takes", { phase: "return", card: "pirate-red" }, moves("give_back", { area: "A" }, { area: "B" })],
  ["another victim", { phase: "name", card: "pirate-red" }, moves("name", { seat: 1 })],
  ["the end of the turn", { phase: "end" }, moves("end_turn", {})],
];

describe("every decision is made on the board and the cards", () => {
  it.each(DECISIONS)("%s", async (_, facts, offered) => {
    const onchoose = show(facts, offered);
    const lit = [...document.querySelectorAll<HTMLElement>(".target, button.lit")];
    const named = (move: Move): HTMLElement | undefined => lit.find((thing) => (thing.getAttribute("aria-label") ?? thing.textContent ?? "").trim().startsWith(move.words.trim()));
    for (const move of offered) {
      expect(named(move), move.words).toBeDefined();
      await fireEvent.click(named(move)!);
      expect(onchoose).toHaveBeenLastCalledWith(move);
    }
  });
});

it("the first action is told as far as it can be done", () => {
  const [build, draw] = [moves("build", { card: "capitan" })[0]!, moves("draw", {})[0]!];
  const told = (facts: Partial<Table>, ...offered: Move[]): string => {
    const { container, unmount } = render(Board, { view: seen(facts, offered), seat: 0, tongue, chosen: null, onchoose: vi.fn(), onplan: () => undefined, ...unasked });
    const words = container.textContent ?? "";
    unmount();
    return words;
  };
  expect(told({}, build, draw)).toMatch(/then the area you want\. Or draw, to have more/);
  expect(told({ last_round: true }, build, draw)).toMatch(/This is the last round\. Press a settler/);
  expect(told({ deck_size: 0, cards_left: 0 }, build)).not.toContain("Or draw");
  expect(told({ deck_size: 0, cards_left: 1, discards: { capitan: 1 } }, draw)).toContain("You cannot build now: draw cards.");
  expect(told({ deck_size: 0, cards_left: 0 }, draw)).toContain("You can neither build nor draw: your first action is lost.");
});

it("an allowed area says which priority it meets", () => {
  show({ phase: "place", card: "capitan", building: house }, moves("place", { area: "G" }));
  expect(screen.getByText(/^Priority 1 says where: next to coast/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /Allowed because it is next to: coast$/ })).toBeTruthy();
});

it("an area that is allowed by privilege says so, and no priority is looked at", () => {
  show({ phase: "place", card: "capitan", building: house, places: { capitan: { priority: null, anywhere: true, areas: ["D", "E"] } } }, moves("place", { area: "D" }, { area: "E" }));
  expect(screen.getByText(/^Anywhere, by privilege: 2 areas are empty/)).toBeTruthy();
  expect(document.querySelectorAll(".why .cross")).toHaveLength(0);
});

it("a card to be loaded says where the settler would go now", async () => {
  const [load] = moves("load", { card: "capitan" });
  show({ phase: "load", outlooks: { capitan: { counts: [[2, 2], [0, 1], [0, 0], [1, 1]], running: [[0, 1], [0, 1], [1], [1]], left: [[0, 1], [1], [1], [1]], seat: 1, at: 1, by_privilege: false } } }, [load!], load!);
  expect(await screen.findByText(/^The house would go to Player 2/)).toBeTruthy();
  expect(screen.getAllByRole("cell").map((cell) => cell.textContent).slice(2, 8)).toEqual(["2", "2", "a tie", "0", "1", "decides"]);
});

it("a privilege says its power and who holds it, and what it is to whoever explains it", () => {
  const draws = { ...box, draw: 2, draw_with_privilege: 6 };
  show({ privileges: { ...table.privileges, red: 1 } }, [], null, { box: draws });
  expect(screen.getByRole("button", { name: /safe from pirates Lanzarote/ }).dataset["privilege"]).toBe("red");
  expect(screen.getByRole("button", { name: /draws 6 cards/ }).dataset["privilege"]).toBeTruthy();
});

it("whoever points at an area after a card is not asked for the area again", async () => {
  const [build] = moves("build", { card: "capitan" });
  const places = moves("place", { area: "J" }, { area: "G" });
  const planned: (Move | undefined)[] = [];
  const onplan = (next: (view: View) => Move | undefined): void => void planned.push(next(view), next(after));
  const view = seen({ phase: "place", card: "capitan", building: house }, places);
  const after = seen({ phase: "load" }, []);
  const props = { seat: 0, tongue, onchoose: vi.fn(), onplan, ...unasked };
  const board = render(Board, { ...props, view: seen({}, [build!]), chosen: build! });
  await fireEvent.click(screen.getByRole("button", { name: "Build on G" }));
  expect(planned).toEqual([]);
  await board.rerender({ ...props, view, chosen: null });
  await vi.waitFor(() => expect(planned).toEqual([places[1], undefined]), { timeout: PATIENCE });
  await board.rerender({ ...props, view: after, chosen: null });
  expect(planned).toHaveLength(2);
});

it.each([
  ["first", "palace", "First of its colour: 3 points in place of 2."],
  ["further", "palace", "Not the first of its colour: 2 points in place of 2."],
  ["town", "town", "the other two areas become free. 5 points in place of 3."],
] as const)("a merge says what it is worth, once that is foreseen: %s", (known, kind, worth) => {
  const [merge] = moves(kind, { area: "A" });
  const told = (foresight: Foresight | null): string => {
    show({}, [merge!], merge!, { foresight: (move) => (move.number === merge!.number ? foresight : null) });
    return document.querySelector(".strip")!.textContent!;
  };
  expect(told(null)).toMatch(/become a (palace|town) here; the other (area becomes|two areas become) free\.\s*$/);
  cleanup();
  expect(told(foreseen[known])).toContain(worth);
  cleanup();
  const { events } = foreseen[known];
  const ship = { ...foreseen[known], events: [...events, { kind: "ship_arrives", facts: { count: 3, landing: 2 }, words: "" }] };
  expect(told(ship), "houses that a ship brings or takes are not counted in").toContain(worth.replace(/ in place of \d/, ""));
});

it("a pirate to be loaded says whom it would attack", async () => {
  const [load] = moves("load", { card: "pirate-red" });
  show({ phase: "load", prey: { "pirate-red": { points: [2, 2], holder: 1, left: [1], shield: "red" } } }, [load!], load!);
  expect(await screen.findByText(/whoever holds the red privilege: Player 2\. Player 2 is protected by the red privilege and would send it/)).toBeTruthy();
  cleanup();
  show({ phase: "load", prey: { "pirate-red": { points: [2, 2], holder: 1, left: [1], shield: null } } }, [load!], load!);
  expect(await screen.findByText(/whoever holds the red privilege: Player 2\./)).toBeTruthy();
  expect(screen.queryByText(/would send it/)).toBeNull();
});

it("points on the way to the end are counted to where the box has it", () => {
  show({}, [], null, { box: { ...box, values: { ...box.values, to_end: 23 } } });
  expect([...document.querySelectorAll(".map text")].map((text) => text.textContent).filter((text) => text!.includes("/"))).toHaveLength(2);
  expect(document.querySelector(".map text[font-size]")!.textContent).toMatch(/7\/23$/);
});

it("an island that can be taken has its name, however little room there is; another one where it can be read", () => {
  const written = (seat: number | null): string => render(Banner, { seat, name: "Grande Canarie", goal: 19, size: 20, room: 60 }).container.textContent!;
  expect(written(null)).toContain("Grande Canarie");
  expect(written(1)).not.toContain("Grande Canarie");
});

it("tells how far the match has come in parts, which a narrow bar keeps whole", async () => {
  const { client } = await import("../src/games/islas_canarias");
  const course = (facts: Partial<Table>): readonly string[] => client.course(seen(facts, []), tongue, box);
  expect(course({ phase: "islands" })).toEqual(["Choosing islands"]);
  expect(course({ phase: "act", round: 3, last_round: false })).toEqual(["Round 3"]);
  expect(course({ phase: "act", round: 4, last_round: true })).toEqual(["Round 4", "the last"]);
});
