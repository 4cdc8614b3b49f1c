// A connection to a table.  It never needs to be refreshed by hand: it comes back by itself, says what it saw last, and
// says again what was not answered, with the same id, so that nothing happens twice.
import type { Accepted, Command, Look, Message, News, Refused } from "../protocol";

export type Reply = Accepted | Refused;
export type Unsent<C = Command> = C extends unknown ? Omit<C, "id" | "on"> : never;
/** What a table needs of whoever tells of it: a connection, or somebody who shows a game. */
export type Link = Pick<Connection, "look" | "state" | "ended" | "say" | "now" | "leave">;
export type Tell = (news: News[], complete: boolean) => void;
type Waiting = { command: Command; done: (reply: Reply) => void };

const FIRST_PAUSE = 400; // milliseconds before the first try to come back
const LONGEST_PAUSE = 8_000;
const SAVING_PAUSE = 1_500; // before something is said again that may not have been saved
const SILENCE = 45_000; // after so long without a word the line is dead, whatever the browser says

export class Connection {
  look = $state.raw<Look | null>(null);
  state = $state<"joining" | "joined" | "lost" | "ended">("joining");
  ended = $state(""); // why the server hung up for good
  skew = 0; // the server's clock minus ours

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private pause = FIRST_PAUSE;
  private timer = 0;
  private heard = 0;
  private left = false;

  constructor(
    readonly table: string,
    private readonly tell: Tell,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Say something; resolves with the server's answer, however often the line breaks until then. */
  say(unsent: Unsent): Promise<Reply> {
    const id = crypto.getRandomValues(new Uint8Array(16)).reduce((hex, byte) => hex + byte.toString(16).padStart(2, "0"), "");
    const command = { ...unsent, id, on: this.look?.state ?? 0 } as Command;
    return new Promise((done) => {
      this.waiting.set(id, { command, done });
      this.send(command);
    });
  }

  /** The server's clock. */
  now(): number {
    return Date.now() + this.skew;
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close(1000);
  }

  private connect(): void {
    const since = `?since=${this.look?.stream ?? 0}`; // from 0 the whole log of the game, as far as it is kept
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}${since}`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Message);
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private hear(message: Message): void {
    this.heard = Date.now();
    switch (message.type) {
      case "welcome":
        this.state = "joined";
        this.pause = FIRST_PAUSE;
        this.see(message.look);
        this.tell(message.news, message.complete);
        for (const { command } of this.waiting.values()) this.send(command);
        break;
      case "update":
        this.see(message.look);
        this.tell(message.news, true);
        break;
      case "refused":
        if (message.look) this.see(message.look);
        if (message.reason === "storage") this.again(message.id);
        else this.answered(message);
        break;
      case "accepted":
        this.answered(message);
        break;
      case "bye":
        if (message.reason !== "restart" && message.reason !== "too-slow") this.ended = message.reason;
        break;
    }
  }

  /** The server could not say whether it was written: say it again, with the same id. */
  private again(id: string): void {
    const waiting = this.waiting.get(id);
    if (waiting) window.setTimeout(() => this.send(waiting.command), SAVING_PAUSE);
  }

  private see(look: Look): void {
    this.skew = look.now - Date.now();
    this.look = look;
  }

  private answered(reply: Reply): void {
    this.waiting.get(reply.id)?.done(reply);
    this.waiting.delete(reply.id);
  }

  private send(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.state === "joined") this.socket.send(JSON.stringify(command));
  }

  private lost(code: number): void {
    if (this.left) return;
    if (this.ended || code === 4404) {
      this.state = "ended";
      this.ended ||= "no-such-table";
      return;
    }
    this.state = "lost";
    // Everybody comes back after a restart, but not all at once.
    this.timer = window.setTimeout(() => this.connect(), this.pause * (0.5 + Math.random()));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** The network is back, or the page is looked at again: try at once, or check that the line is alive. */
  private hurry = (): void => {
    if (document.hidden || this.left || this.state === "ended") return;
    const dead = this.state === "joined" && Date.now() - this.heard > SILENCE && this.socket?.readyState !== WebSocket.OPEN;
    if (this.state === "lost" || dead) {
      clearTimeout(this.timer);
      this.pause = FIRST_PAUSE;
      this.connect();
    }
  };
}
