/** Trails of Tucana at the table. */
import type { GameClient } from "../client";
import Board from "./Board.svelte";
import Closing from "./Closing.svelte";
import { tucana } from "./facts";
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
    const { round, rounds, turn, turns } = tucana(view);
    return tongue.say("board-course", { round, rounds, turn, turns });
  },
};
