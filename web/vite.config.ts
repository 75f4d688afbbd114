/** The client is built into the Python package, which serves it and carries it in its wheel. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { installed, WORKER } from "./tools/installed.ts";
import { lean } from "./tools/lean.ts";
import { along, pieces } from "./tools/pieces.ts";

const PACKED = /\.(js|css|html|svg)$/;

/** Beside each text file its Brotli form, packed once as tightly as can be; the server hands it out as it is. */
const packed: Plugin = {
  name: "islario-packed",
  apply: "build",
  writeBundle({ dir = "" }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((file) => PACKED.test(file))) {
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
    }
  },
};

/** A game's words are Python's too. What only Python says (moves, questions, events, the terminal's board) stays out of the browser. */
const unsaid: Plugin = {
  name: "islario-unsaid",
  apply: "build",
  enforce: "pre",
  load(id) {
    if (!/games\/\w+\/words\/\w+\.ftl\?raw$/.test(id)) return null;
    const kept = readFileSync(id.replace("?raw", ""), "utf8").split(/^(?=[a-z#\n])/m).filter((message) => isSaid(message));
    return `export default ${JSON.stringify(kept.join(""))}`;
  },
};
const code = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts|ftl)$/.test(name))
  .map((name) => readFileSync(join("src", name), "utf8"))
  .join("\n");

/** Families of messages that the terminal and the server say; the browser says some of them, if any. */
const PYTHONS = /^(about|and|bid|board|each|event|explain|for|letter|move|now|option|path|pirate|places|plain|players|prices|question|ring|short|source|standing|the|then|thing|time|title|two|warn|when|why)\b/;

/** Whether the client may say the message: it names the whole of it, or its beginning with something to follow. */
function isSaid(message: string): boolean {
  const id = /^[a-z][\w-]*/.exec(message)?.[0];
  if (!id || !PYTHONS.test(id)) return Boolean(id);
  const beginnings = [...id.matchAll(/[-_]/g)].map(({ index }) => id.slice(0, index + 1));
  const ways = [`"${id}"`, `{ ${id} }`, ...beginnings.flatMap((begin) => [`\`${begin}\${`, `"${begin}"`])];
  return ways.some((way) => code.includes(way));
}

export default defineConfig({
  plugins: [unsaid, svelte(), lean, installed, packed],
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: {
    outDir: "../src/islario/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: along },
    rolldownOptions: {
      checks: { pluginTimings: false }, // ours take longer than a small build, which is no news
      input: { index: "index.html", worker: "src/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"), codeSplitting: { includeDependenciesRecursively: false, groups: pieces } },
    },
  },
});
