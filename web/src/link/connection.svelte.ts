// A connection to a table.  It never needs a manual refresh: it reconnects by itself, names the last event it saw, and
// retries commands without a reply, with the same id, so that nothing happens twice.
import type { Accepted, Command, Event, Message, Refused, Snapshot } from "../protocol";
import { pauses } from "./pauses";

export type Reply = Accepted | Refused;
export type Unsent<C = Command> = C extends unknown ? Omit<C, "id" | "on"> : never;
/** What a table needs from its source: a connection, or a replay. */
export type Link = Pick<Connection, "snapshot" | "state" | "ended" | "say" | "now" | "leave">;
/** `complete`: nothing that happened before is left out; `missed`: it happened while the connection was lost. */
export type OnEvents = (events: Event[], complete: boolean, missed: boolean) => void;
type Waiting = { command: Command; done: (reply: Reply) => void };

const RECONNECT_AFTER = ["restart", "server-error", "storage", "too-fast", "too-slow"]; // reasons of a bye
const SAVING_PAUSE = 1_500; // milliseconds before retrying a command that may not have been saved
const SILENCE = 45_000; // milliseconds without a message after which the connection may be dead, whatever the browser says
const HEARTBEAT = 5_000; // milliseconds without a message before the server is asked whether it is still there
const PING = '{"type":"ping"}';
const UNANSWERED = 5_000; // milliseconds without a reply after which it is given up: a new connection may reach another server

export class Connection {
  snapshot = $state.raw<Snapshot | null>(null);
  state = $state<"joining" | "joined" | "lost" | "ended">("joining");
  ended = $state(""); // why the server closed the connection for good
  skew = 0; // the server's clock minus ours

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private pauses = pauses();
  private timer = 0;
  private silences = 0; // how often a server did not answer; a load balancer that sees it picks another
  private opening = 0; // until the server says welcome
  private received = 0;
  private pinged = 0; // when the server was last asked whether it is still there
  private heartbeat = window.setInterval(() => this.beat(), HEARTBEAT);
  private left = false;

  constructor(
    readonly table: string,
    private readonly onEvents: OnEvents,
    private readonly how: { screen?: boolean } = {}, // a shared screen receives what everyone may know
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Send a command; resolves with the server's reply, however often the connection breaks until then. */
  say(unsent: Unsent): Promise<Reply> {
    const id = crypto.getRandomValues(new Uint8Array(16)).reduce((hex, byte) => hex + byte.toString(16).padStart(2, "0"), "");
    const command = { ...unsent, id, on: this.snapshot?.state ?? 0 } as Command;
    return new Promise((done) => {
      this.waiting.set(id, { command, done });
      this.send(command);
      window.setTimeout(() => this.doubt(id), UNANSWERED);
    });
  }

  /** The server's clock. */
  now(): number {
    return Date.now() + this.skew;
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
    clearTimeout(this.opening);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close(1000);
  }

  private connect(): void {
    const since = `?since=${this.snapshot?.stream ?? 0}${this.how.screen ? "&screen=1" : ""}${this.silences ? `&again=${this.silences}` : ""}`; // from 0 the whole log of the game, as far as it is kept
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}${since}`);
    this.socket = socket;
    clearTimeout(this.opening);
    this.opening = window.setTimeout(() => this.silent(), UNANSWERED);
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private receive(message: Message): void {
    this.received = Date.now();
    switch (message.type) {
      case "welcome":
        clearTimeout(this.opening);
        this.state = "joined";
        this.pauses = pauses();
        this.see(message.snapshot);
        this.onEvents(message.events, message.complete, true);
        for (const { command } of this.waiting.values()) this.send(command);
        break;
      case "update":
        this.see(message.snapshot);
        this.onEvents(message.events, true, false);
        break;
      case "refused":
        if (message.snapshot) this.see(message.snapshot);
        if (message.reason === "storage") this.again(message.id);
        else this.answered(message);
        break;
      case "accepted":
        this.answered(message);
        break;
      case "bye":
        if (!RECONNECT_AFTER.includes(message.reason)) this.ended = message.reason;
        this.pauses.next(); // the server is at fault, not the connection
        break;
    }
  }

  /** The server could not say whether it was written: retry, with the same id. */
  private again(id: string): void {
    const waiting = this.waiting.get(id);
    if (waiting) window.setTimeout(() => this.send(waiting.command), SAVING_PAUSE);
  }

  private see(snapshot: Snapshot): void {
    this.skew = snapshot.now - Date.now();
    this.snapshot = snapshot;
  }

  private answered(reply: Reply): void {
    this.waiting.get(reply.id)?.done(reply);
    this.waiting.delete(reply.id);
  }

  private send(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.state === "joined") this.socket.send(JSON.stringify(command));
  }

  private lost(code: number): void {
    clearTimeout(this.opening);
    if (this.left) return;
    if (this.ended || code === 4404) {
      this.state = "ended";
      this.ended ||= "no-such-table";
      return;
    }
    this.state = "lost";
    this.timer = window.setTimeout(() => this.connect(), this.pauses.next().value);
  }

  /** The network is back, or the page is visible again: reconnect immediately, and do not trust a connection that has been silent for long. */
  private hurry = (): void => {
    if (document.hidden || this.left || this.state === "ended") return;
    const silent = this.state === "joined" && Date.now() - this.received > SILENCE;
    if (this.state === "lost" || silent) this.reconnect();
  };

  /** A node that has frozen does not close its connections, and a player who only watches sends nothing. */
  private beat(): void {
    if (this.state !== "joined" || document.hidden) return;
    if (this.received < this.pinged) this.silent();
    else if (Date.now() - this.received >= HEARTBEAT) {
      this.pinged = Date.now();
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(PING);
    }
  }

  /** A command was sent on a connection that seemed intact, and there is no reply. */
  private doubt(id: string): void {
    if (this.waiting.has(id) && this.state === "joined" && !this.left) this.silent();
  }

  /** No one answers on this connection: another may reach another server. */
  private silent(): void {
    this.silences++;
    this.state = "lost";
    this.reconnect();
  }

  /** Replace this connection immediately. */
  private reconnect(): void {
    clearTimeout(this.timer);
    const before = this.socket;
    this.received = Date.now();
    this.connect();
    before?.close(1000);
  }
}
