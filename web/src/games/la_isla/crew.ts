/** Explorers keep their identity while they travel: who leaves a space and who arrives is the same wooden figure. */
import type { Table } from "./told";

export interface Piece { readonly key: string; readonly seat: number; readonly space: string | null; readonly lifted: boolean }

export class Crew {
  private known: Piece[] = [];
  private made = 0;

  /** The figures of all seats, each where it stands now; one that waits in its supply has no space. */
  follow({ seats, acting, lifted }: Table): readonly Piece[] {
    this.known = seats.flatMap(({ supply, explorers }, seat) =>
      seat === acting && lifted !== null ? this.ofSeat(seat, supply, [...explorers, lifted], lifted) : this.ofSeat(seat, supply, explorers, null),
    );
    return this.known.toSorted((a, b) => a.key.localeCompare(b.key));
  }

  private ofSeat(seat: number, supply: number, spaces: readonly string[], lifted: string | null): Piece[] {
    const before = this.known.filter((piece) => piece.seat === seat);
    const staying = before.filter(({ space }) => space !== null && spaces.includes(space));
    const free = before.filter((piece) => !staying.includes(piece)).sort((a, b) => Number(b.space !== null) - Number(a.space !== null));
    const next = (): string => free.shift()?.key ?? `${seat}.${(this.made += 1)}`;
    const arriving = spaces.filter((name) => !staying.some(({ space }) => space === name));
    return [
      ...staying.map((piece) => ({ ...piece, lifted: piece.space === lifted })),
      ...arriving.map((space) => ({ key: next(), seat, space, lifted: space === lifted })),
      ...Array.from({ length: supply }, () => ({ key: next(), seat, space: null, lifted: false })),
    ];
  }
}
