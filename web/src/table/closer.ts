/** What is there for whoever looks closer, and what is seldom asked: it comes once the first question can be seen, or when it is needed before. */
export { About } from "./about.svelte";
export { default as Explanation } from "./About.svelte";
export { default as Ahead } from "./Ahead.svelte";
export { default as Anyone } from "./Anyone.svelte";
export { default as Countdown } from "./Countdown.svelte";
export { default as Curtain } from "./Curtain.svelte";
export { default as Final } from "./Final.svelte";
export { default as Halted } from "./Halted.svelte";
export { default as Hints } from "./Hints.svelte";
export { default as Leaf } from "../parts/Leaf.svelte";
export { default as Leaves } from "./Leaves.svelte";
export { default as LogList } from "./LogList.svelte";
export { default as Menu } from "./Menu.svelte";
export { default as NameForm } from "./NameForm.svelte";
export { default as ReplayBar } from "./ReplayBar.svelte";
export { default as SeatWish } from "./SeatWish.svelte";
export { Stage } from "./stage";
