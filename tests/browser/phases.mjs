/** The phases of each game, and matches that come to all of them: for whoever looks whether the table holds in every one. */
import { ask, setTable, tell } from "./house.mjs";
import { until } from "./play.mjs";

const NAMES = ["Pancho", "Zoé", "Inès", "Rafa", "Kim"];
export const bots = (count) => NAMES.slice(0, count).map((name) => ({ kind: "bot", bot: "greedy", name }));
export const has = (kind) => (view) => view.moves.some((move) => move.kind === kind);
export const phase = (name) => (view) => view.table.phase === name;
const asks = (name) => (view) => view.table.question === name;
const draws = (stage) => (view) => phase("draw")(view) && view.table.stage === stage;

/** Of each game its phases, how each is known, and what a phone's strip shows while it is decided. */
export const GAMES = {
  "la-isla": [
    ["cards are laid", asks("lay"), ".dock [data-card]"],
    ["somebody explores", has("place"), ".dock [data-colour]"],
    ["an explorer is moved", has("lift"), ".dock [data-colour]"],
    ["it is placed anew", asks("move_to"), ".dock [data-colour]"],
    ["something else is paid", asks("pay"), ".dock .target"],
    ["a function is covered", asks("cover"), ".dock [data-slot]"],
    ["a function is used", asks("use"), ".dock .ways .target"],
  ],
  "isla-dorada": [
    ["goals are rejected", phase("goals"), ".dock .goal.lit"],
    ["a way is sought", has("path"), ".dock .hand .card"],
    ["an amount is named", (view) => has("amount")(view) && view.moves.length > 1, ".dock button.amount"],
    ["a bid is paid", phase("pay"), ".dock .card.lit"],
    ["a Sangaia is offered", phase("sangaia"), ".dock .card"],
    ["the leader goes on", phase("onward"), ".dock .card"],
    ["treasures are shown", phase("treasures"), ".dock .goal"],
    ["news is kept", phase("news"), ".dock .goal.lit"],
    ["a card is drawn", draws("free"), ".dock .card.lit"],
    ["a card is bought", draws("purchase"), ".dock .card.lit"],
    ["a victim is named", phase("victim"), ".dock .card"],
    ["a monster is put", phase("monster"), ".dock .card"],
    ["treasures are dug out", phase("antik"), ".dock .goal.lit"],
    ["a destiny is exchanged", phase("istwa"), ".dock .goal.lit"],
    ["two are named", phase("pair"), ".dock .card"],
    ["Panda takes cards", phase("panda"), ".dock .card.lit"],
    ["a hand is too large", phase("limit"), ".dock .card.lit"],
  ],
  "islas-canarias": [
    ["islands are taken", phase("islands"), ".board .whole"],
    ["a house is built", phase("act"), ".dock [data-card].lit"],
    ["its area is chosen", phase("place"), ".dock .why"],
    ["the ship is loaded", phase("load"), ".dock [data-card].lit"],
    ["a turn is ended", phase("end"), ".dock .end"],
    ["houses are merged", phase("use"), ".dock [data-card]"],
    ["a colour has run out", phase("colour"), ".dock .target"],
    ["a pirate is diverted", phase("name"), ".dock [data-card]"],
    ["a house is lost", phase("return"), ".dock [data-card]"],
  ],
  "trails-of-tucana": [
    ["the first trail", (view) => view.table.round === 1, ".dock .cards svg"],
    ["a bonus trail", (view) => view.table.sheets[0].bonus_trails > 0, ".dock .cards svg"],
    ["the second round", (view) => view.table.round > 1, ".dock .cards svg"],
  ],
};
export const MOST = { "la-isla": 4, "isla-dorada": 6, "islas-canarias": 5, "trails-of-tucana": 4 };

/** Matches that come to all of these phases soon; what is `eager` is done where it can be, and where it is `rich` the first seat bids high. */
const MATCHES = {
  "la-isla": [{ deal: 24, players: 4, eager: ["place", "lift", "use", "mark", "pay"] }],
  "isla-dorada": [{ deal: 1, players: 6, moves: 45, rich: true }, { deal: 11, players: 3, moves: 36, rich: true }, { deal: 33, players: 3, moves: 94 }, { deal: 26, players: 3, eager: ["path"], rich: true }],
  "islas-canarias": [{ deal: 21, players: 5, moves: 74 }, { deal: 20, players: 5, eager: ["palace", "town"] }],
  "trails-of-tucana": [{ deal: 9, players: 4 }],
};

export const viewOf = (page, id, seat = 0) => ask(page, `/api/tables/${id}/view?seat=${seat}&lang=fr`);

/** Without spaces: French has narrow ones on the page. */
export const bare = (words) => words.replace(/\s/g, "");

/** Whatever is eager, else all: each in its turn. */
function choice({ moves }, seat, count, { eager = [], rich = false }) {
  const most = rich && seat === 0 && moves.filter(({ kind }) => kind === "amount").at(-1);
  const wished = eager.map((kind) => moves.filter((move) => move.kind === kind)).find(({ length }) => length) ?? moves;
  return most || wished[(count * 5 + seat) % wished.length];
}

/** A table with that deal, at which the page's person has the first seat and one other all the rest; nobody's move is made for them. */
async function sitDown(page, hand, game, { deal, players }) {
  const others = NAMES.slice(0, players - 1).map((name) => ({ kind: "here", name }));
  const { table: { id } } = await setTable(hand, [{ kind: "open" }, ...others], {}, game, deal);
  const told = [await tell(page, `/api/tables/${id}/seats/0/claim`, { name: "Ana" })];
  for (let seat = 0; seat < players; seat += 1) told.push(await tell(seat ? hand : page, `/api/tables/${id}/seats/${seat}/obvious`, { obvious: false }));
  for (const answer of told) if (!answer.ok()) throw new Error(await answer.text());
  return id;
}

/** Goes through all phases of a game, always in the same way: each time the page's person is asked in a new one, where that is. `hand` is
 * the page of somebody else. */
export async function* phasesOf(page, hand, game) {
  const left = [...GAMES[game]];
  for (const match of MATCHES[game]) {
    const id = await sitDown(page, hand, game, match);
    let pending = [];
    const counts = Array(match.players).fill(0); // each goes by what it has done itself: several may decide at once, in any order
    const asked = async () => {
      for (const seat of pending) {
        const { version, view } = await viewOf(seat ? hand : page, id, seat);
        if (view.moves.length) return { seat, version, view };
      }
      pending = (await viewOf(page, id)).view.pending;
      return null;
    };
    for (let count = 0; left.length && count < (match.moves ?? Infinity); count += 1) {
      const { seat, version, view } = await until(page, "somebody to be asked", asked);
      const at = seat ? -1 : left.findIndex(([, isThere]) => isThere(view));
      if (at >= 0) {
        const [[name, , strip]] = left.splice(at, 1);
        yield { id, name, view, strip };
      }
      const { number } = choice(view, seat, counts[seat]++, match);
      const answer = await (await tell(seat ? hand : page, `/api/tables/${id}/moves`, { seat, move: number, version, id: `phase-${count}` })).json(); // in a window several have one version
      if (!answer.view) throw new Error(`in ${game}, deal ${match.deal}: ${JSON.stringify(answer)}`);
      if (answer.view.over) break;
      pending = answer.view.pending;
    }
  }
  if (left.length) throw new Error(`${game} never came to: ${left.map(([name]) => name)}`);
}

/** Goes on to explore and to bid high, so that what is waited for comes soon. */
function eagerly({ moves, version }) {
  const wished = ["place", "use"].map((kind) => moves.filter((move) => move.kind === kind)).find(({ length }) => length) ?? moves;
  return moves.filter(({ kind }) => kind === "amount").at(-1) ?? wished[(version * 5) % wished.length];
}

/** Plays the first seat, among bots, through the API until it is asked in such a position. */
export async function playTo(page, id, isThere) {
  return until(page, "the position that is wished for", async () => {
    for (;;) {
      const { version, view } = await viewOf(page, id);
      if (view.over) return { over: true };
      if (!view.moves.length) return null; // others are deciding
      if (isThere(view)) return view;
      await tell(page, `/api/tables/${id}/moves`, { seat: 0, move: eagerly(view).number, version, id: `phase-${version}` });
    }
  });
}
