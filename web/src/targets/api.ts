/** What one asks the server about addresses where one is told. */
import { ask } from "../wire/api";
import type { Me, NewTarget } from "../wire/types";

export const add = (target: NewTarget): Promise<Me> => ask("/me/targets", "POST", target);
export const confirm = (id: string, code: string): Promise<Me> => ask(`/me/targets/${id}/confirm`, "POST", { code });
export const end = (id: string): Promise<Me> => ask(`/me/targets/${id}/off`, "POST", {});
