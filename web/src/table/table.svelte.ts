/** One table as this browser has it: who sits there, what each of its viewers may know, and what is being done. */
import * as api from "../wire/api";
import { type Followed, renewed, stepped } from "../wire/follow";
import { Live, type Listener, patience, type Viewer } from "../wire/live";
import type { Advice, Entry, Move, Position, Said, Seat, Snapshot, TableInfo, View } from "../wire/types";
import { say, speech } from "../words/words.svelte";
import { kept } from "./keepsakes";
import { Procession, thinned } from "./procession.svelte";

const key = (seat: number | null): string => String(seat);
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Table implements Listener {
  info = $state.raw<TableInfo | null>(null);
  /** Through whose eyes the table is shown; null: a spectator's. */
  seat = $state<number | null>(null);
  /** The seat that the device has to be passed to before anything is shown. */
  curtain = $state<number | null>(null);
  up = $state(false);
  ever = $state(false);
  chosen = $state.raw<Move | null>(null);
  sending = $state(false);
  notice = $state<string | null>(null);
  fault = $state.raw<api.Refused | null>(null);
  past = $state.raw<Position | null>(null);
  asks = $state(kept.asks());
  /** Advice for the decision that is asked for now. */
  hint = $state.raw<readonly Advice[] | "thinking" | null>(null);
  private followed = $state.raw<Readonly<Record<string, Followed>>>({});
  private readonly socket: Live;
  private heardIn = speech.language;

  readonly procession = new Procession();

  readonly now = $derived<View | null>(this.followed[key(this.seat)]?.view ?? null);
  readonly view = $derived<View | null>(this.past?.view ?? this.passing() ?? (this.procession.opening ? null : this.now));
  readonly log = $derived<readonly Entry[]>(this.followed[key(this.seat)]?.log ?? []);
  readonly mine = $derived<readonly number[]>(this.info?.mine ?? []);
  /** Seats of people who sit at this very screen. */
  readonly here = $derived(this.mine.filter((seat) => this.info?.seats[seat]?.kind === "person"));

  constructor(readonly id: string) {
    this.socket = new Live(id, this);
  }

  async open(): Promise<void> {
    try {
      await this.exchangeToken();
      this.meet(await api.table(this.id));
      this.socket.open();
    } catch (wrong) {
      if (!(wrong instanceof api.Refused)) return this.openLater();
      this.fault = wrong;
    }
  }

  private async openLater(): Promise<void> {
    await pause(patience(1));
    return this.open();
  }

  close(): void {
    this.procession.stop();
    this.socket.close();
  }

  /** The step of what was missed that is shown now. What I am asked stays as it is, or waits. */
  private passing(): View | null {
    const step = this.procession.step;
    if (!step || !this.now || step.moves === this.now.moves) return step;
    return { ...step, moves: [], question: null };
  }

  /** Plays what happened after a version, before what is there now. */
  recall(since: number, before: View | null = this.now): void {
    const [seat, last] = [this.seat, this.now?.version ?? 0];
    const versions = Array.from({ length: Math.max(0, last - since - 1) }, (_, i) => since + 1 + i);
    const got = (version: number) => async (): Promise<View> => (await api.position(this.id, version, seat, speech.language)).view;
    if (!this.past && this.curtain === null) this.procession.play(thinned(versions).map(got), before);
  }

  /** The token in the link's fragment becomes a cookie and leaves the address bar. */
  private async exchangeToken(): Promise<void> {
    const token = new URLSearchParams(location.hash.slice(1)).get("token");
    if (!token) return;
    await api.session(this.id, token);
    history.replaceState(null, "", location.pathname);
  }

  viewers(): readonly Viewer[] {
    const same = this.heardIn === speech.language;
    const seats = this.mine.length ? this.mine : [null];
    return seats.slice(0, 8).map((seat) => ({ seat, version: same ? (this.followed[key(seat)]?.version ?? null) : null }));
  }

  language(): string {
    this.heardIn = speech.language;
    return speech.language;
  }

  line(up: boolean): void {
    this.up = up;
    this.ever ||= up;
  }

  /** The device is back online, or the language has changed. */
  greet(): void {
    if (this.ever) this.socket.nudge();
  }

  hear(said: Said): void {
    switch (said.type) {
      case "welcome":
      case "seats":
        return this.meet(said.table);
      case "view":
        return this.catchUp(said.seat, said);
      case "update": {
        const before = this.followed[key(said.seat)];
        const after = stepped(before, said);
        if (after === "gap") return this.socket.hello();
        if (before && after !== before && said.seat === this.seat) this.procession.follow(before.view);
        return this.put(said.seat, after);
      }
      case "presence": {
        const { present, spectators } = said;
        if (!this.info) return;
        const seats = this.info.seats.map((s) => ({ ...s, present: s.kind === "bot" || present.includes(s.seat) }));
        this.info = { ...this.info, seats, spectators };
        return;
      }
      case "refused":
        this.notice = said.told?.[speech.language] ?? said.sentence;
    }
  }

  /** Who sits where; whoever has just got a seat here sees with its eyes. */
  meet(info: TableInfo): void {
    const before = this.mine;
    this.info = info;
    if (this.seat === null || !info.mine.includes(this.seat)) this.seat = info.mine[0] ?? null;
    if (String(before) !== String(info.mine) && this.up) this.socket.nudge();
    this.passOn();
  }

  /** After a change of seats asked for here the cookie is a new one, and only a new socket carries it. */
  reseat(info: TableInfo): void {
    this.socket.open();
    this.meet(info);
  }

  /** A whole view after an absence: what was missed is played, from the last that was seen or one's own last turn. */
  private catchUp(seat: number | null, got: Snapshot): void {
    const had = this.followed[key(seat)];
    this.keep(seat, got);
    const since = had?.version ?? (got.view.last_turn || null);
    if (seat === this.seat && since !== null && !this.sending) this.recall(since, had?.view ?? null);
  }

  private keep(seat: number | null, got: Snapshot): void {
    this.put(seat, renewed(this.followed[key(seat)], got));
  }

  private put(seat: number | null, after: Followed): void {
    if (seat === this.seat && !sameMoves(this.now, after.view)) this.hint = null;
    this.followed = { ...this.followed, [key(seat)]: after };
    if (seat === this.seat) this.chosen = after.view.moves.find((m) => m.number === this.chosen?.number) ?? null;
    this.passOn();
  }

  /** With several people at one screen, whoever has decided hands the device to the next who has to. */
  private passOn(): void {
    const view = this.now;
    if (this.here.length < 2 || !view || view.over || this.curtain !== null) return;
    if (this.seat !== null && this.here.includes(this.seat) && (view.pending.includes(this.seat) || this.sending) && this.ready) return;
    const turn = [...this.here.filter((s) => s > (this.seat ?? -1)), ...this.here];
    const next = (this.ready ? turn : this.here).find((s) => view.pending.includes(s));
    if (next === undefined) return;
    this.curtain = next;
    this.procession.stop();
  }

  /** Somebody has drawn the curtain back already: the device is in known hands. */
  private ready = false;

  sitDown(seat: number): void {
    this.ready = true;
    this.seat = seat;
    this.hint = null;
    this.chosen = null;
    this.notice = null;
    this.curtain = null;
    if (this.now?.last_turn) this.recall(this.now.last_turn);
  }

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
      const still = seat === this.seat && sameMoves(this.now, before);
      if (still) this.hint = advice;
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

  /** Several moves of one decision, as long as there is a next one and none is refused. */
  async pursue(next: (view: View) => Move | undefined): Promise<void> {
    for (let move = this.now && next(this.now); move; move = this.now && next(this.now)) {
      await this.act(move.number);
      if (this.notice) return;
    }
  }

  undo(): Promise<void> {
    return this.act();
  }

  /** A move (or, without one, taking the last one back), sent again until it is answered; it counts once. */
  private async act(move?: number): Promise<void> {
    const seat = this.seat;
    const version = this.now?.version;
    if (seat === null || version === undefined || this.sending) return;
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
        const later = !(wrong instanceof api.Refused) || wrong.status === 429 || wrong.status === 503;
        if (later) await pause(patience(attempt));
        else this.explain(seat, wrong);
      }
    }
  }

  private explain(seat: number, wrong: api.Refused): void {
    this.sending = false;
    this.notice = wrong.told(speech.language);
    const { version, view, log } = wrong.mistake;
    if (version !== undefined && view && log) this.keep(seat, { version, view, log });
  }

  /** A past position (null: back to now), as the viewer knew it then. */
  async look(version: number | null): Promise<void> {
    try {
      this.past = version === null ? null : await api.position(this.id, version, this.seat, speech.language);
    } catch (wrong) {
      if (wrong instanceof api.Refused) this.notice = wrong.told(speech.language);
    }
  }

  nameOf(seat: number): string {
    return this.info?.seats[seat]?.name || say("player", { number: seat + 1 });
  }

  isThinking(seat: Seat): boolean {
    return Boolean(this.view && !this.view.over && this.view.pending.includes(seat.seat));
  }
}

/** Whether the same decision is asked for. */
function sameMoves(a: View | null, b: View | null): boolean {
  return a?.question === b?.question && String(a?.moves.map((move) => move.number)) === String(b?.moves.map((move) => move.number));
}

/** An id for a decision; `randomUUID` exists on secure pages only, and tables are also played over a home network. */
function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
