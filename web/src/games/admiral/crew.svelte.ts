// An attack by several: who joins the chosen ship or fort and with how many shots, and what the dice may bring then.

import type { Plan } from "../../lib/game";
import type { Odds, Problem, WireAction } from "../../lib/messages";
import { success } from "./odds";
import type { AdmiralView } from "./view";

/** Somebody else who could take part. */
export interface Mate {
  name: string;
  most: number; // shots; 0 where none are fired
}

interface Asking {
  foretell: (texts: string[]) => Promise<Odds | null>;
  why: (text: string) => Promise<Problem | null>;
  propose: (plan: Plan | null) => void;
}

const VERBS: Record<string, string> = { fire: "x", board: "board", storm: "storm" };
const unitOf = (action: WireAction): string => String(action.args.unit ?? action.args.ship);

/** Whether others can join this. */
export const isAttack = (action: WireAction | null): action is WireAction => action !== null && action.kind in VERBS;

/** Who else may attack the same target in the same way. */
export function matesOf(actions: WireAction[], lead: WireAction): Mate[] {
  const found = new Map<string, number>();
  for (const action of actions) {
    const name = unitOf(action);
    if (action.kind !== lead.kind || action.args.target !== lead.args.target || name === unitOf(lead)) continue;
    found.set(name, Math.max(found.get(name) ?? 0, Number(action.args.shots ?? 0)));
  }
  return [...found].map(([name, most]) => ({ name, most }));
}

/** The notation of an attack by several: in the order of the ships, then the forts; all but the last are followed by another. */
export function together(view: AdmiralView, lead: WireAction, joined: ReadonlyMap<string, number>): string[] {
  const shots = new Map([[unitOf(lead), Number(lead.args.shots ?? 0)], ...joined]);
  const named = [...view.ships, ...view.forts].map((unit) => unit.name).filter((name) => shots.has(name));
  return named.map((name, i) => [name, VERBS[lead.kind], lead.args.target, ...(shots.get(name) ? [shots.get(name)] : []), ...(i < named.length - 1 ? ["+"] : [])].join(" "));
}

export class Crew {
  joined = $state.raw<ReadonlyMap<string, number>>(new Map());
  odds = $state.raw<Odds | null>(null);
  problem = $state.raw<Problem | null>(null); // why these cannot attack together
  private round = 0;
  private proposed = false;

  /** Lets somebody join with so many shots; the same again: not. */
  toggle(name: string, shots: number): void {
    const joined = new Map(this.joined);
    if (joined.get(name) === shots) joined.delete(name);
    else joined.set(name, shots);
    this.joined = joined;
  }

  clear(): void {
    if (this.joined.size) this.joined = new Map();
  }

  /** Proposes the attack as it stands, and asks what it may bring. */
  async weigh(view: AdmiralView, lead: WireAction | null, asking: Asking): Promise<void> {
    const round = ++this.round;
    this.odds = this.problem = null;
    if (!isAttack(lead) || !this.joined.size) {
      if (this.proposed) asking.propose(null);
      this.proposed = false;
      return;
    }
    this.proposed = true;
    const texts = together(view, lead, this.joined);
    const shots = Number(lead.args.shots ?? 0) + [...this.joined.values()].reduce((sum, one) => sum + one, 0);
    const plan: Plan = { texts, key: `board-together-${lead.kind}`, args: { count: texts.length, shots, target: String(lead.args.target) }, chance: null };
    asking.propose(plan);
    const odds = await asking.foretell(texts);
    if (round !== this.round) return;
    if (odds) {
      this.odds = odds;
      return asking.propose({ ...plan, chance: success(odds) });
    }
    const problem = await asking.why(texts.join("; "));
    if (round !== this.round) return;
    this.problem = problem;
    if (problem) asking.propose(null);
  }
}
