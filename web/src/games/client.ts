/** What a game gives the shell: its board and pieces. The shell gives it views, which carry the legal moves. */
import type { Component } from "svelte";
import type { Box } from "../wire/box";
import type { Entry, Foresight, Move, View } from "../wire/types";
import type { Tongue } from "../words/words.svelte";
import type { Scenes } from "./consequences";
import { fetched, type Part } from "../parts/fetched.svelte";
import { phone } from "../parts/phone.svelte";

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

/** What a desk shows from the first, and a phone when it is asked for. */
export interface OnDesk {
  /** The seat's hand and holdings, below the board; what lies there can be chosen too. */
  readonly Tray: Component<BoardProps>;
  /** What matters to the question, small, beside it. */
  readonly Glance: Component<GameProps>;
  /** What is public of a seat, at a glance. */
  readonly SeatGlance: Component<SeatProps>;
}

export interface OnPhone {
  /** What is decided about: one strip of an unchanging height below the board. */
  readonly Dock: Component<BoardProps>;
}

/** What nobody needs before the first decision. */
export interface Later {
  /** What is public of a seat, large. */
  readonly Large: Component<SeatProps>;
  /** The game's last word to a seat, on the final screen. */
  readonly Closing: Component<SeatProps>;
  /** What happenings look like. */
  readonly scenes?: Scenes;
}

export interface GameClient {
  /** The board, filling its place, seen from a seat. */
  readonly Board: Component<BoardProps>;
  readonly desk: Part<OnDesk>;
  readonly phone: Part<OnPhone>;
  readonly later: Part<Later>;
  /** How far the match has come, in parts of a few words each. */
  course(view: View, tongue: Tongue, box: Box): readonly string[];
  /** What a seat that is not asked now has done, in a word or two; null: it waits. */
  standing?(view: View, seat: number, tongue: Tongue, log: readonly Entry[]): string | null;
}

/** Which decision is asked for, by name: the same one as long as the same moves are offered. */
export const decisionOf = ({ question, moves }: View): string => (question === null ? "" : `${question} ${moves.map(({ number }) => number).join()}`);

/** Each game's folder brings its own; a game without one gets the plain board. */
const CLIENTS = import.meta.glob<GameClient>("./*/index.ts", { import: "client" });

/** A game, once all of it is there that this screen shows from the first. */
export async function load(game: string): Promise<GameClient> {
  const client = await fetched(CLIENTS[`./${game.replaceAll("-", "_")}/index.ts`] ?? CLIENTS["./plain/index.ts"]!);
  await (phone.is ? client.phone() : client.desk());
  return client;
}
