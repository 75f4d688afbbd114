/** La Isla at the table. */
import { part, unhurried } from "../../parts/fetched.svelte";
import type { GameClient } from "../client";
import { say } from "../../words/words.svelte";
import "./palette.css";
import Board from "./Board.svelte";
import { printed } from "./printed";
import { tableOf } from "./table";

export const client: GameClient = {
  Board,
  desk: part(() => import("./on_desk")),
  phone: part(() => import("./on_phone")),
  later: unhurried(() => import("./later")),
  standing: (view, seat) => (tableOf(view).question === "lay" && tableOf(view).seats[seat]?.laid ? say("ready") : null),
  course: (view, tongue, box) => {
    const { round, phase, area_sum: sum } = tableOf(view);
    return [
      tongue.say("web-course-round", { round }),
      tongue.say("web-course-phase", { phase: phase.length === 1 ? phase.toUpperCase() : phase }),
      tongue.say("web-course-markers", { sum, end: printed(box).endSum(view.players) }),
    ];
  },
};
