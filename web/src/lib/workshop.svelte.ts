// A draft of a file: every change is kept on this device at once and checked by the server, the last 200 can be undone.

import { api, problemOf } from "./api";
import type { DraftChecked, DraftSpot, Problem } from "./messages";

// biome-ignore lint/suspicious/noExplicitAny: a draft may be anything until the server has looked at it
export type Doc = Record<string, any>;

interface Step {
  doc: Doc;
  label: string; // what was done, in words
}

interface Kept {
  doc: Doc;
  past: Step[];
  future: Step[];
  id: string; // in the library, where it was published from here
  fork: string;
  place: unknown; // what the game's editor has selected
  step?: number; // of the lesson
}

const MOST_STEPS = 200;
const PATIENCE = 150; // ms after a change before the server is asked

export class Draft {
  doc = $state.raw<Doc>({});
  past = $state.raw<Step[]>([]);
  future = $state.raw<Step[]>([]);
  problems = $state.raw<DraftSpot[]>([]);
  text = $state("");
  more = $state.raw<Record<string, unknown>>({});
  fine = $state(false);
  checking = $state(true);
  failed = $state.raw<Problem | null>(null);
  elsewhere = $state(false); // another tab goes on with it
  unkept = $state(false); // the device has no room
  id = $state("");
  fork = $state("");
  place = $state.raw<unknown>(null);
  step = $state(0); // of the lesson
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(readonly game: string, readonly kind: string, readonly lesson = false) {
    window.addEventListener("storage", this.heard);
  }

  get key(): string {
    return `quarterdeck-draft-${this.game}-${this.kind}${this.lesson ? "-lesson" : ""}`; // a lesson touches no draft of one's own
  }

  /** What was kept here; whether there was something. */
  resume(): boolean {
    const kept = localStorage.getItem(this.key);
    if (!kept) return false;
    try {
      const { doc, past, future, id, fork, place, step = 0 } = JSON.parse(kept) as Kept;
      Object.assign(this, { doc, past, future, id, fork, place, step });
    } catch {
      return false;
    }
    this.look();
    return true;
  }

  /** Begins with a file; what was there can be had back by undoing. */
  async open(text: string, label: string, fork = ""): Promise<void> {
    const answer = await api.checkDraft(this.game, this.kind, { text });
    if (Object.keys(this.doc).length) this.remember(label);
    this.doc = answer.draft;
    this.id = "";
    this.fork = fork;
    this.place = null;
    this.step = 0;
    this.take(answer);
    this.keep();
  }

  /** Changes the draft; `label` says what is done, for undo. */
  change(label: string, how: (doc: Doc) => void): void {
    if (this.elsewhere) return;
    const doc = structuredClone(this.doc);
    how(doc);
    this.remember(label);
    this.doc = doc;
    this.keep();
    this.look();
  }

  private remember(label: string): void {
    this.past = [...this.past, { doc: this.doc, label }].slice(-MOST_STEPS);
    this.future = [];
  }

  get undoable(): string {
    return this.past.at(-1)?.label ?? "";
  }

  get redoable(): string {
    return this.future.at(-1)?.label ?? "";
  }

  undo = (): void => this.back("past", "future");
  redo = (): void => this.back("future", "past");

  private back(from: "past" | "future", to: "past" | "future"): void {
    const step = this[from].at(-1);
    if (!step || this.elsewhere) return;
    this[to] = [...this[to], { doc: this.doc, label: step.label }];
    this[from] = this[from].slice(0, -1);
    this.doc = step.doc;
    this.keep();
    this.look();
  }

  keep(): void {
    const { doc, past, future, id, fork, place, step } = this;
    for (const most of [MOST_STEPS, 40, 0]) {
      try {
        localStorage.setItem(this.key, JSON.stringify({ doc, past: past.slice(-most || past.length), future: most ? future : [], id, fork, place, step } satisfies Kept));
        this.unkept = false;
        return;
      } catch {
        this.unkept = true; // no room: fewer steps
      }
    }
  }

  private heard = (event: StorageEvent): void => {
    if (event.key === this.key && event.newValue) this.elsewhere = true;
  };

  /** This tab goes on with what the other one has made of it. */
  goOn(): void {
    this.elsewhere = false;
    this.resume();
  }

  /** Has the server look at it soon. */
  look(wait = PATIENCE): void {
    clearTimeout(this.waiting);
    this.checking = true;
    this.waiting = setTimeout(() => void this.ask(), wait);
  }

  private async ask(): Promise<void> {
    const mine = ++this.asked;
    try {
      const answer = await api.checkDraft(this.game, this.kind, { draft: this.doc });
      if (mine === this.asked) this.take(answer);
    } catch (error) {
      if (mine !== this.asked) return;
      this.failed = problemOf(error);
      this.look(Math.max(2, Number(this.failed.params.seconds ?? 0)) * 1000); // until the server is there again
    }
  }

  private take(answer: DraftChecked): void {
    clearTimeout(this.waiting);
    const { text, problems, fine, more } = answer;
    Object.assign(this, { text, problems, fine, more, checking: false, failed: null });
  }

  close(): void {
    clearTimeout(this.waiting);
    window.removeEventListener("storage", this.heard);
  }
}

/** A text packed for a link, and back; nothing of it ever reaches a server's log. */
export async function pack(text: string): Promise<string> {
  const bytes = new Uint8Array(await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const MOST_PACKED = 64_000; // signs of a file

export async function unpack(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > MOST_PACKED) throw new Error("too long");
  }
  return text;
}
