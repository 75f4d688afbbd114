/** The parts of a table that are named on the page: where each is, and what is wrong with any of them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./nursery.mjs";

/** Names of messages, by which nothing may be called on the page: one is shown where its words are lacking. */
const MESSAGES = ["src/islario/games", "web/src"].flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).filter((file) => file.endsWith("en.ftl")).map((file) => readFileSync(join(ROOT, folder, file), "utf8")))
  .flatMap((text) => [...text.matchAll(/^([a-z]\w*(?:-\w+)+) =/gm)].map(([, name]) => name));

/** On a phone what lies in a part scrolls with it: there only the large ones have their place. */
const NAMED = `[...document.querySelectorAll("[data-part]")].filter((part) => !document.querySelector("[data-part=bar]") || !part.parentElement.closest("[data-part]"))`;

/** Of each part, and of Confirm, its left, top, width and height. */
export const partsOf = (page) =>
  page.evaluate((named) => Object.fromEntries([...eval(named), ...document.querySelectorAll("[data-confirm]")].map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [part.dataset.part ?? "Confirm", [left, top, width, height].map(Math.round)];
  })), NAMED);

/** Parts that are not where they were, or of another size: by more than two pixels. */
export const moved = (before, after) =>
  Object.keys(before).filter((part) => after[part] && before[part].some((at, i) => Math.abs(at - after[part][i]) > 2)).map((part) => `${part} was at ${before[part]}, is at ${after[part]}`);

/** What every screen is held to: the board's share of a phone, no scrolling sideways; and parts that overlap without one holding the other, that reach out of the window, or whose content is cut; cards and numbers too small to read, words on cards and letters of a question that are cut, words over what is drawn; drawings without room or apart from their number; words that end in dots though all names are short, that reach out of their button, or that are missing; rows that end in a cut; a list of moves without room for one; seats that are out of sight. */
export const faultsIn = (page) =>
  page.evaluate(([named, messages]) => {
    const SLACK = 2;
    const LINE = 9; // less is not a line: letters reach out of theirs
    const TAIL = 1; // a line's box ends a little below its letters
    const SMALLEST = 8; // what a number on a drawing is high, at the least
    const parts = eval(named).filter((part) => part.checkVisibility());
    const box = (part) => part.getBoundingClientRect();
    const name = (part) => part.dataset.part;
    const found = [];
    const scrolls = (thing, last) => { // what is in a row or a list that scrolls is found by scrolling
      for (let up = thing.parentElement; up && up !== last; up = up.parentElement) if (/auto|scroll/.test(getComputedStyle(up).overflow)) return true;
      return false;
    };
    const overlaps = (a, b) => a.left < b.right - SLACK && b.left < a.right - SLACK && a.top < b.bottom - SLACK && b.top < a.bottom - SLACK;
    for (const [i, one] of parts.entries()) {
      const { left, top, right, bottom } = box(one);
      if (left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK) found.push(`${name(one)} reaches out of the window: ${[left, top, right, bottom].map(Math.round)}`);
      for (const other of parts.slice(i + 1)) {
        if (overlaps(box(one), box(other)) && !one.contains(other) && !other.contains(one)) found.push(`${name(one)} and ${name(other)} overlap`);
      }
      for (const thing of one.querySelectorAll("button, li, h3, p, .head > *")) {
        const own = box(thing);
        if (!thing.checkVisibility() || !own.width || thing.closest(".hidden, svg, [data-part]") !== one || scrolls(thing, one)) continue;
        if (own.right > right + SLACK || own.left < left - SLACK) found.push(`in ${name(one)}, cut at the side: ${thing.textContent.trim().slice(0, 40)}`);
        if (!scrolls(thing, one.parentElement) && (own.bottom > bottom + SLACK || own.top < top - 14)) found.push(`in ${name(one)}, cut: ${thing.textContent.trim().slice(0, 40)}`);
      }
    }
    for (const card of document.querySelectorAll(".table [data-card]")) if (card.checkVisibility() && box(card).width < 48) found.push(`too small to read, ${Math.round(box(card).width)} wide: ${card.textContent.trim().slice(0, 40)}`);
    for (const words of document.querySelectorAll("[data-card] .told")) if (words.checkVisibility() && words.scrollHeight > words.clientHeight + 4) found.push(`a card's words are cut: ${words.textContent}`);
    for (const number of document.querySelectorAll(":is([data-card], [data-part=scores], [data-part=map] .value) text")) {
      const high = parseFloat(getComputedStyle(number).fontSize) * Math.abs(number.getScreenCTM()?.d ?? 1);
      if (number.checkVisibility() && high < SMALLEST) found.push(`too small to read, ${high.toFixed(1)} high: ${number.textContent}`);
    }
    for (const said of document.querySelectorAll("[data-part=board] :is(p, .ways)")) {
      for (const thing of document.querySelectorAll("[data-part=board] .laid :is(text, .place, .region, .target)")) if (said.checkVisibility() && overlaps(box(said), box(thing))) found.push(`over ${thing.dataset.space ?? thing.textContent}: ${said.textContent}`);
    }
    for (const sum of document.querySelectorAll("[data-part] .head b")) if (sum.checkVisibility() && box(sum).height > 40) found.push(`a drawing and its number stand in two lines: ${sum.textContent.trim()}`);
    for (const drawing of document.querySelectorAll("[data-part] :is(.card, .goal) svg")) if (drawing.checkVisibility() && box(drawing).height < 4) found.push(`a drawing has no room: ${drawing.closest(".card, .goal").textContent.trim().slice(0, 40)}`);
    for (const words of document.querySelectorAll(".ask > .chosen, :is([data-part=seats], [data-part=auction], [data-part=goals], [data-part=hand]) *")) {
      if (getComputedStyle(words).textOverflow === "ellipsis" && words.clientWidth > 1 && words.scrollWidth > words.clientWidth) found.push(`it ends in dots: ${words.textContent.trim().slice(0, 40)}`);
    }
    for (const button of document.querySelectorAll("[data-part] button:not(.card, .goal)")) {
      if (button.checkVisibility() && !button.querySelector("svg") && button.scrollWidth > button.clientWidth + SLACK) found.push(`its words reach out of it: ${button.textContent.trim().slice(0, 40)}`);
    }
    for (const row of document.querySelectorAll(".dock *")) {
      if (row.checkVisibility() && row.scrollWidth > row.clientWidth + SLACK && /auto|scroll/.test(getComputedStyle(row).overflowX) && getComputedStyle(row).maskImage === "none") found.push(`a row ends in a cut: ${row.className}`);
    }
    for (const words of document.querySelectorAll(".dock *")) {
      if (words.checkVisibility() && !words.closest("svg, .hidden") && words.scrollHeight > words.clientHeight + LINE && getComputedStyle(words).overflowY !== "visible") found.push(`it is to be scrolled: ${words.textContent.trim().slice(0, 60)}`);
    }
    const list = document.querySelector(".wide [role=listbox]");
    if (list?.checkVisibility()) {
      const seen = Math.min(box(list).bottom, box(list.closest("[data-part]")).bottom) - box(list).top;
      if (seen < Math.min(list.scrollHeight, 28)) found.push(`no move can be read in the list: ${Math.round(seen)} of ${list.scrollHeight}`);
    }
    const all = document.querySelector(".table");
    const said = [all?.textContent, ...[...document.querySelectorAll(".table [aria-label]")].map((thing) => thing.getAttribute("aria-label"))].join(" ");
    for (const name of new Set(said.match(/[a-z]\w*(?:-\w+)+/g))) if (messages.includes(name)) found.push(`words are missing: ${name}`);
    const [board, room] = ["board", "seats"].map((part) => document.querySelector(`[data-part=${part}]`));
    const isPhone = Boolean(document.querySelector("[data-part=bar]"));
    if (isPhone && innerHeight > innerWidth && (box(board).width < innerWidth - SLACK || box(board).height < innerHeight / 2)) found.push(`the board has ${Math.round(box(board).width)} × ${Math.round(box(board).height)} of ${innerWidth} × ${innerHeight}`);
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
    const question = document.querySelector(".question");
    for (const fixed of isPhone ? document.querySelectorAll(".ask > :is(.top, .row)") : [])
      for (const thing of document.querySelectorAll(".strip :is(button, svg)")) if (thing.checkVisibility() && !scrolls(thing, null) && overlaps(box(thing), box(fixed))) found.push(`over ${fixed.className}: ${thing.textContent.trim().slice(0, 40)}`);
    const lines = document.createRange();
    if (question) lines.selectNodeContents(question);
    const below = question ? Math.max(...[...lines.getClientRects()].map(({ bottom }) => bottom)) - box(question).bottom : 0;
    if (below > TAIL && getComputedStyle(question).overflowY !== "visible") found.push(`the last line of the question loses ${below.toFixed(1)}: ${question.textContent.slice(0, 60)}`);
    if (question && question.scrollHeight > question.clientHeight + LINE) found.push(`the question is cut: ${question.textContent.slice(0, 60)}`);
    const above = isPhone ? null : question?.parentElement; // on a tablet it is as high whatever is asked
    if (above && above.scrollHeight > above.clientHeight + LINE) found.push(`the question is to be scrolled: ${question.textContent.slice(0, 60)}`);
    for (const seat of room?.querySelectorAll("li") ?? []) if (box(seat).bottom > box(room).bottom + SLACK) found.push(`a seat is out of sight: ${seat.textContent.trim().slice(0, 20)}`);
    return found;
  }, [NAMED, MESSAGES]);

/** What cannot be hit as it should, by a thumb (on a phone) or a pointer: too small where it is pressed, covered by something else, or out of
 * the board's sight. On a phone a board's own targets are as wide as a thumb whatever they look like (there is a glass), so long as nothing
 * lies over them. */
export const hardToHit = (page) =>
  page.evaluate(() => {
    const LIT = ".target, .open";
    const MEANT = `${LIT}, .way`; // a way's end can be tapped too: whatever lies at it means the same
    const isPhone = Boolean(document.querySelector("[data-part=bar]"));
    const least = isPhone ? 44 : 24;
    const board = document.querySelector("[data-part=board]").getBoundingClientRect();
    const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
    const inside = ([x, y], { left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom;
    const said = (thing) => (thing.getAttribute("aria-label") ?? thing.textContent).trim().slice(0, 40);
    const found = [];
    const things = [...document.querySelectorAll(".table :is(button, a[href], [role=button])")].filter((thing) => thing.checkVisibility() && !thing.closest("dialog, .hidden, p > *"));
    for (const thing of things) {
      const box = thing.getBoundingClientRect();
      const at = middle(box);
      if (!box.width && !box.height) continue;
      const canvas = thing.closest(".laid");
      if (canvas) {
        if (!thing.matches(MEANT)) continue;
        if (!inside(at, board)) found.push(`${said(thing)}: out of the board's sight`);
        else if (!canvas.contains(document.elementFromPoint(...at))) found.push(`${said(thing)}: covered by ${document.elementFromPoint(...at)?.className}`);
        else if (!isPhone) {
          const around = Array.from({ length: 8 }, (_, i) => [at[0] + 11 * Math.cos(i * 0.785), at[1] + 11 * Math.sin(i * 0.785)]);
          const others = around.filter((spot) => ![null, undefined, thing].includes(document.elementFromPoint(...spot)?.closest(LIT)));
          if (others.length > 4) found.push(`${said(thing)}: less than ${least} px, something else is meant round it`);
        }
        continue;
      }
      const port = thing.closest("[data-part]")?.getBoundingClientRect();
      if (port && !inside(at, port)) continue; // it is scrolled to first
      const reach = (dx, dy) => { // as far as it is hit from its middle on
        let far = 0;
        while (far < least && document.elementFromPoint(at[0] + dx * (far + 1), at[1] + dy * (far + 1))?.closest("button, a, [role=button]") === thing) far += 1;
        return far;
      };
      const [wide, high] = [Math.max(box.width, reach(1, 0) + reach(-1, 0)), Math.max(box.height, reach(0, 1) + reach(0, -1))];
      if (wide < least - 1 || high < least - 1) found.push(`${said(thing)}: ${Math.round(wide)} × ${Math.round(high)}`);
    }
    return found;
  });
