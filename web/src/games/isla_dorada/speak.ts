/** The game's things in words, as its own messages say them. */
import type { Tongue } from "../../words/words.svelte";
import type { Printed } from "./printed";
import type { Curse, Offer, Treasure } from "./told";

/** Only the camp has a name of each language. */
export function siteName(tongue: Tongue, printed: Printed, id: string): string {
  const { name, people } = printed.site(id);
  return people === "camp" ? tongue.say("site-name-base-camp") : name;
}

export const treasureName = (tongue: Tongue, printed: Printed, { symbol, site, value }: Treasure): string =>
  tongue.say("treasure", { symbol: tongue.say(`symbol-${symbol}`), site: siteName(tongue, printed, site), value });

export const curseName = (tongue: Tongue, printed: Printed, { site, points }: Curse): string =>
  tongue.say("curse", { site: siteName(tongue, printed, site), points: Math.abs(points) });

export const routeName = (tongue: Tongue, printed: Printed, offer: Offer): string =>
  tongue.say(`route-${printed.kind(offer)}`, { to: siteName(tongue, printed, offer.to) });

const sitesOf = (tongue: Tongue, printed: Printed, id: string): string => printed.destiny(id).sites.map((site) => siteName(tongue, printed, site)).join(", ");

/** What a destiny counts, in short: sites say enough beside their points. */
export function destinyShort(tongue: Tongue, printed: Printed, id: string): string {
  const { counts } = printed.destiny(id);
  return counts === "sites_explored" || counts === "final_site_in" ? sitesOf(tongue, printed, id) : destinyWhat(tongue, printed, id);
}

function destinyWhat(tongue: Tongue, printed: Printed, id: string): string {
  const { counts, each, symbol, cards } = printed.destiny(id);
  const sites = sitesOf(tongue, printed, id);
  return tongue.say(`counts-${counts}`, { each, sites, cards: cards.map((one) => tongue.say(`card-${one}`)).join(", "), symbol: tongue.say(`symbol-${symbol}`) });
}

/** What a destiny counts, and what that gives. */
export function destinyHelp(tongue: Tongue, printed: Printed, id: string): string {
  const { counts, each, most, ...card } = printed.destiny(id);
  const [sites, what] = [sitesOf(tongue, printed, id), destinyWhat(tongue, printed, id)];
  const steps = card.steps.map(({ least, points }) => tongue.say("destiny-step", { least, points })).join(", ");
  return tongue.say("destiny-help", { counts, sites, each, most, what, steps });
}
