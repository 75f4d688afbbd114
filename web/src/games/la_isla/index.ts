/** La Isla at the table. */
import type { GameClient } from "../client";
import "./palette.css";
import Board from "./Board.svelte";
import Closing from "./Closing.svelte";
import { isla } from "./facts";
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
    const { round, phase, area_sum: sum, end_sum: end } = isla(view);
    return tongue.say("web-course", { round, phase: phase.length === 1 ? phase.toUpperCase() : phase, sum, end });
  },
};
