/** What nobody needs before the first decision at a table of Islas Canarias: the ship has not come yet. */
export { default as Closing } from "./Closing.svelte";
export { default as Large } from "./Large.svelte";
export { default as Outlook } from "./Outlook.svelte";
export { default as Ship } from "./Ship.svelte";
export { scenes } from "./motion";
