/** What a board may ask for beyond its view: the box, and what moves would do. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boxOf } from "../src/wire/box";
import { Foreseer } from "../src/wire/foresight.svelte";
import type { Foresight } from "../src/wire/types";
import { snapshot } from "./fixture";

let asked: string[];
let answers: (() => Promise<Response>)[];
const answer = (body: object, status = 200) => (): Promise<Response> => Promise.resolve(new Response(JSON.stringify(body), { status }));
const silence = (): Promise<Response> => Promise.reject(new TypeError("offline"));

beforeEach(() => {
  vi.useFakeTimers();
  [asked, answers] = [[], []];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return answers.shift()!();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a box", () => {
  it("is asked for once by its fingerprint", async () => {
    answers = [answer({ coves: 5 })];
    expect(await Promise.all([boxOf("k7", { box: "aa" }), boxOf("k8", { box: "aa" })])).toEqual([{ coves: 5 }, { coves: 5 }]);
    expect(asked).toEqual(["/api/tables/k7/box?of=aa"]);
  });

  it("is asked for again after silence, not after a no", async () => {
    answers = [silence, answer({ coves: 6 })];
    const box = boxOf("k7", { box: "bb" });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await box).toEqual({ coves: 6 });
    answers = [answer({ code: "no-such-table", sentence: "" }, 404)];
    await expect(boxOf("k9", { box: "cc" })).rejects.toThrow();
    expect(asked.length).toBe(3);
  });
});

describe("what a move would do", () => {
  const view = { ...snapshot.view, seat: 0 };
  const [move, other] = view.moves as [typeof view.moves[0], typeof view.moves[0]];
  const foreseen = (version = view.version): Foresight => ({ version, events: [], points: [], question: null, stopped: "nothing", warnings: [], things: [] });
  const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

  it("is asked for when it is read, and told to whoever has read it", async () => {
    const foreseer = new Foreseer("k7");
    const seen: (Foresight | null)[] = [];
    answers = [answer(foreseen())];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(foreseer.of(view, move)));
    });
    flushSync();
    await settled();
    flushSync();
    stop();
    expect(seen).toEqual([null, foreseen()]);
    expect(asked).toEqual([`/api/tables/k7/preview?lang=en&seat=0&move=${move.number}`]);
  });

  it("is kept for the version it was asked at", async () => {
    const foreseer = new Foreseer("k7");
    answers = [answer(foreseen()), answer(foreseen()), answer(foreseen(view.version + 1))];
    foreseer.of(view, move);
    await settled();
    foreseer.of(view, other);
    await settled();
    expect([foreseer.of(view, move), foreseer.of(view, other), asked.length]).toEqual([foreseen(), foreseen(), 2]);
    const later = { ...view, version: view.version + 1 };
    expect(foreseer.of(later, move)).toBeNull();
    await settled();
    expect([foreseer.of(later, move)?.version, asked.length]).toEqual([later.version, 3]);
  });

  it("that comes too late, or knows more than is shown, is not shown", async () => {
    const foreseer = new Foreseer("k7");
    answers = [answer(foreseen()), answer(foreseen(view.version + 5))];
    foreseer.of(view, move);
    const later = { ...view, version: view.version + 1 };
    foreseer.of(later, move);
    await settled();
    expect([foreseer.of(later, move), asked.length]).toEqual([null, 2]);
  });

  it("is asked for again after silence, not after a no", async () => {
    const foreseer = new Foreseer("k7");
    answers = [silence, answer({ code: "illegal-move", sentence: "" }, 422)];
    for (let i = 0; i < 4; i += 1) {
      expect(foreseer.of(view, move)).toBeNull();
      await settled();
    }
    expect(asked.length).toBe(2);
  });

  it("is not asked of the past, by spectators, or of what is no move", () => {
    const foreseer = new Foreseer("k7");
    for (const [what, which] of [[{ ...view, past: true }, move], [{ ...view, seat: null }, move], [{ ...view, moves: [] }, move]] as const) {
      expect(foreseer.of(what, which)).toBeNull();
    }
    expect(asked).toEqual([]);
  });
});
