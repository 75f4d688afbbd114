import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Halted from "../src/table/Halted.svelte";
import { Table } from "../src/table/table.svelte";
import type { Halt } from "../src/wire/types";
import { speech } from "../src/words/words.svelte";
import { info } from "./fixture";
import { PATIENCE } from "./patience";

beforeAll(() => speech.begin());

const halt: Halt = { why: "damaged", held: 3, told: { en: "What is stored is damaged.", fr: "C’est endommagé." } };

function at(mine: readonly number[], host: boolean, anew: string | null = null): Table {
  const table = new Table(info.id);
  table.meet({ ...info, mine, host, halt, anew });
  return table;
}

describe("a match that cannot go on", () => {
  it("says why, and begins anew by one click of somebody who sits there", async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ table: { ...info, id: "fresh" }, token: null }))));
    vi.stubGlobal("fetch", fetched);
    render(Halted, { table: at([0], false), halt });
    expect(screen.getByText("What is stored is damaged.")).toBeTruthy();
    screen.getByRole("button", { name: "Play again, the same people" }).click();
    await vi.waitFor(() => expect(location.pathname).toBe("/table/fresh"), PATIENCE);
    expect(fetched).toHaveBeenCalledWith(`/api/tables/${info.id}/anew`, expect.objectContaining({ method: "POST" }));
    vi.unstubAllGlobals();
  });

  it("offers nothing to who only watches, but the way to the new table", () => {
    render(Halted, { table: at([], false, "fresh"), halt });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: "To the new table" }).getAttribute("href")).toBe("/table/fresh");
  });
});
