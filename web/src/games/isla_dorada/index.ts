/** Isla Dorada at the table. */
import type { GameClient } from "../client";
import { say } from "../../words/words.svelte";
import { chairs } from "./auction";
import Board from "./Board.svelte";
import "./colours.css";
import { desk, later, phone } from "./parts";
import { printed } from "./printed";
import { tableOf } from "./table";

export const client: GameClient = {
  Board,
  desk,
  phone,
  later,
  standing: (view, seat, tongue, log) => {
    const { standing, amount } = chairs(view, log)[seat]!;
    if (standing === "bids" || standing === "leads") return tongue.say("web-has-bid", { n: amount ?? 0 });
    if (standing === "waits") return tableOf(view).phase === "bid" ? say("to-act") : null;
    return tongue.say(`web-is-${standing}`);
  },
  course: (view, tongue, box) => {
    const { round, placed } = tableOf(view);
    if (!round) return [tongue.say("web-course-goals")];
    return [tongue.say("web-course-round", { round }), tongue.say("web-course-markers", { placed, markers: printed(box).box.numbers.markers })];
  },
};
