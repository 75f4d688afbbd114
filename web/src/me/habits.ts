/** How one likes tables, on all one's devices: what another one has said counts here from the next page on. Whoever is nobody
 * yet keeps it in this browser alone, until they sit down. */
import { pace, SPEEDS } from "../parts/pace.svelte";
import { light } from "../parts/theme.svelte";
import { ASKING, kept } from "../table/keepsakes";
import type { Habits, Me } from "../wire/types";
import { speech } from "../words/words.svelte";
import * as api from "./api";

const isSomebody = ({ devices }: Me): boolean => devices.length > 0;
let asked: Promise<Me> | null = null;
/** Nobody, while the server is silent: it is asked again next time. */
const whoever = (): Promise<Me | null> => (asked ??= api.me()).catch(() => (asked = null));

/** What was chosen in this browser; words are spoken in some language before anybody has chosen one. */
const here = (): Partial<Habits> => ({ ...pace.chosen(), ...light.chosen(), ...kept.chosen() });

export async function begin(): Promise<void> {
  const me = await whoever();
  if (!me || !isSomebody(me)) return;
  const missing = Object.entries(here()).filter(([name]) => me.habits[name as keyof Habits] === null);
  if (missing.length) await api.accustom(Object.fromEntries(missing)).catch(() => undefined);
  await follow(me.habits);
}

export async function follow({ speed, sound, taps, asks, theme, language }: Habits): Promise<void> {
  pace.follow(SPEEDS.find((one) => one === speed) ?? null, sound, taps);
  const asking = ASKING.find((one) => one === asks);
  if (asking) kept.keepAsks(asking);
  if (theme) light.follow(theme);
  if (language && language !== speech.language) await speech.switchTo(language);
}

export async function told(said: Partial<Habits>): Promise<void> {
  asked = asked?.then((me) => (isSomebody(me) ? me : api.me())) ?? null; // they may have sat down since
  const me = await whoever();
  if (me && isSomebody(me)) await api.accustom(said).catch(() => undefined);
}
