import { fireEvent, render, screen } from "@testing-library/svelte";
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { chairs, lastBids, offers, passed } from "../src/games/isla_dorada/auction";
import { BOLTS, HAND, helpOf } from "../src/games/isla_dorada/cards";
import { between, BRIDGES, chart } from "../src/games/isla_dorada/chart";
import Desk, { isOnDesk } from "../src/games/isla_dorada/Desk.svelte";
import { type Bill, type Counts, dorada, type Dorada, type Payment } from "../src/games/isla_dorada/facts";
import { FIGURES } from "../src/games/isla_dorada/figures";
import { marks, sitesOf } from "../src/games/isla_dorada/goals";
import Island from "../src/games/isla_dorada/Island.svelte";
import { goal, lineOf, type Path, pathOf, PATHS, rideOf, SITES } from "../src/games/isla_dorada/island";
import { exactly, flaw, missing, most, playing } from "../src/games/isla_dorada/payment";
import { said } from "../src/games/isla_dorada/said.svelte";
import { sceneOf } from "../src/games/isla_dorada/scenes";
import type { Point } from "../src/art/hand";
import type { Move, View } from "../src/wire/types";
import { speech, type Tongue } from "../src/words/words.svelte";
import fixture from "./fixtures/dorada.json";

/** A real view: round 1, the third seat leads the bidding with 2, and the first, with a Juju, is asked. */
const view = fixture as unknown as View;
const facts = dorada(view);
const box = readFileSync("../src/islario/games/isla_dorada/box/components.toml", "utf8");
const rows = (pattern: RegExp): string[][] => [...box.matchAll(pattern)].map((found) => found.slice(1));
const other = (table: Partial<Dorada>, rest: Partial<View> = {}): View => ({ ...view, ...rest, table: { ...facts, ...table } as unknown as View["table"] });
const seats = (...changes: object[]): Dorada["seats"] => facts.seats.map((goods, i) => ({ ...goods, ...changes[i] }));
let tongue: Tongue;
beforeAll(async () => {
  await speech.begin();
  tongue = await speech.learn("isla-dorada");
});

describe("the island in short", () => {
  it("has the sites, places and peoples of the component file", () => {
    const places = new Map(rows(/^(\w+) = \[(\d+), (\d+)\]$/gm).map(([id, x, y]) => [id!, [Number(x), Number(y)]]));
    expect(SITES.map(({ id, at }) => [id, at])).toEqual(rows(/\{ id = "(\w+)", name =/g).map(([id]) => [id, places.get(id!)]));
    for (const [people, ids] of rows(/^(motu|ptis|tlan|ang) = \[(.*)\]$/gm)) {
      expect(SITES.filter((site) => site.people === people).map(({ id }) => `"${id}"`).join(", ")).toBe(ids);
    }
  });
  it("has its paths, in their order", () => {
    const printed = rows(/\{ id = "(p\d\d)", kind = "(\w+)", +a = "(\w+)", +b = "(\w+)" +\}/g);
    expect(PATHS.map(({ id, kind, a, b }) => [id, kind, a.id, b.id])).toEqual(printed);
  });
  it("knows which sites each destiny asks for", () => {
    for (const [id, , ids] of rows(/\{ id = "(\w+)", kind = "(\w+)",(?: sites = \[([^\]]*)\],)?/g).filter(([, kind]) => /explored|markers_on|final|sea|hand|symbol|gold/.test(kind!))) {
      expect([...sitesOf(id!)].sort(), id).toEqual((ids ?? "").split(", ").filter(Boolean).map((name) => name.slice(1, -1)).sort());
    }
  });
  it("has a bridge wherever a path crosses a river, along the path", () => {
    const fine = (path: Path): Point[] => between(lineOf(path), 0.1, 0.9, 120, () => 0);
    const rivers = PATHS.filter(({ kind }) => kind === "river").flatMap(fine);
    const crossed = PATHS.filter(({ kind }) => !["river", "sea", "lake"].includes(kind)).flatMap((path) => {
      const line = fine(path);
      const i = line.findIndex(([x, y]) => rivers.some(([rx, ry]) => Math.hypot(x - rx, y - ry) < 3));
      return i < 1 ? [] : [[...line[i]!, (Math.atan2(line[i + 1]![1] - line[i - 1]![1], line[i + 1]![0] - line[i - 1]![0]) * 180) / Math.PI]];
    });
    expect(crossed.length).toBe(BRIDGES.length);
    for (const [n, numbers] of crossed.entries()) for (const [k, number] of numbers.entries()) expect(Math.abs(number - BRIDGES[n]![k]!)).toBeLessThan(3);
  });
  it("draws nothing that is no number", () => {
    expect(JSON.stringify(chart())).not.toContain("NaN");
  });
});

describe("rides", () => {
  it("follow a river through all its stretches, and any other path from where one stands", () => {
    const ride = rideOf("bulo_mapo", { path: "p41" });
    expect([ride[0], ride.at(-1)]).toEqual([SITES[4]!.at, SITES[6]!.at]);
    expect(ride.length).toBe(2 * lineOf(pathOf("p40")).length - 1);
    expect(goal("septris", { path: "p22" }).id).toBe("hora_pena");
    expect(rideOf("septris", { path: "p22" })[0]).toEqual(SITES[1]!.at);
    expect(goal("septris", { fly: "teltoqlut" }).id).toBe("teltoqlut");
  });
});

describe("the auction", () => {
  it("tells who leads, who has passed and who decides", () => {
    expect(chairs(view).map(({ standing }) => standing)).toEqual(["thinks", "waits", "leads"]);
    expect(passed(other({}, { pending: [1] }))).toEqual([0]);
    expect(chairs(other({}, { pending: [1] })).map(({ standing }) => standing)).toEqual(["passed", "thinks", "leads"]);
  });
  it("tells who is silenced and who has no cards to bid with", () => {
    expect(chairs(other({ seats: seats({ silenced: true }) }, { pending: [1] }))[0]!.standing).toBe("silenced");
    expect(chairs(other({ seats: seats({ cards: 0 }) }, { pending: [1] }))[0]!.standing).toBe("bare");
  });
  it("adds up shared bids and puts the leading one first", () => {
    const bids = [{ seat: 0, amount: 3, path: "p09" }, { seat: 1, amount: 1, path: "p29" }, { seat: 2, amount: 2, path: "p29" }];
    const together = offers({ ...facts, cooperative: true, bids, leading: { path: "p29" } });
    expect(together.map(({ route, total, seats: who, leads }) => [route.path, total, who, leads])).toEqual([["p29", 3, [1, 2], true], ["p09", 3, [0], false]]);
  });
  it("remembers what each seat bid last in this round, up to the position that is shown", () => {
    const told = (kind: string, seat: number, n: number) => ({ kind, facts: {}, id: `event-${kind}`, args: { who: { seat }, n }, words: "" });
    const entry = (version: number, ...happenings: ReturnType<typeof told>[]) => ({ version, at: 0, scores: [], happenings });
    const log = [entry(1, told("bid", 0, 9)), entry(2, told("round_begun", 0, 0)), entry(3, told("bid", 1, 2)), entry(4, told("bid", 2, 3)), entry(5, told("bid", 1, 4)), entry(6, told("bid", 0, 5))];
    expect([...lastBids(log, { ...view, version: 5 })].map(([seat, { args }]) => [seat, args["n"]])).toEqual([[1, 4], [2, 3]]);
  });
  it("says who has answered where all are asked at once", () => {
    const asked = other({ phase: "treasures", bids: [], leading: null, seats: seats({ waited_for: true }) }, { pending: [0] });
    expect(chairs(asked).map(({ standing }) => standing)).toEqual(["thinks", "done", "done"]);
  });
});

describe("paying", () => {
  const way = (cards: Counts, gold = 0, shamans = 0): Payment => ({ cards, gold, shamans });
  const bill: Bill = { due: 3, payments: [way({ kamel: 3 }), way({ kamel: 1, yak: 2 }, 0, 1), way({ drako: 1, kamel: 1 }, 1)] };

  it("knows a payment by its cards, whatever was picked and put back", () => {
    expect(exactly(bill, { kamel: 1, drako: 1, yak: 0 })).toBe(bill.payments[2]);
    expect(exactly(bill, { kamel: 1 })).toBeUndefined();
    expect([most(bill, "kamel"), most(bill, "yak"), most(bill, "kayak")]).toEqual([3, 2, 0]);
  });
  it("says what is wrong with another choice", () => {
    expect([flaw(bill, { kamel: 2 }), missing(bill, { kamel: 2 })]).toEqual(["short", 1]);
    expect(flaw(bill, { zeppelin: 1 })).toBe("gold");
    expect(flaw(bill, { yak: 1, gonogo: 1 })).toBe("shaman");
    expect(flaw(bill, { kamel: 3 })).toBe(null);
    expect(flaw(bill, { kamel: 3, drako: 1 })).toBe("spare");
  });
  it("plays the cards one after the other, and stops where the step is over", () => {
    const move = (card: string, number: number): Move => ({ kind: "pay", number, args: { card }, words: card });
    const asked = (phase: string, ...moves: Move[]): View => other({ phase }, { moves });
    const next = playing("pay", { drako: 1, yak: 1 });
    expect(next(asked("pay", move("zeppelin", 1), move("drako", 2), move("yak", 3)))?.number).toBe(2);
    expect(next(asked("pay", move("drako", 2), move("yak", 3)))?.number).toBe(3);
    expect(next(asked("pay", move("yak", 3)))).toBeUndefined();
    expect(playing("pay", { yak: 1 })(asked("pay"))).toBeUndefined();
  });
});

describe("the board", () => {
  const onMap = view.moves.filter((move) => !isOnDesk(move));
  const { hand } = facts.seats[0]!;

  it("lights up each legal move once, on the map or on the desk", async () => {
    render(Island, { facts, hand, tongue, offers: offers(facts), moves: view.moves });
    render(Desk, { moves: view.moves, chosen: null, tongue, adds: false, why: "", onchoose: () => undefined });
    const lit = screen.getAllByRole("button").filter((thing) => thing.classList.contains("target"));
    expect(lit.map((thing) => thing.getAttribute("aria-label")).sort()).toEqual(view.moves.map(({ words }) => words).sort());
  });
  it("chooses by click and by Enter, and by the site where only one way leads", async () => {
    const onchoose = vi.fn();
    render(Island, { facts, hand, tongue, offers: [], moves: onMap, onchoose });
    const [first, second] = onMap;
    await fireEvent.click(screen.getByRole("button", { name: first!.words }));
    await fireEvent.keyDown(screen.getByRole("button", { name: second!.words }), { key: "Enter" });
    const [alone] = onMap.filter(({ kind, args }) => kind === "fly" && args["to"] === "hora_pena");
    await fireEvent.click(screen.getByRole("button", { name: /^Hora-Pena/ }));
    expect(onchoose.mock.calls.map(([move]) => move.words)).toEqual([first!.words, second!.words, alone!.words]);
  });
  it("lays out the ways to a site where there are several", async () => {
    const onchoose = vi.fn();
    render(Island, { facts, hand, tongue, offers: [], moves: onMap, onchoose });
    await fireEvent.click(screen.getByRole("button", { name: /^Kilitiping/ }));
    expect(said.ways.map(({ words }) => words)).toEqual(["Bid for the way through the jungle to Kilitiping", "Bid for the way through the air to Kilitiping"]);
    expect(onchoose).not.toHaveBeenCalled();
    const { container } = render(Desk, { moves: [], ways: said.ways, chosen: null, tongue, adds: false, why: "", onchoose });
    await fireEvent.click(container.querySelector("button.fly")!);
    expect(onchoose).toHaveBeenCalledWith(said.ways[1]);
  });
  it("marks treasures, curse and destiny from the hand alone, and nothing without one", () => {
    const found = marks({ ...hand!, destinies: ["confines"] });
    expect([...found].map(([site, { treasures, curses, destined }]) => [site, treasures.length, curses.length, destined])).toEqual([
      ["methritis", 1, 0, false], ["rhobanis", 1, 0, false], ["kakotapl", 0, 0, true], ["vanu_tabu", 0, 1, true], ["etintaklop", 0, 0, true],
    ]);
    expect(marks(undefined).size).toBe(0);
  });
});

describe("cards and scenes", () => {
  it("has a drawing and a word of help for every card of the component file", () => {
    const printed = rows(/\{ id = "(\w+)", +bolt = (\w+)/g);
    expect(HAND).toEqual(printed.filter(([, bolt]) => bolt === "false").map(([id]) => id));
    expect(BOLTS).toEqual(printed.filter(([, bolt]) => bolt === "true").map(([id]) => id));
    const help = readFileSync("src/games/isla_dorada/words/en.ftl", "utf8");
    for (const card of [...HAND, ...BOLTS]) {
      expect(FIGURES[card.replace("bonus_", "")], card).toMatch(/^[a-z]M/);
      expect(help).toContain(`\n${helpOf(card)} = `);
    }
  });
  it("plays a bolt as a scene, with what follows from it", () => {
    const told = (kind: string, args = {}) => ({ kind, facts: {}, id: `event-${kind}`, args, words: kind });
    const entry = { version: 7, at: 0, scores: [], happenings: [told("took_from_deck"), told("bolt", { card: { id: "card-samedi", args: {} } }), told("cursed")] };
    expect(sceneOf(entry)).toEqual({ version: 7, figure: "samedi", title: "card-samedi", help: "web-help-samedi", lines: ["bolt", "cursed"] });
    expect(sceneOf({ ...entry, happenings: [told("treasure_found", { treasure: { id: "treasure", args: { symbol: { id: "symbol-urn", args: {} } } } })] })?.figure).toBe("urn");
    expect(sceneOf({ ...entry, happenings: [told("passed")] })).toBe(null);
    expect(sceneOf({ ...entry, happenings: [told("news"), told("news_card")] })).toMatchObject({ figure: "news", title: "web-step-news", lines: ["news", "news_card"] });
  });
  it("draws nothing that nobody shows", () => {
    const code = readdirSync("src/games/isla_dorada").filter((name) => /svelte$|ts$/.test(name) && name !== "figures.ts").map((name) => readFileSync(`src/games/isla_dorada/${name}`, "utf8")).join("");
    const shown = [...HAND, ...BOLTS, "mask", "idol", "jewel", "urn"];
    expect(Object.keys(FIGURES).filter((name) => !shown.includes(name) && !code.includes(`"${name}"`))).toEqual([]);
  });
});
