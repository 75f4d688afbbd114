/** What a table of La Isla shows on a phone below the board. */
export { default as Dock } from "./Dock.svelte";
