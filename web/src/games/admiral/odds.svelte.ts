// Chances of actions, asked once for each position and kept while it lasts.

import type { Odds } from "../../lib/messages";

export type AskOdds = (texts: string[]) => Promise<(Odds | null)[]>;

export class OddsBook {
  private known = $state.raw<ReadonlyMap<string, Odds | null>>(new Map());
  private asked = new Set<string>();

  constructor(private ask: () => AskOdds) {}

  /** Forgets everything: the position is another one. */
  clear(): void {
    this.known = new Map();
    this.asked.clear();
  }

  get(text: string): Odds | null {
    return this.known.get(text) ?? null;
  }

  /** Asks for those that are not known yet. */
  async want(texts: string[]): Promise<void> {
    const fresh = texts.filter((text) => !this.asked.has(text));
    if (!fresh.length) return;
    for (const text of fresh) this.asked.add(text);
    const answers = await this.ask()(fresh);
    if (fresh.some((text) => !this.asked.has(text))) return; // of a position that is over
    this.known = new Map([...this.known, ...fresh.map((text, i) => [text, answers[i] ?? null] as const)]);
  }
}

/** The chance that an action achieves something: a hit, a fight won. */
export function success(odds: Odds): number {
  const good = odds.outcomes.filter(([line]) => !["odds-miss", "odds-tie", "odds-lose"].includes(line.key));
  return good.reduce((sum, [, chance]) => sum + chance, 0);
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
