/** Bringing a table of La Isla to where a test wants it, through the API. */
import { playMove, until, viewOf } from "./play.mjs";

export const asks = (question) => (view) => view.table.question === question;

/** Explores and uses whatever can be had. */
const eagerly = (view) => {
  const wished = ["place", "lift", "use"].map((kind) => view.moves.filter((move) => move.kind === kind)).find((moves) => moves.length);
  return (wished ?? view.moves)[(view.version * 5) % (wished ?? view.moves).length];
};

/** Plays a seat until it is asked in a position as wished. */
export async function playUntil(page, id, isThere, { choose = eagerly, seat = 0 } = {}) {
  return until(page, "the position that is wished for", async () => {
    for (;;) {
      const { version, view } = await viewOf(page, id, seat);
      if (view.over) throw new Error("the match was over before it came to this");
      if (!view.moves.length) return null; // others are deciding
      if (isThere(view)) return view;
      await playMove(page, id, seat, version, choose(view));
    }
  });
}

/** Plays all four seats until one of them may swap a resource: whoever draws such a card shows it and seeks company. Its seat, or null. */
export async function playToASwap(page, id) {
  const isSwap = (card) => card?.function === "shared-swap";
  for (let turn = 0; turn < 1000; turn += 1) {
    const seat = turn % 4;
    const { version, view } = await viewOf(page, id, seat);
    if (view.over) return null;
    if (view.moves.some(({ kind }) => kind === "swap")) return seat;
    const { hand, slots } = view.table.seats[seat];
    const worth = ({ kind, args }) => {
      if (kind === "assign") return Number(isSwap(hand.find(({ number }) => number === args.a)));
      if (kind === "cover") return -Number(isSwap(slots[args.slot - 1].card));
      if (kind === "place") return 1 + Number(view.table.spaces.find(({ name }) => name === args.space).explorers.length > 0);
      return Number(kind === "lift");
    };
    const [best] = view.moves.toSorted((a, b) => worth(b) - worth(a));
    if (best) await playMove(page, id, seat, version, best);
  }
  return null;
}

/** Collects a function for a symbol and one for a landscape, and goes to the space that shows both: two functions ask at once. */
export function towardsTwoFunctions(view) {
  const mine = view.table.seats[0];
  const begins = (card, when) => card?.function.startsWith(when) && !card.function.endsWith("cost1");
  const shown = (when) => mine.slots.map(({ card }) => card).find((card) => begins(card, when));
  const [symbol, land] = [shown("symbol-"), shown("land-")];
  const goal = symbol && land && view.table.spaces.find((space) => space.symbol === symbol.variant && space.landscape === land.variant);
  const worth = (move) => {
    const card = (number) => mine.hand.find((one) => one.number === number);
    if (move.kind === "assign") return 4 * (!symbol && begins(card(move.args.a), "symbol-")) + 4 * (!land && begins(card(move.args.a), "land-")) + 2 * (card(move.args.b).resource === goal?.resource);
    if (move.kind === "cover") return [symbol, land].includes(mine.slots[move.args.slot - 1].card) ? -1 : 1;
    if (move.kind === "place") return move.args.space === goal?.name ? 9 : -9;
    if (move.kind === "lift") return -9;
    return move.kind === "take" && move.args.colour === goal?.resource ? 3 : 0;
  };
  return view.moves.toSorted((a, b) => worth(b) - worth(a))[0];
}
