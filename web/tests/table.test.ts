import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Table } from "../src/table/table.svelte";
import { info, snapshot } from "./fixture";

vi.mock("../src/parts/habit", () => ({ habit: vi.fn() })); // what one likes is told elsewhere

interface Sent { readonly path: string; readonly body: { id: string; version: number; move?: number } }
let sent: Sent[];
let answers: (() => Promise<Response>)[];
let table: Table;
const answer = (body: object, status = 200) => (): Promise<Response> => Promise.resolve(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  vi.useFakeTimers();
  [sent, answers] = [[], []];
  vi.stubGlobal("fetch", (path: string, { body = "null" }: { body?: string }) => {
    sent.push({ path, body: JSON.parse(body) as Sent["body"] });
    return answers.shift()!();
  });
  table = new Table("k7");
  table.meet({ ...info, mine: [0], seats: info.seats.map((seat) => ({ ...seat, mine: seat.seat === 0 })) });
  table.hear({ type: "view", seat: 0, ...snapshot });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const after = { ...snapshot, version: snapshot.version + 1, view: { ...snapshot.view, version: snapshot.version + 1, moves: [] } };

describe("a move", () => {
  it("is chosen first, then confirmed, with the version it was made on", async () => {
    const move = snapshot.view.moves[0]!;
    table.choose(move);
    expect(sent.length).toBe(0);
    answers = [answer(after)];
    await table.confirm();
    expect(sent[0]?.body).toMatchObject({ seat: 0, move: move.number, version: snapshot.version });
    expect([table.now?.version, table.chosen, table.sending]).toEqual([after.version, null, false]);
  });

  it("lost on the way is sent again with the same id, so that it counts once", async () => {
    table.choose(snapshot.view.moves[0]!);
    answers = [() => Promise.reject(new TypeError("offline")), answer(after)];
    const done = table.confirm();
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
    expect(sent.map(({ body }) => body.id)).toEqual([sent[0]!.body.id, sent[0]!.body.id]);
  });

  it("on a stale version brings the view as it is now, and says so", async () => {
    table.choose(snapshot.view.moves[0]!);
    answers = [answer({ code: "stale-version", sentence: "Too late.", told: { en: "Too late.", fr: "Trop tard." }, ...after }, 409)];
    await table.confirm();
    expect([table.notice, table.now?.version]).toEqual(["Too late.", after.version]);
  });
});

describe("confirming only what cannot be taken back", () => {
  const foreseen = { version: snapshot.version, events: [], points: [], warnings: [], things: [], stopped: "nothing", question: "And then?" };
  beforeEach(() => table.setAsks("final"));
  afterEach(() => table.setAsks("each"));

  it("plays at once what reveals nothing and leaves the turn with me", async () => {
    answers = [answer(foreseen), answer(after)];
    table.choose(snapshot.view.moves[0]!);
    await vi.advanceTimersByTimeAsync(10);
    expect(sent.map(({ body }) => body?.move)).toEqual([undefined, snapshot.view.moves[0]!.number]);
    expect(table.now?.version).toBe(after.version);
  });

  it.each([["shows something new", { stopped: "dice" }], ["ends my turn", { question: null }], ["was foreseen of another position", { version: snapshot.version - 1 }]])("asks for what %s", async (_, more) => {
    answers = [answer({ ...foreseen, ...more })];
    table.choose(snapshot.view.moves[0]!);
    await vi.advanceTimersByTimeAsync(10);
    expect([sent.length, table.chosen]).toEqual([1, snapshot.view.moves[0]]);
  });

  it("asks where nothing can be foreseen, and for each where that is wished", async () => {
    answers = [() => Promise.reject(new TypeError("offline"))];
    table.choose(snapshot.view.moves[0]!);
    await vi.advanceTimersByTimeAsync(10);
    expect(sent.length).toBe(1);
    table.setAsks("each");
    table.choose(snapshot.view.moves[1]!);
    await vi.advanceTimersByTimeAsync(10);
    expect(sent.length).toBe(1);
  });
});

describe("with the socket open", () => {
  const { view, version, log } = after;
  const told = { type: "update" as const, seat: 0, from: snapshot.version, version, changed: { version, moves: view.moves }, table: {}, log: log.slice(-1) };
  beforeEach(() => {
    table.line(true);
    table.choose(snapshot.view.moves[0]!);
    answers = [answer({ version, repeated: false })];
  });

  it("the answer needs no view: it comes on the socket, before the answer or after it", async () => {
    const done = table.confirm();
    table.hear(told);
    await done;
    expect(sent.map(({ path }) => path)).toEqual(["/api/tables/k7/moves?lang=en&view=false"]);
    expect([table.now?.version, table.chosen, table.sending]).toEqual([version, null, false]);
  });

  it("a move is on its way until the socket has told of it", async () => {
    const done = table.confirm();
    await vi.advanceTimersByTimeAsync(100);
    expect([table.sending, table.now?.version]).toEqual([true, snapshot.version]);
    table.hear(told);
    await done;
    expect([table.sending, table.now?.version, sent.length]).toEqual([false, version, 1]);
  });

  it("a socket that stays silent is not waited for", async () => {
    answers.push(answer(after));
    const done = table.confirm();
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
    expect(sent[1]?.path).toBe(`/api/tables/k7/view?lang=en&seat=0&since=${snapshot.version}`);
    expect([table.sending, table.now?.version]).toEqual([false, version]);
  });

  it("whoever has decided hands the device on, though the view came before the answer", async () => {
    const both = { ...info, mine: [0, 1], seats: info.seats.map((seat) => ({ ...seat, mine: true, kind: "person" as const })) };
    table.meet(both);
    table.sitDown(0);
    table.choose(snapshot.view.moves[0]!);
    const done = table.confirm();
    table.hear({ ...told, changed: { ...told.changed, pending: [1] } });
    expect(table.curtain).toBeNull();
    await done;
    expect(table.curtain).toBe(1);
  });
});

describe("taking back", () => {
  it("says why when it is refused", async () => {
    answers = [answer({ code: "undo-revealed", sentence: "Something was revealed." }, 409)];
    await table.undo();
    expect(sent[0]?.path).toContain("/undo");
    expect(table.notice).toBe("Something was revealed.");
  });
});

describe("rules that are still being compiled", () => {
  it("are told until they are, and forgotten by whoever is greeted anew", () => {
    table.hear({ type: "rules", preparing: { done: 0.5, failed: false } });
    expect(table.preparing).toEqual({ done: 0.5, failed: false });
    table.hear({ type: "rules", preparing: null });
    expect(table.preparing).toBeNull();
    table.hear({ type: "rules", preparing: { done: 0, failed: true } });
    table.hear({ type: "welcome", table: info });
    expect(table.preparing).toBeNull();
  });
});

describe("several people at one screen", () => {
  it("pass the device behind a curtain, and each in turn", () => {
    const both = { ...info, mine: [0, 1], seats: info.seats.map((seat) => ({ ...seat, mine: true, kind: "person" as const })) };
    const shared = new Table("k8");
    shared.meet(both);
    shared.hear({ type: "view", seat: 0, ...snapshot, view: { ...snapshot.view, pending: [0, 1] } });
    expect(shared.curtain).toBe(0);
    shared.sitDown(0);
    expect([shared.curtain, shared.seat]).toEqual([null, 0]);
    shared.hear({ type: "view", seat: 0, ...after, view: { ...after.view, pending: [1] } });
    expect(shared.curtain).toBe(1);
  });
});

describe("a hint", () => {
  const advice = [{ move: snapshot.view.moves[1]!, points: 30, margin: 2, chance: 0.6, sources: [], why: "More villages." }];

  it("can be looked at on the board without playing it, and goes with the decision it was for", async () => {
    table.setAsks("never");
    answers = [answer({ version: snapshot.version, advice })];
    await table.askHint();
    expect(table.hint).toEqual(advice);
    table.consider(advice[0]!.move.number);
    expect([table.chosen?.number, sent.length]).toEqual([advice[0]!.move.number, 1]);
    table.hear({ type: "view", seat: 0, ...after });
    expect(table.hint).toBeNull();
    table.setAsks("each");
  });

  it("that comes too late is not shown", async () => {
    answers = [answer({ version: snapshot.version, advice })];
    const asked = table.askHint();
    table.hear({ type: "view", seat: 0, ...after });
    await asked;
    expect(table.hint).toBeNull();
  });

  it("that is refused says why", async () => {
    answers = [answer({ code: "too-many-requests", sentence: "Too fast.", told: { en: "Too fast.", fr: "Trop vite." } }, 429)];
    await table.askHint();
    expect([table.hint, table.notice]).toEqual([null, "Too fast."]);
  });
});
