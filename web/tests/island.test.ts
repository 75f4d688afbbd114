import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Island from "../src/games/trails_of_tucana/Island.svelte";
import { printed } from "../src/games/trails_of_tucana/printed";
import { tableOf } from "../src/games/trails_of_tucana/table";
import type { Move } from "../src/wire/types";
import { speech, type Tongue } from "../src/words/words.svelte";
import { boxes, snapshot } from "./fixture";

const { view } = snapshot;
const sheet = tableOf(view).sheets[0]!;
let tongue: Tongue;
beforeAll(async () => {
  await speech.begin();
  tongue = await speech.learn("trails-of-tucana");
});

const show = (onchoose: (move: Move) => void = () => undefined, chosen: Move | null = null): { container: HTMLElement } => {
  return render(Island, { printed: printed(boxes.petit), sheet, tongue, moves: view.moves, chosen, onchoose });
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

  it("lights up the whole network of a place that is pointed at", async () => {
    const { container } = show();
    const network = sheet.networks.find(({ spaces }) => spaces.includes("5g"))!;
    expect(network.trails.length).toBeGreaterThan(1);
    await fireEvent.mouseEnter(screen.getByRole("button", { name: /^5g / }));
    expect(container.querySelector(".lit")?.getAttribute("d")?.match(/M/g)?.length).toBe(network.trails.length);
  });

  it("has a way for every sight that is connected, from a village and along one's own trails", () => {
    const { container } = show();
    const ways = [...container.querySelectorAll<SVGPathElement>("[data-at^='way-']")];
    expect(ways.map(({ dataset }) => dataset["at"]!.slice(4))).toEqual([...sheet.pairs, ...Object.values(sheet.sights).flat()]);
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect(way.getAttribute("d")).toMatch(/^M[\d.-]+ [\d.-]+(L[\d.-]+ [\d.-]+)+$/);
    for (const trail of sheet.trails) expect(container.querySelector(`.trail[data-at~="trail-${printed(boxes.petit).ends(trail).map(({ name }) => name).join("-")}"]`)).not.toBeNull();
  });
});
