/** What is asked: in a secret window also on a phone, where "anyone?" has no room of its own. */
import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { client } from "../src/games/isla_dorada";
import Ask from "../src/table/Ask.svelte";
import type { Table } from "../src/table/table.svelte";
import type { Move, View } from "../src/wire/types";
import { speech, type Tongue } from "../src/words/words.svelte";
import fixture from "./fixtures/dorada.json";

const NO: Move = { number: 137, kind: "sangaia", args: { answer: "no" }, words: "Do not play Sangaia" };
const YES: Move = { ...NO, number: 138, args: { answer: "yes" }, words: "Play Sangaia" };
const window = { asked: [0, 1, 2], length: 4, left: 4, waits: [1] };
const nothing = (): void => {};
let tongue: Tongue;
beforeAll(async () => {
  await speech.begin();
  tongue = await speech.learn("isla-dorada");
});

/** On a phone, asked with these moves. */
function asked(moves: readonly Move[], forced: boolean): HTMLElement {
  const view = { ...fixture.view, moves, question: "Do you play Sangaia?", seat: 0 } as unknown as View;
  const table = {
    seat: 0, here: [0], info: null, maySit: false, asking: { window, standing: [] }, forced, late: false, chosen: null, sending: false, notice: null, hint: null, asks: "each",
    procession: { step: null }, nameOf: (seat: number) => ["Ana", "Zoé", "Ben"][seat], foresight: () => null,
  } as unknown as Table;
  const empty = createRawSnippet(() => ({ render: () => "<i></i>" }));
  return render(Ask, { table, view, box: fixture.box, client, tongue, strip: empty, explained: empty, onresult: nothing, onmoves: nothing, onrules: nothing, onseat: nothing, oninvite: nothing }).container;
}

describe("a secret window on a phone", () => {
  it("says that silence is an answer, and who asks to wait", () => {
    const { textContent } = asked([NO, YES], false);
    expect(textContent).toContain("Silence means no.");
    expect(screen.getByRole("status").textContent).toBe("Zoé asks to wait.");
  });

  it("offers nothing to whoever has nothing to say", () => {
    const { textContent } = asked([NO], true);
    expect(textContent).toContain("You have nothing to play here.");
    expect([screen.queryByText("Confirm"), screen.queryByText("Moves")]).toEqual([null, null]);
  });
});
