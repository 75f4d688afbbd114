/** What of Islas Canarias is fetched when it is needed. */
import { part, unhurried } from "../../parts/fetched.svelte";

export const desk = part(() => import("./on_desk"));
export const phone = part(() => import("./on_phone"));
export const later = unhurried(() => import("./later"));
