import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (path: string): string => readFileSync(path, "utf8");
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
const variables = (text: string): string[] =>
  text.split(/^(?=[a-z][\w-]* =)/m).map((message) => [...new Set([...message.matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort().join());
const sources = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => read(`${folder}/${name}`))
    .join("\n");

const GAMES = readdirSync("src/games", { withFileTypes: true }).filter((entry) => entry.isDirectory() && existsSync(`src/games/${entry.name}/words`)).map(({ name }) => name);

/** Parts of the client that have words of their own, which are loaded with them. */
const LEAVES = readdirSync("src", { withFileTypes: true }).filter(({ name }) => existsSync(`src/${name}/words/en.ftl`)).map(({ name }) => name);

describe.each(["src/words", ...LEAVES.map((leaf) => `src/${leaf}/words`), ...GAMES.map((game) => `src/games/${game}/words`)])("%s", (folder) => {
  const [english, french] = [read(`${folder}/en.ftl`), read(`${folder}/fr.ftl`)];

  it("says the same things of the same things in both languages", () => {
    expect(ids(french)).toEqual(ids(english));
    expect(variables(french)).toEqual(variables(english));
    expect(new Set(ids(english)).size).toBe(ids(english).length);
  });

  it("has nothing that nobody says", () => {
    const code = sources("src");
    const made = [...code.matchAll(/`([a-z]+-[\w-]*?)\$\{/g)].map(([, begin]) => begin!); // `explain-${…}`
    const silent = ids(english).filter((id) => !code.includes(`"${id}"`) && !code.includes(`'${id}'`) && !/^about-/.test(id) && !made.some((begin) => id.startsWith(begin)));
    expect(silent).toEqual([]);
  });
});

const shell = ids(read("src/words/en.ftl"));
const said = (code: string): string[] => [...code.matchAll(/\bsay\("([a-z][\w-]*)"/g)].map(([, id]) => id!);

it("everything the shell says has words", () => {
  const folders = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== "games" && !LEAVES.includes(entry.name)).map(({ name }) => name);
  expect(folders.flatMap((folder) => said(sources(`src/${folder}`))).filter((id) => !shell.includes(id))).toEqual([]);
});

it.each(LEAVES)("everything that %s says has words", (leaf) => {
  const known = new Set([...shell, ...ids(read(`src/${leaf}/words/en.ftl`))]);
  expect(said(sources(`src/${leaf}`)).filter((id) => !known.has(id))).toEqual([]);
});

it.each(LEAVES)("everything that %s tells in words of its own has them", (leaf) => {
  const own = ids(read(`src/${leaf}/words/en.ftl`));
  const told = [...sources(`src/${leaf}`).matchAll(/\btell\("([a-z][\w-]*)"/g)].map(([, id]) => id!);
  expect(told.filter((id) => !own.includes(id))).toEqual([]);
});

it.each(GAMES)("everything the board of %s says has words", (game) => {
  const files = [`src/games/${game}/words/en.ftl`, `../src/islario/games/${game}/words/en.ftl`].filter((file) => existsSync(file));
  const known = new Set([...shell, ...files.flatMap((file) => ids(read(file)))]);
  expect(said(sources(`src/games/${game}`)).filter((id) => !known.has(id))).toEqual([]);
});
