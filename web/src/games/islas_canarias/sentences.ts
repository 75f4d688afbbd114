/** Islands, cards and privileges in words. */
import type { Foresight } from "../../wire/types";
import type { Tongue } from "../../words/words.svelte";
import type { Box, Colour, Face, IslandName, PowerName, Prey } from "./told";

const dashed = (name: string): string => name.replaceAll("_", "-");

export const islandNamed = (island: IslandName, tongue: Tongue): string => tongue.say(`island-${dashed(island)}`);

/** In a word or two. */
export const powerNamed = (power: PowerName, { draw_with_privilege: count }: Box, tongue: Tongue): string => tongue.say(`power-${dashed(power)}`, { count });

export function cardTold(card: string, { faces, pirates }: Box, tongue: Tongue): string {
  const [face, pirate] = [faces[card], pirates[card]];
  if (face) return settlerTold(face, tongue);
  return pirate ? tongue.say("web-pirate-told", { card: tongue.say(`pirate-${pirate}`), privilege: tongue.say(`privilege-${pirate}`) }) : "";
}

export function settlerTold({ settler, occupation, house, priorities }: Face, tongue: Tongue): string {
  return tongue.say("web-settler-told", {
    card: tongue.say("settler", { occupation, meaning: tongue.say(`settler-${settler}`) }),
    house: tongue.say(`building-house-${house}`),
    priorities: priorities.map((mark) => tongue.say(`symbol-${mark}`)).join(", "),
  });
}

/** What a merge does and, once it is foreseen, the points for it and those of the houses that are gone then. */
export function mergeTold(kind: "palace" | "town", foreseen: Foresight | null, tongue: Tongue): string {
  const { points = [], events = [] } = foreseen ?? {};
  const built = points.find(({ source }) => source !== "houses");
  const houses = points.find(({ source }) => source === "houses")?.points ?? 0;
  const before = events.some((event) => event.kind === "ship_arrives") ? 0 : -houses; // a ship brings and takes houses too
  const worth = built ? tongue.say(`web-worth-${dashed(built.source)}`, { points: built.points, before }) : "";
  return `${tongue.say(`web-${kind}-told`)} ${worth}`;
}

/** Why a pirate goes where it goes; a holder who is protected sends it on. */
export function pirateGoes(colour: Colour, { holder, shield }: Prey, names: readonly string[], tongue: Tongue): string {
  if (holder === null) return tongue.say("web-pirate-most", { privilege: tongue.say(`privilege-${colour}`) });
  const who = names[holder] ?? "";
  const goes = tongue.say("web-pirate-holder", { who, privilege: tongue.say(`privilege-${colour}`) });
  return shield ? `${goes} ${tongue.say("web-pirate-sent-on", { who, privilege: tongue.say(`privilege-${shield}`) })}` : goes;
}
