/** What is being decided: the card that is built with or loaded, and where its house may go. */
import type { Move } from "../../wire/types";
import { offerOf } from "./table";
import type { Box, Face, Place, Table } from "./told";

export interface Aim { readonly builds: string | null; readonly loads: string | null; readonly face: Face | undefined; readonly place: Place | undefined }

export function aimOf(facts: Table, { faces }: Pick<Box, "faces">, chosen: Move | null): Aim {
  const aimed = chosen && offerOf(chosen);
  const builds = facts.phase === "place" && facts.building?.building === "house" ? facts.card : aimed?.kind === "build" ? aimed.args.card : null;
  const loads = aimed?.kind === "load" ? aimed.args.card : null;
  return { builds, loads, face: builds ? faces[builds] : undefined, place: builds ? facts.places[builds] : undefined };
}
