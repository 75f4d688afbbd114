/** What is fetched when it is needed first, and what is told when it does not come. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { come, fetched, fetching, part, unhurried } from "../src/parts/fetched.svelte";

afterEach(() => {
  fetching.lacks = false;
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("is handed on as it came", async () => {
  expect(await fetched(() => Promise.resolve("a part"))).toBe("a part");
  expect(fetching.lacks).toBe(false);
});

it("is told where it has not come: whoever waits goes on waiting, and no leaf stays in the way", async () => {
  const told = vi.fn();
  vi.stubGlobal("reportError", told);
  const leaf = document.body.appendChild(document.createElement("dialog"));
  leaf.close = () => leaf.removeAttribute("open");
  leaf.setAttribute("open", "");
  const come = vi.fn();
  void fetched(() => Promise.reject(new TypeError("it is gone"))).then(come, come);
  await vi.waitFor(() => expect(fetching.lacks).toBe(true));
  await new Promise((later) => setTimeout(later));
  expect(come).not.toHaveBeenCalled();
  expect(leaf.hasAttribute("open")).toBe(false);
  expect(told).toHaveBeenCalledExactlyOnceWith(new TypeError("it is gone"));
});

it("is not asked for before all else has been painted, where nobody has to see it to decide", async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  const load = vi.fn(() => Promise.resolve("a painting"));
  const one = unhurried(load)();
  await new Promise((later) => setTimeout(later));
  expect(load).not.toHaveBeenCalled();
  for (const frame of frames) frame(0);
  expect(load).not.toHaveBeenCalled(); // frames are told before they are painted
  expect(await one).toBe("a painting");
});

it("is there at once from the second time on, and asked for once", async () => {
  const load = vi.fn(() => Promise.resolve({ of: "the table" }));
  const one = part(load);
  expect(await one()).toEqual({ of: "the table" });
  expect(come(one)).toEqual({ of: "the table" });
  expect(load).toHaveBeenCalledOnce();
});

it("is fetched in no other way anywhere", () => {
  const unguarded = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .flatMap((name) => readFileSync(join("src", name), "utf8").split("\n").map((line) => `${name}: ${line.trim()}`))
    .filter((line) => /\bimport\(/.test(line.replaceAll(/(\b(fetched|part|unhurried)\(|<Later of=\{)\(\) => import\(/g, "")));
  expect(unguarded).toEqual([]);
});
