/** Matches as columns: sources that can be told from each other by their colours. */
import { expect, test } from "vitest";
import { foremost, REST, stacks } from "../src/me/stacks";
import type { MyMatch } from "../src/wire/types";

const names = Array.from({ length: 12 }, (_, number) => `source-${number}`);
const sources = names.map((name) => ({ name }));
const match = { id: "m", mine: 0, seats: [{ points: 78, place: 1 }], sources: Object.fromEntries(names.map((name, number) => [name, number + 1])) } as unknown as MyMatch;

test("few sources have a colour each, of many the largest have, and the rest is one piece", () => {
  expect(foremost([match], sources.slice(0, 8))).toMatchObject({ own: sources.slice(0, 8), rest: false });
  const kinds = foremost([match], sources);
  expect(kinds).toMatchObject({ own: sources.slice(5), rest: true });
  const [column] = stacks([match], kinds.of, 600, 200).columns;
  expect(column!.pieces.map(({ source }) => source)).toEqual([...names.slice(5), REST]);
  const heights = column!.pieces.map(({ height }) => height);
  expect(heights.at(-1)).toBeCloseTo((heights[0]! * 15) / 6);
});
