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
/** The words of games that have no board here yet; nobody loads them. */
const isAbsent = (name: string): boolean => name.startsWith("en-") && /(?<![-\w])title = (?!Trails of Tucana)/.test(text(name));
const isGame = (name: string): boolean =>
  name.startsWith("trails_of_tucana") || (name.startsWith("en-") && !isAbsent(name) && !text(name).includes("shelf-title"));

it("the shell, table and one language take at most 60 kB", () => {
  const html = readFileSync(join(folder, "index.html"), "utf8");
  expect(html).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=/);
  const shell = names().filter((name) => /\.(js|css|svg)$/.test(name) && !isGame(name) && !isAbsent(name) && !name.startsWith("fr-")).map((name) => `assets/${name}`);
  const total = kilobytes([...shell, "index.html"]);
  console.info(`first load: ${total.toFixed(1)} kB`);
  expect(total).toBeLessThanOrEqual(60);
});

it("a game takes at most 25 kB, with its words in one language", () => {
  const own = names().filter(isGame).map((name) => `assets/${name}`);
  console.info(`Trails of Tucana: ${kilobytes(own).toFixed(1)} kB`);
  expect(kilobytes(own)).toBeLessThanOrEqual(25);
});

it("all fonts together take at most 45 kB", () => {
  const fonts = names().filter((name) => name.endsWith(".woff2")).map((name) => `assets/${name}`);
  console.info(`fonts: ${kilobytes(fonts).toFixed(1)} kB`);
  expect(fonts.length).toBe(3);
  expect(kilobytes(fonts)).toBeLessThanOrEqual(45);
});
