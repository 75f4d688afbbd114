/** The latest ship as it is played to whoever watches: card by card, each for a while or until a tap, however fast the next one comes. */
import { untrack } from "svelte";
import { pace } from "../../parts/pace.svelte";
import type { Around } from "../around";
import type { Arrival } from "./arrivals";

const [A_CARD, IN_ALL] = [1800, 7200]; // milliseconds

export class Voyage {
  at = $state(0);
  playing = $state(false);
  private ship: string | undefined;
  private since = 0;

  /** To be made while a component is; a past position is not played, and neither is what was there at first. */
  constructor(private readonly arrivals: () => readonly Arrival[], isPast: () => boolean, private readonly perform: Around["perform"]) {
    $effect.pre(() => {
      const [first, count] = [arrivals()[0]?.key ?? "", arrivals().length];
      untrack(() => {
        const anew = this.ship !== undefined && this.ship !== first;
        this.playing = !pace.still && !isPast() && count > 0 && (anew || this.playing || this.at === count - 2);
        if (!this.playing) this.at = count - 1;
        else if (anew) [this.at, this.since] = [-1, performance.now()];
        this.ship = first;
      });
    });
    $effect(() => {
      if (!this.playing) return;
      const [now, count] = [this.at, arrivals().length];
      if (now < 0) return untrack(() => this.show(0));
      if (pace.taps && now < count - 1) return;
      const left = pace.ms(Math.min(A_CARD, IN_ALL / count)) - (performance.now() - this.since);
      const later = setTimeout(() => (now < count - 1 ? this.show(now + 1) : (this.playing = false)), Math.max(0, left));
      return () => clearTimeout(later);
    });
  }

  /** Turns to a card, and shows what it brings. */
  private show(at: number): void {
    this.since = performance.now();
    this.perform(this.arrivals()[at]?.happenings ?? [], () => (this.at = at));
  }

  /** To a card by a tap; the next one is played as it comes. */
  go(to: number): void {
    if (this.playing && to === this.at + 1) return this.show(to);
    this.playing = false;
    this.at = to;
  }

  /** To the end: whoever decides something sees things as they are. */
  end(): void {
    if (this.playing) this.go(this.arrivals().length - 1);
    this.playing = false;
  }
}
