/** What a trail would connect at once, as the server foresees it: sights to a village, and pairs of villages. */
import type { Foresight } from "../../wire/types";
import type { Tongue } from "../../words/words.svelte";
import { eventsOf } from "./table";
import type { Link, Sight } from "./told";

/** In words, with the points each circles; nothing where the trail only leads on. What is foreseen begins with the
 * trails that the turn has already. */
export function gains(foreseen: Foresight, { a, b }: Link, tongue: Tongue): string[] {
  const events = eventsOf(foreseen.events);
  const drawn = events.findIndex((event) => "a" in event.facts && event.facts.a === a && event.facts.b === b);
  const sights = new Map<Sight, { points: number; last: boolean }>();
  const cards: string[] = [];
  for (const event of events.slice(drawn + 1)) {
    if (event.kind === "sight_connected") {
      const { sight, points, last } = event.facts;
      sights.set(sight, { points: points + (sights.get(sight)?.points ?? 0), last });
    } else if (event.kind === "pair_connected") {
      cards.push(`${tongue.say("web-pair", { letter: event.facts.letter })} +${event.facts.points}`);
    } else if (event.kind === "blue_bonus" || event.kind === "red_bonus") {
      cards.push(`${tongue.say("web-card")} +${event.facts.points}`);
    }
  }
  const told = [...sights].flatMap(([sight, { points, last }]) => [`${tongue.say(`sight-${sight}`)} +${points}`, ...(last ? [tongue.say("web-extra")] : [])]);
  return [...told, ...cards];
}
