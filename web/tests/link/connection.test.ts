// @vitest-environment jsdom
// A connection that breaks: when the client reconnects, and what it sends then.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../../src/link/connection.svelte";
import { pauses } from "../../src/link/pauses";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  sent: { id: string }[] = [];
  closed = false;
  frozen = false; // the server neither answers nor closes
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    const command = JSON.parse(text) as { id: string; type: string };
    if (command.type !== "ping") this.sent.push(command);
    else if (!this.frozen) this.receive({ type: "pong" });
  }
  close(): void {
    this.closed = true;
  }
  receive(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.receive({ type: "welcome", protocol: 2, snapshot: { state: 7, stream: 3, now: Date.now() }, events: [], complete: true });
  }
  breaks(): void {
    this.onclose({ code: 1006 });
  }
}

const socket = () => Socket.all.at(-1)!;
let here: Connection;

function joined(): Connection {
  here = new Connection("t", () => undefined);
  socket().welcome();
  return here;
}

beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
});

afterEach(() => {
  here?.leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the first attempt comes within a second, the second within about five, and the rest at the same interval (D4)", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.999);
  const latest = pauses();
  expect([1, 2, 3, 4].map(() => Math.round(latest.next().value))).toEqual([999, 5195, 5200, 5200]);
  vi.spyOn(Math, "random").mockReturnValue(0);
  const soonest = pauses();
  expect([1, 2, 3, 4].map(() => soonest.next().value)).toEqual([0, 0, 5200, 5200]);
});

test("of a thousand clients that a restart cut off, at most a fifth reconnect in the same second (D4)", () => {
  const spread = new Array<number>(6).fill(0);
  for (let n = 0; n < 1000; n++) {
    vi.spyOn(Math, "random").mockReturnValue((n + 0.5) / 1000);
    const announced = pauses();
    announced.next(); // the server announced that it is stopping
    spread[Math.floor(announced.next().value / 1000)]!++;
  }
  expect(Math.max(...spread)).toBeLessThanOrEqual(200);
});

test("a client whose connection simply breaks reconnects within a second", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  joined();
  socket().breaks();
  expect(here.state).toBe("lost");
  vi.advanceTimersByTime(499);
  expect(Socket.all.length).toBe(1);
  vi.advanceTimersByTime(2);
  expect(Socket.all.length).toBe(2);
});

test("after a goodbye each client reconnects at its own moment within five seconds", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  joined();
  socket().receive({ type: "bye", reason: "restart", text: "" });
  socket().breaks();
  vi.advanceTimersByTime(2599);
  expect(Socket.all.length).toBe(1);
  vi.advanceTimersByTime(2);
  expect(Socket.all.length).toBe(2);
});

test("a client reconnects after a failed save, but not after being removed", () => {
  joined();
  socket().receive({ type: "bye", reason: "storage", text: "" });
  socket().breaks();
  expect(here.state).toBe("lost");
  here.leave();
  joined();
  socket().receive({ type: "bye", reason: "removed", text: "" });
  socket().breaks();
  expect(here.state).toBe("ended");
});

test.each(["online", "visibilitychange"])("a client whose own network was gone reconnects immediately: %s", (event) => {
  vi.spyOn(Math, "random").mockReturnValue(0.9);
  joined();
  socket().breaks();
  (event === "online" ? window : document).dispatchEvent(new Event(event));
  expect(Socket.all.length).toBe(2);
  socket().welcome();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(2); // nothing is connected twice
});

test("an unanswered connection is replaced, and the same command is sent again", () => {
  joined();
  const first = socket();
  void here.say({ type: "nudge" });
  vi.advanceTimersByTime(5_001);
  expect(first.closed).toBe(true);
  expect(socket()).not.toBe(first);
  socket().welcome();
  expect(socket().sent.map((one) => one.id)).toEqual([first.sent[0]!.id]);
});

test("a client leaves a silent server for another, and tells the load balancer", () => {
  here = new Connection("t", () => undefined);
  const first = socket();
  expect(first.address).not.toContain("again=");
  vi.advanceTimersByTime(5_001);
  expect(first.closed).toBe(true);
  expect(socket().address).toContain("again=1");
  socket().welcome();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(2);
  expect(here.state).toBe("joined");
});

test("a client leaves a server that stops answering heartbeats, even if it sent no command", () => {
  joined();
  const first = socket();
  vi.advanceTimersByTime(600_000);
  expect(Socket.all.length).toBe(1); // it answers every time
  first.frozen = true;
  vi.advanceTimersByTime(10_001);
  expect(first.closed).toBe(true);
  expect(socket().address).toContain("again=1");
  socket().welcome();
  vi.advanceTimersByTime(600_000);
  expect(Socket.all.length).toBe(2);
  expect(here.state).toBe("joined");
});

test("messages on the old connection are ignored", () => {
  joined();
  const first = socket();
  first.breaks();
  window.dispatchEvent(new Event("online"));
  first.welcome();
  expect(here.state).toBe("lost");
});
