/** Any game at the table, from its facts alone. */
import { part, unhurried } from "../../parts/fetched.svelte";
import type { GameClient } from "../client";
import Board from "./Board.svelte";
import { factsIn, Namer, type Value } from "./facts";

export const client: GameClient = {
  Board,
  desk: part(() => import("./on_desk")),
  phone: part(() => import("./on_phone")),
  later: unhurried(() => import("./later")),
  course: (view, tongue) => {
    const counted = factsIn(view.table as Value).find(({ of }) => of !== undefined);
    return counted ? [`${new Namer(tongue, view.players, String).label(counted.name)} ${counted.value} / ${counted.of}`] : [];
  },
};
