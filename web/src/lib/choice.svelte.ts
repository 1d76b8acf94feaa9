// A move being chosen: targets picked so far, in any order, and the legal actions that still fit them.

import type { GameModule, Target } from "./game";
import type { WireAction } from "./messages";

export type Outcome = "picked" | "dropped" | "confirmed" | "refused";

export class Choice {
  picked = $state.raw<ReadonlySet<Target>>(new Set());
  private named = $state.raw<WireAction | null>(null); // chosen as a whole, from a hint

  constructor(
    private game: GameModule,
    private legal: () => WireAction[],
  ) {}

  get fitting(): WireAction[] {
    return this.legal().filter((action) => {
      const targets = this.game.targets(action);
      return [...this.picked].every((target) => targets.includes(target));
    });
  }

  /** What may be picked next. */
  get lit(): ReadonlySet<Target> {
    const lit = new Set(this.fitting.flatMap((action) => this.game.targets(action)));
    for (const target of this.picked) lit.delete(target);
    return lit;
  }

  /** The action that is complete; null while something is still to be picked. */
  get staged(): WireAction | null {
    if (this.named) return this.named;
    if (!this.picked.size) return this.legal().length === 1 ? this.legal()[0]! : null;
    const complete = this.fitting.filter((action) => this.game.targets(action).length === this.picked.size);
    return complete.length === 1 ? complete[0]! : null;
  }

  /** Actions that point at nothing: buttons. */
  get buttons(): WireAction[] {
    return this.legal().filter((action) => !this.game.targets(action).length);
  }

  /** Chooses a whole action by its notation; false where it is not legal now. */
  name(text: string): boolean {
    this.named = this.legal().find((action) => action.text === text) ?? null;
    if (this.named) this.picked = new Set(this.game.targets(this.named));
    return this.named !== null;
  }

  choose(target: Target): Outcome {
    if (!this.picked.has(target)) this.named = null;
    if (this.picked.has(target)) {
      if (this.staged) return "confirmed";
      this.drop(target);
      return "dropped";
    }
    if (this.lit.has(target)) {
      this.picked = new Set([...this.picked, target]);
      return "picked";
    }
    const possible = this.legal().filter((action) => this.game.targets(action).includes(target));
    if (!possible.length) return "refused";
    const kept = [...this.picked].filter((other) => possible.some((action) => this.game.targets(action).includes(other)));
    this.picked = new Set([target]);
    for (const other of kept) if (this.lit.has(other)) this.picked = new Set([...this.picked, other]);
    return "picked";
  }

  drop(target: Target): void {
    this.named = null;
    this.picked = new Set([...this.picked].filter((other) => other !== target));
  }

  clear(): void {
    this.named = null;
    if (this.picked.size) this.picked = new Set();
  }
}
