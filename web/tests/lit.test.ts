/** What is lit stands out from every ground that it can lie on, by day and by night: by its rim or by its light, at least three to one. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const AA = 3; // of what is drawn rather than written
const css = ["src/styles/palette.css", "src/games/la_isla/palette.css"].map((file) => readFileSync(file, "utf8")).join("\n");

/** Every colour of a theme by its name; of La Isla's lands, which share one, by their class. */
function colours(isNight: boolean): Map<string, string> {
  const rules = [...css.matchAll(/^([^\n{}]*)\{([^}]*)\}/gm)].filter(([, selector]) => selector!.includes("dark") === isNight);
  return new Map(rules.flatMap(([, selector, body]) => [...body!.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, colour]): [string, string] => [name === "land" ? /isla-\w+/.exec(selector!)![0] : name!, colour!])));
}

function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
  return (bright! + 0.05) / (dark! + 0.05);
}

const GROUNDS = ["sea", "beach", "desert", "forest", "mountain", "water", "isla-yellow", "isla-green", "isla-gray", "isla-beige", "isla-brown"];

describe.each([["by day", false], ["by night", true]])("what is lit, %s", (_, isNight) => {
  const palette = colours(isNight);
  it.each(GROUNDS)("stands out from %s", (ground) => {
    const [rim, glow] = ["ember", "glow"].map((name) => contrast(palette.get(name)!, palette.get(ground)!));
    expect(Math.max(rim!, glow!)).toBeGreaterThanOrEqual(AA);
  });
});
