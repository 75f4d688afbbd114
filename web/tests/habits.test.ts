import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));

it.each(files)("%s is of a readable size, typed, and fit for a strict content policy", (name) => {
  const text = readFileSync(`src/${name}`, "utf8");
  if (!name.endsWith("told.ts")) expect(text.split("\n").length).toBeLessThanOrEqual(250); // those are made, not written
  expect(text).not.toMatch(/: any\b|as any\b|<any>/);
  expect(text).not.toMatch(/\sstyle="|\{@html|\seval\(/);
});
