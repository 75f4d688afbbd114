/** What a game gives the shell: its board and pieces. The shell gives it views, which carry the legal moves. */
import type { Component } from "svelte";
import type { Box } from "../wire/box";
import type { Foresight, Move, View } from "../wire/types";
import type { Tongue } from "../words/words.svelte";

/** `box`: what this table is played with, in the shape that the game's folder knows. */
export interface GameProps { view: View; box: Box; tongue: Tongue }
export interface SeatProps extends GameProps { seat: number }
export interface BoardProps extends SeatProps {
  chosen: Move | null;
  onchoose: (move: Move) => void;
  /** What a legal move would do; asked for when it is read, and null until it is known. */
  foresight: (move: Move) => Foresight | null;
  /** Several moves that are one decision to a person, played one after the other as long as there is a next one. */
  onplan: (next: (view: View) => Move | undefined) => void;
}

export interface GameClient {
  /** The board, filling its place, seen from a seat. */
  readonly Board: Component<BoardProps>;
  /** The seat's hand and holdings, below the board; what lies there can be chosen too. */
  readonly Tray: Component<BoardProps>;
  /** What matters to the question, small, beside it. */
  readonly Glance: Component<GameProps>;
  /** What is public of a seat, at a glance. */
  readonly SeatGlance: Component<SeatProps>;
  /** And large, on demand. */
  readonly Large: Component<SeatProps>;
  /** The game's last word to a seat, on the final screen. */
  readonly Closing: Component<SeatProps>;
  /** How far the match has come, in a few words. */
  course(view: View, tongue: Tongue, box: Box): string;
}

/** Each game's folder brings its own. */
const CLIENTS = import.meta.glob<GameClient>("./*/index.ts", { import: "client" });

export async function load(game: string): Promise<GameClient> {
  const found = CLIENTS[`./${game.replaceAll("-", "_")}/index.ts`];
  if (!found) throw new Error(`no board for ${game}`);
  return found();
}
