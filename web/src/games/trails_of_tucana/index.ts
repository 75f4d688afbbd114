/** Trails of Tucana at the table. */
import { part, unhurried } from "../../parts/fetched.svelte";
import type { GameClient } from "../client";
import { say } from "../../words/words.svelte";
import Board from "./Board.svelte";
import { tableOf } from "./table";

export const client: GameClient = {
  Board,
  desk: part(() => import("./on_desk")),
  phone: part(() => import("./on_phone")),
  later: unhurried(() => import("./later")),
  standing: () => say("ready"), // all draw at the same time
  course: (view, tongue) => {
    const { round, rounds, turn, turns } = tableOf(view);
    return [tongue.say("board-round", { round, rounds }), tongue.say("board-turn", { turn, turns })];
  },
};
