import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blocks, inline } from "../src/rules/markdown";

describe("the rules' Markdown", () => {
  it.each(["en", "fr"])("of Trails of Tucana (%s) is understood, every numbered rule found", (language) => {
    const text = blocks(readFileSync(`../docs/rules/trails-of-tucana.${language}.md`, "utf8"));
    const rules = text.flatMap((block) => (block.kind === "text" && block.rule ? [block.rule] : []));
    expect(rules).toContain("TT-12");
    expect(new Set(rules).size).toBe(rules.length);
    expect(text.some((block) => block.kind === "table" && block.rows.length > 1)).toBe(true);
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
