/** What is pointed at explains itself: which thing an element, a move or a line of the log speaks of. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { About, named } from "../src/table/about.svelte";
import type { Happening, View } from "../src/wire/types";

const THINGS = Object.fromEntries(
  ["card:panda", "card:12", "site:kamoptis", "path:p09", "area:tenerife/A", "area:lanzarote/A", "part:gold"].map((id) => [id, { name: id, about: `About ${id}.`, rule: "X-1" }]),
);
const view = { version: 3, seat: 0 } as View;
const said = (facts: Happening["facts"]): Happening => ({ kind: "built", facts, words: "" });

describe("what details speak of", () => {
  it("is found by name and value, or by a value that says it all", () => {
    expect(named({ card: "panda" }, THINGS)).toEqual(["card:panda"]);
    expect(named({ card: 12 }, THINGS)).toEqual(["card:12"]);
    expect(named({ to: "kamoptis", along: "p09" }, THINGS)).toEqual(["site:kamoptis", "path:p09"]);
    expect(named({ area: "A" }, THINGS)).toEqual(["area:tenerife/A", "area:lanzarote/A"]);
  });

  it("is nothing where a number means something else", () => {
    expect(named({ n: 12, seat: 0, who: null, what: "" }, THINGS)).toEqual([]);
  });
});

describe("an explanation", () => {
  beforeEach(() => {
    vi.stubGlobal("fetch", vi.fn((path: string) => Promise.resolve(new Response(JSON.stringify(path.includes("/now") ? { version: 3, now: "Now." } : THINGS)))));
    document.body.innerHTML = `<div class="board"><button data-card="panda"><i id="inner"></i></button><b id="gold" data-about="part:gold" data-card="panda"></b><p id="bare"></p>
      <g data-owner="0"><i id="mine" data-area="tenerife/A"></i></g><g data-owner="1"><i id="theirs" data-area="lanzarote/A"></i></g></div><div class="ask"><b id="ask"></b></div><div class="about"><a id="link"></a></div>`;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
  const at = (id: string): Element => document.getElementById(id)!;

  it("is of the thing that an element is or lies on, and stays while one goes to its rule", async () => {
    const about = new About("t");
    expect(about.shown(view, null)).toBeNull();
    await about.point(at("inner"));
    expect(about.shown(view, null)?.name).toBe("card:panda");
    await about.point(at("link"));
    expect(about.shown(view, null)?.name).toBe("card:panda");
    await about.point(at("gold"));
    expect(about.shown(view, null)?.name).toBe("part:gold");
    await about.point(at("bare"));
    expect(about.shown(view, null)).toBeNull();
  });

  it("of what is chosen stays, unless something else is pointed at", async () => {
    const about = new About("t");
    await about.tap(at("gold"));
    expect(about.shown(view, null)?.name).toBe("part:gold");
    await about.tap(at("ask"));
    expect(about.shown(view, null)?.name, "a button of the question is no thing").toBe("part:gold");
    about.chose();
    expect(about.shown(view, null)?.name, "it is not yet known what the move speaks of").toBe("part:gold");
    expect(about.shown(view, "card:panda")?.name).toBe("card:panda");
    await about.tap(at("gold"));
    expect(about.shown(view, "card:panda")?.name, "a thumb cannot point").toBe("part:gold");
    about.chose();
    await about.point(at("gold"));
    expect(about.shown(view, "card:panda")?.name).toBe("part:gold");
    about.forget();
    expect(about.shown(view, null)).toBeNull();
  });

  it("of what is chosen is known to whoever has pointed at nothing yet", async () => {
    const about = new About("t");
    about.chose();
    await vi.waitFor(() => expect(about.shown(view, "card:panda")?.name).toBe("card:panda"));
    expect(about.shown(view, "card:unknown")).toBeNull();
  });

  it("tells what the thing means now, once asked", async () => {
    const about = new About("t");
    await about.tap(at("gold"));
    expect(about.shown(view, null)?.now).toBeNull();
    await vi.waitFor(() => expect(about.shown(view, null)?.now).toBe("Now."));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("of a line lights up what it speaks of, on the island of whom it tells", async () => {
    const about = new About("t");
    await about.light([said({ who: 1, area: "A" })]);
    expect(about.lit).toEqual([at("theirs")]);
    await about.light([]);
    expect(about.lit).toEqual([]);
  });
});
