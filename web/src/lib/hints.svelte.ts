// Advice on the decision that the shown seat owes: asked for, thought about, found, and gone with the next move.

import { problem } from "./api";
import type { Candidate, Hinted, Problem } from "./messages";
import { Refusal } from "./socket";

export class Hints {
  thinking = $state(false);
  found = $state.raw<Candidate[]>([]);
  problem = $state.raw<Problem | null>(null);
  open = $state(false);
  private asked = 0; // which answer is waited for

  async ask(answer: () => Promise<Hinted>): Promise<void> {
    const mine = ++this.asked;
    this.open = this.thinking = true;
    this.found = [];
    this.problem = null;
    try {
      const { candidates } = await answer();
      if (mine === this.asked) this.found = candidates;
    } catch (error) {
      if (mine === this.asked) this.problem = error instanceof Refusal ? error.problem : problem("offline");
    }
    if (mine === this.asked) this.thinking = false;
  }

  clear(): void {
    this.asked += 1;
    this.open = this.thinking = false;
    this.found = [];
    this.problem = null;
  }
}
