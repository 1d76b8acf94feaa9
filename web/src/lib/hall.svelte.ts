// The home page as it lives: what everybody sees, and my own tables, told by one socket that comes back by itself.

import { type HallNews, type MyNews, PROTOCOL } from "./messages";

const WAITS = [500, 1500, 4000, 10_000]; // ms between attempts; the last one again and again
const KEEP = 25_000; // ms between two signs of life: less than what proxies allow an idle line
const FINAL = [4403, 4426]; // no use to come back
const FOLLOWED = "quarterdeck-followed"; // matches that this tab has been taken to

export class Hall {
  news = $state.raw<HallNews | null>(null);
  mine = $state.raw<MyNews | null>(null);
  line = $state<"connecting" | "open" | "lost">("connecting");
  private socket: WebSocket | null = null;
  private attempt = 0;
  private retry = 0;
  private keeping = 0;
  private ended = false;

  constructor(private matched: (table: string) => void) {
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearInterval(this.keeping);
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  /** Somebody new sits here: the socket says anew who he is. */
  again(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.retry);
    const address = new URL("/api/hall/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("protocol", String(PROTOCOL));
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as HallNews | MyNews | { type: "bye" });
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
    clearInterval(this.keeping);
    this.keeping = window.setInterval(() => socket.readyState === WebSocket.OPEN && socket.send(""), KEEP);
  }

  private hear(message: HallNews | MyNews | { type: "bye" }): void {
    this.attempt = 0;
    this.line = "open";
    if (message.type === "hall") this.news = message;
    else if (message.type === "mine") {
      this.mine = message;
      if (message.matched && follow(message.matched)) this.matched(message.matched);
    }
  }

  private lost(code: number): void {
    clearInterval(this.keeping);
    if (this.ended) return;
    this.line = "lost";
    if (FINAL.includes(code)) return;
    this.retry = window.setTimeout(() => this.connect(), WAITS[Math.min(this.attempt++, WAITS.length - 1)]!);
  }

  private wake = (): void => {
    if (document.visibilityState !== "visible" || this.ended) return;
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) this.connect();
  };
}

/** Whether a match is to be followed: each once, so that whoever comes back home stays there. */
export function follow(table: string): boolean {
  const followed = (sessionStorage.getItem(FOLLOWED) ?? "").split(" ");
  if (followed.includes(table)) return false;
  sessionStorage.setItem(FOLLOWED, [...followed.slice(-20), table].join(" "));
  return true;
}
