/** In which pieces the client is fetched: apart, each of a hundred small files would be packed for itself; too few, and much would be fetched that nobody needs yet. */

import { fileURLToPath } from "node:url";

interface Modules { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

/** What every table is made of and other pages use too. Nothing of it is the shelf's. */
const FRAME = /src\/(parts\/(Canvas|SeatMark|camera|lens|pace|phone|roving)|table\/(filter|hands|keepsakes|parts|talk)|games\/(around|client|gains)|wire\/(box|live)|art\/(hand|hexes))\b/;
const SRC = fileURLToPath(new URL("../src/", import.meta.url));
const GAME = /^(.*\/src\/games\/(\w+))\//;
const reached = new Map<string, ReadonlySet<string>>();

/** All that is fetched along with a module. */
function company(entry: string, modules: Modules): ReadonlySet<string> {
  const known = reached.get(entry);
  if (known) return known;
  const found = new Set([entry]);
  for (const id of found) for (const one of modules.getModuleInfo(id)?.importedIds ?? []) found.add(one);
  reached.set(entry, found);
  return found;
}

/** What the shelf stands on, covers too, is there on every page. The runtime is apart, with what it stands on: it changes seldom, and has to be there before. */
const shell = (id: string, modules: Modules): string | null => (!/main\.ts$|node_modules\/(?!@fluent)/.test(id) && company(`${SRC}main.ts`, modules).has(id) ? "shell" : null);

/** What a game's board stands on, and what both a desk and a phone need beside it, is one piece. */
function board(id: string, modules: Modules): string | null {
  const [, folder, game] = GAME.exec(id) ?? [];
  if (!folder || !game || id.endsWith("/index.ts")) return null;
  const needs = (name: string): boolean => company(`${folder}/${name}`, modules).has(id);
  return needs("index.ts") || (needs("on_desk.ts") && needs("on_phone.ts")) ? game : null;
}

export const pieces = [{ name: shell }, { name: "frame", test: FRAME }, { name: board }];

const THERE = { first: /\/(shell|index-client)-[^/]*\.js$/, later: /\/(shell|index-client|frame)-[^/]*\.js$/ };

/** What is fetched along with a part that comes later: all it stands on, so that nothing waits in turn, but for what is there already. */
export const along = (file: string, all: string[], { hostId, hostType }: { hostId: string; hostType: "html" | "js" }): string[] =>
  hostType === "html" ? all : all.filter((one) => one === file || !THERE[/\/index-(?!client)/.test(hostId) ? "first" : "later"].test(one));
