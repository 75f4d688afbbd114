/** One table as this browser follows it: who sits there, and what each of its viewers may know. */
import * as api from "../wire/api";
import { type Followed, renewed, sameMoves, stepped } from "../wire/follow";
import { Live, type Listener, patience, type Viewer } from "../wire/live";
import type { Advice, Asking, Entry, Move, Position, Preparing, Said, Seat, Snapshot, Spoken, TableInfo, View } from "../wire/types";
import { say, speech } from "../words/words.svelte";
import { arrive, becameOf, changedHands, untilOf, withPresent } from "./hands";
import { kept } from "./keepsakes";
import { Procession } from "./procession.svelte";
import { between, toldIn } from "./steps";
import { isForTalk, Talk } from "./talk.svelte";
import { Waits } from "./waits";

const FOR_GOOD = ["no-such-table", "table-closed", "blocked", "signed-out"];
const key = (seat: number | null): string => String(seat);
export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Following implements Listener {
  info = $state.raw<TableInfo | null>(null);
  /** How far the rules are compiled; null: they are. */
  preparing = $state.raw<Preparing | null>(null);
  times = $state.raw<Readonly<Record<string, number>>>({}); // by seat, when the time is up of those who are asked
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
  private asked = $state.raw<Readonly<Record<string, Asking>>>({});
  private followed = $state.raw<Readonly<Record<string, Followed>>>({});
  private readonly socket: Live;
  private readonly waits = new Waits();
  private heardIn = speech.language;

  readonly procession = new Procession();
  readonly talk: Talk;
  readonly talks = $derived(this.info !== null && isForTalk(this.info));
  /** What is asked beside the match itself: a secret window, answers given ahead. */
  readonly asking = $derived<Asking | null>(this.past ? null : (this.asked[key(this.seat)] ?? null));
  readonly now = $derived<View | null>(this.followed[key(this.seat)]?.view ?? null);
  readonly view = $derived<View | null>(this.past?.view ?? this.passing() ?? (this.procession.opening ? null : this.now));
  readonly log = $derived<readonly Entry[]>(this.followed[key(this.seat)]?.log ?? []);
  /** The log as far as it is shown: no line tells what is still on its way. */
  readonly read = $derived.by<readonly Entry[]>(() => {
    const step = this.procession.step;
    return step ? this.log.filter(({ version }) => version <= step.version) : this.log;
  });
  readonly mine = $derived<readonly number[]>(this.info?.mine ?? []);
  /** Whether somebody here could sit down at another seat as well. */
  readonly maySit = $derived(this.mine.length === 0 || Boolean(this.info?.swaps));
  /** Seats of people who sit at this very screen. */
  readonly here = $derived(this.mine.filter((seat) => this.info?.seats[seat]?.kind === "person"));

  constructor(readonly id: string) {
    this.socket = new Live(id, this);
    this.talk = new Talk(id);
  }

  async open(): Promise<void> {
    try {
      this.notice = await arrive(this.id);
      this.meet(await api.table(this.id));
      this.socket.open();
    } catch (wrong) {
      if (!(wrong instanceof api.Refused)) return pause(patience(1)).then(() => this.open());
      this.fault = wrong;
    }
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
    const last = this.now?.version ?? 0;
    const steps = between(this.id, this.seat, since, last);
    if (!this.now || this.past || this.curtain !== null || !steps.length) return;
    this.procession.play([...steps, { view: this.now, told: toldIn(this.log.filter(({ version }) => version === last)) }], before, last);
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

  hasHeard(): Talk["heard"] {
    return this.talk.heard;
  }

  line(up: boolean): void {
    this.up = up;
    this.ever ||= up;
  }

  /** Plays by the socket where it is open; null where the move has to be asked for. What waits for a window's end brings
   * no version to wait for: that is asked for, too. */
  protected async spoken(deed: api.Deed): Promise<Spoken | null> {
    const { move } = deed;
    if (!this.up || move === undefined || this.asked[key(deed.seat)]?.window) return null;
    return this.socket.play({ ...deed, move });
  }

  /** The device is back online, or the language has changed. */
  greet(): void {
    if (this.ever) this.socket.nudge();
  }

  hear(said: Said): void {
    switch (said.type) {
      case "welcome":
      case "seats":
        if (said.type === "welcome") [this.preparing, this.asked] = [null, {}];
        this.notice = becameOf(this.info, said.table, speech.language) ?? this.notice;
        return this.meet(said.table);
      case "view":
        return this.catchUp(said.seat, said);
      case "update": {
        const before = this.followed[key(said.seat)];
        const after = stepped(before, said);
        if (after === "gap") return this.socket.hello();
        if (!before || after === before || said.seat !== this.seat || this.past) return this.put(said.seat, after);
        return this.procession.follow(before.view, { view: after.view, told: toldIn(after.log.slice(before.log.length)) }, () => this.put(said.seat, after));
      }
      case "presence":
        return void (this.info &&= withPresent(this.info, said));
      case "asking":
        return this.beAsked(said.seat, said.asking);
      case "chat":
        return this.talk.hear(said);
      case "rules":
        return void (this.preparing = said.preparing);
      case "clock":
        return void (this.times = untilOf(said));
      case "refused":
        this.notice = said.told?.[speech.language] ?? said.sentence;
        return;
      case "bye":
        if (FOR_GOOD.includes(said.code)) this.fault = new api.Refused(403, said);
    }
  }

  protected beAsked(seat: number | null, asking: Asking): void {
    this.asked = { ...this.asked, [key(seat)]: asking };
  }

  /** Who sits where; whoever has just got a seat here sees with its eyes. */
  meet(info: TableInfo): void {
    const before = this.mine;
    for (const seat of changedHands(this.info, info)) kept.dropToken(this.id, seat);
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
    if (seat === this.seat && since !== null && got.version > since && !this.sending) this.recall(since, had?.view ?? null);
  }

  protected keep(seat: number | null, got: Snapshot): void {
    this.put(seat, renewed(this.followed[key(seat)], got));
  }

  private put(seat: number | null, after: Followed): void {
    if (seat === this.seat && !sameMoves(this.now, after.view)) this.hint = null;
    this.followed = { ...this.followed, [key(seat)]: after };
    if (seat === this.seat) this.chosen = after.view.moves.find((m) => m.number === this.chosen?.number) ?? null;
    this.waits.look();
    this.passOn();
  }

  protected versionOf(seat: number): number {
    return this.followed[key(seat)]?.version ?? -1;
  }

  /** Whether the seat's view gets as far as this version in time. */
  protected reaches(seat: number, version: number, ms: number): Promise<boolean> {
    return this.waits.until(() => this.versionOf(seat) >= version, ms);
  }

  /** With several people at one screen, whoever has decided hands the device to the next who has to. */
  protected passOn(): void {
    const view = this.now;
    if (this.curtain !== null && !this.owes(this.curtain)) this.curtain = null; // it was answered for whoever was to come
    if (this.here.length < 2 || !view || view.over || this.curtain !== null) return;
    if (this.seat !== null && this.here.includes(this.seat) && (view.pending.includes(this.seat) || this.sending) && this.ready) return;
    const turn = [...this.here.filter((s) => s > (this.seat ?? -1)), ...this.here];
    const next = (this.ready ? turn : this.here).find((s) => this.owes(s));
    if (next === undefined) return;
    this.curtain = next;
    this.procession.stop();
  }

  /** Whether the seat has to decide: of itself each knows, of others not in a secret window. */
  private owes(seat: number): boolean {
    return Boolean((this.followed[key(seat)]?.view ?? this.now)?.pending.includes(seat));
  }

  /** Somebody has drawn the curtain back already: the device is in known hands. */
  private ready = false;

  sitDown(seat: number): void {
    this.ready = true;
    this.seat = seat;
    this.hint = this.chosen = this.notice = this.curtain = null;
    if (this.now?.last_turn) this.recall(this.now.last_turn);
  }

  nameOf(seat: number): string {
    return this.info?.seats[seat]?.name || say("player", { number: seat + 1 });
  }

  isThinking(seat: Seat): boolean {
    return Boolean(this.view && !this.view.over && this.view.pending.includes(seat.seat));
  }
}
