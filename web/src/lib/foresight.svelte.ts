// What the chosen move would lead to, asked of the server while it is chosen.

import type { Target } from "./game";
import type { Foretold } from "./messages";

export class Foresight {
  told = $state.raw<Foretold | null>(null);
  /** What it would reach, or who may answer; another set only where something else is in it, since boards are drawn anew by it. */
  danger = $state.raw<ReadonlySet<Target>>(new Set());
  private asked = "";

  constructor(private foretell: (texts: string[]) => Promise<Foretold | null>) {}

  async ask(texts: string[]): Promise<void> {
    const asked = texts.join("\n");
    if (asked === this.asked) return;
    this.asked = asked;
    if (!asked) return this.keep(null);
    const told = await this.foretell(texts);
    if (asked === this.asked) this.keep(told);
  }

  private keep(told: Foretold | null): void {
    this.told = told;
    const danger = new Set(told?.threats.flatMap((threat) => threat.targets));
    if (danger.size !== this.danger.size || [...danger].some((target) => !this.danger.has(target))) this.danger = danger;
  }
}
