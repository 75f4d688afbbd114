/** One table as this browser follows it: who sits there, and what each of its viewers may know. */
import * as api from "../wire/api";
import { type Followed, renewed, stepped } from "../wire/follow";
import { Live, type Listener, patience, type Viewer } from "../wire/live";
import type { Advice, Entry, Move, Position, Said, Seat, Snapshot, TableInfo, View } from "../wire/types";
import { say, speech } from "../words/words.svelte";
import { kept } from "./keepsakes";
import { Procession, thinned } from "./procession.svelte";

const key = (seat: number | null): string => String(seat);
export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Following implements Listener {
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
  private readonly waits = new Set<() => void>();
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

  protected keep(seat: number | null, got: Snapshot): void {
    this.put(seat, renewed(this.followed[key(seat)], got));
  }

  private put(seat: number | null, after: Followed): void {
    if (seat === this.seat && !sameMoves(this.now, after.view)) this.hint = null;
    this.followed = { ...this.followed, [key(seat)]: after };
    if (seat === this.seat) this.chosen = after.view.moves.find((m) => m.number === this.chosen?.number) ?? null;
    for (const wait of [...this.waits]) wait();
    this.passOn();
  }

  protected versionOf(seat: number): number {
    return this.followed[key(seat)]?.version ?? -1;
  }

  /** Whether the seat's view gets as far as this version in time. */
  protected reaches(seat: number, version: number, ms: number): Promise<boolean> {
    return new Promise((done) => {
      const settle = (): void => {
        clearTimeout(late);
        this.waits.delete(look);
        done(this.versionOf(seat) >= version);
      };
      const look = (): void => void (this.versionOf(seat) >= version && settle());
      const late = setTimeout(settle, ms);
      this.waits.add(look);
      look();
    });
  }

  /** With several people at one screen, whoever has decided hands the device to the next who has to. */
  protected passOn(): void {
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
export function sameMoves(a: View | null, b: View | null): boolean {
  return a?.question === b?.question && String(a?.moves.map((move) => move.number)) === String(b?.moves.map((move) => move.number));
}
