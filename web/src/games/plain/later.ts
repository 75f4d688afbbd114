/** What nobody needs before the first decision at a table of any game. */
export { default as Closing } from "./Closing.svelte";
export { default as Large } from "./Mine.svelte";
