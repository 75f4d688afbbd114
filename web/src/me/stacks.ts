/** Matches as columns, each made of the sources of its points, on a chart of a given size. */
import { steps } from "../table/curve";
import type { MyMatch } from "../wire/types";

export interface Kind { readonly name: string; readonly sources: readonly string[] }
export interface Piece { readonly source: string; readonly y: number; readonly height: number }
export interface Column { readonly match: MyMatch; readonly x: number; readonly width: number; readonly top: number; readonly pieces: readonly Piece[]; readonly won: boolean }
export interface Stacks { readonly marks: readonly { readonly mark: number; readonly y: number }[]; readonly zero: number; readonly columns: readonly Column[] }

export const pointsOf = ({ seats, mine }: MyMatch): number => seats[mine]!.points;
export const isWon = ({ seats, mine }: MyMatch): boolean => seats.length > 1 && seats[mine]!.place === 1;

const gains = (match: MyMatch): number => Object.values(match.sources).reduce((sum, points) => sum + Math.max(points, 0), 0);
const losses = (match: MyMatch): number => Object.values(match.sources).reduce((sum, points) => sum + Math.min(points, 0), 0);

export const REST = ""; // the name that small sources have together
const COLOURS = 8; // that can be told from each other

/** Which sources have a colour of their own: all of them where there are few, else those that brought most. `of`: those that
 * each source belongs to. */
export function foremost<Source extends { readonly name: string }>(matches: readonly MyMatch[], sources: readonly Source[]): { readonly own: readonly Source[]; readonly rest: boolean; readonly of: readonly Kind[] } {
  const sum = ({ name }: Source): number => matches.reduce((all, match) => all + Math.abs(match.sources[name] ?? 0), 0);
  const rest = sources.length > COLOURS;
  const most = rest ? sources.toSorted((a, b) => sum(b) - sum(a)).slice(0, COLOURS - 1) : sources;
  const own = sources.filter((source) => most.includes(source));
  const others = sources.filter((source) => !most.includes(source)).map(({ name }) => name);
  return { own, rest, of: [...own.map(({ name }) => ({ name, sources: [name] })), ...(rest ? [{ name: REST, sources: others }] : [])] };
}

/** The earliest at the left; what costs points hangs below the line. */
export function stacks(matches: readonly MyMatch[], kinds: readonly Kind[], width: number, height: number): Stacks {
  const marks = steps(Math.max(1, ...matches.map(gains)), Math.min(0, ...matches.map(losses)));
  const [low, high] = [marks[0]!, marks.at(-1)!];
  const level = (points: number): number => height - ((points - low) / (high - low)) * height;
  const step = width / Math.max(matches.length, 8);
  const columns = matches.map((match, i): Column => {
    let [up, down] = [0, 0];
    const pieces = kinds.flatMap(({ name, sources }): Piece[] => {
      const points = sources.reduce((all, source) => all + (match.sources[source] ?? 0), 0);
      const from = points >= 0 ? up : down;
      if (points >= 0) up += points;
      else down += points;
      return points ? [{ source: name, y: level(Math.max(from, from + points)), height: Math.abs(level(from) - level(from + points)) }] : [];
    });
    return { match, x: i * step + step * 0.14, width: step * 0.72, top: level(up), pieces, won: isWon(match) };
  });
  return { marks: marks.map((mark) => ({ mark, y: level(mark) })), zero: level(0), columns };
}
