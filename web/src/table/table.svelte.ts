/** A table to play at: choosing, confirming, taking back and asking what to do. */
import { habit } from "../parts/habit";
import * as api from "../wire/api";
import { sameMoves } from "../wire/follow";
import { Foreseer } from "../wire/foresight.svelte";
import { patience } from "../wire/live";
import type { Asking, Foresight, Move, Played, Snapshot, View } from "../wire/types";
import { say, speech } from "../words/words.svelte";
import { Following, pause } from "./following.svelte";
import { type Asks, kept } from "./keepsakes";
import { toldIn } from "./steps";

const PATIENCE = 1500; // milliseconds in which a socket tells what the server has answered already

export class Table extends Following {
  /** Whether what one's moves cost was asked for; it stays in sight when one comes back from a look at the board. */
  looksBack = $state(false);
  /** What was to be answered for me has not been: I am asked after all. */
  late = $state(false);
  /** There is nothing to choose, and silence says it, or the server in a moment. */
  readonly forced = $derived.by(() => {
    const [view, window] = [this.view, this.asking?.window];
    if (this.seat === null || !this.here.includes(this.seat) || !view?.question || view.moves.length !== 1) return false;
    return Boolean(this.info?.seats[this.seat]?.obvious) && (window ? window.length > 0 && this.here.length < 2 : !this.late);
  });
  private onItsWay: Promise<void> = Promise.resolve();
  private readonly foreseer = new Foreseer(this.id);

  /** What a move would do; null until that is known. */
  foresight = (move: Move): Foresight | null => (this.view ? this.foreseer.of(this.view, move) : null);

  /** A past position (null: back to now), as the viewer knew it then. */
  async look(version: number | null): Promise<void> {
    try {
      const got = version === null ? null : await api.position(this.id, version, this.seat, speech.language);
      this.procession.stop();
      if (got && this.past && got.version === this.past.version + 1) this.procession.follow(this.past.view, { view: got.view, told: toldIn(got.log) }, () => (this.past = got));
      else this.past = got;
    } catch (wrong) {
      if (wrong instanceof api.Refused) this.notice = wrong.told(speech.language);
    }
  }

  choose(move: Move): void {
    this.notice = null;
    this.chosen = move;
    if (this.asks === "never") void this.confirm();
    else if (this.asks === "final") void this.playHarmless(move);
  }

  /** After what reveals nothing and leaves the turn with me, I can take it back: it need not be confirmed. */
  private async playHarmless(move: Move): Promise<void> {
    const [seat, version] = [this.seat, this.now?.version];
    if (seat === null) return;
    const foreseen = await api.preview(this.id, seat, move.number, speech.language).catch(() => null);
    const isHarmless = foreseen?.version === version && foreseen?.stopped === "nothing" && foreseen.question !== null;
    if (isHarmless && this.chosen === move && this.now?.version === version) await this.confirm();
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

  setAsks(asks: Asks): void {
    this.asks = asks;
    kept.keepAsks(asks);
    habit({ asks });
  }

  /** Asks all to wait, in a secret window. */
  askToWait(): Promise<void> {
    return this.beside((seat) => api.wait(this.id, seat, speech.language));
  }

  /** Gives an answer ahead, or takes it back. */
  answerAhead(name: string, on: boolean): Promise<void> {
    return this.beside((seat) => api.stand(this.id, seat, name, on, speech.language));
  }

  private async beside(deed: (seat: number) => Promise<Asking>): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    try {
      this.beAsked(seat, await deed(seat));
    } catch (wrong) {
      this.notice = wrong instanceof api.Refused ? wrong.told(speech.language) : say("server-silent");
    }
  }

  /** Whether what has but one answer is answered for me. */
  async setObvious(seat: number, obvious: boolean): Promise<void> {
    try {
      this.meet((await api.setObvious(this.id, seat, obvious)).table);
      habit({ obvious });
    } catch (wrong) {
      this.notice = wrong instanceof api.Refused ? wrong.told(speech.language) : say("server-silent");
    }
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
        const got: Played = (await this.spoken(deed)) ?? (await api.play(this.id, deed, speech.language, !this.up));
        const now = got.view && got.log ? { version: got.version, view: got.view, log: got.log } : await this.heard(seat, got.version);
        this.sending = false;
        if (move === undefined || this.chosen?.number === move) this.chosen = null; // the socket may have told first, and the next choice be made
        if (now) this.keep(seat, now);
        else this.passOn();
      } catch (wrong) {
        if (api.isFinal(wrong)) this.explain(seat, wrong);
        else await pause(patience(attempt));
      }
    }
  }

  /** Waits until the socket has told what came of a move; where it does not, asks. */
  private async heard(seat: number, version: number): Promise<Snapshot | null> {
    if (await this.reaches(seat, version, PATIENCE)) return null;
    return api.see(this.id, seat, this.versionOf(seat), speech.language);
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
