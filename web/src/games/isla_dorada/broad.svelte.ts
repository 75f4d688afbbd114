/** Whether there is room beside a square island, as on a desk: then the map is drawn broader. */
const BROAD = 1.15; // times as wide as high
const NARROW = 1;

class Broad {
  private is = $state(false);

  constructor() {
    const room = globalThis.matchMedia?.("(min-width: 1151px) and (min-height: 501px)");
    this.is = room?.matches ?? false;
    room?.addEventListener("change", () => (this.is = room.matches));
  }

  get stretch(): number {
    return this.is ? BROAD : NARROW;
  }
}

export const broad = new Broad();
