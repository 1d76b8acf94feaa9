// A move being chosen: targets picked so far, in any order, and the legal actions that still fit them.

import type { Target } from "./game";
import type { Pointing, WireAction } from "./messages";

export type Click = "picked" | "dropped" | "confirmed" | "refused";

const part = (target: Target): string => target.split(":", 1)[0]!;

/** What an action points at: the templates of its kind with its arguments put in (docs/api.md). */
function filled(pointing: Pointing, action: WireAction): Target[] {
  return (pointing.targets[action.kind] ?? []).flatMap((template) => {
    const [before = "", name = ""] = template.replace("}", "").split("{");
    if (!name) return [template];
    const value = name === "text" ? action.text : action.args[name];
    return value === undefined ? [] : [before + String(value).replace(`@${name}-`, "")];
  });
}

export class Choice {
  picked = $state.raw<ReadonlySet<Target>>(new Set());
  private named = $state.raw<WireAction | null>(null); // chosen as a whole, from a hint
  private known = new WeakMap<WireAction, Target[]>();

  constructor(
    private pointing: Pointing,
    private legal: () => WireAction[],
  ) {}

  /** The targets of an action, any of which may be chosen first. Empty: only a button. */
  targets = (action: WireAction): Target[] => {
    let found = this.known.get(action);
    if (!found) {
      found = filled(this.pointing, action);
      this.known.set(action, found);
    }
    return found;
  };

  /** Whether a target is a place on the board, not a way to act. */
  isPlace = (target: Target): boolean => !this.pointing.ways.includes(part(target));

  /** The legal actions that point at all of these. */
  with(targets: Iterable<Target>): WireAction[] {
    const wanted = [...targets];
    return this.legal().filter((action) => wanted.every((target) => this.targets(action).includes(target)));
  }

  get fitting(): WireAction[] {
    return this.with(this.picked);
  }

  /** What may be picked next. */
  get lit(): ReadonlySet<Target> {
    const lit = new Set<Target>();
    for (const action of this.fitting) {
      const open = this.targets(action).filter((target) => !this.picked.has(target));
      const first = open.filter((target) => this.pointing.first.includes(part(target)));
      for (const target of first.length ? first : open) lit.add(target);
    }
    return lit;
  }

  /** What may be picked next and leads to something worth doing. */
  get worth(): ReadonlySet<Target> {
    const lit = this.lit;
    const worthy = this.fitting.filter((action) => !this.pointing.minor.includes(action.kind));
    return new Set(worthy.flatMap(this.targets).filter((target) => lit.has(target)));
  }

  /** The things that can act now: what actions point at first. */
  get actors(): Target[] {
    const worthy = this.legal().filter((action) => !this.pointing.minor.includes(action.kind));
    return [...new Set(worthy.map((action) => this.targets(action)[0]).filter((target) => target !== undefined && this.isPlace(target)))] as Target[];
  }

  /** Puts the next thing that can act in place of what is picked. */
  pickNext(): Target | null {
    const actors = this.actors;
    const at = actors.findIndex((target) => this.picked.has(target));
    const next = actors[(at + 1) % actors.length] ?? null;
    this.named = null;
    if (next) this.picked = new Set([next]);
    return next;
  }

  /** The action that ends the turn; null where none does. */
  get ending(): WireAction | null {
    return this.legal().find((action) => this.pointing.ending.includes(action.kind)) ?? null;
  }

  /** The action that is complete; null while something is still to be picked. */
  get staged(): WireAction | null {
    if (this.named) return this.named;
    if (!this.picked.size) return this.legal().length === 1 ? this.legal()[0]! : null;
    const complete = this.fitting.filter((action) => this.targets(action).length === this.picked.size);
    return complete.length === 1 ? complete[0]! : null;
  }

  /** Actions that point at nothing: buttons. */
  get buttons(): WireAction[] {
    return this.legal().filter((action) => !this.targets(action).length);
  }

  /** The ways to act that are left when the picked places are all there are. */
  get ways(): Target[] {
    const places = [...this.picked].filter(this.isPlace);
    const found = places.length ? this.with(places).filter((action) => this.targets(action).filter(this.isPlace).length === places.length) : [];
    return [...new Set(found.flatMap((action) => this.targets(action).filter((target) => !this.isPlace(target))))];
  }

  /** What a choice leaves no choice about, places only where they are wanted; else the usual way to act. */
  next(places: boolean): Target | null {
    const left = this.fitting;
    const ways = this.ways;
    if (!this.picked.size || !left.length || left.some((action) => this.targets(action).length === this.picked.size)) return null;
    const shared = this.targets(left[0]!).find((target) => !this.picked.has(target) && left.every((action) => this.targets(action).includes(target)));
    if (shared && (this.isPlace(shared) ? places : ways.length)) return shared;
    const open = ways.filter((target) => !this.picked.has(target)).sort();
    for (const usual of this.pointing.usual) {
      const found = open.findLast((target) => target === usual || part(target) === usual);
      if (found) return found;
    }
    return null;
  }

  /** Chooses a whole action by its notation; false where it is not legal now. */
  name(text: string): boolean {
    this.named = this.legal().find((action) => action.text === text) ?? null;
    if (this.named) this.picked = new Set(this.targets(this.named));
    return this.named !== null;
  }

  choose(target: Target): Click {
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
    const possible = this.with([target]);
    if (!possible.length) return "refused";
    const kept = [...this.picked].filter((other) => possible.some((action) => this.targets(action).includes(other)));
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

/** Where nothing can be chosen: a finished game. */
export const NO_CHOICE = new Choice({ targets: {}, ways: [], first: [], usual: [], minor: [], ending: [] }, () => []);
