import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { tucana } from "../src/games/trails_of_tucana/facts";
import Island from "../src/games/trails_of_tucana/Island.svelte";
import type { Move } from "../src/wire/types";
import { speech, type Tongue } from "../src/words/words.svelte";
import { snapshot } from "./fixture";

const { view } = snapshot;
const facts = tucana(view);
let tongue: Tongue;
beforeAll(async () => {
  await speech.begin();
  tongue = await speech.learn("trails-of-tucana");
});

const show = (onchoose: (move: Move) => void = () => undefined, chosen: Move | null = null): void => {
  render(Island, { island: facts.island, sheet: facts.sheets[0]!, tongue, moves: view.moves, chosen, onchoose });
};

describe("the island", () => {
  it("lights up exactly the legal moves, each with its words", () => {
    show();
    const lit = screen.getAllByRole("button").filter((thing) => thing.classList.contains("target"));
    expect(lit.map((thing) => thing.getAttribute("aria-label"))).toEqual(view.moves.map((move) => move.words));
    expect(lit.filter((thing) => thing.getAttribute("tabindex") === "0").length).toBe(1);
  });

  it("chooses by click and by Enter", async () => {
    const onchoose = vi.fn();
    show(onchoose);
    const [first, second] = view.moves;
    await fireEvent.click(screen.getByRole("button", { name: first!.words }));
    await fireEvent.keyDown(screen.getByRole("button", { name: second!.words }), { key: "Enter" });
    expect(onchoose.mock.calls).toEqual([[first], [second]]);
  });

  it("shows what is chosen as pressed, villages with their letters and sights by name", () => {
    show(undefined, view.moves[0]!);
    expect(screen.getByRole("button", { name: view.moves[0]!.words }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getAllByRole("button", { name: /^[^D].*village [A-E]\)$/ }).length).toBe(10);
    expect(screen.getAllByRole("button", { name: /^\d+\w \(.*toucan\)$/ }).length).toBe(2);
  });
});
