/** What nobody needs before the first decision at a table of La Isla. */
export { default as Closing } from "./Closing.svelte";
export { default as Large } from "./Large.svelte";
export { scenes } from "./motion";
