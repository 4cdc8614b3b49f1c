// @vitest-environment jsdom
// A line that breaks: when it is opened again, and what is said on it then.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../../src/link/connection.svelte";
import { pauses } from "../../src/link/pauses";

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 1;
  sent: { id: string }[] = [];
  closed = false;
  frozen = false; // the server neither answers nor closes
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    const said = JSON.parse(text) as { id: string; type: string };
    if (said.type !== "ping") this.sent.push(said);
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

const line = () => Line.all.at(-1)!;
let here: Connection;

function joined(): Connection {
  here = new Connection("t", () => undefined);
  line().welcome();
  return here;
}

beforeEach(() => {
  Line.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
});

afterEach(() => {
  here?.leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the first try comes within a second, the second within five, and the rest as far apart (D4)", () => {
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
    announced.next(); // the server has announced that it stops
    spread[Math.floor(announced.next().value / 1000)]!++;
  }
  expect(Math.max(...spread)).toBeLessThanOrEqual(200);
});

test("a line that just breaks is opened again within a second", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  joined();
  line().breaks();
  expect(here.state).toBe("lost");
  vi.advanceTimersByTime(499);
  expect(Line.all.length).toBe(1);
  vi.advanceTimersByTime(2);
  expect(Line.all.length).toBe(2);
});

test("after a goodbye each client reconnects at its own moment within five seconds", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  joined();
  line().receive({ type: "bye", reason: "restart", text: "" });
  line().breaks();
  vi.advanceTimersByTime(2599);
  expect(Line.all.length).toBe(1);
  vi.advanceTimersByTime(2);
  expect(Line.all.length).toBe(2);
});

test("a server that could not save is come back to; one that has removed somebody is not", () => {
  joined();
  line().receive({ type: "bye", reason: "storage", text: "" });
  line().breaks();
  expect(here.state).toBe("lost");
  here.leave();
  joined();
  line().receive({ type: "bye", reason: "removed", text: "" });
  line().breaks();
  expect(here.state).toBe("ended");
});

test.each(["online", "visibilitychange"])("whose own line was gone does not wait: %s", (event) => {
  vi.spyOn(Math, "random").mockReturnValue(0.9);
  joined();
  line().breaks();
  (event === "online" ? window : document).dispatchEvent(new Event(event));
  expect(Line.all.length).toBe(2);
  line().welcome();
  vi.advanceTimersByTime(60_000);
  expect(Line.all.length).toBe(2); // nothing is opened twice
});

test("an unanswered connection is replaced by another, on which the same command is sent again", () => {
  joined();
  const first = line();
  void here.say({ type: "nudge" });
  vi.advanceTimersByTime(5_001);
  expect(first.closed).toBe(true);
  expect(line()).not.toBe(first);
  line().welcome();
  expect(line().sent.map((one) => one.id)).toEqual([first.sent[0]!.id]);
});

test("a client leaves a silent server for another, and says so to the balancer", () => {
  here = new Connection("t", () => undefined);
  const first = line();
  expect(first.address).not.toContain("again=");
  vi.advanceTimersByTime(5_001);
  expect(first.closed).toBe(true);
  expect(line().address).toContain("again=1");
  line().welcome();
  vi.advanceTimersByTime(60_000);
  expect(Line.all.length).toBe(2);
  expect(here.state).toBe("joined");
});

test("a server that no longer answers a heartbeat is left for another, though nothing was said on the line", () => {
  joined();
  const first = line();
  vi.advanceTimersByTime(600_000);
  expect(Line.all.length).toBe(1); // it answers every time
  first.frozen = true;
  vi.advanceTimersByTime(10_001);
  expect(first.closed).toBe(true);
  expect(line().address).toContain("again=1");
  line().welcome();
  vi.advanceTimersByTime(600_000);
  expect(Line.all.length).toBe(2);
  expect(here.state).toBe("joined");
});

test("messages on the old connection are ignored", () => {
  joined();
  const first = line();
  first.breaks();
  window.dispatchEvent(new Event("online"));
  first.welcome();
  expect(here.state).toBe("lost");
});
