/** The client is built into the Python package, which serves it and carries it in its wheel. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  plugins: [svelte(), packed],
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: {
    outDir: "../src/islario/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
