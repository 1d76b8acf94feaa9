// What the chosen move would lead to, asked of the server while it is chosen.

import type { Target } from "./game";
import type { Foretold } from "./messages";

export class Foresight {
  told = $state.raw<Foretold | null>(null);
  private asked = "";

  constructor(private foretell: (texts: string[]) => Promise<Foretold | null>) {}

  /** What it would reach, or who may answer. */
  get danger(): ReadonlySet<Target> {
    return new Set(this.told?.threats.flatMap((threat) => threat.targets));
  }

  async ask(texts: string[]): Promise<void> {
    const asked = texts.join("\n");
    if (asked === this.asked) return;
    this.asked = asked;
    this.told = null;
    if (!asked) return;
    const told = await this.foretell(texts);
    if (asked === this.asked) this.told = told;
  }
}
