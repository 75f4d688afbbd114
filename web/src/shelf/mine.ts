/** One's own tables, looked up again and again; how many wait is told on the app's badge, too. */
import * as api from "../wire/api";
import type { MyTables } from "../wire/types";

const [EVERY, HIDDEN] = [15_000, 60_000]; // milliseconds between two looks, in sight and out of it

export function badge(waiting: number): void {
  void (waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.())?.catch(() => undefined);
}

export function watch(heard: (tables: MyTables) => void): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(again);
    again = setTimeout(look, document.hidden ? HIDDEN : EVERY);
    void api.myTables().then(heard, () => undefined);
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(again);
    document.removeEventListener("visibilitychange", look);
  };
}
