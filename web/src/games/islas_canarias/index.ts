/** Islas Canarias at the table. */
import type { GameClient } from "../client";
import Board from "./Board.svelte";
import Closing from "./Closing.svelte";
import { canarias } from "./facts";
import Glance from "./Glance.svelte";
import Large from "./Large.svelte";
import SeatGlance from "./SeatGlance.svelte";
import Tray from "./Tray.svelte";

export const client: GameClient = {
  Board,
  Tray,
  Glance,
  SeatGlance,
  Large,
  Closing,
  course: (view, tongue) => {
    const { round, last_round, phase } = canarias(view);
    if (phase === "islands") return tongue.say("web-course-islands");
    return tongue.say(last_round ? "web-course-last" : "web-course", { round });
  },
};
