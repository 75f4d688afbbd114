import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import Closing from "../src/games/trails_of_tucana/Closing.svelte";
import { tableOf } from "../src/games/trails_of_tucana/table";
import type { View } from "../src/wire/types";
import { speech, type Tongue } from "../src/words/words.svelte";
import { boxes, snapshot } from "./fixture";

let tongue: Tongue;
beforeAll(async () => {
  await speech.begin();
  tongue = await speech.learn("trails-of-tucana");
});

const ended = (scores: number[], reached: number[] | null, grades = reached ?? []): View => ({
  ...snapshot.view,
  players: scores.length,
  over: reached !== null,
  scores,
  table: { ...tableOf(snapshot.view), sheets: grades.map((grade) => ({ ...tableOf(snapshot.view).sheets[0]!, grade })), grades_reached: reached },
});
const rung = (name: RegExp): string => screen.getAllByRole("listitem").find(({ textContent }) => name.test(textContent ?? ""))!.textContent!;

describe("the ladder of grades", () => {
  it("tells one who plays alone the grade that the rules have given", () => {
    render(Closing, { view: ended([60], [2]), seat: 0, box: boxes.petit, tongue });
    expect(screen.getByText("60 points: The toucans greet you by name!")).toBeTruthy();
    expect(screen.getByRole("listitem", { current: true }).textContent).toContain("The toucans greet you by name");
    expect(screen.queryByText(/Player 1|several players/)).toBeNull();
  });
  it("says how much the first grade takes", () => {
    render(Closing, { view: ended([49], [0]), seat: 0, box: boxes.petit, tongue });
    expect(screen.getByText("49 points. The first grade takes 50.")).toBeTruthy();
  });
  it("shows several players where each of them stands", () => {
    render(Closing, { view: ended([60, 49, 73], [2, 0, 3]), seat: 0, box: boxes.petit, tongue });
    expect(rung(/greet you by name/)).toContain("Player 1");
    expect(rung(/ask you for directions/)).toContain("Player 3");
    expect(screen.getByText(/^No grade:/).textContent).toContain("Player 2");
    expect(screen.getByText(/scores vary with their number/)).toBeTruthy();
  });
  it("gives nobody a grade before the end", () => {
    render(Closing, { view: ended([60], null, [2]), seat: 0, box: boxes.petit, tongue });
    expect(screen.queryByText(/60 points/)).toBeNull();
    expect(screen.getAllByRole("listitem").map(({ classList }) => classList.contains("got"))).toEqual([false, false, false, false, true, true]);
    expect(screen.queryByRole("listitem", { current: true })).toBeNull();
  });
});
