/** What a table of any game shows on a desk beside the board. */
export { default as Glance } from "./Glance.svelte";
export { default as SeatGlance } from "./SeatGlance.svelte";
export { default as Tray } from "./Tray.svelte";
