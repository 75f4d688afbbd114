/** What happens on Isla Dorada, as it is seen: bids go to the map, payments to the expedition, which travels; what is found goes to who found it. */
import type { Point } from "../../art/hand";
import type { Box } from "../../wire/box";
import { comes, glows, goes, type Looks, says, type Scene, scenesOf, shines, type Sight } from "../consequences";
import { gains, seatAt } from "../gains";
import { tourLine } from "./island";
import { printed as read, type Tour } from "./printed";
import type { CardName, GameEvent } from "./told";

/** Whoever looks sees the own cards; those of others are a number. */
const cards = (who: number): string => `back-${who} ${seatAt(who)}`;
const held = (who: number, card: CardName, { seat }: Sight): string => (who === seat ? `card-${card} ${cards(who)}` : cards(who));
const STEP = 7; // milliseconds that the expedition takes for a length of 1 on the map of 1000
const [SHORTEST, LONGEST] = [700, 2000];

/** On foot it bobs, by boat it sways, and what flies goes high. */
const GAITS: Readonly<Record<"walks" | "sails" | "flies", (share: number, i: number) => Point>> = {
  walks: (share, i) => [0, i % 2 && share < 1 ? -9 : 0],
  sails: (share) => [0, 5 * Math.sin(share * 6 * Math.PI)],
  flies: (share) => [0, -70 * Math.sin(share * Math.PI)],
};
const WATER: readonly string[] = ["lake", "sea", "river"];

function travels(box: Box, from: string, tour: Tour): Scene[] {
  const printed = read(box);
  const line = tourLine(printed, from, tour);
  const [first] = tour.ride;
  const gait = GAITS[!first ? "flies" : WATER.includes(printed.path(first).kind) ? "sails" : "walks"];
  const far = line.reduce((sum, [x, y], i) => sum + (i ? Math.hypot(x - line[i - 1]![0], y - line[i - 1]![1]) : 0), 0);
  const shaken = line.map(([x, y], i): Point => {
    const [dx, dy] = gait(i / (line.length - 1), i);
    return [x + dx, y - 22 + dy];
  });
  return [{ how: "walks", at: "expedition", line: shaken, lasts: Math.min(LONGEST, Math.max(SHORTEST, far * STEP)) }];
}

const bids = ({ who, to, n }: { who: number; to: string; n: number }): Scene[] => [says(String(n), `chair-${who} ${seatAt(who)}`, `site-${to}`)];

const LOOKS: Looks<GameEvent> = {
  bid: bids,
  added: bids,
  juju: ({ who, other }) => [says("!", seatAt(who), `chair-${other} ${seatAt(other)}`)],
  leader: ({ who, to }) => [shines(`chair-${who} ${seatAt(who)}`, "hammer"), glows(`site-${to}`)],
  paid: ({ who, card }, sight) => [goes(held(who, card, sight), "expedition")],
  gold_spent: ({ who }) => [goes(`gold-${who} ${seatAt(who)}`, "expedition")],
  moved: ({ from, ...tour }, { box }) => travels(box, from, tour),
  stepped: ({ from, site }, { box }) => travels(box, from, { to: site, ride: [] }),
  sea_token: ({ path }) => [comes("sea-tokens", `token-${path}`)],
  marker: ({ number }) => [comes(`marker-${number}`, `marker-${number}`)],
  curse_struck: ({ who, site, points }) => gains(who, points, `site-${site}`),
  treasure_found: ({ who, site, points }) => [glows(`site-${site}`), ...gains(who, points, `site-${site}`)],
  bonus: ({ who, points }) => gains(who, points, seatAt(who)),
  took_from_row: ({ who, card, slot }, sight) => [goes(`row-${slot}`, held(who, card, sight))],
  took_from_deck: ({ who }) => [goes("deck", cards(who))],
  bought: ({ who }) => [goes(`gold-${who} ${seatAt(who)}`, "deck")],
  row_filled: ({ slot }) => [comes("deck", `row-${slot}`)],
  bolt: ({ who }) => [glows(seatAt(who))],
  stolen: ({ who, other }) => [goes(cards(other), cards(who))],
  monster_placed: ({ monster }) => [comes(`monster-${monster}`, `monster-${monster}`)],
  discarded: ({ who, card }, sight) => [goes(held(who, card, sight), "deck")],
  cursed: ({ who }) => [glows(seatAt(who))],
  destiny_scored: ({ who, points }) => gains(who, points, seatAt(who)),
};

export const scenes = scenesOf(LOOKS);
