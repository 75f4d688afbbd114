/** What of a table is fetched when it is needed. */
import { part, unhurried } from "../parts/fetched.svelte";

export const desk = part(() => import("./Desk.svelte"));
export const phone = part(() => import("./Phone.svelte"));
export const closer = unhurried(() => import("./closer"));
