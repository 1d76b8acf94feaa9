// A table as this page knows it: follows the socket, plays events one after another, keeps the log, looks back.

import { problem } from "./api";
import type { Target } from "./game";
import { Hints } from "./hints.svelte";
import type { Ack, BlockedWay, Component, EntryLine, Foretold, FromServer, Hinted, Looked, Pointing, Problem, StandingOrder, State, TableInfo, TakeBack } from "./messages";
import { doubt, notePromise, noteRefused, noteSent, noteTaken } from "./promise";
import { pace } from "./settings.svelte";
import { make } from "./sound";
import { ADVICE_WITHIN, type Connect, type Connection, type Line, Refusal, TableSocket } from "./socket";
import { type Acts, Stage } from "./stage.svelte";
import { Talk } from "./talk.svelte";

interface Frame {
  entries: EntryLine[];
  state: State;
}

const LONGEST_CATCH_UP = 60; // entries; more are not replayed one by one on opening
const SET_BACK = "lesson-set-back";
const STEP = 900; // ms an entry without anything to animate is shown while catching up

export class Table {
  info = $state.raw<TableInfo | null>(null);
  mine = $state.raw<number[]>([]);
  state = $state.raw<State | null>(null);
  log = $state.raw<EntryLine[]>([]);
  line = $state<Line>("connecting");
  lineProblem = $state.raw<Problem | null>(null);
  notice = $state.raw<Problem | null>(null); // the last refusal, until the next act
  doubt = $state.raw<Problem | null>(null); // what this browser knows to be wrong with the dice
  past = $state.raw<Looked | null>(null); // what is shown while looking back
  catchUp = $state(0); // entries still to be shown of what happened meanwhile
  busy = $state(false); // an act of ours is on its way, or what it led to
  rushing = $state(false); // nothing is animated before the next turn of ours
  elsewhere = $state(false); // the same table is open in another tab
  newer = $state(false); // the server was renewed since this page was loaded
  thinking = $state.raw<Record<number, number>>({}); // how far seats are that think long, 0 to 1
  components = $state.raw<Component[]>([]); // the parts of this table's box
  pointing = $state.raw<Pointing>({ targets: {}, ways: [], first: [], usual: [], minor: [], ending: [] }); // what actions point at
  readonly hints = new Hints();
  readonly talk = new Talk((message) => this.socket.ask(message));
  turned: () => void = () => undefined; // it has become our turn
  private socket: Connection;
  private server = "";
  private held: EntryLine[] = []; // heard, but their state is still to come
  private queue = $state.raw<Frame[]>([]);
  private running = $state(false);
  private stage: Stage;
  private arrivals: (() => void)[] = []; // who waits for a newer state
  private pin = "";
  private logSeat = -1;
  private given = new Set<number>(); // seats whose share of the dice is on its way
  private channel = new BroadcastChannel("quarterdeck-tables");

  constructor(
    readonly id: string,
    acts: Acts,
    private curtainNeeded: () => boolean,
    connect: Connect = (heard, changed) => new TableSocket(id, () => this.version, heard, changed),
  ) {
    this.stage = new Stage(acts);
    this.socket = connect((message) => this.hear(message), (line, why) => this.lineChanged(line, why));
    this.channel.onmessage = (event) => {
      const { kind, table } = event.data as { kind: string; table: string };
      if (table !== id) return;
      if (kind === "open") this.channel.postMessage({ kind: "here", table: id });
      if (kind === "open" || kind === "here") this.elsewhere = true;
      if (kind === "close") this.elsewhere = false;
    };
    this.channel.postMessage({ kind: "open", table: id });
  }

  close(): void {
    this.channel.postMessage({ kind: "close", table: this.id });
    this.channel.close();
    this.socket.close();
  }

  /** The version of the latest entry heard. */
  get version(): number {
    return this.log.at(-1)?.version ?? 0;
  }

  get shown(): number {
    return this.state?.seat ?? -1;
  }

  /** The seat of mine that owes a decision and is not shown: the device has to change hands. */
  get handOver(): number {
    if (this.info?.phase !== "playing" || this.queue.length || this.running) return -1;
    const pending = this.state?.pending ?? this.info.pending;
    if (this.shown >= 0 && pending.includes(this.shown)) return -1;
    return pending.find((seat) => this.mine.includes(seat) && seat !== this.shown) ?? -1;
  }

  /** What is being animated. */
  get playing() {
    return this.stage.playing;
  }

  /** Whether the board shows what there is, and not yet what led to it. */
  get settled(): boolean {
    return this.state === (this.queue.at(-1)?.state ?? this.state);
  }

  get mayAct(): boolean {
    return !this.past && this.settled && this.line === "open" && (this.state?.actions.length ?? 0) > 0;
  }

  // Acts

  async play(text: string): Promise<boolean> {
    this.skip();
    return this.act({ type: "play", actions: [text] });
  }

  /** Several actions as one entry; false where they are refused together, and no word of it where `quiet`. */
  async playAll(texts: string[], quiet = true): Promise<boolean> {
    this.skip();
    const played = await this.act({ type: "play", actions: texts });
    if (!played && quiet) this.notice = null;
    return played;
  }

  undo = () => this.act({ type: "undo" });
  resign = () => this.act({ type: "resign" });
  draw = (answer: "offer" | "accept" | "decline") => this.act({ type: "draw", answer });
  back = (says: TakeBack["says"]) => this.act({ type: "back", says });
  giveSeat = (level: string) => this.act({ type: "hand-over", level });
  takeSeat = () => this.act({ type: "take-seat" });
  replace = (whose: number, level: string) => this.act({ type: "replace", whose, level });
  claim = (whose: number) => this.act({ type: "claim", whose });
  daysOff = (days: number) => this.act({ type: "rest", days });
  order = (order: StandingOrder) => this.act({ type: "order", what: order.what, value: order.value });
  typed = (outcome: string) => this.act({ type: "typed", outcome });

  private async act(message: Record<string, unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.notice = null;
    try {
      const at = this.latest.version;
      const answer = await this.socket.ask({ ...message, at, seat: this.latest.seat } as never);
      if (answer.type === "ack") await this.caughtUp(answer.version); // before that, the old position must not be played on
      return true;
    } catch (error) {
      const why = error instanceof Refusal ? error.problem : problem("offline");
      this.notice = why.code === SET_BACK ? null : why; // a lesson says that itself
      return false;
    } finally {
      this.busy = false;
    }
  }

  private async caughtUp(version: number): Promise<void> {
    while (this.latest.version < version && this.line === "open") await new Promise<void>((done) => this.arrivals.push(done));
  }

  /** What is wrong with choosing a target; null where nothing is, or where nobody can say. */
  async explain(target: Target, picked: ReadonlySet<Target>): Promise<Problem | null> {
    try {
      const answer = await this.socket.ask({ type: "click", seat: this.shown, target, picked: [...picked] });
      return answer.type === "refusal" ? answer.problem : null;
    } catch (error) {
      return error instanceof Refusal ? error.problem : null;
    }
  }

  /** What is near the picked thing and blocked. */
  async sight(picked: ReadonlySet<Target>): Promise<BlockedWay[]> {
    const answer = await this.socket.ask({ type: "sight", seat: this.shown, picked: [...picked] }).catch(() => null);
    return answer?.type === "sighted" ? answer.blocked : [];
  }

  /** How these legal actions are done together, and what chance may bring then; null where nobody can say. */
  async foretell(texts: string[]): Promise<Foretold | null> {
    const answer = await this.socket.ask({ type: "foretell", seat: this.shown, actions: texts }).catch(() => null);
    return answer?.type === "foretold" ? answer : null;
  }

  /** Asks for advice on the decision that the shown seat owes. */
  hint(): Promise<void> {
    return this.hints.ask(async () => (await this.socket.ask({ type: "hint", seat: this.shown }, ADVICE_WITHIN)) as Hinted);
  }

  /** Opens the curtain for a seat of mine, -1 closes it; the problem where the PIN is wrong. */
  async show(seat: number, pin = ""): Promise<Problem | null> {
    const before = { seat: this.logSeat, log: this.log };
    try {
      this.held = [];
      this.queue = [];
      this.log = [];
      this.logSeat = seat;
      const answer = (await this.socket.ask({ type: "show", seat, pin, since: 0 })) as Ack;
      this.pin = pin;
      return answer.type === "ack" ? null : problem("message");
    } catch (error) {
      this.logSeat = before.seat;
      this.log = before.log;
      return error instanceof Refusal ? error.problem : problem("offline");
    }
  }

  // Looking back

  async look(version: number): Promise<void> {
    this.skip();
    if (version >= this.version) {
      this.past = null;
      return;
    }
    try {
      const answer = await this.socket.ask({ type: "look", version });
      if (answer.type === "looked") this.past = answer;
    } catch (error) {
      this.notice = error instanceof Refusal ? error.problem : problem("offline");
    }
  }

  /** Shows, entry by entry, what happened after `seen`; unasked only where motion is wanted and it does not take long. */
  async replaySince(seen: number, asked = false): Promise<void> {
    const missed = this.log.filter((entry) => entry.version > seen && !entry.undone);
    if (!missed.length || (!asked && (!seen || missed.length > LONGEST_CATCH_UP || pace(1) === 0))) return;
    this.skip();
    this.catchUp = missed.length;
    try {
      this.past = await this.lookedAt(missed[0]!.version - 1);
      for (const entry of missed) {
        const next = await this.lookedAt(entry.version);
        if (!this.catchUp) break;
        const shown = await this.stage.show([entry], next?.view, () => (this.past = this.catchUp ? next : null));
        if (!shown && this.catchUp) await this.stage.wait(pace(STEP) || STEP);
        this.catchUp = Math.max(0, this.catchUp - 1);
      }
    } catch {
      // The line was lost: the page goes on with the position as it is now.
    }
    this.catchUp = 0;
    this.past = null;
  }

  private async lookedAt(version: number): Promise<Looked | null> {
    const answer = await this.socket.ask({ type: "look", version });
    return answer.type === "looked" ? answer : null;
  }

  /** Ends whatever is being animated: the position as it is now is shown. */
  skip(): void {
    const last = this.queue.at(-1);
    this.queue = [];
    this.catchUp = 0;
    if (last) this.state = last.state;
    this.stage.skip();
    this.past = null;
  }

  /** Nothing more is animated until it is our turn. */
  rush(): void {
    this.rushing = true;
    this.skip();
  }

  // What the server says

  private get latest(): State {
    return this.queue.at(-1)?.state ?? this.state!;
  }

  private hear(message: FromServer): void {
    if (message.type === "hello") {
      if (this.server && this.server !== message.server) this.newer = true;
      this.server = message.server;
      const older = message.version < this.version || this.info?.epoch !== message.table.epoch;
      const restored = this.info !== null && message.table.phase !== "waiting" && older; // from a copy
      this.know(message.table);
      this.mine = message.seats;
      this.components = message.components;
      this.pointing = message.pointing;
      this.given.clear();
      if (restored) this.log = [];
      for (const seat of message.nonces) this.giveNonce(seat);
      const again = this.logSeat;
      if (restored || (message.shown < 0 && again >= 0 && message.seats.includes(again))) void this.show(again, this.pin);
      else this.logSeat = message.shown;
    } else if (message.type === "table") {
      this.know(message.table);
      for (const seat of message.nonces) this.giveNonce(seat);
    } else if (message.type === "thinking") {
      this.thinking = { ...this.thinking, [message.seat]: message.share };
    } else if (message.type === "chat") {
      this.talk.hear(message);
    } else if (message.type === "events") {
      this.addToLog(message.seat, message.entries);
    } else if (message.type === "state") {
      this.arrive(message);
    }
  }

  private know(info: TableInfo): void {
    if (this.info && this.info.commitment !== info.commitment) this.given.clear(); // sealed anew: it wants another share
    this.info = info;
    notePromise(info);
    this.doubt = doubt(info);
  }

  private addToLog(seat: number, entries: EntryLine[]): void {
    if (seat !== this.logSeat) return; // of before the curtain moved
    const last = this.log.at(-1)?.version ?? -1;
    const fresh = entries.filter((entry) => entry.version > last);
    const undone = (entry: EntryLine): boolean => fresh.some(({ undoes, all_since, version }) => undoes === entry.version || (all_since && entry.kind === "play" && undoes < entry.version && entry.version < version));
    const known = fresh.some((entry) => entry.undoes) ? this.log.map((entry) => (undone(entry) ? { ...entry, undone: true } : entry)) : this.log;
    this.log = [...known, ...fresh];
    this.held.push(...fresh);
  }

  private arrive(state: State): void {
    if (state.seat !== this.logSeat) return;
    this.thinking = {};
    this.hints.clear();
    const entries = this.held;
    this.held = [];
    const first = this.state === null || this.state.seat !== state.seat;
    const mine = state.pending.includes(state.seat);
    if (mine && !first && !this.latest.pending.includes(state.seat)) [make("turn"), this.turned()];
    if (first || document.hidden || this.rushing || entries.length > 3) {
      this.queue = [];
      this.state = state;
      this.past = null;
      if (first) this.opened(state.seat);
      else if (this.rushing) [this.remember(), this.drawCurtain()];
    } else {
      this.queue = [...this.queue, { entries, state }];
      void this.run();
    }
    if (mine) this.rushing = false;
    this.wakeActs();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let frame = this.queue[0]; frame; frame = this.queue[0]) {
      const now = frame;
      await this.stage.show(now.entries, now.state.view, () => {
        if (this.queue[0] === now) this.state = now.state;
      });
      if (this.queue[0] === now) this.queue = this.queue.slice(1);
    }
    this.running = false;
    this.remember();
    this.drawCurtain();
  }

  private wakeActs(): void {
    for (const go of this.arrivals.splice(0)) go();
  }

  private drawCurtain(): void {
    if (this.handOver < 0) return;
    if (!this.curtainNeeded() && !this.info?.seats[this.handOver]?.pin) void this.show(this.handOver);
    else if (this.shown >= 0) void this.show(-1);
  }

  // What this reader has seen

  private seenKey(seat: number): string {
    return `quarterdeck-seen-${this.id}-${seat}`;
  }

  private opened(seat: number): void {
    const seen = Number(localStorage.getItem(this.seenKey(seat)) ?? 0);
    this.remember();
    if (seen < this.version && this.info?.phase !== "waiting") void this.replaySince(seen);
    this.drawCurtain();
  }

  private remember(): void {
    if (!document.hidden && this.version) localStorage.setItem(this.seenKey(this.shown), String(this.version));
  }

  // Small things

  private giveNonce(seat: number): void {
    if (this.given.has(seat)) return;
    this.given.add(seat);
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    void this.offer(seat, nonce, this.info!.commitment);
  }

  private async offer(seat: number, nonce: string, promise: string): Promise<void> {
    noteSent(this.id, promise, seat, nonce);
    try {
      await this.socket.ask({ type: "nonce", seat, nonce });
      noteTaken(this.id, promise, seat, nonce);
    } catch (error) {
      const refused = error instanceof Refusal && error.problem.code !== "offline"; // else it may have been taken
      if (refused) noteRefused(this.id, promise, seat, nonce);
    }
    if (this.info) this.doubt = doubt(this.info);
  }

  private lineChanged(line: Line, why: Problem | null): void {
    this.line = line;
    this.lineProblem = why;
    if (line === "open") this.notice = null;
    this.wakeActs();
  }
}
