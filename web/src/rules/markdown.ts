/** The little Markdown that rules are written in, as blocks: headings, numbered rules, paragraphs and tables. */
export type Inline = { readonly text: string; readonly as: "plain" | "strong" | "em" };
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "text"; readonly rule: string | null; readonly parts: readonly Inline[] }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

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
      return { kind: "text", rule: RULE.exec(chunk)?.[1] ?? null, parts: inline(chunk.replaceAll("\n", " ")) };
    });
}
