/** Moments as people tell them. */
import { speech } from "../words/words.svelte";

/** A moment that is near: the hour, with the day where it is another one. */
export function moment(at: number): string {
  const near = new Date(at * 1000);
  const today = near.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(speech.language, today ? { timeStyle: "short" } : { weekday: "short", hour: "numeric", minute: "2-digit" }).format(near);
}
