/** What a guide can point at, by the names that lessons use: where it is found on the page, the first place that is in sight. */
import type { View } from "../wire/types";

type Places = (names: readonly string[]) => readonly string[];
/** Where a phone keeps what is mine: behind the sheet's grip. */
const GRIP = ".sheet .grip";
/** What shows more of a board that is looked at from near. */
const FARTHER = "[data-farther]";

const SHELL: Readonly<Record<string, Places>> = {
  seats: () => [".seats li", ".bar .others, .bar"],
  hint: () => ["[data-hint]"],
  question: () => [".ask"],
  log: () => [".log"],
};

const labelled = (names: readonly string[], ends = " ("): string => names.map((name) => `.board [aria-label^="${name}${ends}"]`).join();

const GAMES: Readonly<Record<string, Readonly<Record<string, Places>>>> = {
  "trails-of-tucana": {
    space: (names) => [labelled(names)],
    cards: () => [".turning .cards", ".dock .cards", ".glance"],
    sights: () => [".boxes table", GRIP],
    pairs: () => [".boxes .pairs", GRIP],
    bonus: () => [".pile > :last-child", GRIP],
    deck: () => [".deck", ".dock ul"],
  },
  "la-isla": {
    hand: () => [".hand"],
    holder: () => [".holder", ".dock .slots", GRIP],
    resources: () => [".stores > ul:first-child", GRIP],
    animals: () => [".stores .animals", "[data-track]", GRIP],
    space: (names) => [names.map((name) => `[data-space="${name}"]`).join()],
    region: (names) => [names.map((name) => `[data-region="${name}"]`).join()],
    track: (names) => [names.map((name) => `[data-track="${name}"]`).join(), GRIP],
    tracks: () => ["svg:has([data-track]) .plate", GRIP],
    ways: () => [".ways", ".dock"],
  },
  "islas-canarias": {
    island: (names) => [names.map((name) => `.isle[aria-label*="${name}"]`).join(), ".board .news > :last-child"],
    hand: () => [".hand ul", ".hand"],
    card: (names) => [names.map((name) => `[data-card="${name}"]`).join()],
    areas: () => [".board .target.place", ".board .target", ".board .news > :last-child"],
    privileges: () => [".privileges", GRIP],
    news: () => [".news > *", '[data-at="berth"]'],
  },
  "isla-dorada": {
    expedition: () => [".piece.expedition"],
    site: (names) => [names.map((name) => `.board [data-site="${name}"]`).join(), ".dock .answers"],
    hand: () => [".shelf .hand .cards > *", ".dock .cards", GRIP],
    goals: () => [".shelf .goals", GRIP],
    goal: (names) => [names.map((name) => `.shelf [data-about^="treasure:${name}"]`).join(), ".dock .goal", GRIP],
    destiny: () => [".shelf .goals .destiny", GRIP],
    row: () => [".board .row", ".dock", '.shelf section:has([data-at^="row-"])', GRIP],
  },
};

/** Where the board can be seen: in the glass that lies open over it, else in all of its place. */
const showing = (element: Element): Element | null => element.closest(".board")?.querySelector(".glass") ?? element.closest(".board");

/** What of an element can be seen on a board that is looked at from near. */
export function seen(element: Element): Omit<DOMRect, "x" | "y" | "width" | "height" | "toJSON"> {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const edge = showing(element)?.getBoundingClientRect();
  return edge ? { left: Math.max(left, edge.left), top: Math.max(top, edge.top), right: Math.min(right, edge.right), bottom: Math.min(bottom, edge.bottom) } : { left, top, right, bottom };
}

const COVERED = 1 / 3; // of it, and it is no longer seen for what it is

/** What is drawn, not beyond the edge of its board, nor below news or a sheet that lie over it; what a glass shows, but not its buttons. */
function inSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const { x, y, width, height } = box;
  const board = showing(element);
  const holds = ({ left, right, top, bottom }: DOMRect): boolean => x + width / 2 > left && x + width / 2 < right && y + height / 2 > top && y + height / 2 < bottom;
  const below = ({ left, right, top, bottom }: DOMRect): number =>
    Math.max(0, Math.min(box.right, right) - Math.max(box.left, left)) * Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, top)) / (width * height);
  const news = element.closest(".news") ? undefined : element.closest(".board")?.querySelector(".news:not(.blank) > :last-child");
  const sheet = board && document.querySelector(".sheet.up .leaf");
  return !element.matches(".glass > button") && element.checkVisibility() && width > 0 && (!board || (board.contains(element) && holds(board.getBoundingClientRect()))) && ![news, sheet].some((over) => over && below(over.getBoundingClientRect()) > COVERED);
}

/** What to do to see what is meant, where it does not lie open: the id of a message. */
export function opening(at: string, element: Element): "guide-pull-up" | "guide-open" | "guide-put-away" | "guide-farther" | null {
  if (element.matches(FARTHER)) return "guide-farther";
  if (element.matches(GRIP)) return "guide-pull-up";
  if (at === "news") return element.matches('button[data-at="berth"]') ? "guide-open" : null;
  return element.closest(".news") ? "guide-put-away" : null;
}

/** The elements that are meant, on the page or in a part of it: moves by their words, all else by name. */
export function pointed(view: View, at: string, moves: readonly number[], root: ParentNode = document): Element[] {
  const found = (selector: string): Element[] => [...root.querySelectorAll(selector)].filter(inSight);
  if (at === "choice") {
    const words = new Set(view.moves.filter(({ number }) => moves.includes(number)).map((move) => move.words));
    return found("[aria-label]").filter((element) => words.has(element.getAttribute("aria-label") ?? ""));
  }
  const [name = "", ...names] = at.split(" ");
  const places = GAMES[view.game]?.[name] ?? SHELL[name] ?? (() => []);
  const here = places(names).map(found).find((elements) => elements.length) ?? [];
  /** The place itself, not only what lies beside it. */
  const isThere = (selector: string): boolean => [...root.querySelectorAll(selector)].slice(0, 1).some(inSight);
  const isBeyond = names.length > 1 && names.some((one) => places([one]).slice(0, 1).some((selector) => !isThere(selector)));
  return isBeyond ? [...here, ...found(FARTHER)] : here;
}

/** Puts away what was opened over the board for what was said before. */
export function uncover(view: View, at: string, moves: readonly number[]): void {
  document.querySelector<HTMLElement>(".board .over")?.click();
  if (at === "areas") document.querySelector<HTMLElement>(".board .news [data-put-away]")?.click(); // some of the areas may lie below it
  if (!pointed(view, at, moves).some((element) => element.closest(".holdings"))) document.querySelector<HTMLElement>(".sheet.up .grip")?.click();
}
