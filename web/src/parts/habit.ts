/** What the reader likes belongs to them: it is kept in this browser, and told to the server for their other devices. */
import type { Habits } from "../wire/types";
import { fetched } from "./fetched.svelte";

export const habit = (said: Partial<Habits>): void => void fetched(() => import("../me/habits")).then(({ told }) => told(said));

let isFollowed = false;
/** What was liked on other devices counts here, too: asked for once a page, when what the page is for can be seen. */
export function follow(): void {
  if (!isFollowed) void fetched(() => import("../me/habits")).then(({ begin }) => begin());
  isFollowed = true;
}
