/** The words of one's own pages, and times as people tell them. */
import { speech } from "../words/words.svelte";

const tongue = await speech.learnOwn();
export const tell = tongue.say.bind(tongue);

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [["day", 86_400], ["hour", 3600], ["minute", 60]];

/** "2 hours ago", "yesterday". */
export function ago(at: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - at);
  if (past < 60) return tell("just-now");
  const [unit, length] = STEPS.find(([, seconds]) => past >= seconds) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(speech.language, { numeric: "auto" }).format(-Math.floor(past / length), unit);
}

export const day = (at: number): string => new Intl.DateTimeFormat(speech.language, { dateStyle: "medium" }).format(at * 1000);
export const list = (names: readonly string[]): string => new Intl.ListFormat(speech.language).format(names);
