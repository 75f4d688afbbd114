/** Who has won is told so; whoever has not, or only looks on, hears who has. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import Final from "../src/table/Final.svelte";
import { Table } from "../src/table/table.svelte";
import { speech } from "../src/words/words.svelte";
import { info, snapshot } from "./fixture";

beforeAll(() => speech.begin());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The first line of the last page, for whoever sits there (null: a spectator). */
function headline(seat: number | null, winners: readonly number[], kind: "person" | "bot" = "person", more: Partial<typeof snapshot.view> = {}): string {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const table = new Table("k7");
  const mine = seat === null ? [] : [seat];
  table.meet({ ...info, over: true, mine, seats: info.seats.map((one) => ({ ...one, name: ["Ana", "Zoé"][one.seat]!, kind, mine: one.seat === seat })) });
  const view = { ...snapshot.view, seat, over: true, moves: [], question: null, winners, places: [0, 1].map((one) => (winners.includes(one) ? 1 : 2)), ...more };
  table.hear({ type: "view", seat, ...snapshot, view });
  render(Final, { table, view, onboard: () => undefined, onreplay: () => undefined, last: createRawSnippet(() => ({ render: () => "<i></i>" })) });
  return screen.getByRole("heading", { level: 2 }).textContent!;
}

it("You win! to the winner, and to nobody else", () => {
  expect(headline(0, [0])).toBe("You win!");
  cleanup();
  expect(headline(1, [0])).toBe("Ana wins!");
  cleanup();
  expect(headline(null, [0])).toBe("Ana wins!");
});

it("whoever left the seat to a bot hears who has won, by name", () => {
  expect(headline(0, [0], "bot")).toBe("Ana wins!");
});

it("those who win together are told with whom", () => {
  expect(headline(1, [0, 1])).toBe("You win, together with Ana!");
  cleanup();
  expect(headline(null, [0, 1])).toBe("Ana, Zoé win together!");
});

it("equal points are parted by what the game says parts them", async () => {
  headline(0, [0], "person", { game: "isla-dorada", scores: [20, 20] });
  expect(await screen.findByText(/more treasures found win/)).toBeTruthy();
  cleanup();
  headline(0, [0], "person", { game: "trails-of-tucana", scores: [20, 20] });
  expect(screen.getByText(/the tie-break in the rules/)).toBeTruthy();
});
