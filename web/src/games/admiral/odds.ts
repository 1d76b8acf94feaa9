// Chances in figures.

import type { Odds } from "../../lib/messages";

const NOTHING_GAINED = ["odds-miss", "odds-tie", "odds-lose"];

/** The chance that an action achieves something: a hit, a fight won. */
export function success(odds: Odds): number {
  return odds.outcomes.filter(([line]) => !NOTHING_GAINED.includes(line.key)).reduce((sum, [, chance]) => sum + chance, 0);
}
