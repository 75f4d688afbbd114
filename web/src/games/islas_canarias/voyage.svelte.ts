/** The latest ship as it is played to whoever watches: card by card, each for a while, however fast the next one comes. */
import { untrack } from "svelte";
import type { Arrival } from "./arrivals";
import { pace } from "./motion";

const IN_ALL = 6000; // milliseconds for a whole ship

export class Voyage {
  at = $state(0);
  playing = $state(false);
  private ship: string | undefined;
  private since = 0;

  /** To be made while a component is; a past position is not played, and neither is what was there at first. */
  constructor(arrivals: () => readonly Arrival[], isPast: () => boolean) {
    $effect.pre(() => {
      const [first, count] = [arrivals()[0]?.key ?? "", arrivals().length];
      untrack(() => {
        const anew = this.ship !== undefined && this.ship !== first;
        this.playing = pace() > 0 && !isPast() && count > 0 && (anew || this.playing || this.at === count - 2);
        if (!this.playing) this.at = count - 1;
        else if (anew) this.show(0);
        this.ship = first;
      });
    });
    $effect(() => {
      if (!this.playing) return;
      const [now, count] = [this.at, arrivals().length];
      const left = Math.min(pace(), IN_ALL / count) - (performance.now() - this.since);
      const later = setTimeout(() => (now < count - 1 ? this.show(now + 1) : (this.playing = false)), Math.max(0, left));
      return () => clearTimeout(later);
    });
  }

  private show(at: number): void {
    this.at = at;
    this.since = performance.now();
  }

  go(to: number): void {
    this.playing = false;
    this.at = to;
  }
}
