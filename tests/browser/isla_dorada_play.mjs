/** At a table of Isla Dorada: sitting down, looking at a seat's view, and playing what only leads up to a test. */
import { person, setTable, tell } from "./house.mjs";
import { pause } from "./patience.mjs";
import { confirm, playMove, until, viewOf as seen } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;

/** A table, set by somebody at a browser. */
export const table = (host, seats, options = {}, deal = null) => setTable(host.page, seats, options, "isla-dorada", deal);

/** Follows a seat's link, without a look at the table yet. */
export async function sitAt(chrome, { table: { id }, links }, seat, wishes) {
  const guest = await person(chrome, address, wishes);
  const { token } = links.find((link) => link.seat === seat);
  const answer = await tell(guest.page, "/api/session", { table: id, token });
  if (!answer.ok()) throw new Error(await answer.text());
  return guest;
}

/** Three people, each at a browser. */
export async function three(chrome, options, deal) {
  const ana = await person(chrome, address);
  const set = await table(ana, [{ kind: "here", name: "Ana" }, { kind: "open", name: "Zoé" }, { kind: "open", name: "Inès" }], options, deal);
  return { id: set.table.id, people: [ana, await sitAt(chrome, set, 1, { language: "fr" }), await sitAt(chrome, set, 2)] };
}

/** They all look at the table, and so does somebody who watches: that one. */
export async function gather(chrome, { id, people }) {
  const spectator = await person(chrome, address);
  for (const { page } of [...people, spectator]) {
    await page.goto(`/table/${id}`);
    await page.locator(".site").first().waitFor();
  }
  return spectator;
}

export const viewOf = ({ page }, id, seat) => seen(page, id, seat);

/** A move through the API, when only its consequence matters. */
export async function play(who, id, seat, pick) {
  const { version, view } = await viewOf(who, id, seat);
  await playMove(who.page, id, seat, version, pick(view.moves));
}

/** Plays all seats through the API, as told or the first move there is, until a seat's view is what is waited for; that seat. */
export async function playUntil(people, id, isThere, pick = ([first]) => first) {
  for (;;) {
    const views = await Promise.all(people.map((who, seat) => viewOf(who, id, seat)));
    const seat = views.findIndex(({ view }) => isThere(view));
    if (seat >= 0) return seat;
    if (views[0].view.over) return -1;
    const asked = views.findIndex(({ view }, own) => view.pending.includes(own)); // in a secret window each knows of itself alone
    if (asked < 0) {
      await pause(20); // a window is about to close, or a bot to move
      continue;
    }
    await play(people[asked], id, asked, (moves) => pick(moves, views[asked].view));
  }
}

/** Chooses a way on the map; it leads on to the amounts without being confirmed. */
export async function takeWay(page, way) {
  await until(page, "the ways to be lit", async () => (await way.count()) > 0);
  await way.dispatchEvent("click");
  await page.locator(".desk button.amount").first().waitFor();
}

/** Answers on the desk, with a look before it is confirmed; a lone answer is played at once. */
export async function answer(page, button, look = async () => {}) {
  await button.waitFor({ state: "attached" });
  const isLone = (await page.locator(".side [role=option]").count()) === 1;
  await button.dispatchEvent("click");
  if (isLone) return until(page, "the answer to count", async () => !(await button.isVisible()));
  await look();
  return confirm(page);
}
