/** What a first visit costs, measured on a fresh build. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { build } from "vite";

const folder = mkdtempSync(join(tmpdir(), "islario-client-"));
beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production");
  await build({ configFile: "vite.config.ts", build: { outDir: folder, emptyOutDir: true }, logLevel: "error", mode: "production" });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const names = (): string[] => readdirSync(join(folder, "assets")).filter((name) => !name.endsWith(".br"));
const packed = (name: string): number => statSync(join(folder, name.endsWith(".woff2") ? name : `${name}.br`)).size;
const kilobytes = (files: string[]): number => files.reduce((sum, name) => sum + packed(name), 0) / 1000;
const text = (name: string): string => readFileSync(join(folder, "assets", name), "utf8");
/** The games that have a board here: the folder of each and its title. */
const GAMES: Readonly<Record<string, string>> = { islas_canarias: "Islas Canarias", la_isla: "La Isla", trails_of_tucana: "Trails of Tucana" };
/** Whose words a chunk holds: Python's begin with the game's title, the board's own say which game's they are. */
const speaks = (name: string): string | undefined => /(?<![-\w])title = ([^\\\n`]+)/.exec(text(name))?.[1] ?? /### What the board of ([^\\\n`]+) says/.exec(text(name))?.[1];
const isWords = (name: string): boolean => /^(en|fr)-/.test(name) && !text(name).includes("shelf-title");
const isOf = (folder: string, name: string): boolean => name.startsWith(folder) || (isWords(name) && name.startsWith("en-") && speaks(name) === GAMES[folder]);
const isShell = (name: string): boolean => /\.(js|css|svg)$/.test(name) && !name.startsWith("fr-") && !isWords(name) && !Object.keys(GAMES).some((folder) => isOf(folder, name));

it("the shell, table and one language take at most 60 kB", () => {
  const html = readFileSync(join(folder, "index.html"), "utf8");
  expect(html).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=/);
  const shell = names().filter(isShell).map((name) => `assets/${name}`);
  const total = kilobytes([...shell, "index.html"]);
  console.info(`first load: ${total.toFixed(1)} kB`);
  expect(total).toBeLessThanOrEqual(60);
});

it.each(Object.entries(GAMES))("%s takes at most 25 kB, with its words in one language", (folder, title) => {
  const own = names().filter((name) => isOf(folder, name)).map((name) => `assets/${name}`);
  console.info(`${title}: ${kilobytes(own).toFixed(1)} kB in ${own.length} files`);
  expect(own.length).toBe(4);
  expect(kilobytes(own)).toBeLessThanOrEqual(25);
});

it("all fonts together take at most 45 kB", () => {
  const fonts = names().filter((name) => name.endsWith(".woff2")).map((name) => `assets/${name}`);
  console.info(`fonts: ${kilobytes(fonts).toFixed(1)} kB`);
  expect(fonts.length).toBe(3);
  expect(kilobytes(fonts)).toBeLessThanOrEqual(45);
});
