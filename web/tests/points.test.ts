import { expect, it } from "vitest";
import { opening, uncover } from "../src/lesson/points";
import type { View } from "../src/wire/types";

function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

it("the ship at its berth is to be opened, the count that lies open is not", () => {
  expect(opening("news", page('<button data-at="berth"></button>'))).toBe("guide-open");
  expect(opening("news", page('<section data-at="berth"></section>'))).toBe(null);
});

it("the count is put away where it may lie over an area that can be chosen, and nowhere else", () => {
  Element.prototype.checkVisibility ??= () => false; // what jsdom does not know
  let pressed = 0;
  page('<div class="board"><div class="news"><section><button data-put-away>×</button></section></div></div>');
  document.querySelector("button")!.onclick = () => (pressed += 1);
  const view = { game: "islas-canarias", moves: [] } as unknown as View;
  uncover(view, "privileges", []);
  expect(pressed).toBe(0);
  uncover(view, "areas", []);
  expect(pressed).toBe(1);
});
