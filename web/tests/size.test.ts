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

interface Chunk { readonly file: string; readonly css?: readonly string[]; readonly isDynamicEntry?: boolean }
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

/** Pages that come later, if at all: each is loaded when it is opened. */
const later = (): string[] => Object.entries(manifest()).filter(([source, { isDynamicEntry }]) => isDynamicEntry && source.endsWith(".svelte") && !source.endsWith("/TablePage.svelte")).flatMap(([, chunk]) => filesOf(chunk));

it("the shell, table and one language take at most 60 kB", () => {
  const html = readFileSync(join(folder, "index.html"), "utf8");
  expect(html).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=/);
  const words = Object.entries(manifest()).filter(([source]) => source.includes("/games/") && source.includes(".ftl")).map(([, { file }]) => file);
  const others = new Set([...GAMES.flatMap(own), ...words, ...later()]);
  const shell = names().map((name) => `assets/${name}`).filter((name) => /\.(js|css|svg)$/.test(name) && !others.has(name) && !name.startsWith("assets/fr-"));
  const total = kilobytes([...shell, "index.html"]);
  console.info(`first load: ${total.toFixed(1)} kB`);
  expect(total).toBeLessThanOrEqual(60);
});

it.each(GAMES)("%s takes at most 25 kB, with its words in one language", (game) => {
  console.info(`${game}: ${kilobytes(own(game)).toFixed(1)} kB`);
  expect(kilobytes(own(game))).toBeLessThanOrEqual(25);
});

it("all fonts together take at most 45 kB", () => {
  const fonts = names().filter((name) => name.endsWith(".woff2")).map((name) => `assets/${name}`);
  console.info(`fonts: ${kilobytes(fonts).toFixed(1)} kB`);
  expect(fonts.length).toBe(3);
  expect(kilobytes(fonts)).toBeLessThanOrEqual(45);
});
