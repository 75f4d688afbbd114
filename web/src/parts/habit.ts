/** What the reader likes belongs to them: it is kept in this browser, and told to the server for their other devices. */
import type { Habits } from "../wire/types";

export const habit = (said: Partial<Habits>): void => void import("../me/habits").then(({ told }) => told(said));
