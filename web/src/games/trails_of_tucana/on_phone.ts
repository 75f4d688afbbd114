/** What a table of Trails of Tucana shows on a phone below the board. */
export { default as Dock } from "./Dock.svelte";
