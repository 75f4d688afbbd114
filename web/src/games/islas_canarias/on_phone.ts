/** What a table of Islas Canarias shows on a phone below the board. */
export { default as Dock } from "./Dock.svelte";
