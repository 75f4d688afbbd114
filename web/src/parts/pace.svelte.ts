/** How fast what happens is shown, and whether it is heard: as the reader likes it, kept in this browser. */
import { habit } from "./habit";
import { fetched } from "./fetched.svelte";

export const SPEEDS = ["slow", "normal", "fast", "none"] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.55, none: 0 };
const [SPEED, SOUND, TAPS] = ["islario-speed", "islario-sound", "islario-ship-waits"];
const kept = (key: string): string | null => globalThis.localStorage?.getItem(key) ?? null;

class Pace {
  speed = $state<Speed>(SPEEDS.find((speed) => speed === kept(SPEED)) ?? "normal");
  sound = $state(kept(SOUND) === "yes");
  /** What is shown card by card goes on at a tap, not by itself. */
  taps = $state(kept(TAPS) === "yes");

  /** Whether end states are shown at once. */
  get still(): boolean {
    return this.speed === "none" || document.hidden || (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false);
  }

  /** As long as this takes at the reader's speed; none where nothing moves. */
  ms(normal: number): number {
    return this.still ? 0 : normal * FACTORS[this.speed];
  }

  setSpeed(speed: Speed): void {
    this.follow(speed, null, null);
    habit({ speed });
  }

  setSound(sound: boolean): void {
    this.follow(null, sound, null);
    habit({ sound });
    if (sound) this.cue("turn");
  }

  setTaps(taps: boolean): void {
    this.follow(null, null, taps);
    habit({ taps });
  }

  /** What was chosen here. */
  chosen(): { speed?: Speed; sound?: boolean; taps?: boolean } {
    return { ...(kept(SPEED) && { speed: this.speed }), ...(kept(SOUND) && { sound: this.sound }), ...(kept(TAPS) && { taps: this.taps }) };
  }

  /** As it was chosen, here or on another device; null: it was not. */
  follow(speed: Speed | null, sound: boolean | null, taps: boolean | null): void {
    if (speed) localStorage.setItem(SPEED, (this.speed = speed));
    if (sound !== null) localStorage.setItem(SOUND, (this.sound = sound) ? "yes" : "no");
    if (taps !== null) localStorage.setItem(TAPS, (this.taps = taps) ? "yes" : "no");
  }

  /** A small sound, where they are wanted. */
  cue(cue: Cue | undefined): void {
    if (cue && this.sound) void fetched(() => import("./sound")).then(({ ring }) => ring(cue));
  }
}

export type Cue = "turn" | "card" | "point" | "hammer";
export const pace = new Pace();
