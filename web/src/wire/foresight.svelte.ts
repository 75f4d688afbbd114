/** What moves would do, as far as their seat can know: asked for when somebody wants to see it, and kept as long as the
 * table stands as it stood. */
import { speech } from "../words/words.svelte";
import * as api from "./api";
import type { Foresight, Move, View } from "./types";

export class Foreseer {
  private known = $state.raw<Readonly<Record<string, Foresight>>>({});
  private readonly asked = new Set<string>();
  private stand = "";

  constructor(private readonly id: string) {}

  /** What the move would do; null as long as that is not known. Whoever reads it is told again when it is. */
  of(view: View, move: Move): Foresight | null {
    const { seat, version } = view;
    if (seat === null || view.past || !view.moves.some(({ number }) => number === move.number)) return null;
    const stand = [seat, version, speech.language].join();
    const key = `${stand},${move.number}`;
    if (stand !== this.stand) this.asked.clear();
    this.stand = stand;
    if (!this.asked.has(key)) {
      this.asked.add(key);
      void this.ask(seat, version, move.number, stand, key);
    }
    return this.known[key] ?? null;
  }

  /** What comes too late, or of a later stand than the one on show, is not kept. */
  private async ask(seat: number, version: number, move: number, stand: string, key: string): Promise<void> {
    const got = await api.preview(this.id, seat, move, speech.language).catch((wrong: unknown) => {
      if (!api.isFinal(wrong)) this.asked.delete(key);
      return null;
    });
    if (!got || stand !== this.stand || got.version > version) return;
    const fresh = Object.entries(this.known).filter(([other]) => other.startsWith(`${stand},`));
    this.known = { ...Object.fromEntries(fresh), [key]: got };
  }
}
