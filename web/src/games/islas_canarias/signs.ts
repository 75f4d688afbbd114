/** Each colour has a sign of its own, drawn about (0, 0), 14 units wide: sun, acorn, leaf, wave, shell, heart. */
import type { Mark } from "./printed";
import type { Colour } from "./told";

export const SIGNS: Readonly<Record<Colour, string>> = {
  orange: "M3.3 0A3.3 3.3 0 1 1 -3.3 0A3.3 3.3 0 1 1 3.3 0ZM0 -7v2M0 5v2M-7 0h2M5 0h2M-5 -5l1.4 1.4M5 5l-1.4 -1.4M5 -5l-1.4 1.4M-5 5l1.4 -1.4",
  brown: "M-5.4 -1.6C-5.4 -7.4 5.4 -7.4 5.4 -1.6ZM-4.2 -1.6C-4.2 3.4 -2 5.4 0 7C2 5.4 4.2 3.4 4.2 -1.6M0 -6V-7.8",
  green: "M0 7C-7 3 -5.4 -4 0 -7.4C5.4 -4 7 3 0 7ZM0 7.6V-3.6M0 3.6L2.8 1M0 1L-2.6 -1.4",
  blue: "M-7.6 -2.4q3.8 -5 7.6 0t7.6 0M-7.6 4q3.8 -5 7.6 0t7.6 0",
  beige: "M0 6.4L-6.8 -1C-7.4 -7.6 7.4 -7.6 6.8 -1ZM0 6.4V-5.6M0 6.4L-3.8 -4.6M0 6.4L3.8 -4.6",
  red: "M0 6.6C-8.6 .4 -6.6 -6.4 -2.8 -6C-1 -5.8 0 -4.4 0 -3.2C0 -4.4 1 -5.8 2.8 -6C6.6 -6.4 8.6 .4 0 6.6Z",
};

export const isColour = (mark: Mark): mark is Colour => mark in SIGNS;

/** Signs that are outlines rather than filled shapes. */
export const HOLLOW: readonly Colour[] = ["blue", "green", "beige", "brown"];
