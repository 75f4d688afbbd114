import { readdirSync, readFileSync } from "node:fs";
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

const GAMES = ["islas_canarias", "la_isla", "trails_of_tucana"];

describe.each(["src/words", ...GAMES.map((game) => `src/games/${game}/words`)])("%s", (folder) => {
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

it("everything the shell says has words", () => {
  const files = ["src/words/en.ftl", ...GAMES.flatMap((game) => [`src/games/${game}/words/en.ftl`, `../src/islario/games/${game}/words/en.ftl`])];
  const known = new Set(files.flatMap((file) => ids(read(file))));
  const said = [...sources("src").matchAll(/\bsay\("([a-z][\w-]*)"/g)].map(([, id]) => id!);
  expect(said.filter((id) => !known.has(id))).toEqual([]);
});
