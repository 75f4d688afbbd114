/** What a table is played with: maps, cards and values as its rules see them. Asked for once, and kept by its fingerprint. */
import * as api from "./api";
import { patience } from "./live";
import type { View } from "./types";

/** Each game's folder knows the shape of its own. */
export type Box = unknown;

/** What there is one of for each of some names, in the box's order. */
export const names = <Name extends string>(of: Readonly<Record<Name, unknown>>): Name[] => Object.keys(of) as Name[];

const kept = new Map<string, Promise<Box>>();

/** The box that a view names. Asked for until it comes, unless the server says no. */
export function boxOf(id: string, { box }: Pick<View, "box">): Promise<Box> {
  const asked = kept.get(box) ?? opened(id, box);
  kept.set(box, asked);
  asked.catch(() => kept.delete(box));
  return asked;
}

async function opened(id: string, fingerprint: string): Promise<Box> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await api.box(id, fingerprint);
    } catch (wrong) {
      if (api.isFinal(wrong)) throw wrong;
      await new Promise((later) => setTimeout(later, patience(attempt)));
    }
  }
}
