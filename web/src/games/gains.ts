/** Points float to the score of a seat. */
import type { Scene } from "./consequences";

/** A narrow bar has no room for all: the others have one place together. */
export const seatAt = (seat: number): string => `seat-${seat} seat-more`;
const signed = (points: number): string => `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
export const gains = (seat: number, points: number, from: string): Scene[] =>
  points ? [{ how: "says", words: signed(points), from: `${from} ${seatAt(seat)}`, to: `score-${seat} ${seatAt(seat)}`, gain: { seat, points }, cue: "point" }] : [];
