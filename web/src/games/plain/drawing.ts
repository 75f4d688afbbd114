/** An island for a game that brings no picture of its own: always the same one for the same name. */
import { coastal, Hand, type Point, round } from "../../art/hand";
import { peak, tree } from "../../art/marks";

export interface Drawing {
  readonly coasts: readonly string[];
  readonly meadow: string;
  readonly lake: string | null;
  readonly path: string;
  readonly hut: Point;
  /** Peaks and trees, each an outline and its dark side, the nearest last. */
  readonly marks: readonly { readonly kind: "rock" | "tree"; readonly outline: string; readonly shade: string }[];
}

const MIDDLE: Point = [160, 94];
const CORNERS = 10;

/** A number for a name; close names get far numbers. */
export function seedOf(name: string): number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return seed;
}

/** Points round a middle, nearer and farther by chance. */
function ring([x, y]: Point, [across, down]: Point, hand: Hand, by: number): Point[] {
  return Array.from({ length: CORNERS }, (_, i): Point => {
    const [angle, far] = [(i / CORNERS) * 2 * Math.PI, 1 + hand.shake(by)];
    return [x + Math.cos(angle) * across * far, y + Math.sin(angle) * down * far];
  });
}

const between = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

export function drawn(name: string): Drawing {
  const hand = new Hand(seedOf(name));
  const main = ring(MIDDLE, [104 + hand.shake(10), 58 + hand.shake(6)], hand, 0.2);
  const side = hand.shake(1) > 0 ? 1 : -1;
  const islet = ring([160 + side * 134, 38 + hand.shake(8)], [19, 11], hand, 0.3);
  const [top, foot] = [between(MIDDLE, main[side > 0 ? 7 : 8]!, 0.34), between(MIDDLE, main[side > 0 ? 1 : 4]!, 0.5)];
  const hut = between(MIDDLE, main[side > 0 ? 4 : 1]!, 0.45);
  const spots = (count: number, [x, y]: Point, wide: number, high: number): Point[] =>
    Array.from({ length: count }, (_, i): Point => [x + (i - (count - 1) / 2) * wide + hand.shake(4), y + hand.shake(high)]);
  const rocks = spots(2 + Math.round(1 + hand.shake(1)), top, 25, 7).map((at) => ({ at, kind: "rock" as const, drawing: peak([0, 0], hand), scale: 1.9 }));
  const wood = [...spots(4, foot, 17, 9), ...spots(2, between(hut, main[side > 0 ? 5 : 9]!, 0.4), 16, 6)].map((at) => ({ at, kind: "tree" as const, drawing: tree([0, 0], hand), scale: 1.7 }));
  return {
    coasts: [coastal(main, hand, 5), coastal(islet, hand, 1.5)],
    meadow: coastal(main.map((corner) => between(MIDDLE, corner, 0.78)), hand, 3),
    lake: hand.shake(1) > -0.4 ? coastal(ring(between(hut, foot, 0.5), [19, 8], hand, 0.16), hand, 1) : null,
    path: `M${at(hut)}Q${at([MIDDLE[0] + hand.shake(30), MIDDLE[1] + 12])} ${at(foot)}`,
    hut,
    marks: [...rocks, ...wood].sort((a, b) => a.at[1] - b.at[1]).map(({ at: [x, y], kind, drawing, scale }) => ({ kind, outline: placed(drawing[0], x, y, scale), shade: placed(drawing[1], x, y, scale) })),
  };
}

const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** A drawing about the origin, larger and elsewhere: capitals are places, small letters are steps. */
function placed(path: string, x: number, y: number, scale: number): string {
  return path.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, letter: string, numbers: string) => {
    const got = [...numbers.matchAll(/-?\d*\.?\d+/g)].map(([text], i) => {
      const move = letter === letter.toLowerCase() || letter === "Z" ? 0 : letter === "V" || (letter !== "H" && i % 2) ? y : x;
      return round(Number(text) * scale + move);
    });
    return letter + got.join(" ");
  });
}
