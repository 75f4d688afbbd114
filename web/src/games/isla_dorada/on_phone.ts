/** What a table of Isla Dorada shows on a phone below the board. */
export { default as Dock } from "./Dock.svelte";
