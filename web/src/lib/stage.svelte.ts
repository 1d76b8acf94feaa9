// The stage: events are shown one after another, and what comes of them only when dice and tracer have been seen.

import type { GameModule, Playing } from "./game";
import type { EntryLine } from "./messages";
import { pace } from "./settings.svelte";
import { make } from "./sound";

export type Acts = Pick<GameModule, "duration" | "prior" | "sound">;

export class Stage {
  playing = $state.raw<Playing | null>(null);
  private skipping: (() => void) | null = null;
  private id = 0;

  constructor(private acts: Acts) {}

  /** Shows what these entries tell; calls `settle` when the board may show `after`, what came of it. False: there was nothing to see. */
  async show(entries: EntryLine[], after: unknown, settle: () => void): Promise<boolean> {
    const told = entries.flatMap((entry) => entry.events.map((event) => ({ entry, event })));
    const events = told.map((one) => one.event);
    const last = events.findLastIndex((event, index) => this.acts.prior?.(event, events.slice(0, index)));
    let shown = false;
    if (last < 0 || pace(1) === 0) settle();
    for (const [index, { entry, event }] of told.entries()) {
      const ms = pace(this.acts.duration(event));
      make(this.acts.sound?.(event) ?? null);
      if (ms) {
        shown = true;
        this.playing = { event, entry, ms, id: ++this.id, earlier: events.slice(0, index), settled: index > last, after };
        if (await this.wait(ms)) break;
      }
      if (index === last) settle();
    }
    settle();
    this.playing = null;
    return shown;
  }

  /** Waits; true where the reader would not. */
  wait(ms: number): Promise<boolean> {
    return new Promise((done) => {
      const end = (skipped: boolean): void => {
        clearTimeout(timer);
        this.skipping = null;
        done(skipped);
      };
      const timer = window.setTimeout(() => end(false), ms);
      this.skipping = () => end(true);
    });
  }

  /** Ends what is being shown. */
  skip(): void {
    this.playing = null;
    this.skipping?.();
  }
}
