/** Islas Canarias at the table. */
import type { GameClient } from "../client";
import Board from "./Board.svelte";
import { desk, later, phone } from "./parts";
import { tableOf } from "./table";

export const client: GameClient = {
  Board,
  desk,
  phone,
  later,
  course: (view, tongue) => {
    const { round, last_round, phase } = tableOf(view);
    if (phase === "islands") return [tongue.say("web-course-islands")];
    return [tongue.say("web-course-round", { round }), ...(last_round ? [tongue.say("web-course-last")] : [])];
  },
};
