import type { Point } from "../src/art/hand";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { chairs, lastBids } from "../src/games/isla_dorada/auction";
import AdventureCard from "../src/games/isla_dorada/AdventureCard.svelte";
import Desk from "../src/games/isla_dorada/Desk.svelte";
import { FIGURES as SEEN } from "../src/games/isla_dorada/figures";
import { ON_CARDS } from "../src/games/isla_dorada/figures_on_cards";
import { marks } from "../src/games/isla_dorada/goals";
import Island from "../src/games/isla_dorada/Island.svelte";
import Legend from "../src/games/isla_dorada/Legend.svelte";
import { exactly, flaw, missing, most, playing } from "../src/games/isla_dorada/payment";
import { scenes } from "../src/games/isla_dorada/motion";
import { printed } from "../src/games/isla_dorada/printed";
import { said } from "../src/games/isla_dorada/said.svelte";
import { sceneOf } from "../src/games/isla_dorada/scenes";
import { destinyHelp, siteName } from "../src/games/isla_dorada/speak";
import { type Counts, movesOf, tableOf } from "../src/games/isla_dorada/table";
import type { Bill, Box, Payment, Table } from "../src/games/isla_dorada/told";
import type { Entry, Move, View } from "../src/wire/types";
import { speech, type Tongue } from "../src/words/words.svelte";
import fixture from "./fixtures/dorada.json";

const FIGURES: Readonly<Record<string, string>> = { ...SEEN, ...ON_CARDS };

/** Real views of round 1: the third seat leads the bidding with 2, and the first, with a Juju, is asked; the same when it
 * has passed; and a match in which the first two share a bid. The log of both bids, and of a ride down a river that a
 * Sangaia sends on. */
const { view, passed, shared, box, log, river } = fixture as unknown as { view: View; passed: View; shared: View; box: Box; log: Entry[]; river: Entry[] };
const facts = tableOf(view);
const book = printed(box);
const other = (from: View, table: Partial<Table>, rest: Partial<View> = {}): View => ({ ...from, ...rest, table: { ...tableOf(from), ...table } });
const seats = (from: View, ...changes: object[]): Table["seats"] => tableOf(from).seats.map((goods, i) => ({ ...goods, ...changes[i] }));
/** The same box with other things in it. */
const changed = (changes: Partial<Box>): Box => ({ ...box, ...changes });
let tongue: Tongue;
beforeAll(async () => {
  await speech.begin();
  tongue = await speech.learn("isla-dorada");
});

describe("the auction", () => {
  it("tells who leads, who has passed and who decides", () => {
    expect(chairs(view).map(({ standing }) => standing)).toEqual(["thinks", "waits", "leads"]);
    expect(chairs(passed).map(({ standing }) => standing)).toEqual(["passed", "thinks", "leads"]);
    expect(chairs(passed)[2]).toMatchObject({ amount: 2, offer: { to: "mana_hatu", path: "p34" } });
  });
  it("tells who is silenced and who has no cards to bid with", () => {
    expect(chairs(other(passed, { seats: seats(passed, { silenced: true }) }))[0]!.standing).toBe("silenced");
    expect(chairs(other(passed, { seats: seats(passed, { cards: 0 }) }))[0]!.standing).toBe("bare");
  });
  it("has each share of a bid with its seat", () => {
    const found = chairs(other(shared, {}, { pending: [] }));
    expect(found.map(({ standing, amount, offer }) => [standing, amount, offer?.total])).toEqual([["leads", 2, 3], ["leads", 1, 3], ["bids", 2, 2]]);
  });
  it("remembers what each seat bid last in this round, up to the position that is shown", () => {
    const last = (version: number, entries: readonly Entry[]) => [...lastBids(entries, { ...view, version })].map(([seat, event]) => [seat, event.facts.n, event.facts.to]);
    expect(last(7, log)).toEqual([[1, 1, "kamoptis"], [2, 2, "mana_hatu"]]);
    expect(last(5, log)).toEqual([[1, 1, "kamoptis"]]);
    const [first, second] = log as [Entry, Entry];
    const begun = { kind: "round_begun", facts: { number: 2, site: "septris" }, words: "", id: "", args: {} };
    expect(last(9, [first, { ...first, version: 8, happenings: [begun] }, { ...second, version: 9 }])).toEqual([[2, 2, "mana_hatu"]]);
  });
  it("says who has passed, until asked again, though others have bid since", () => {
    const pass = { kind: "passed", facts: { who: 1 }, words: "", id: "", args: {} };
    const begun = { kind: "round_begun", facts: { number: 2, site: "septris" }, words: "", id: "", args: {} };
    const after = (happenings: Entry["happenings"]): Entry => ({ ...log[0]!, version: view.version, happenings });
    expect(chairs(view, [...log, after([pass])])[1]!.standing).toBe("passed");
    expect(chairs(view, [...log, after([pass, begun])])[1]!.standing).toBe("waits");
  });
  it("says of nobody who was not asked that they are ready", () => {
    const asked = other(view, { phase: "limit", offers: [], bids: [], seats: seats(view, { waited_for: true }) }, { pending: [0] });
    expect(chairs(asked).map(({ standing }) => standing)).toEqual(["thinks", "waits", "waits"]);
  });
  it("says who has answered where all are asked at once", () => {
    const asked = other(view, { phase: "treasures", offers: [], bids: [], seats: seats(view, { waited_for: true }) }, { pending: [0] });
    expect(chairs(asked).map(({ standing }) => standing)).toEqual(["thinks", "done", "done"]);
  });
});

describe("a journey", () => {
  const seen = (entry: Entry) => scenes(entry.happenings, { seat: 0, box }).filter((scene) => scene.how === "walks");
  const ends = ({ line }: { line: readonly Point[] }) => [line[0]!, line.at(-1)!].map(([x, y]) => [Math.round(x), Math.round(y + 22)]);
  const at = (id: string) => [book.site(id).x, book.site(id).y];
  it("goes along the paths that were taken, and on where Sangaia sent it", () => {
    const [ride] = seen(river.find(({ version }) => version === 9)!);
    expect(ends(ride!)).toEqual([at("bulo_mapo"), at("mana_hatu")]);
    expect(ride!.line.length).toBeGreaterThan(40); // two paths, neither of them straight
    const [flight] = seen(river.find(({ version }) => version === 13)!);
    expect(ends(flight!)[1]).toEqual(at("base_camp"));
  });
  it("takes longer the farther it goes, but never long", () => {
    const lasts = river.flatMap(seen).map((walk) => walk.lasts);
    expect(Math.min(...lasts)).toBeGreaterThanOrEqual(700);
    expect(Math.max(...lasts)).toBeLessThanOrEqual(2000);
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
    expect(flaw(bill, { kamel: 2 }, book)).toBe("short");
    expect(flaw(bill, { zeppelin: 1 }, book)).toBe("gold");
    expect(flaw(bill, { yak: 1, gonogo: 1 }, book)).toBe("shaman");
    expect(flaw(bill, { kamel: 3 }, book)).toBe(null);
    expect(flaw(bill, { kamel: 3, drako: 1 }, book)).toBe("spare");
  });
  it("names the cards that are missing, as in the payment that keeps the most", () => {
    expect(missing(bill, { kamel: 2 })).toEqual([["kamel", 1]]);
    expect(missing(bill, { yak: 1, drako: 0 })).toEqual([["kamel", 1], ["yak", 1]]);
    expect(missing(bill, { kamel: 3 })).toEqual([]);
    expect(missing(bill, { zeppelin: 1 })).toEqual([]);
  });
  it("plays the cards one after the other, and stops where the step is over", () => {
    const move = (card: string, number: number): Move => ({ kind: "pay", number, args: { card }, words: card });
    const asked = (phase: Table["phase"], ...moves: Move[]): View => other(view, { phase }, { moves });
    const next = playing("pay", { drako: 1, yak: 1 });
    expect(next(asked("pay", move("zeppelin", 1), move("drako", 2), move("yak", 3)))?.number).toBe(2);
    expect(next(asked("pay", move("drako", 2), move("yak", 3)))?.number).toBe(3);
    expect(next(asked("pay", move("yak", 3)))).toBeUndefined();
    const late = playing("pay", { drako: 1, yak: 1 });
    expect(late(asked("pay", move("drako", 2)))?.number).toBe(2);
    expect(late(asked("limit", move("yak", 3)))).toBeUndefined();
    expect(playing("pay", { yak: 1 })(asked("pay"))).toBeUndefined();
  });
});

describe("the board", () => {
  const moves = movesOf(view.moves);
  const onMap = moves.filter(({ kind }) => kind === "path" || kind === "fly");
  const { hand } = facts.seats[0]!;
  const map = { facts, printed: book, version: view.version };

  it("lights up each legal move once, on the map or on the desk", async () => {
    render(Island, { ...map, hand, tongue, moves });
    render(Desk, { view, seat: 0, chosen: null, tongue, onchoose: () => undefined, onplan: () => undefined });
    const lit = screen.getAllByRole("button").filter((thing) => thing.classList.contains("target"));
    expect(lit.map((thing) => thing.getAttribute("aria-label")).sort()).toEqual(view.moves.map(({ words }) => words).sort());
  });
  it("chooses by click and by Enter, and by the site where only one way leads", async () => {
    const onchoose = vi.fn();
    render(Island, { ...map, hand, tongue, moves: onMap, onchoose });
    const [first, second] = onMap;
    await fireEvent.click(screen.getByRole("button", { name: first!.words }));
    await fireEvent.keyDown(screen.getByRole("button", { name: second!.words }), { key: "Enter" });
    const [alone] = onMap.filter(({ kind, args }) => kind === "fly" && args["to"] === "hora_pena");
    await fireEvent.click(screen.getByRole("button", { name: /^Hora-Pena/ }));
    expect(onchoose.mock.calls.map(([move]) => move.words)).toEqual([first!.words, second!.words, alone!.words]);
  });
  it("lays out the ways to a site where there are several", async () => {
    const onchoose = vi.fn();
    render(Island, { ...map, hand, tongue, moves: onMap, onchoose });
    await fireEvent.click(screen.getByRole("button", { name: /^Kilitiping/ }));
    expect(said.ways.map(({ words }) => words)).toEqual(["Bid for the way through the jungle to Kilitiping", "Bid for the way through the air to Kilitiping"]);
    expect(onchoose).not.toHaveBeenCalled();
    const onplan = vi.fn();
    const { container } = render(Desk, { view, seat: 0, chosen: null, tongue, onchoose, onplan });
    await fireEvent.click(container.querySelector("button.fly")!);
    expect(onplan.mock.calls[0]?.[0](view)).toBe(said.ways[1]); // it leads on to the amounts without being confirmed
    said.ways = [];
  });
  it("marks treasures, curse and destiny from the hand alone, and nothing without one", () => {
    const found = marks({ ...hand!, destinies: ["confines"] }, book);
    expect([...found].map(([site, { treasures, curses, destined }]) => [site, treasures.length, curses.length, destined])).toEqual([
      ["methritis", 1, 0, false], ["rhobanis", 1, 0, false], ["kakotapl", 0, 0, true], ["vanu_tabu", 0, 1, true], ["etintaklop", 0, 0, true],
    ]);
    expect(marks(undefined, book).size).toBe(0);
    const destinies = box.destinies.map((destiny) => ({ ...destiny, sites: destiny.id === "confines" ? ["septris"] : [] }));
    expect([...marks({ ...hand!, treasures: [], curses: [], destinies: ["confines", "miser"] }, printed(changed({ destinies }))).keys()]).toEqual(["septris"]);
  });
});

describe("what is printed", () => {
  it("has a drawing for every card of the box", () => {
    for (const { id, symbol } of box.cards) {
      expect(FIGURES[symbol ?? id], id).toMatch(/^[a-z]M/);
    }
  });
  it("pays, costs and gives what the box says", () => {
    const other = { pays: 4, gold: 2 };
    const dear = printed(changed({ cards: box.cards.map((card) => (card.id === "drako" ? { ...card, ...other } : card)), numbers: { ...box.numbers, bonus_points: 6, smallest_ovetos: 5 } }));
    const { container } = render(AdventureCard, { card: "drako", printed: dear, tongue });
    expect(container.querySelector(".pays b")!.textContent).toBe("4");
    expect(render(AdventureCard, { card: "bonus_urn", printed: dear, tongue }).container.querySelector(".pays b")!.textContent).toBe("+6");
  });
  it("says what a destiny counts and gives, as the box has it", () => {
    expect(destinyHelp(tongue, book, "confines")).toBe("sites explored of Kakotapl, Vanu-Tabu, Etintaklop: 1 gives 3, 2 give 7, 3 give 12 points");
    expect(destinyHelp(tongue, book, "herd_yak")).toBe("2 points for each Yak in hand, at most 10");
    expect(destinyHelp(tongue, book, "last_camp")).toBe("8 points if the expedition ends on one of these sites: Mana-Hatu, Kamoptis, Balabatung, Qualtops, Kilitiping");
    for (const { id } of box.destinies) expect(destinyHelp(tongue, book, id), id).not.toMatch(/counts-|symbol-|destiny-|\{/);
    const destinies = box.destinies.map((destiny) => (destiny.id === "confines" ? { ...destiny, sites: ["septris"], steps: [{ least: 1, points: 20 }] } : destiny));
    expect(destinyHelp(tongue, printed(changed({ destinies })), "confines")).toBe("sites explored of Septris: 1 gives 20 points");
  });
  it("says which card pays for a kind of path", () => {
    const kinds = { ...box.kinds, sea: { ...box.kinds.sea, card: "drako" as const } };
    render(Legend, { printed: printed(changed({ kinds })), tongue });
    expect(screen.getAllByRole("listitem").map((item) => item.querySelector("[role=img]")!.getAttribute("aria-label"))).toEqual(["Gonogo", "Kamel", "Yak", "Kayak", "Drako", "Kayak"]);
  });
  it("calls sites by their printed names, and the camp in the reader's language", () => {
    const { sites } = box;
    const renamed = printed(changed({ sites: sites.map((site) => (site.id === "septris" ? { ...site, name: "Septris Magna" } : site)) }));
    expect(["septris", "base_camp", "hora_pena"].map((id) => siteName(tongue, renamed, id))).toEqual(["Septris Magna", "Base camp", "Hora-Pena"]);
  });
  it("counts the markers that there are", async () => {
    vi.stubGlobal("matchMedia", () => new EventTarget());
    const { client } = await import("../src/games/isla_dorada");
    expect(client.course(view, tongue, box)).toEqual(["Round 1", "markers 0/16"]);
    expect(client.course(view, tongue, changed({ numbers: { ...box.numbers, markers: 12 } }))).toEqual(["Round 1", "markers 0/12"]);
  });
});

describe("scenes", () => {
  const told = (kind: string, facts = {}) => ({ kind, facts, words: kind, id: "", args: {} });
  const entry = (...happenings: ReturnType<typeof told>[]) => ({ version: 7, at: 0, scores: [], happenings });

  it("play a bolt, with what follows from it", () => {
    expect(sceneOf(entry(told("took_from_deck"), told("bolt", { who: 0, card: "samedi" }), told("cursed")), book)).toEqual({ version: 7, figure: "samedi", title: "card-samedi", bolt: "samedi", lines: ["bolt", "cursed"] });
    expect(sceneOf(entry(told("treasure_found", { who: 0, treasure: "rhobanis_urn", site: "rhobanis", points: 6 })), book)?.figure).toBe("urn");
    expect(sceneOf(entry(told("passed")), book)).toBe(null);
    expect(sceneOf(entry(told("news"), told("news_card")), book)).toMatchObject({ figure: "news", title: "web-step-news", lines: ["news", "news_card"] });
    expect(sceneOf(river[1]!, book)).toMatchObject({ figure: "sangaia", title: "card-sangaia", bolt: null });
  });
  it("draw nothing that nobody shows", () => {
    const code = readdirSync("src/games/isla_dorada").filter((name) => /svelte$|ts$/.test(name) && !/^(figures|told)\.ts$/.test(name)).map((name) => readFileSync(`src/games/isla_dorada/${name}`, "utf8")).join("");
    const shown = [...box.cards.map(({ id, symbol }) => symbol ?? id), ...box.sites.map(({ people }) => people)] as string[];
    expect(Object.keys(FIGURES).filter((name) => !shown.includes(name) && !code.includes(`"${name}"`))).toEqual([]);
  });
});
