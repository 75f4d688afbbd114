/** A table to play at: choosing, confirming, taking back and asking what to do. */
import * as api from "../wire/api";
import { Foreseer } from "../wire/foresight.svelte";
import { patience } from "../wire/live";
import type { Foresight, Move, View } from "../wire/types";
import { say, speech } from "../words/words.svelte";
import { Following, pause, sameMoves } from "./following.svelte";
import { kept } from "./keepsakes";

export class Table extends Following {
  /** Whether what one's moves cost was asked for; it stays in sight when one comes back from a look at the board. */
  looksBack = $state(false);
  private onItsWay: Promise<void> = Promise.resolve();
  private readonly foreseer = new Foreseer(this.id);

  /** What a move would do; null until that is known. */
  foresight = (move: Move): Foresight | null => (this.view ? this.foreseer.of(this.view, move) : null);

  choose(move: Move): void {
    this.notice = null;
    this.chosen = move;
    if (!this.asks) void this.confirm();
  }

  /** A move that was advised: shown as chosen, never played by that. */
  consider(number: number): void {
    this.chosen = this.now?.moves.find((move) => move.number === number) ?? null;
  }

  /** Asks for advice; where it is there already, puts it away. */
  async askHint(): Promise<void> {
    const [seat, before] = [this.seat, this.now];
    if (seat === null || this.hint === "thinking") return;
    if (this.hint) {
      this.hint = null;
      return;
    }
    this.hint = "thinking";
    this.notice = null;
    try {
      const { advice } = await api.hint(this.id, seat, speech.language);
      if (seat !== this.seat || !sameMoves(this.now, before)) return;
      this.hint = advice;
      if (!this.chosen && advice[0]) this.consider(advice[0].move.number);
    } catch (wrong) {
      this.hint = null;
      this.notice = wrong instanceof api.Refused ? wrong.told(speech.language) : say("server-silent");
    }
  }

  setAsks(asks: boolean): void {
    this.asks = asks;
    kept.keepAsks(asks);
  }

  confirm(): Promise<void> {
    const move = this.chosen;
    return move ? this.act(move.number) : Promise.resolve();
  }

  /** Several moves of one decision, as long as there is a next one and none is refused; after what is on its way. */
  async pursue(next: (view: View) => Move | undefined): Promise<void> {
    await this.onItsWay;
    for (let move = this.now && next(this.now); move; move = this.now && next(this.now)) {
      await this.act(move.number);
      if (this.notice) return;
    }
  }

  undo(): Promise<void> {
    return this.act();
  }

  /** One move at a time: while one is on its way there is no other. */
  private act(move?: number): Promise<void> {
    if (!this.sending) this.onItsWay = this.send(move);
    return this.onItsWay;
  }

  /** A move (or, without one, taking the last one back), sent again until it is answered; it counts once. */
  private async send(move?: number): Promise<void> {
    const seat = this.seat;
    const version = this.now?.version;
    if (seat === null || version === undefined) return;
    this.sending = true;
    this.notice = null;
    this.procession.stop();
    const deed = { seat, version, id: fresh(), ...(move !== undefined && { move }) };
    for (let attempt = 0; this.sending; attempt += 1) {
      try {
        const got = await api.play(this.id, deed, speech.language);
        this.sending = false;
        this.chosen = null;
        this.keep(seat, got);
        this.procession.mark();
      } catch (wrong) {
        if (api.isFinal(wrong)) this.explain(seat, wrong);
        else await pause(patience(attempt));
      }
    }
  }

  private explain(seat: number, wrong: api.Refused): void {
    this.sending = false;
    this.notice = wrong.told(speech.language);
    const { version, view, log } = wrong.mistake;
    if (version !== undefined && view && log) this.keep(seat, { version, view, log });
  }
}

/** An id for a decision; `randomUUID` exists on secure pages only, and tables are also played over a home network. */
function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
