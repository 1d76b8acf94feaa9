// The analysis of a finished game: asked for, waited for, and what its figures are called.

import { api, problemOf } from "./api";
import { say } from "./i18n.svelte";
import type { Analysis, AnalysisInfo, Problem } from "./messages";

const AGAIN = 1000; // ms between two looks at how far it is

export class Analysed {
  info = $state.raw<AnalysisInfo | null>(null);
  failed = $state.raw<Problem | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string, readonly share: () => string) {}

  get analysis(): Analysis | null {
    return this.info?.analysis ?? null;
  }

  /** What is there already; whoever has it made is asked first. */
  look = (): Promise<void> => this.take(() => api.analysis(this.id, this.share()));
  begin = (): Promise<void> => this.take(() => api.analyse(this.id, this.share()));

  close(): void {
    clearTimeout(this.timer);
  }

  private async take(ask: () => Promise<AnalysisInfo>): Promise<void> {
    clearTimeout(this.timer);
    this.failed = null;
    try {
      this.info = await ask();
      if (this.info.state === "working") this.timer = setTimeout(() => void this.look(), AGAIN);
    } catch (error) {
      this.failed = problemOf(error);
    }
  }
}

/** A change with its sign, in points of win chance or of the game. */
export function signed(figure: number, inPoints: boolean): string {
  const shown = inPoints ? figure.toFixed(1) : String(Math.round(figure * 100));
  if (Number(shown) === 0) return "0";
  return Number(shown) > 0 ? `+${shown}` : shown.replace("-", "−");
}

/** A level: a chance in per cent, or points. */
export function level(figure: number, inPoints: boolean): string {
  return inPoints ? say("web-analysis-level-points", { figure: Number(figure.toFixed(1)) }) : `${Math.round(figure * 100)} %`;
}
