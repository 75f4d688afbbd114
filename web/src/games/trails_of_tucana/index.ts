/** Trails of Tucana at the table. */
import type { GameClient } from "../client";
import { say } from "../../words/words.svelte";
import Board from "./Board.svelte";
import Closing from "./Closing.svelte";
import Dock from "./Dock.svelte";
import Glance from "./Glance.svelte";
import Large from "./Large.svelte";
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
  standing: () => say("ready"), // all draw at the same time
  course: (view, tongue) => {
    const { round, rounds, turn, turns } = tableOf(view);
    return tongue.say("board-course", { round, rounds, turn, turns });
  },
};
