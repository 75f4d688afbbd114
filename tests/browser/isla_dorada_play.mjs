/** At a table of Isla Dorada: sitting down, looking at a seat's view, and playing what only leads up to a test. */
import { person, setTable } from "./house.mjs";
import { confirm, until } from "./play.mjs";

const address = process.env.ISLARIO_ADDRESS;

/** A table, set by somebody at a browser. */
export async function table(host, seats, options = {}) {
  await host.page.goto("/");
  return setTable(host.page, seats, options, "isla-dorada");
}

/** Follows a seat's link. */
export async function sitAt(chrome, { table: { id }, links }, seat, wishes) {
  const guest = await person(chrome, address, wishes);
  const { token } = links.find((link) => link.seat === seat);
  await guest.page.goto(`/table/${id}#seat=${seat}&token=${token}`);
  await guest.page.locator("[data-confirm]").waitFor();
  return guest;
}

/** Three people, each at a browser, and somebody who watches. */
export async function threeAndASpectator(chrome, options) {
  const ana = await person(chrome, address);
  const set = await table(ana, [{ kind: "here", name: "Ana" }, { kind: "open", name: "Zoé" }, { kind: "open", name: "Inès" }], options);
  const { id } = set.table;
  await ana.page.goto(`/table/${id}`);
  const people = [ana, await sitAt(chrome, set, 1, { language: "fr" }), await sitAt(chrome, set, 2)];
  const spectator = await person(chrome, address);
  await spectator.page.goto(`/table/${id}`);
  await spectator.page.locator(".site").first().waitFor();
  return { id, people, spectator };
}

export const viewOf = async ({ page }, id, seat) => (await page.request.get(`/api/tables/${id}/view?seat=${seat}`)).json();

/** A move through the API, when only its consequence matters. */
export async function play(who, id, seat, pick) {
  const { version, view } = await viewOf(who, id, seat);
  const move = pick(view.moves);
  await who.page.request.post(`/api/tables/${id}/moves`, { data: { seat, move: move.number, version, id: `${seat}-${version}` }, headers: { Origin: address } });
}

/** Plays all seats through the API, as told or the first move there is, until a seat's view is what is waited for; that seat. */
export async function playUntil(people, id, isThere, pick = ([first]) => first) {
  for (;;) {
    const views = await Promise.all(people.map((who, seat) => viewOf(who, id, seat)));
    const seat = views.findIndex(({ view }) => isThere(view));
    if (seat >= 0) return seat;
    if (views[0].view.over) return -1;
    const asked = views[0].view.pending[0];
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
  const isLone = (await page.locator(".side [role=option]").count()) === 1;
  await button.dispatchEvent("click");
  if (isLone) return until(page, "the answer to count", async () => !(await button.isVisible()));
  await look();
  return confirm(page);
}
