/** What happens on Tucana, as it is seen: cards are turned, trails draw themselves, the way to a sight lights up, what it brings floats to where it counts,
 * and a pair of villages that is joined shines. */
import { draws, glows, goes, type Looks, says, type Scene, scenesOf, shines, type Sight as Eyes } from "../consequences";
import { gains, seatAt } from "../gains";
import type { GameEvent } from "./told";

/** Whoever looks sees the own sheet large, and those of the others as small as a thumb. */
const sheet = (who: number): string => `sheet-${who} ${seatAt(who)}`;
const on = (who: number, { seat }: Eyes, place: string): string => (who === seat ? `${place} ${sheet(who)}` : sheet(who));

const inked = ({ who, a, b }: { readonly who: number; readonly a: string; readonly b: string }, { seat }: Eyes): Scene[] => (who === seat ? [draws(`trail-${a}-${b}`)] : [glows(sheet(who))]);

const LOOKS: Looks<GameEvent> = {
  cards_turned: () => [glows("turned-0", "card"), glows("turned-1", "card")], // they are asked about: nothing hides them
  trail_drawn: (trail, eyes) => inked(trail, eyes),
  bonus_trail_drawn: (trail, eyes) => inked(trail, eyes),
  sight_connected: ({ who, sight, space, points }, eyes) => (who === eyes.seat ? [draws(`way-${space}`), glows(`spot-${space}`, "point"), says(`+${points}`, `spot-${space}`, `sight-${sight} score-${who}`)] : [glows(sheet(who))]),
  pair_connected: ({ who, letter, points }, eyes) => [...(who === eyes.seat ? [draws(`way-${letter}`)] : []), shines(on(who, eyes, `village-${letter}`), "point"), ...gains(who, points, on(who, eyes, `village-${letter}`))],
  blue_bonus: ({ who, letter, points }) => [goes(`blue-${letter}`, sheet(who)), ...gains(who, points, sheet(who))],
  red_bonus: ({ who, sight, points }) => [goes(`red-${sight}`, sheet(who)), ...gains(who, points, sheet(who))],
  round_scored: ({ who, round, points }, eyes) => gains(who, points, on(who, eyes, `round-${round}`)),
};

export const scenes = scenesOf(LOOKS);
