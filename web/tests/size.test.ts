/** What a first visit costs, measured on a fresh build. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { build } from "vite";

const folder = mkdtempSync(join(tmpdir(), "islario-client-"));
beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production");
  await build({ configFile: "vite.config.ts", build: { outDir: folder, emptyOutDir: true, manifest: true }, logLevel: "error", mode: "production" });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

interface Chunk { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[]; readonly isDynamicEntry?: boolean }
const manifest = (): Record<string, Chunk> => JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
const GAMES = readdirSync("src/games", { withFileTypes: true }).filter((entry) => existsSync(`src/games/${entry.name}/index.ts`)).map(({ name }) => name);
const names = (): string[] => readdirSync(join(folder, "assets")).filter((name) => !name.endsWith(".br"));
const packed = (name: string): number => statSync(join(folder, name.endsWith(".woff2") ? name : `${name}.br`)).size;
const kilobytes = (files: readonly string[]): number => files.reduce((sum, name) => sum + packed(name), 0) / 1000;

const filesOf = ({ file, css = [] }: Chunk): string[] => [file, ...css];

/** A game's own files, with its words in one language; whatever has no board of its own gets the plain one, which has no words of Python's. */
function own(game: string): string[] {
  const sources = [`src/games/${game}/index.ts`, `src/games/${game}/words/en.ftl`, `../src/islario/games/${game}/words/en.ftl`].filter((source) => game !== "plain" || existsSync(source));
  return sources.flatMap((source) => filesOf(manifest()[source.replace(/ftl$/, "ftl?raw")]!));
}

/** Chunks, with all that comes along with them. */
function withImports(sources: readonly string[], found = new Set<string>()): Set<string> {
  for (const source of sources.filter((one) => !found.has(one))) withImports(manifest()[source]!.imports ?? [], found.add(source));
  return found;
}

/** What the shelf shows: the shell in one language, and each game's cover; the plain one is for games of other packages. */
function shelf(): Set<string> {
  const covers = GAMES.filter((game) => game !== "plain").map((game) => `src/games/${game}/Cover.svelte`).filter((cover) => manifest()[cover]);
  const words = Object.keys(manifest()).filter((source) => /^(src|\.\.\/src\/islario)\/words\/.*\ben\.ftl/.test(source));
  return new Set([...withImports(["index.html", ...covers, ...words])].flatMap((source) => filesOf(manifest()[source]!)));
}

it("the shelf takes at most 45 kB, with one language", () => {
  expect(readFileSync(join(folder, "index.html"), "utf8")).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=/);
  const art = names().filter((name) => name.endsWith(".svg")).map((name) => `assets/${name}`);
  const total = kilobytes([...shelf(), ...art, "index.html"]);
  console.info(`shelf: ${total.toFixed(1)} kB`);
  expect(total).toBeLessThanOrEqual(45);
});

/** What is fetched until a table can be seen and its first question answered, on each kind of screen; what nobody needs before comes after. */
const SCREENS = {
  "a desk": (game: string) => ["src/table/Desk.svelte", `src/games/${game}/on_desk.ts`],
  "a phone": (game: string) => ["src/table/Phone.svelte", `src/games/${game}/on_phone.ts`],
};
/** Kilobytes that each may take. */
const MOST = JSON.parse(readFileSync("tests/most.json", "utf8")) as Readonly<Record<string, number>>;

it.each(GAMES.flatMap((game) => Object.keys(SCREENS).map((screen) => [game, screen as keyof typeof SCREENS] as const)))(`a table of %s takes little more on %s`, (game, screen) => {
  const sources = withImports(["src/table/TablePage.svelte", `src/games/${game}/index.ts`, ...SCREENS[screen](game)]);
  const files = new Set([...[...sources].flatMap((source) => filesOf(manifest()[source]!)), ...own(game)]);
  const total = kilobytes([...files].filter((file) => !shelf().has(file)));
  console.info(`a table of ${game} on ${screen}: ${total.toFixed(1)} kB more`);
  expect(total).toBeLessThanOrEqual(MOST[game]!);
});

it("it can be installed: icons of the sizes that the manifest names, and a worker of its own that keeps all there is", () => {
  const { icons } = JSON.parse(readFileSync(join(folder, "islario.webmanifest"), "utf8")) as { icons: { src: string; sizes: string; purpose: string }[] };
  expect(icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
  for (const { src, sizes } of icons) {
    const drawn = readFileSync(join(folder, src));
    expect(`${drawn.readUInt32BE(16)}x${drawn.readUInt32BE(20)}`).toBe(sizes);
  }
  const worker = readFileSync(join(folder, "worker.js"), "utf8");
  expect([...worker.matchAll(/"assets\/([^"]+)"/g)].map(([, name]) => name)).toEqual(names().sort());
  expect(worker).not.toMatch(/\bimport\b/);
  console.info(`the worker: ${packed("worker.js") / 1000} kB`);
});

it("the page of styles is for development alone", () => {
  expect(existsSync("style.html")).toBe(true);
  expect(readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /style/i.test(name))).toEqual([]);
});

it("all fonts together take at most 45 kB", () => {
  const fonts = names().filter((name) => name.endsWith(".woff2")).map((name) => `assets/${name}`);
  console.info(`fonts: ${kilobytes(fonts).toFixed(1)} kB`);
  expect(fonts.length).toBe(3);
  expect(kilobytes(fonts)).toBeLessThanOrEqual(45);
});
