import { readdirSync } from "node:fs";
import { render, waitFor } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { drawn, seedOf } from "../src/games/plain/drawing";
import Cover from "../src/shelf/Cover.svelte";

describe("the picture on a box", () => {
  const folders = readdirSync("src/games", { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== "plain").map(({ name }) => name);
  it.each(folders)("%s brings its own", (folder) => {
    const { container } = render(Cover, { game: folder.replaceAll("_", "-") });
    expect(container.querySelectorAll(".coast").length).toBeGreaterThan(0);
    expect(container.querySelector(".dark")).toBeNull();
  });

  it("of another game is an island drawn from its name", async () => {
    const { container } = render(Cover, { game: "perlas" });
    await waitFor(() => expect(container.querySelectorAll(".coast").length).toBe(2));
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
    expect(container.querySelector(".hut")).not.toBeNull();
  });
});

describe("an island drawn from a name", () => {
  it("is the same each time, and another for another name", () => {
    expect(drawn("perlas")).toEqual(drawn("perlas"));
    expect(new Set(["perlas", "perlat", "isla", "atoll"].map((name) => drawn(name).coasts[0])).size).toBe(4);
    expect(seedOf("ab")).not.toBe(seedOf("ba"));
  });

  it("stays on its page", () => {
    for (const name of ["perlas", "a", "zorro", "la-palma", "île-de-sable"]) {
      const { coasts, marks } = drawn(name);
      const numbers = coasts.join(" ").match(/-?\d+(\.\d+)?/g)!.map(Number);
      expect(Math.min(...numbers)).toBeGreaterThan(-10);
      expect(Math.max(...numbers.filter((_, i) => i % 2))).toBeLessThan(190);
      expect(marks.length).toBeGreaterThan(5);
    }
  });
});
