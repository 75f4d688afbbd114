import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, type Listener, patience } from "../src/wire/live";
import type { Said } from "../src/wire/types";

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: { type: string; viewers?: unknown }[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(said: object): void {
    this.onmessage?.({ data: JSON.stringify(said) });
  }
}

const latest = (): FakeSocket => FakeSocket.all.at(-1)!;
let heard: Said[];
let lines: boolean[];
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  [heard, lines] = [[], []];
  const listener: Listener = {
    hear: (said) => void heard.push(said),
    line: (up) => void lines.push(up),
    viewers: () => [{ seat: 0, version: 43 }],
    language: () => "en",
    hasHeard: () => ({}),
  };
  live = new Live("k7", listener);
  live.open();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the socket", () => {
  it("says hello with the versions it has", () => {
    latest().open();
    expect(latest().url).toMatch(/^ws:.*\/api\/tables\/k7\/live$/);
    expect(latest().sent[0]).toEqual({ type: "hello", viewers: [{ seat: 0, version: 43 }], lang: "en", heard: {} });
  });

  it("comes back by itself after a break, sooner at first", () => {
    latest().open();
    latest().say({ type: "welcome" });
    latest().onclose?.({ code: 1006 });
    expect(lines).toEqual([true, false]);
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all.length).toBe(2);
    expect(patience(0, 0.5)).toBe(500);
    expect(patience(9, 0.5)).toBe(15000);
  });

  it("does not trust a line that has fallen silent", () => {
    latest().open();
    latest().say({ type: "welcome" });
    vi.advanceTimersByTime(26_000);
    expect(lines).toEqual([true, false]);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("gives up an attempt that leads nowhere, and does not hear what comes of it later", () => {
    const first = latest();
    vi.advanceTimersByTime(9_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    first.say({ type: "welcome" });
    expect(heard).toEqual([]);
  });

  it("says a move and waits for its answer, which nobody else hears", async () => {
    latest().open();
    const answer = live.play({ seat: 0, move: 13, version: 43, id: "a" });
    expect(latest().sent.at(-1)).toEqual({ type: "play", seat: 0, move: 13, version: 43, id: "a" });
    latest().say({ type: "played", id: "a", version: 44, repeated: false });
    expect(await answer).toMatchObject({ version: 44, repeated: false });
    expect(heard).toEqual([]);
  });

  it("has a move asked for elsewhere that is refused, unanswered, cut off or cannot be said", async () => {
    const move = { seat: 0, move: 13, version: 43 };
    expect(await live.play({ ...move, id: "before" })).toBeNull();
    latest().open();
    const [refused, silent, cut] = ["refused", "silent", "cut"].map((id) => live.play({ ...move, id }));
    latest().say({ type: "refused", id: "refused", code: "stale-version", sentence: "" });
    expect(await refused).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(await silent).toBeNull();
    const again = live.play({ ...move, id: "again" });
    latest().onclose?.({ code: 1006 });
    expect(await Promise.all([cut, again])).toEqual([null, null]);
    expect(heard).toEqual([]);
  });

  it("stays away from a table that does not exist", () => {
    latest().onclose?.({ code: 4004 });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});
