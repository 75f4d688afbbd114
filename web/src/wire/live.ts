/** The socket of one table: it says hello, listens, notices silence, and comes back after a break by itself. */
import { bound } from "../words/bound";
import type { Said } from "./types";

export interface Viewer { readonly seat: number | null; readonly version: number | null }
export interface Listener {
  hear(said: Said): void;
  line(up: boolean): void;
  /** Whom to follow, and the last version had of each. */
  viewers(): readonly Viewer[];
  language(): string;
}

const PING_EVERY = 8000;
const SILENCE = 20000;
const SLOW = 8000;
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

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {}

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
      clearInterval(this.beat);
      this.beat = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      const said = JSON.parse(bound(message.data)) as Said;
      if (said.type === "welcome") {
        this.attempt = 0;
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

  hello(): void {
    this.send({ type: "hello", viewers: this.listener.viewers(), lang: this.listener.language() });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.drop();
  }

  /** Lets go of a socket, whatever state it is in; what it may still say is not heard. */
  private drop(): void {
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
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
