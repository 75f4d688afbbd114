/** Cards in words. */
import type { Tongue } from "../../words/words.svelte";
import { type Colour, type Face, kindOf } from "./facts";

export function settlerTold(card: string, face: Face, tongue: Tongue): string {
  return tongue.say("web-settler-told", {
    card: tongue.say("settler", { occupation: face.occupation, meaning: tongue.say(`settler-${kindOf(card)}`) }),
    house: tongue.say(`building-house-${face.house}`),
    priorities: face.priorities.map((mark) => tongue.say(`symbol-${mark}`)).join(", "),
  });
}

export const pirateTold = (card: string, tongue: Tongue): string =>
  tongue.say("web-pirate-told", { card: tongue.say(card), privilege: tongue.say(`privilege-${card.slice(7)}`) });

/** Why a pirate goes where it goes. */
export function pirateGoes(colour: Colour, holder: number | null, names: readonly string[], tongue: Tongue): string {
  const privilege = tongue.say(`privilege-${colour}`);
  return holder === null ? tongue.say("web-pirate-most", { privilege }) : tongue.say("web-pirate-holder", { who: names[holder] ?? "", privilege });
}
