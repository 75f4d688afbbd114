/** What happened while nobody looked, one position after the other: quickly, never for long, and over at any touch. */
import type { View } from "../wire/types";

export const LEAST = 150; // milliseconds that a step stays
export const MOST = 400;
export const WHOLE = 4000; // and all of them together
const SLOW = 1000; // a step that takes longer to come is left out

type Step = View | (() => Promise<View>);

/** At most as many as there is time for, spread evenly. */
export function thinned<T>(steps: readonly T[], most = Math.floor(WHOLE / LEAST)): T[] {
  if (steps.length <= most) return [...steps];
  return Array.from({ length: most }, (_, i) => steps[Math.floor((i * steps.length) / most)]!);
}

const pause = (ms: number): Promise<null> => new Promise((done) => setTimeout(() => done(null), ms));
const isStill = (): boolean => document.hidden || (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false);

export class Procession {
  /** The step that is shown; null: things as they are now. */
  step = $state.raw<View | null>(null);
  /** The first step is on its way, and nothing was shown before it. */
  opening = $state(false);
  private steps: Step[] = [];
  private ends = 0;
  private walk = 0; // counts walks: an older one stops when it sees a newer
  private walking = false;
  private renewed = 0;

  /** Shows these positions before what is there now; until the first of them is there, what was shown `before`. */
  play(steps: readonly Step[], before: View | null = null): void {
    if (isStill() || !steps.length) return;
    this.steps = thinned(steps);
    this.step = before;
    this.opening = before === null;
    this.ends = Date.now() + WHOLE;
    void this.go();
  }

  /** Something new is to be seen from now on. */
  mark(): void {
    this.renewed = Date.now();
  }

  /** A newer view has come: the one before it is still shown for a moment if it has just come itself. */
  follow(before: View): void {
    const age = Date.now() - this.renewed;
    this.mark();
    if (isStill()) return;
    if (this.walking) this.steps = thinned([...this.steps, before]);
    else if (age < LEAST) this.play([before], before);
  }

  /** Straight to now. */
  stop(): void {
    this.walk += 1;
    this.walking = false;
    this.steps = [];
    this.step = null;
    this.opening = false;
  }

  private async go(): Promise<void> {
    const walk = ++this.walk;
    this.walking = true;
    while (this.steps.length) {
      const next = this.steps.shift()!;
      const view = typeof next === "function" ? await Promise.race([next().catch(() => null), pause(SLOW)]) : next;
      if (walk !== this.walk) return;
      if (view) [this.step, this.opening] = [view, false];
      const left = (this.ends - Date.now()) / (this.steps.length + 1);
      if (left <= 0) break;
      if (view) await pause(Math.min(MOST, Math.max(LEAST, left)));
      if (walk !== this.walk) return;
    }
    this.stop();
  }
}
