/** What a table of Isla Dorada shows on a desk beside the board. */
export { default as Legend } from "./Legend.svelte";
export { default as Row } from "./Row.svelte";
export { default as SeatGlance } from "./SeatGlance.svelte";
export { default as Tray } from "./Tray.svelte";

export const Glance = (): object => ({}); // the strip over the map tells how the bidding stands
