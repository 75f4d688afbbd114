import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Board from "../src/games/islas_canarias/Board.svelte";
import type { Canarias, Colour } from "../src/games/islas_canarias/facts";
import Tray from "../src/games/islas_canarias/Tray.svelte";
import type { Move, View } from "../src/wire/types";
import { speech, type Tongue } from "../src/words/words.svelte";
import { PATIENCE } from "./patience";

const unasked = { box: { faces: {} }, foresight: () => null };

let tongue: Tongue;
beforeAll(async () => {
  vi.stubGlobal("ResizeObserver", class { observe(): void {} unobserve(): void {} disconnect(): void {} });
  await speech.begin();
  tongue = await speech.learn("islas-canarias");
});

const each = <T>(value: T): Record<Colour, T> => ({ orange: value, brown: value, green: value, blue: value, beige: value, red: value });
const printed = { grid: ["oooV", "oooF", "oooo", "oo~~"], edges: { coast: ["0,0,W"], mountain: ["0,0,N"], river: ["0,0,E"], road: ["1,0,E"] } };
const isle = (island: string): Canarias["islands"][number] => ({
  island, ...printed, buildings: { A: { building: "house", colour: "red" }, B: { building: "house", colour: "red" }, C: { building: "town", colour: "blue" } },
  colour_points: each(0), hand_size: 2, has_loaded: false,
});
const table: Canarias = {
  phase: "act", round: 3, last_round: false, goal: 19, start: 0, turn: 0, islands: [isle("tenerife"), isle("lanzarote")], free_islands: [],
  supply: { house: each(8), palace: each(6), town: each(2) }, privileges: each({ power: "win_ties", owner: null }), deck_size: 20, ship_size: 1, discards: {}, turned: [],
  hand: { capitan: 2, "pirate-red": 1 }, loaded: null, card: null, building: null,
  faces: { capitan: { occupation: "Capitán", house: "brown", priorities: ["coast", "beige", "orange", "river"] } },
  places: { capitan: { priority: 0, areas: ["D"] } }, outlooks: {}, prey: {},
};

const moves = (kind: string, ...details: Record<string, string | number>[]): Move[] => details.map((args, i) => ({ number: i, kind, args, words: `${kind} ${Object.values(args).join()}` }));

function seen(facts: Partial<Canarias>, offered: readonly Move[]): View {
  return {
    game: "islas-canarias", players: 2, seat: 0, version: 9, options: {}, pending: [0], over: false, scores: [7, 7], places: [1, 1], winners: [], breakdowns: [], question: "?",
    rule: "IC-1", can_undo: false, last_turn: 8, moves: offered, commitment: "", key: null, table: { ...table, ...facts },
  } as unknown as View;
}

function show(facts: Partial<Canarias>, offered: readonly Move[], chosen: Move | null = null): ReturnType<typeof vi.fn> {
  const onchoose = vi.fn();
  const view = seen(facts, offered);
  for (const part of [Board, Tray]) render(part, { view, seat: 0, tongue, chosen, onchoose, onplan: () => undefined, ...unasked });
  return onchoose;
}

const house = { building: "house", seat: 0, anchor: null, used: [], spot: null } as const;
const free = [{ island: "la_palma", ...printed, touches: { coast: 1, village: 1, river: 1, mountain: 1, farmland: 1, road: 1 } }];
const DECISIONS: readonly [string, Partial<Canarias>, readonly Move[]][] = [
  ["taking an island", { phase: "islands", free_islands: free }, moves("take_island", { island: "la_palma" })],
  ["building with a card", {}, moves("build", { card: "capitan" })],
  ["drawing", {}, moves("draw", {})],
  ["the extra card", { phase: "load" }, moves("take_extra", {})],
  ["loading a settler or a pirate", { phase: "load" }, moves("load", { card: "capitan" }, { card: "pirate-red" })],
  ["the place of a house", { phase: "place", card: "capitan", building: house }, moves("place", { area: "D" }, { area: "E" })],
  ["another colour", { phase: "colour", card: "capitan", building: { ...house, spot: "D" } }, moves("colour", { colour: "green" }, { colour: "red" })],
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
  const told = (facts: Partial<Canarias>, ...offered: Move[]): string => {
    const { container, unmount } = render(Board, { view: seen(facts, offered), seat: 0, tongue, chosen: null, onchoose: vi.fn(), onplan: () => undefined, ...unasked });
    const words = container.textContent ?? "";
    unmount();
    return words;
  };
  expect(told({}, build, draw)).toMatch(/then the area you want\. Or draw, to have more/);
  expect(told({ last_round: true }, build, draw)).toMatch(/This is the last round\. Press a settler/);
  expect(told({ deck_size: 0 }, build)).not.toContain("Or draw");
  expect(told({ deck_size: 0, discards: { capitan: 1 } }, draw)).toContain("You cannot build now: draw cards.");
  expect(told({ deck_size: 0 }, draw)).toContain("You can neither build nor draw: your first action is lost.");
});

it("an allowed area says which priority it meets", () => {
  show({ phase: "place", card: "capitan", building: house }, moves("place", { area: "D" }));
  expect(screen.getByText(/^Priority 1 says where: next to coast/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /Allowed because it is next to: coast$/ })).toBeTruthy();
});

it("a card to be loaded says where the settler would go now", () => {
  const [load] = moves("load", { card: "capitan" });
  show({ phase: "load", outlooks: { capitan: { counts: [[2, 2], [0, 1], [0, 0], [1, 1]], running: [[0, 1], [0, 1], [1], [1]], left: [[0, 1], [1], [1], [1]], seat: 1, at: 1, by_privilege: false } } }, [load!], load!);
  expect(screen.getByText(/^The house would go to Player 2/)).toBeTruthy();
  expect(screen.getAllByRole("cell").map((cell) => cell.textContent).slice(2, 8)).toEqual(["2", "2", "a tie", "0", "1", "decides"]);
});

it("a privilege says what it does and who holds it", async () => {
  show({ privileges: { ...each({ power: "draw_five", owner: null }), red: { power: "pirate_shield", owner: 1 } } }, []);
  await fireEvent.click(screen.getByRole("button", { name: /safe from pirates/ }));
  expect(screen.getByText(/Safe from pirates: .* It lies on Lanzarote/)).toBeTruthy();
});

it("whoever points at an area after a card is not asked for the area again", async () => {
  const [build] = moves("build", { card: "capitan" });
  const places = moves("place", { area: "E" }, { area: "D" });
  const planned: (Move | undefined)[] = [];
  const onplan = (next: (view: View) => Move | undefined): void => void planned.push(next(view), next(after));
  const view = seen({ phase: "place", card: "capitan", building: house }, places);
  const after = seen({ phase: "load" }, []);
  const props = { seat: 0, tongue, onchoose: vi.fn(), onplan, ...unasked };
  const board = render(Board, { ...props, view: seen({}, [build!]), chosen: build! });
  await fireEvent.click(screen.getByRole("button", { name: "Build on D" }));
  expect(planned).toEqual([]);
  await board.rerender({ ...props, view, chosen: null });
  await vi.waitFor(() => expect(planned).toEqual([places[1], undefined]), { timeout: PATIENCE });
  await board.rerender({ ...props, view: after, chosen: null });
  expect(planned).toHaveLength(2);
});

it("a merge says what it is worth, and a pirate whom it would attack", () => {
  const [palace] = moves("palace", { area: "A" });
  show({}, [palace!], palace!);
  expect(screen.getByText(/your first of this colour: 3 points instead of 2/)).toBeTruthy();
  const [load] = moves("load", { card: "pirate-red" });
  show({ phase: "load", privileges: { ...each({ power: "win_ties", owner: null }), red: { power: "pirate_shield", owner: 1 } } }, [load!], load!);
  expect(screen.getByText(/whoever holds the red privilege: Player 2\./)).toBeTruthy();
});
