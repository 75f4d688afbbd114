import { expect, it } from "vitest";
import { marked } from "../src/lesson/terms";

const TERMS = [
  { name: "Sentier", forms: ["Sentier", "sentiers"], words: "un trait." },
  { name: "Sentier bonus", forms: ["Sentier bonus"], words: "un de plus." },
  { name: "Étui", forms: ["Étui"], words: "trois emplacements." },
];
const found = (text: string): string[] => marked(text, TERMS).flatMap(({ text: part, term }) => (term ? [`${part}=${term.name}`] : []));

it("finds words of the glossary in running text, in all their forms, the longest first", () => {
  expect(found("Un sentier bonus, puis des Sentiers.")).toEqual(["sentier bonus=Sentier bonus", "Sentiers=Sentier"]);
  expect(found("Votre étui et l’étui.")).toEqual(["étui=Étui"]);
  expect(found("sentier\u00a0bonus")).toEqual(["sentier\u00a0bonus=Sentier bonus"]);
});

it("leaves parts of longer words alone, and the text as it is", () => {
  expect(found("Le sentierbonus, unétuis.")).toEqual([]);
  const text = "Un sentier, et encore un sentier.";
  expect(marked(text, TERMS).map((run) => run.text).join("")).toBe(text);
  expect(marked(text, [])).toEqual([{ text }]);
});

it("explains a word once, and not at all where that was done before", () => {
  const seen = new Set<string>();
  expect(marked("sentier, sentiers", TERMS, seen).filter(({ term }) => term)).toHaveLength(1);
  expect(marked("encore un sentier", TERMS, seen)).toEqual([{ text: "encore un sentier" }]);
});
