/** Any game at the table, from its facts alone. */
import type { GameClient } from "../client";
import Board from "./Board.svelte";
import Closing from "./Closing.svelte";
import Dock from "./Dock.svelte";
import { factsIn, Namer, type Value } from "./facts";
import Glance from "./Glance.svelte";
import Mine from "./Mine.svelte";
import SeatGlance from "./SeatGlance.svelte";
import Tray from "./Tray.svelte";

export const client: GameClient = {
  Board,
  Dock,
  Tray,
  Glance,
  SeatGlance,
  Large: Mine,
  Closing,
  course: (view, tongue) => {
    const counted = factsIn(view.table as Value).find(({ of }) => of !== undefined);
    return counted ? `${new Namer(tongue, view.players, String).label(counted.name)} ${counted.value} / ${counted.of}` : "";
  },
};
