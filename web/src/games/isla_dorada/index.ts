/** Isla Dorada at the table. */
import type { GameClient } from "../client";
import { say } from "../../words/words.svelte";
import { chairs } from "./auction";
import Board from "./Board.svelte";
import Closing from "./Closing.svelte";
import "./colours.css";
import Dock from "./Dock.svelte";
import Large from "./Large.svelte";
import { meant } from "./meant";
import { scenes } from "./motion";
import { printed } from "./printed";
import SeatGlance from "./SeatGlance.svelte";
import { tableOf } from "./table";
import Tray from "./Tray.svelte";

export const client: GameClient = {
  Board,
  Dock,
  Tray,
  Glance: () => ({}), // the strip over the map tells how the bidding stands
  SeatGlance,
  Large,
  Closing,
  scenes,
  meant,
  standing: (view, seat, tongue, log) => {
    const { standing, amount } = chairs(view, log)[seat]!;
    if (standing === "bids" || standing === "leads") return tongue.say("web-has-bid", { n: amount ?? 0 });
    if (standing === "waits") return tableOf(view).phase === "bid" ? say("to-act") : null;
    return tongue.say(`web-is-${standing}`);
  },
  course: (view, tongue, box) => {
    const { round, placed } = tableOf(view);
    return tongue.say("web-course", { round, placed, markers: printed(box).box.numbers.markers });
  },
};
