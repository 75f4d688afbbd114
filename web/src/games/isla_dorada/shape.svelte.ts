/** The shape of the map's place: where there is room beside a square island, as on a desk, it is drawn broader; on a phone as long as most
 * are, higher. Sizes of windows tell, and nothing else: the map keeps its shape for the whole match. */
const SHAPES: readonly (readonly [where: string, stretch: number])[] = [
  ["(min-width: 1151px) and (min-height: 501px)", 1.15],
  ["(max-height: 500px)", 1.15],
  ["(max-width: 480px) and (max-aspect-ratio: 1/2)", 0.85],
  ["(max-width: 480px)", 1.08],
];

class Shape {
  /** How many times as wide as high. */
  stretch = $state(1);

  constructor() {
    const asked = SHAPES.map(([where, stretch]) => [globalThis.matchMedia?.(where), stretch] as const);
    const look = (): void => void (this.stretch = asked.find(([one]) => one?.matches)?.[1] ?? 1);
    for (const [one] of asked) one?.addEventListener("change", look);
    look();
  }
}

export const shape = new Shape();
