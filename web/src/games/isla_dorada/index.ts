/** Isla Dorada at the table. */
import type { GameClient } from "../client";
import Board from "./Board.svelte";
import Closing from "./Closing.svelte";
import "./colours.css";
import { dorada } from "./facts";
import Large from "./Large.svelte";
import SeatGlance from "./SeatGlance.svelte";
import Tray from "./Tray.svelte";

export const client: GameClient = {
  Board,
  Tray,
  Glance: () => ({}), // the strip over the map tells how the bidding stands
  SeatGlance,
  Large,
  Closing,
  course: (view, tongue) => {
    const { round, markers } = dorada(view);
    return tongue.say("web-course", { round, placed: markers.filter(Boolean).length });
  },
};
