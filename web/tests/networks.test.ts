import { expect, it } from "vitest";
import { networks } from "../src/games/trails_of_tucana/networks";

it("finds what hangs together", () => {
  const found = networks(["1a-1b", "1b-2b", "4a-4b"]);
  expect([...(found.get("2b")?.spaces ?? [])].sort()).toEqual(["1a", "1b", "2b"]);
  expect(found.get("1a")).toBe(found.get("2b"));
  expect(found.get("4a")?.links).toEqual(["4a-4b"]);
  expect(found.has("9a")).toBe(false);
});

it("is not led astray by a ring", () => {
  expect(networks(["1a-1b", "1b-2a", "1a-2a"]).get("2a")?.links.length).toBe(3);
});
