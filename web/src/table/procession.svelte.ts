/** What has happened, one position after the other, each with what led to it: quickly, never for long, and over at any touch. */
import { tick } from "svelte";
import type { Gain, Scene, Scenes } from "../games/consequences";
import { gains } from "../games/gains";
import { pace } from "../parts/pace.svelte";
import type { Box } from "../wire/box";
import type { Happening, View } from "../wire/types";
import type { Stage } from "./stage";

export const LEAST = 150; // milliseconds that a step stays
export const MOST = 400; // where there is nothing to see but the step itself
export const WHOLE = 4000; // and all of them together
const SLOW = 1000; // a step that takes longer to come is left out

/** A position, and what led to it. */
export interface Step { readonly view: View; readonly told: readonly Happening[] }
type Coming = Step | (() => Promise<Step>);

/** At most as many as there is time for, spread evenly. */
export function thinned<T>(steps: readonly T[], most = Math.floor(WHOLE / LEAST)): T[] {
  if (steps.length <= most) return [...steps];
  return Array.from({ length: most }, (_, i) => steps[Math.floor((i * steps.length) / most)]!);
}

const gainIn = (scene: Scene): Gain[] => (scene.how === "says" && scene.gain ? [scene.gain] : []);
const pause = (ms: number): Promise<null> => new Promise((done) => setTimeout(() => done(null), ms));

export class Procession {
  /** The step that is shown; null: things as they are now. */
  step = $state.raw<View | null>(null);
  /** The first step is on its way, and nothing was shown before it. */
  opening = $state(false);
  /** Points that are still on their way to a score. */
  held = $state.raw<readonly Gain[]>([]);
  /** What happenings look like at this table, and who shows it; until they are there nothing travels. */
  looks: { readonly scenes: Scenes; readonly box: Box; readonly stage: Stage } | null = null;
  private steps: Coming[] = [];
  private ends = 0;
  private walk = 0; // counts walks: an older one stops when it sees a newer
  /** Whether something is being shown that has happened already. */
  walking = $state(false);
  private latest = -1; // the version of what is there now

  /** Shows these positions, the last of them being what is there now; until the first of them is there, what was shown `before`. */
  play(steps: readonly Coming[], before: View | null = null, latest = -1): void {
    if (pace.still || !steps.length) return;
    this.stop();
    this.latest = latest;
    this.steps = thinned(steps);
    this.step = before;
    this.opening = before === null;
    void this.go();
  }

  /** A newer view has come, which `put` lays on the table: at once, or after what is being shown. */
  follow(before: View, after: Step, put: () => void): void {
    if (pace.still) {
      pace.cue(this.scenes(after.told, after.view.seat).find(({ cue }) => cue)?.cue);
      return put();
    }
    this.latest = after.view.version;
    if (this.walking) {
      this.step ??= before;
      this.steps = thinned([...this.steps, after]);
      this.ends = Date.now() + pace.ms(WHOLE);
      return put();
    }
    this.ends = Date.now() + pace.ms(WHOLE);
    const walk = (this.walk += 1);
    this.walking = true;
    void this.show(after, before, put).then(() => void (walk === this.walk && this.go()));
  }

  /** The score of a seat, without points that are still on their way. */
  scoreOf({ scores }: View, seat: number): number {
    return this.held.reduce((score, gain) => score - (gain.seat === seat ? gain.points : 0), scores[seat] ?? 0);
  }

  /** What happens while the board turns to it by itself. */
  async perform(told: readonly Happening[], seat: number, turn: () => void): Promise<void> {
    const stage = pace.still ? undefined : this.looks?.stage;
    const opening = stage?.open(this.scenes(told, seat)) ?? [];
    turn();
    await tick();
    await stage?.play(opening, pace.ms(WHOLE));
  }

  /** Straight to now. */
  stop(): void {
    this.rest();
    this.looks?.stage.skip();
  }

  /** Whoever is asked meanwhile sees the question in time: what came before it is shown for so long at most. */
  hurry(ms: number): void {
    if (!this.step) return;
    this.ends = Math.min(this.ends, Date.now() + ms);
    setTimeout(() => void (this.step && this.stop()), ms);
  }

  private rest(): void {
    this.walk += 1;
    this.walking = false;
    this.steps = [];
    this.step = null;
    this.opening = false;
    this.held = [];
  }

  private scenes(told: readonly Happening[], seat: number | null): readonly Scene[] {
    return this.looks?.scenes(told, { seat: seat ?? 0, box: this.looks.box }) ?? [];
  }

  /** What a step looks like; points that no happening tells of float from where something happened last. */
  private seen({ view, told }: Step, before: View | null): readonly Scene[] {
    const scenes = this.scenes(told, view.seat);
    const last = scenes.at(-1);
    const from = !last ? "" : "to" in last ? last.to : last.at;
    const named = scenes.flatMap(gainIn).map(({ seat }) => seat);
    return [...scenes, ...(before && this.looks ? view.scores.flatMap((score, seat) => (named.includes(seat) ? [] : gains(seat, score - before.scores[seat]!, from))) : [])];
  }

  /** Turns to a step, and shows how it came to it. */
  private async show(step: Step, before: View | null, turn: () => void): Promise<void> {
    const [walk, begun] = [this.walk, Date.now()];
    const stage = this.looks?.stage;
    const scenes = this.seen(step, before);
    const opening = stage?.open(scenes) ?? [];
    this.held = stage ? scenes.flatMap(gainIn) : [];
    turn();
    await tick();
    const left = (this.ends - Date.now()) / (this.steps.length + 1);
    await stage?.play(opening, left, (scene) => (this.held = this.held.filter((gain) => !gainIn(scene).includes(gain))));
    if (walk !== this.walk) return;
    this.held = [];
    const rest = scenes.length ? LEAST : MOST;
    await pause(Math.max(0, Math.min(pace.ms(rest), Math.max(LEAST, left)) - (Date.now() - begun)));
  }

  private async go(): Promise<void> {
    const walk = ++this.walk;
    this.walking = true;
    this.ends = Math.max(this.ends, Date.now() + pace.ms(WHOLE));
    while (this.steps.length) {
      const next = this.steps.shift()!;
      const step = typeof next === "function" ? await Promise.race([next().catch(() => null), pause(SLOW)]) : next;
      if (walk !== this.walk) return;
      if (this.ends <= Date.now()) break;
      if (step) await this.show(step, this.step, () => ([this.step, this.opening] = [step.view.version === this.latest ? null : step.view, false]));
      if (walk !== this.walk) return;
    }
    this.rest();
  }
}
