/** The little Markdown that rules are written in, as blocks: headings, numbered rules, paragraphs and tables. */
export type Inline = { readonly text: string; readonly as: "plain" | "strong" | "em" };
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "text"; readonly rule: string | null; readonly origin: Origin; readonly parts: readonly Inline[] }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** What a rule says of itself at its end, in either language. */
export type Origin = "rulebook" | "inferred" | "house";
const ORIGINS: readonly (readonly [RegExp, Origin])[] = [[/house|maison/, "house"], [/inferred|déduit/, "inferred"]];
const MARK = /\s*\*\[([^\]]+)\]\*$/;

const RULE = /^\*\*([A-Z]+-\d+)\.\*\*/;

export function inline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), as: "strong" };
      return part.startsWith("*") ? { text: part.slice(1, -1), as: "em" } : { text: part, as: "plain" };
    });
}

const cells = (line: string): string[] => line.split("|").slice(1, -1).map((cell) => cell.trim());

export function blocks(markdown: string): Block[] {
  return markdown
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .map((chunk): Block => {
      const heading = /^(#+) (.*)$/.exec(chunk);
      if (heading) return { kind: "heading", level: heading[1]!.length, text: heading[2]! };
      if (chunk.startsWith("|")) {
        const [head = "", , ...rows] = chunk.split("\n");
        return { kind: "table", head: cells(head), rows: rows.map(cells) };
      }
      const mark = MARK.exec(chunk)?.[1] ?? "";
      const origin = ORIGINS.find(([word]) => word.test(mark))?.[1] ?? "rulebook";
      return { kind: "text", rule: RULE.exec(chunk)?.[1] ?? null, origin, parts: inline(chunk.replace(MARK, "").replaceAll("\n", " ")) };
    });
}

/** Letters as they are typed in haste: no capitals, no accents. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** All that a block says. */
function textOf(block: Block): string {
  if (block.kind === "table") return [...block.head, ...block.rows.flat()].join(" ");
  return block.kind === "text" ? block.parts.map(({ text }) => text).join("") : block.text;
}

/** The blocks that speak of all the words, each under its heading; all of them where nothing is sought. */
export function speakingOf(text: readonly Block[], sought: string): readonly Block[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (!words.length) return text;
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of text) {
    if (block.kind === "heading") heading = block;
    else if (words.every((word) => plain(textOf(block)).includes(word))) {
      if (heading) found.push(heading);
      heading = null;
      found.push(block);
    }
  }
  return found;
}
