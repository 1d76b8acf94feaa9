// What is said at a table: the lines, which rooms there are for this reader, and what he has not read yet.

import { problem } from "./api";
import type { Chat, ChatLine, FromClient, Problem } from "./messages";
import { Refusal, type WithoutId } from "./socket";

export type Room = ChatLine["room"];
export const PHRASES = ["hello", "luck", "nice", "thinking", "minute", "sorry", "thanks", "good-game", "again"];

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  rooms = $state.raw<Room[]>([]);
  writes = $state.raw<Room | null>(null);
  on = $state(false); // there is somebody to talk to, and the host allows it
  seen = $state(0); // the last line that was read
  open = $state(false); // it is being read
  failed = $state.raw<Problem | null>(null);
  heard: (line: ChatLine) => void = () => undefined;

  constructor(private ask: (message: WithoutId<FromClient>) => Promise<unknown>) {}

  /** Lines of others that nobody has read here yet. */
  get unread(): number {
    return this.open ? 0 : this.lines.filter((line) => line.id > this.seen && !line.mine && !line.muted && !line.gone).length;
  }

  hear(message: Chat): void {
    const first = !this.on;
    const known = new Map(this.lines.map((line) => [line.id, line]));
    const fresh = message.lines.filter((line) => !known.has(line.id) && !line.mine && !line.muted);
    for (const line of message.lines) known.set(line.id, line);
    this.lines = [...known.values()].filter((line) => message.rooms.includes(line.room)).sort((a, b) => a.id - b.id).slice(-200);
    this.rooms = message.rooms;
    this.writes = message.writes;
    this.on = true;
    if (first || this.open) this.read();
    else for (const line of fresh) this.heard(line);
  }

  read(): void {
    this.seen = Math.max(this.seen, this.lines.at(-1)?.id ?? 0);
  }

  say = (text: string, room: Room): Promise<boolean> => this.attempt({ type: "say", text, room });
  phrase = (phrase: string, room: Room): Promise<boolean> => this.attempt({ type: "say", phrase, room });
  mute = (line: ChatLine, on: boolean): Promise<boolean> => this.attempt({ type: "mute", line: line.id, on });
  report = (line: ChatLine): Promise<boolean> => this.attempt({ type: "report", line: line.id });

  private async attempt(message: WithoutId<FromClient>): Promise<boolean> {
    try {
      this.failed = null;
      await this.ask(message);
      return true;
    } catch (error) {
      this.failed = error instanceof Refusal ? error.problem : problem("offline");
      return false;
    }
  }
}
