/** Islas Canarias at the table. */
import type { GameClient } from "../client";
import Board from "./Board.svelte";
import Closing from "./Closing.svelte";
import Dock from "./Dock.svelte";
import Glance from "./Glance.svelte";
import Large from "./Large.svelte";
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
  course: (view, tongue) => {
    const { round, last_round, phase } = tableOf(view);
    if (phase === "islands") return tongue.say("web-course-islands");
    return tongue.say(last_round ? "web-course-last" : "web-course", { round });
  },
};
