/** The little drawings that tell a terrain without its colour, each about the point where it stands. */
import { type Hand, type Point, round } from "./hand";

/** Outline and dark side of a tree. */
export function tree([x, y]: Point, hand: Hand): [string, string] {
  const [r, tall] = [4.6 + hand.shake(0.8), 6 + hand.shake(1)];
  const crown = `M${round(x - r)} ${round(y)}q${round(-r * 0.7)} ${round(-r)} ${round(r * 0.45)} ${round(-tall)}q${round(r * 0.6)} ${round(-r * 0.9)} ${round(r * 1.15)} 0q${round(r * 1.2)} ${round(r * 0.6)} ${round(r * 0.4)} ${round(tall)}q${round(-r)} 1.6 ${round(-r * 2)} 0Z`;
  return [`${crown}M${round(x)} ${round(y + 0.8)}v3.4`, `M${round(x + 0.5)} ${round(y)}q3.6 -1.4 2.6 -6.2q2.4 1.4 1.6 5.6q-1.6 1.4 -4.2 .6Z`];
}

/** Outline and dark side of a peak. */
export function peak([x, y]: Point, hand: Hand): [string, string] {
  const [w, h] = [8.5 + hand.shake(1.5), 14 + hand.shake(2)];
  const foot = y + 5;
  return [
    `M${round(x - w)} ${round(foot)}L${round(x - w * 0.35)} ${round(foot - h * 0.72)}L${round(x)} ${round(foot - h)}L${round(x + w * 0.45)} ${round(foot - h * 0.5)}L${round(x + w)} ${round(foot)}`,
    `M${round(x)} ${round(foot - h)}L${round(x + w * 0.45)} ${round(foot - h * 0.5)}L${round(x + w)} ${round(foot)}H${round(x + 1)}L${round(x + 2.4)} ${round(foot - h * 0.4)}L${round(x - 0.8)} ${round(foot - h * 0.6)}Z`,
  ];
}

export const wave = ([x, y]: Point, hand: Hand): string => {
  const half = round(4.4 + hand.shake(0.8));
  return `M${round(x - 8)} ${round(y)}q${round(Number(half) / 2)} -4 ${half} 0t${half} 0t${half} 0`;
};

export function dune([x, y]: Point, hand: Hand): string {
  const dots = Array.from({ length: 4 }, () => `M${round(x + hand.shake(9))} ${round(y + 2 + hand.shake(6))}h.1`).join("");
  return hand.shake(1) > -0.15 ? `M${round(x - 8)} ${round(y + 3)}q7 -8 16 -1${dots}` : dots;
}
