/** What makes the client an app of its own: icons drawn from our own, the manifest, and what the service worker keeps. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { png } from "./raster.ts";

const ICONS = [
  { name: "icon-192.png", size: 192, share: 1, purpose: "any" },
  { name: "icon-512.png", size: 512, share: 1, purpose: "any" },
  { name: "maskable-512.png", size: 512, share: 0.78, purpose: "maskable" }, // all of it inside the circle that no mask cuts
] as const;
const TOUCH = { name: "touch-180.png", size: 180, share: 0.9 };
const MANIFEST = "islario.webmanifest";

export const WORKER = "worker.js";
/** Stands in the worker's source where the build puts the names of all files that it keeps. */
const KEPT = /(["'`])the files it keeps\1/;

const colour = (): string => /--parchment: (#\w+)/.exec(readFileSync("src/styles/palette.css", "utf8"))![1]!;

export const installed: Plugin = {
  name: "islario-installed",
  apply: "build",
  transformIndexHtml: () => [
    { tag: "link", injectTo: "head", attrs: { rel: "manifest", href: `/${MANIFEST}` } },
    { tag: "link", injectTo: "head", attrs: { rel: "apple-touch-icon", href: `/${TOUCH.name}` } },
    { tag: "meta", injectTo: "head", attrs: { name: "theme-color", content: colour() } },
  ],
  generateBundle(_, bundle) {
    const svg = readFileSync("src/art/icon.svg", "utf8");
    for (const { name, ...how } of [...ICONS, TOUCH]) this.emitFile({ type: "asset", fileName: name, source: png(svg, how) });
    const icons = ICONS.map(({ name, size, purpose }) => ({ src: `/${name}`, sizes: `${size}x${size}`, type: "image/png", purpose }));
    const paper = { background_color: colour(), theme_color: colour() };
    this.emitFile({ type: "asset", fileName: MANIFEST, source: JSON.stringify({ name: "Islario", short_name: "Islario", id: "/", start_url: "/", scope: "/", display: "standalone", ...paper, icons }) });
    const worker = bundle[WORKER];
    if (worker?.type !== "chunk" || !KEPT.test(worker.code)) throw new Error("the service worker does not say where its files go");
    const kept = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
    worker.code = worker.code.replace(KEPT, JSON.stringify(kept));
  },
};
