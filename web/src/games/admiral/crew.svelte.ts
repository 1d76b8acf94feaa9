// An attack by several: who joins the chosen ship or fort and with how many shots. How they attack together, the server says.

import type { Proposal } from "../../lib/game";
import type { Foretold, WireAction } from "../../lib/messages";

/** Somebody else who could take part: the legal actions, the fewest shots first. */
export interface Mate {
  name: string;
  actions: WireAction[];
}

const ATTACKS = ["fire", "board", "storm"];
const unitOf = (action: WireAction): string => String(action.args.unit ?? action.args.ship);
const shotsOf = (action: WireAction): number => Number(action.args.shots ?? 0);

/** Whether others can join this. */
export const isAttack = (action: WireAction | null): action is WireAction => action !== null && ATTACKS.includes(action.kind);

/** Who else may attack the same target in the same way. */
export function matesOf(actions: WireAction[], lead: WireAction): Mate[] {
  const same = actions.filter((action) => action.kind === lead.kind && action.args.target === lead.args.target && unitOf(action) !== unitOf(lead));
  return [...new Set(same.map(unitOf))].map((name) => ({ name, actions: same.filter((action) => unitOf(action) === name) }));
}

export class Crew {
  joined = $state.raw<ReadonlyMap<string, WireAction>>(new Map());
  told = $state.raw<Foretold | null>(null); // of the attack as it stands
  private round = 0;
  private proposed = false;

  /** Lets somebody join in this way; the same again: not. */
  toggle(name: string, action: WireAction): void {
    const joined = new Map(this.joined);
    if (joined.get(name)?.text === action.text) joined.delete(name);
    else joined.set(name, action);
    this.joined = joined;
  }

  clear(): void {
    if (this.joined.size) this.joined = new Map();
  }

  /** Proposes the attack as it stands, as soon as it is known how it is done and what it may bring. */
  async weigh(lead: WireAction | null, foretell: (texts: string[]) => Promise<Foretold | null>, propose: (proposal: Proposal | null) => void): Promise<void> {
    const round = ++this.round;
    this.told = null;
    const all = lead && this.joined.size ? [lead, ...this.joined.values()] : [];
    const shots = all.reduce((sum, action) => sum + shotsOf(action), 0);
    const plan: Proposal = { texts: [], key: `board-together-${lead?.kind}`, args: { count: all.length, shots, target: String(lead?.args.target) } };
    if (all.length || this.proposed) propose(all.length ? plan : null);
    this.proposed = all.length > 0;
    const told = all.length ? await foretell(all.map((action) => action.text)) : null;
    if (round !== this.round) return;
    this.told = told;
    if (told) propose(told.problem ? null : { ...plan, texts: told.texts, chance: told.odds?.success });
  }
}
