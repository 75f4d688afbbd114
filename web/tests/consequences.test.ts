/** What each game's happenings look like. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { goes, type Scene, type Scenes, scenesOf } from "../src/games/consequences";
import { gains } from "../src/games/gains";
import { scenes as dorada } from "../src/games/isla_dorada/motion";
import { scenes as canarias } from "../src/games/islas_canarias/motion";
import { scenes as laIsla } from "../src/games/la_isla/motion";
import { scenes as tucana } from "../src/games/trails_of_tucana/motion";
import { Stage } from "../src/table/stage";
import islands from "./fixtures/dorada.json";

const told = (kind: string, facts: Readonly<Record<string, unknown>>) => ({ kind, facts, words: "" });
const seen = (scenes: Scenes, kind: string, facts: Readonly<Record<string, unknown>>, seat = 0): readonly Scene[] => scenes([told(kind, facts)], { seat, box: islands.box });
const ways = (scenes: readonly Scene[]): string[] => scenes.map((one) => (one.how === "glows" || one.how === "walks" || one.how === "draws" ? `${one.how} ${one.at}` : `${one.how} ${one.from.split(" ")[0]} → ${one.to.split(" ")[0]}${one.how === "says" ? ` ${one.words}` : ""}`));

describe("points", () => {
  it("float with their sign to the score of whoever gets them", () => {
    expect(gains(2, 3, "region-A")).toMatchObject([{ words: "+3", to: "score-2 seat-2 seat-more", gain: { seat: 2, points: 3 } }]);
    expect(gains(1, -4, "site-x")).toMatchObject([{ words: "−4" }]);
    expect(gains(1, 0, "site-x")).toEqual([]);
  });
  it("what no table names is not seen", () => expect(scenesOf({})([told("match_ended", {})], { seat: 0, box: null })).toEqual([]));
});

it("from a seat goes the back of a card with its mark, never the seat with its name and points", () => {
  document.body.innerHTML = `<ul><li data-at="seat-1"><svg></svg>Inès 12</li></ul><b data-at="card-3">Panda</b>`;
  const spot = vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ left: 10, top: 10, width: 200, height: 40 } as DOMRect);
  const ghosts = new Stage().open([goes("card-9 seat-1", "isle-1"), goes("card-3", "isle-0")]).map(({ ghost }) => ghost?.outerHTML);
  expect(ghosts[0]).toBe('<i class="back"><svg></svg></i>');
  expect(ghosts[1]).toContain("Panda");
  spot.mockRestore();
  document.body.replaceChildren();
});

it("points float from what they are for, though that has come with them: where it is not there yet, its place is looked for again", () => {
  document.body.innerHTML = `<ul><li data-at="seat-0">Inès</li></ul>`;
  const spot = vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ left: 10, top: 10, width: 200, height: 40 } as DOMRect);
  expect(new Stage().open(gains(0, 1, "house-0-C")).map(({ from }) => from)).toEqual([null]);
  expect(new Stage().open(gains(0, 1, "")).map(({ from }) => from)).toEqual([null]);
  spot.mockRestore();
  document.body.replaceChildren();
});

describe("La Isla", () => {
  it("a region that closes lights up, its tile goes home, its points to the score", () =>
    expect(ways(seen(laIsla, "tile_claimed", { who: 1, region: "C3", animal: "pika", points: 2 }))).toEqual(["glows region-C3", "goes tile-C3 → animal-1-pika", "says region-C3 → score-1 +2"]));
  it("both cubes of a price leave, one after the other", () =>
    expect(ways(seen(laIsla, "paid_two", { who: 0, one: "gray", other: "green" }))).toEqual(["goes cube-0-gray → island", "goes cube-0-green → island"]));
});

describe("Trails of Tucana", () => {
  const pair = { who: 0, letter: "B", points: 13 };
  it("a pair that is joined shines once the way is drawn, on the own sheet large", () => {
    expect(ways(seen(tucana, "pair_connected", pair))).toEqual(["draws way-B", "glows village-B sheet-0 seat-0 seat-more", "says village-B → score-0 +13"]);
    expect(seen(tucana, "pair_connected", pair)[1]).toMatchObject({ rays: true });
  });
  it("a trail of one's own draws itself, and so does the way to a sight", () => {
    expect(ways(seen(tucana, "trail_drawn", { who: 0, a: "1a", b: "1b" }))).toEqual(["draws trail-1a-1b"]);
    expect(ways(seen(tucana, "trail_drawn", { who: 1, a: "1a", b: "1b" }))).toEqual(["glows sheet-1 seat-1 seat-more"]);
    expect(ways(seen(tucana, "sight_connected", { who: 0, sight: "yeti", space: "1a", points: 3 }))[0]).toBe("draws way-1a");
  });
  it("and on another's small: whoever looks does not see those villages", () => expect(ways(seen(tucana, "pair_connected", pair, 1))[0]).toBe("glows sheet-0 seat-0 seat-more"));
});

describe("Isla Dorada", () => {
  it("who wins the auction lights up, with the hammer", () => {
    const [chair] = seen(dorada, "leader", { who: 2, along: "p34", to: "mana_hatu", n: 2 });
    expect(chair).toMatchObject({ how: "glows", cue: "hammer" });
  });
  it("shows cards of one's own, and of others that there are some", () => {
    expect(ways(seen(dorada, "paid", { who: 0, card: "yak", n: 1 }))).toEqual(["goes card-yak → expedition"]);
    expect(ways(seen(dorada, "paid", { who: 1, card: "yak", n: 1 }))).toEqual(["goes back-1 → expedition"]);
  });
});

describe("Islas Canarias", () => {
  it("of a card that is loaded one sees the card itself, others a back that comes from whoever loads it", () => {
    const loaded = [told("ship_loaded", { who: 0 }), told("card_loaded", { card: "noble" })];
    expect(ways(canarias(loaded, { seat: 0, box: null }))).toEqual(["goes card-noble → berth"]);
    expect(ways(canarias(loaded.slice(0, 1), { seat: 1, box: null }))).toEqual(["goes seat-0 → berth"]);
  });
  it("merged houses go into their palace", () =>
    expect(ways(seen(canarias, "palace_built", { who: 0, building: "palace", colour: "red", area: "C", used: ["A", "C"] }))).toEqual(["goes house-0-A → house-0-C", "glows house-0-C"]));
  it("what the ship's cards bring is seen card by card, not all with the arrival", () => {
    const house = told("house_built", { who: 0, building: "house", colour: "red", area: "C" });
    const scenes = (all: readonly ReturnType<typeof told>[]) => canarias(all, { seat: 0, box: null }).length;
    expect([scenes([told("ship_arrives", { count: 2, landing: 1 }), told("card_turned", { card: "x" }), house]), scenes([house])]).toEqual([0, 1]);
  });
});

/** A place that nothing on the page bears would be a scene that nobody sees. */
it.each(["la_isla", "trails_of_tucana", "isla_dorada", "islas_canarias"])("every place that a scene of %s names is on its board", (game) => {
  const read = (file: string): string => readFileSync(`src/games/${game}/${file}`, "utf8");
  const named = [...read("motion.ts").matchAll(/[`" ]([a-z]+(?:-[a-z]+)?)-\$\{/g)].map(([, begin]) => begin!).filter((begin) => begin !== "seat" && begin !== "score");
  const board = readdirSync(`src/games/${game}`).filter((file) => file.endsWith(".svelte")).map(read).join("\n");
  const isMarked = (begin: string): boolean => board.includes(`${begin}-{`) || board.includes(`${begin}-\${`) || (board.includes('at="{figure}-{seat}"') && board.includes(`["${begin}", `));
  expect(named.length).toBeGreaterThan(4);
  expect([...new Set(named)].filter((begin) => !isMarked(begin))).toEqual([]);
});
