/** La Isla at the table. */
import type { GameClient } from "../client";
import { say } from "../../words/words.svelte";
import "./palette.css";
import Board from "./Board.svelte";
import Closing from "./Closing.svelte";
import Dock from "./Dock.svelte";
import Glance from "./Glance.svelte";
import Large from "./Large.svelte";
import { printed } from "./printed";
import { meant } from "./meant";
import { scenes } from "./motion";
import SeatGlance from "./SeatGlance.svelte";
import { tableOf } from "./table";
import Tray from "./Tray.svelte";

export const client: GameClient = {
  Board,
  Dock,
  Tray,
  Glance,
  SeatGlance,
  Large,
  Closing,
  scenes,
  meant,
  standing: (view, seat) => (tableOf(view).question === "lay" && tableOf(view).seats[seat]?.laid ? say("ready") : null),
  course: (view, tongue, box) => {
    const { round, phase, area_sum: sum } = tableOf(view);
    return tongue.say("web-course", { round, phase: phase.length === 1 ? phase.toUpperCase() : phase, sum, end: printed(box).endSum(view.players) });
  },
};
