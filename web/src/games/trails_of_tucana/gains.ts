/** What a trail would connect at once: sights to a village, and pairs of villages. */
import type { Tongue } from "../../words/words.svelte";
import type { Sheets, Tucana } from "./facts";
import { link, networks } from "./networks";
import { LETTERS, type Sheet, SIGHTS } from "./sheet";

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** In words, with the points each circles; nothing where the trail only leads on. */
export function gains(trail: string, printed: Sheet, mine: Sheets, cards: Tucana["blue_cards"], tongue: Tongue): string[] {
  const spaces = networks([...mine.trails, trail]).get(link(trail).a)?.spaces;
  const places = printed.spaces.filter(({ name }) => spaces?.has(name));
  const letters = places.flatMap(({ village }) => (village ? (mine.letters[village - 1] ?? []) : []));
  const sights = SIGHTS.flatMap((kind) => {
    const [values, had] = [printed.values[kind], mine.sights[kind]?.length ?? 0];
    const count = places.filter(({ name, sight }) => sight === kind && !mine.sights[kind]?.includes(name)).length;
    if (!letters.length || !count) return [];
    const told = `${tongue.say(`sight-${kind}`)} +${sum(values.slice(had, had + count))}`;
    return had + count === values.length ? [told, tongue.say("web-extra")] : [told];
  });
  const pairs = LETTERS.flatMap((letter, i) => {
    if (mine.pairs.includes(letter) || letters.filter((one) => one === letter).length < 2) return [];
    const told = `${tongue.say("web-pair", { letter })} +${printed.pairs[i]}`;
    return cards[letter] ? [told, `${tongue.say("web-card")} +${cards[letter]}`] : [told];
  });
  return [...sights, ...pairs];
}
