/** What nobody needs before the first decision at a table of Isla Dorada: paintings, what is told over the map, the end. */
export { default as Closing } from "./Closing.svelte";
export { ON_CARDS } from "./figures_on_cards";
export { default as Large } from "./Large.svelte";
export { scenes } from "./motion";
export { default as Scene } from "./Scene.svelte";
export { default as Vignette } from "./Vignette.svelte";
