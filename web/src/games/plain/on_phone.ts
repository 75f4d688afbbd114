/** What a table of any game shows on a phone below the board. */
export { default as Dock } from "./Dock.svelte";
