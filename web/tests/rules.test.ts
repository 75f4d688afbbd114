import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blocks, inline, speakingOf } from "../src/rules/markdown";

describe("the rules' Markdown", () => {
  it.each(["en", "fr"])("of Trails of Tucana (%s) is understood, every numbered rule found", (language) => {
    const text = blocks(readFileSync(`../docs/rules/trails-of-tucana.${language}.md`, "utf8"));
    const rules = text.flatMap((block) => (block.kind === "text" && block.rule ? [block.rule] : []));
    expect(rules).toContain("TT-12");
    expect(new Set(rules).size).toBe(rules.length);
    expect(text.some((block) => block.kind === "table" && block.rows.length > 1)).toBe(true);
  });

  it.each(["en", "fr"])("tells where a rule comes from without saying it at each (%s)", (language) => {
    for (const game of ["trails-of-tucana", "la-isla", "islas-canarias", "isla-dorada"]) {
      const text = blocks(readFileSync(`../docs/rules/${game}.${language}.md`, "utf8")).filter((block) => block.kind === "text");
      expect(new Set(text.map(({ origin }) => origin))).toEqual(new Set(["rulebook", "inferred", "house"]));
      expect(text.filter(({ rule, parts }) => rule && /\[[^\]]+\]$/.test(parts.at(-1)!.text))).toEqual([]);
    }
  });

  it("finds what speaks of all words, with or without accents, under its heading", () => {
    const text = blocks("# A\n\n## One\n\n**A-1.** The *dodo* is there.\n\n**A-2.** Éclair au café.\n\n## Two\n\n**A-3.** A dodo, and a café.");
    const rules = (sought: string): (string | null)[] => speakingOf(text, sought).flatMap((block) => (block.kind === "text" ? [block.rule] : []));
    expect(rules("")).toEqual(["A-1", "A-2", "A-3"]);
    expect(rules("CAFE")).toEqual(["A-2", "A-3"]);
    expect(rules("dodo cafe")).toEqual(["A-3"]);
    expect(speakingOf(text, "eclair").map(({ kind }) => kind)).toEqual(["heading", "text"]);
    expect(speakingOf(text, "moa")).toEqual([]);
  });

  it("tells strong from emphasis", () => {
    expect(inline("**TT-1.** Draw *one* trail")).toEqual([
      { text: "TT-1.", as: "strong" },
      { text: " Draw ", as: "plain" },
      { text: "one", as: "em" },
      { text: " trail", as: "plain" },
    ]);
  });
});
