/** The game's things in words, as its own messages say them. */
import type { Tongue } from "../../words/words.svelte";
import type { Curse, Treasure } from "./facts";
import { goal, kindOf, type Route } from "./island";

/** Hora-Pena from hora_pena; only the camp has a name of each language. */
export const siteName = (tongue: Tongue, id: string): string =>
  id === "base_camp" ? tongue.say("site-name-base-camp") : id.replace(/(^|_)(.)/g, (_, gap: string, letter: string) => (gap ? "-" : "") + letter.toUpperCase());

export const treasureName = (tongue: Tongue, { symbol, site, value }: Treasure): string =>
  tongue.say("treasure", { symbol: tongue.say(`symbol-${symbol}`), site: siteName(tongue, site), value });

export const curseName = (tongue: Tongue, { site, points }: Curse): string => tongue.say("curse", { site: siteName(tongue, site), points: Math.abs(points) });

export const routeName = (tongue: Tongue, from: string, route: Route): string =>
  tongue.say(`route-${kindOf(route)}`, { to: siteName(tongue, goal(from, route).id) });
