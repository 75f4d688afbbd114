// The same kind of game on boardgame.io's server: four players decide at once, each adds one trail to a sheet of
// their own that the others do not see until all have decided; then two cards are turned for everyone.
const { Server } = require("boardgame.io/server");
const { ActivePlayers } = require("boardgame.io/core");

const LINKS = 274;
const fresh = () => ({ trails: [], now: null });
const trails = {
  name: "trails",
  setup: ({ ctx }) => ({
    turn: 1,
    cards: [0, 1],
    deck: [8, 7, 6, 4, 2],
    sheets: Object.fromEntries([...Array(ctx.numPlayers).keys()].map((seat) => [seat, fresh()])),
  }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    draw: {
      client: false,
      move: ({ G, random, playerID }, link) => {
        const sheet = G.sheets[playerID];
        if (sheet.now !== null || link < 0 || link >= LINKS || sheet.trails.includes(link)) return "INVALID_MOVE";
        sheet.now = link;
        const all = Object.values(G.sheets);
        if (all.every((each) => each.now !== null)) {
          for (const each of all) {
            each.trails.push(each.now);
            each.now = null;
          }
          G.turn += 1;
          G.cards = [random.Die(5), random.Die(5)];
        }
      },
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    sheets: Object.fromEntries(
      Object.entries(G.sheets).map(([seat, sheet]) => [
        seat,
        seat === playerID ? sheet : { trails: sheet.trails, now: sheet.now === null ? null : -1 },
      ]),
    ),
  }),
};

const server = Server({ games: [trails], origins: [/127\.0\.0\.1/], authenticateCredentials: () => true });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
