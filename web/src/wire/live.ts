/** The socket of one table: it says hello, listens, notices silence, and comes back after a break by itself. */
import { bound } from "../words/bound";
import { house } from "./house.svelte";
import type { Said, Spoken } from "./types";

export interface Viewer { readonly seat: number | null; readonly version: number | null }
export interface Listener {
  hear(said: Said): void;
  line(up: boolean): void;
  /** Whom to follow, and the last version had of each. */
  viewers(): readonly Viewer[];
  language(): string;
  /** The last line of the chat that is known, by circle. */
  hasHeard(): Readonly<Record<string, number>>;
}

const PING_EVERY = 8000;
const SILENCE = 20000;
const SLOW = 8000;
const UNANSWERED = 4000;
const GONE_FOR_GOOD = [4003, 4004];

/** How long to wait before the nth new attempt: half a second, then twice as long each time, with some chance. */
export const patience = (attempt: number, chance = Math.random()): number =>
  Math.min(15000, 500 * 2 ** attempt) * (0.75 + chance / 2);

export class Live {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private closed = false;
  /** Who waits for the answer to a move, by its id. */
  private readonly waiting = new Map<string, (spoken: Spoken | null) => void>();

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {}

  /** The server rings for whoever does not look. */
  private readonly look = (): void => this.send({ type: "look", here: !document.hidden });

  open = (): void => {
    clearTimeout(this.retry);
    if (this.closed) return;
    this.drop();
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.id}/live`);
    this.socket = socket;
    this.retry = setTimeout(() => this.lost(0), SLOW);
    socket.onopen = () => {
      clearTimeout(this.retry);
      this.heard = Date.now();
      this.hello();
      if (document.hidden) this.look();
      document.addEventListener("visibilitychange", this.look);
      clearInterval(this.beat);
      this.beat = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      const said = JSON.parse(bound(message.data)) as Said;
      if (said.type === "played") return this.answered(said.id, said);
      if (said.type === "refused" && said.id !== undefined) return this.answered(said.id, null);
      if (said.type === "welcome") {
        this.attempt = 0;
        house.hears(said.client);
        this.listener.line(true);
      }
      this.listener.hear(said);
    };
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lost(code);
    };
  };

  /** Something has changed: the language, who sits here, or the network. */
  nudge(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.hello();
    else this.open();
  }

  /** Says a move, and what is answered; null where it is not, or is refused: whoever asks by HTTP is told why. */
  play(move: { readonly seat: number; readonly move: number; readonly version: number; readonly id: string }): Promise<Spoken | null> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    return new Promise((done) => {
      const late = setTimeout(() => this.answered(move.id, null), UNANSWERED);
      this.waiting.set(move.id, (spoken) => {
        clearTimeout(late);
        done(spoken);
      });
      this.send({ type: "play", ...move });
    });
  }

  private answered(id: string, spoken: Spoken | null): void {
    this.waiting.get(id)?.(spoken);
    this.waiting.delete(id);
  }

  hello(): void {
    this.send({ type: "hello", viewers: this.listener.viewers(), lang: this.listener.language(), heard: this.listener.hasHeard() });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.drop();
  }

  /** Lets go of a socket, whatever state it is in; what it may still say is not heard. */
  private drop(): void {
    clearInterval(this.beat);
    document.removeEventListener("visibilitychange", this.look);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const id of [...this.waiting.keys()]) this.answered(id, null);
  }

  private ping(): void {
    if (Date.now() - this.heard > SILENCE) this.lost(0);
    else this.send({ type: "ping", at: Date.now() });
  }

  private lost(code: number): void {
    this.drop();
    clearTimeout(this.retry);
    if (this.closed) return;
    this.listener.line(false);
    if (GONE_FOR_GOOD.includes(code)) return;
    this.retry = setTimeout(this.open, patience(this.attempt));
    this.attempt += 1;
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
