/** One stop of the Tab key for a whole board or list: inside it, the arrow keys go to the nearest thing in that direction, Home and End to the first and last. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ENDS: Record<string, number> = { Home: 0, End: -1 };

const middle = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** The one of `others` that lies closest in the direction, with a penalty for lying aside. */
export function nearest(from: readonly [number, number], others: readonly (readonly [number, number])[], step: readonly [number, number]): number {
  let [best, found] = [Infinity, -1];
  others.forEach(([x, y], i) => {
    const [dx, dy] = [x - from[0], y - from[1]];
    const along = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    if (along > 1 && along + 2 * aside < best) [best, found] = [along + 2 * aside, i];
  });
  return found;
}

const rove = (fromEnd: boolean): Attachment<Element> => (node) => {
  const all = (): SVGElement[] => [...node.querySelectorAll<SVGElement>("[data-rove]")];
  const only = (chosen: Element | undefined): void => {
    for (const one of all()) one.setAttribute("tabindex", one === chosen ? "0" : "-1");
  };
  const settle = (): void => {
    const things = all();
    const isNew = fromEnd && !node.contains(document.activeElement); // whoever is inside stays where they are
    if (isNew || !things.some((one) => one.getAttribute("tabindex") === "0")) only(things.at(fromEnd ? -1 : 0));
  };
  const onkeydown = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    const [step, end] = [STEPS[key], ENDS[key]];
    const from = (event.target as Element).closest("[data-rove]");
    if ((!step && end === undefined) || !from) return;
    event.preventDefault();
    if (!step) return all().at(end!)?.focus();
    const others = all().filter((one) => one !== from);
    others[nearest(middle(from), others.map(middle), step)]?.focus();
  };
  const onfocus = (event: Event): void => only((event.target as Element).closest("[data-rove]") ?? undefined);
  const watch = new MutationObserver(settle);
  watch.observe(node, { childList: true, subtree: true });
  node.addEventListener("keydown", onkeydown);
  node.addEventListener("focusin", onfocus);
  settle();
  return () => {
    watch.disconnect();
    node.removeEventListener("keydown", onkeydown);
    node.removeEventListener("focusin", onfocus);
  };
};

export const roving = rove(false);
/** Where the latest comes last, one enters there. */
export const rovingFromEnd = rove(true);
