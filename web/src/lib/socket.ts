// One table's socket: sends messages, pairs answers with them, comes back by itself when the line is lost.

import { problem } from "./api";
import { time } from "./clock.svelte";
import { type Bye, type FromClient, type FromServer, PROTOCOL, type Problem } from "./messages";

export type Answer = Extract<FromServer, { id: number | null }>;
export type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Line = "connecting" | "open" | "lost" | "refused" | "outdated";

const PING_EVERY = 20_000; // half of what proxies commonly allow an idle line
const ANSWER_WITHIN = 10_000; // a slower answer means a dead line
export const ADVICE_WITHIN = 30_000; // a second of thought, after those of all bots that were asked before
const WAITS = [300, 700, 1500, 3000, 5000]; // between attempts; the last one again and again
const FINAL: Record<number, Line> = { 4403: "refused", 4404: "refused", 4426: "outdated" };

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** Where a table's messages go and its news come from. */
export interface Connection {
  ask(message: WithoutId<FromClient>, within?: number): Promise<Answer>;
  close(): void;
}
export type Connect = (heard: (message: FromServer) => void, changed: (line: Line, why: Problem | null) => void) => Connection;

export class TableSocket implements Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private retry = 0;
  private pinging = 0;
  private nextId = 1;
  private trip = 0; // ms the last answer to a ping took
  private ended = false;
  private goodbye: Problem | null = null;
  private waiting = new Map<number, { done: (answer: Answer) => void; fail: (error: Refusal) => void; timer: number }>();

  constructor(
    private table: string,
    private since: () => number,
    private heard: (message: FromServer) => void,
    private changed: (line: Line, why: Problem | null) => void,
  ) {
    window.addEventListener("online", this.wake);
    window.addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Sends a message; the promise is its answer, or fails with the refusal. */
  ask(message: WithoutId<FromClient>, within = ANSWER_WITHIN): Promise<Answer> {
    const id = this.nextId++;
    return new Promise((done, fail) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        fail(new Refusal(problem("offline")));
        return;
      }
      const timer = window.setTimeout(() => this.drop(), within);
      this.waiting.set(id, { done, fail, timer });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearInterval(this.pinging);
    window.removeEventListener("online", this.wake);
    window.removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.goodbye = null;
    const address = new URL(`/api/tables/${this.table}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("since", String(this.since()));
    address.searchParams.set("protocol", String(PROTOCOL));
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  /** Keeps the line open, and measures it. */
  private async ping(): Promise<void> {
    const sent = performance.now();
    try {
      const answer = await this.ask({ type: "ping", trip: this.trip });
      this.trip = Math.round(performance.now() - sent);
      if (answer.type === "pong") time.hear(answer.now, this.trip);
    } catch {
      // The line is lost; another one is measured anew.
    }
  }

  private receive(message: FromServer): void {
    if (message.type === "bye") {
      this.goodbye = (message as Bye).problem;
      return;
    }
    if (message.type === "hello") {
      this.attempt = 0;
      clearInterval(this.pinging);
      this.pinging = window.setInterval(() => void this.ping(), PING_EVERY);
      time.begin(message.now);
      void this.ping().then(() => this.ping()); // the second tells the server how long the first took
      this.changed("open", null);
    }
    if ("id" in message && message.id !== null) {
      const asked = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      clearTimeout(asked?.timer);
      if (message.type === "error") asked?.fail(new Refusal(message.problem));
      else asked?.done(message);
      return;
    }
    this.heard(message);
  }

  private lost(code: number): void {
    clearInterval(this.pinging);
    for (const { fail, timer } of this.waiting.values()) {
      clearTimeout(timer);
      fail(new Refusal(problem("offline")));
    }
    this.waiting.clear();
    if (this.ended) return;
    const final = FINAL[code];
    if (final) {
      this.ended = true;
      this.changed(final, this.goodbye);
      return;
    }
    this.changed("lost", this.goodbye);
    const wait = WAITS[Math.min(this.attempt++, WAITS.length - 1)]!;
    this.retry = window.setTimeout(() => this.connect(), wait);
  }

  private drop = (): void => {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    if (!this.ended) this.lost(1006);
  };

  private wake = (): void => {
    if (document.visibilityState !== "visible" || this.ended) return;
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) this.connect();
  };
}
