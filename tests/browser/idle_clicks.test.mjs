/** Isla Dorada for three people and a bot, a whole match: nobody is ever asked what has but one answer, and silence means no. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, browser, person, setTable } from "./house.mjs";
import { Nursery } from "./nursery.mjs";
import { PATIENCE } from "./patience.mjs";
import { unseen, until, viewOf } from "./play.mjs";

const WINDOW = 0.1; // seconds
const nursery = new Nursery(["isla-dorada"]);
let chrome, server;
before(async () => {
  [chrome, server] = await Promise.all([browser(), nursery.server(undefined, { answer_delay: 0.02 })]);
});
after(async () => {
  await chrome?.close();
  await nursery.close();
});

/** Three people, each at a browser of their own. */
async function gathered() {
  const ana = await person(chrome, server.address);
  const seats = [{ kind: "here", name: "Ana" }, { kind: "open" }, { kind: "open" }, { kind: "bot", bot: "greedy" }];
  const { table, links } = await setTable(ana.page, seats, {}, "isla-dorada", null, WINDOW);
  const guests = [await person(chrome, server.address, { language: "fr" }), await person(chrome, server.address)];
  await ana.page.goto(`/table/${table.id}`);
  for (const [i, { page }] of guests.entries()) await page.goto(`/table/${table.id}#seat=${i + 1}&token=${links[i + 1].token}`);
  return { id: table.id, people: [ana, ...guests] };
}

/** Decides as whoever sits there would, to the end of the match, inside the page; how many answers there were at each click, and how often the table asked "anyone?". */
const playOn = (page) => page.evaluate(async (patience) => {
  const find = (what) => document.querySelector(what);
  const options = () => document.querySelectorAll(".side .wide [role=option]");
  const now = () => `${options().length} ${find(".question")?.textContent} ${find(".log")?.textContent.length}`;
  const [choices, asked] = [[], new Set()];
  let before = "";
  for (const ends = Date.now() + patience; !find("#final-title"); await new Promise((later) => setTimeout(later, 20))) {
    if (Date.now() > ends) throw new Error(`waited in vain for the end: ${now()}`);
    if (find(".anyone")) asked.add(now());
    if (!find("[data-confirm]") || find(".anyone") || !options().length || now() === before) continue;
    before = now();
    choices.push(options().length);
    [...options()].at(-1).click();
    for (; find("[data-confirm]:disabled") && now() === before; ) await new Promise(requestAnimationFrame);
    find("[data-confirm]:not(:disabled)")?.click();
  }
  return { choices, asked: asked.size };
}, PATIENCE);

test("nobody clicks where there is nothing to choose, from the first round to the last", async () => {
  const { id, people } = await gathered();
  for (const { page } of people) {
    await until(page, "the table", () => page.locator(".log").count());
    await unseen(page, true);
  }
  const told = await Promise.all(people.map(({ page }) => playOn(page)));
  assert.ok(told.every(({ asked }) => asked > 0), "the table asked: anyone?");
  const choices = told.flatMap((one) => one.choices);
  assert.ok(choices.length > 100, `a whole match, not ${choices.length} decisions`);
  assert.deepEqual(choices.filter((count) => count < 2), [], "what has but one answer was put to somebody");
  const { view } = await viewOf(people[0].page, id, 0);
  assert.ok(view.over);
  const { log } = await ask(people[0].page, `/api/tables/${id}/log?seat=0`);
  assert.ok(log.length > choices.length, "the rest was answered for them");
  assert.deepEqual(people.map(({ faults }) => faults), [[], [], []]);
});
