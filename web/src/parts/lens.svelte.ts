/** The lens over the board in view: on a phone its buttons stand in the bar, where they cover nothing. */
export interface Lens { readonly near: boolean; closer(by: number): void }

class Held {
  lens = $state.raw<Lens | null>(null);
}

export const held = new Held();
