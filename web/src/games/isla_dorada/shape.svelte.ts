/** Where the map is small, whatever is to be read is drawn larger. */
export const LARGER = 1.2;

/** The shape of the map's place: where there is room beside a square island, as on a desk, it is drawn broader; on a phone as long as most
 * are, higher. Sizes of windows tell, and nothing else: the map keeps its shape for the whole match. */
const SHAPES: readonly (readonly [where: string, stretch: number, letters: number])[] = [
  ["(min-width: 1151px) and (min-height: 501px)", 1.15, 1],
  ["(max-height: 500px) and (max-width: 760px)", 1, LARGER],
  ["(max-height: 500px)", 1.15, LARGER],
  ["(max-width: 480px) and (max-aspect-ratio: 1/2)", 0.85, 1],
  ["(max-width: 480px)", 1.08, LARGER],
];

class Shape {
  /** How many times as wide as high. */
  stretch = $state(1);
  /** How many times as large as on a desk names and numbers are drawn. */
  letters = $state(1);

  constructor() {
    const asked = SHAPES.map(([where, ...drawn]) => [globalThis.matchMedia?.(where), drawn] as const);
    const look = (): void => void ([this.stretch, this.letters] = asked.find(([one]) => one?.matches)?.[1] ?? [1, 1]);
    for (const [one] of asked) one?.addEventListener("change", look);
    look();
  }
}

export const shape = new Shape();
