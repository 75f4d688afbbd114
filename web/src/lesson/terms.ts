/** Words with a meaning of their own in a game, found where they stand in running text. */
import * as api from "../wire/api";
import type { Term } from "../wire/types";
import type { Language } from "../words/words.svelte";

export interface Run { readonly text: string; readonly term?: Term }

const asked = new Map<string, Promise<readonly Term[]>>();

/** The glossary of a game, asked for once; empty where it has none. */
export function termsOf(game: string, language: Language): Promise<readonly Term[]> {
  const key = `${game} ${language}`;
  if (!asked.has(key)) {
    asked.set(key, api.terms(game, language).then(({ terms }) => terms, (wrong) => {
      if (!api.isFinal(wrong)) asked.delete(key);
      return [];
    }));
  }
  return asked.get(key)!;
}

const literal = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "[ \\u00a0]");
const patterns = new WeakMap<readonly Term[], RegExp>();

/** All forms as whole words, the longest first. */
function pattern(terms: readonly Term[]): RegExp {
  if (!patterns.has(terms)) {
    const forms = terms.flatMap((term) => term.forms).sort((a, b) => b.length - a.length);
    patterns.set(terms, new RegExp(`(?<!\\p{L})(${forms.map(literal).join("|")})(?!\\p{L})`, "giu"));
  }
  return patterns.get(terms)!;
}

const plain = (form: string): string => form.replaceAll("\u00a0", " ").toLowerCase();

/** A text in runs, those that are words of the glossary with what they mean: each word once, unless it is among those `seen`. */
export function marked(text: string, terms: readonly Term[], seen: Set<string> = new Set()): readonly Run[] {
  if (!terms.length) return [{ text }];
  const runs: Run[] = [];
  for (const [i, part] of text.split(pattern(terms)).entries()) {
    const term = i % 2 ? terms.find(({ forms }) => forms.some((form) => plain(form) === plain(part))) : undefined;
    if (term && !seen.has(term.name)) {
      seen.add(term.name);
      runs.push({ text: part, term });
    } else if (runs.length && !runs.at(-1)!.term) runs.push({ text: `${runs.pop()!.text}${part}` });
    else if (part) runs.push({ text: part });
  }
  return runs;
}
