// The coach: he explains each kind of decision once, in the first whole game of each game. What he has said stays in this browser.

import type { GamesInfo, StageInfo } from "./messages";

export type Coaching = "first" | "on" | "off"; // in the first whole game of each game; always; never

interface Known {
  told: string[]; // kinds of decisions, and what is said once
  games: number; // played to their end
  stage: number; // of the tables that lead into the game: so many are done
}

interface Kept {
  coaching: Coaching;
  games: Record<string, Known>;
  practice: string[]; // tables that a lesson ended in: no whole games
}

const KEY = "quarterdeck-coach";
const MOST_PRACTICE = 20; // the latest are enough

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Coach {
  private kept = $state<Kept>({ coaching: "first", games: {}, practice: [], ...stored() });

  private known(game: string): Known {
    return { told: [], games: 0, stage: 0, ...this.kept.games[game] };
  }

  private keep(game: string, change: Partial<Known>): void {
    this.kept.games[game] = { ...this.known(game), ...change };
    this.write();
  }

  private write(): void {
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }

  /** Whether he speaks in a game. */
  on(game: string): boolean {
    return this.kept.coaching === "on" || (this.kept.coaching === "first" && this.newcomer(game));
  }

  /** Whether nobody has played a whole game of it here. */
  newcomer(game: string): boolean {
    return this.known(game).games === 0;
  }

  set(on: boolean): void {
    this.kept.coaching = on ? "on" : "off";
    this.write();
  }

  told(game: string, what: string): boolean {
    return this.known(game).told.includes(what);
  }

  tell(game: string, what: string): void {
    if (!this.told(game, what)) this.keep(game, { told: [...this.known(game).told, what] });
  }

  /** The table that a newcomer begins with, or goes on with; null where the game has none, or all are done. */
  stage(game: string, info: GamesInfo | null): StageInfo | null {
    const stages = info?.stages[game] ?? [];
    const at = this.known(game).stage;
    return this.kept.coaching !== "off" && at < stages.length - 1 ? stages[at]! : null;
  }

  /** A table that a lesson ended in. */
  practise(table: string): void {
    this.kept.practice = [...this.kept.practice, table].slice(-MOST_PRACTICE);
    this.write();
  }

  /** Whether a lesson ended in this table. */
  practised(table: string): boolean {
    return this.kept.practice.includes(table);
  }

  /** A game is over. */
  finish(game: string, table: string, done: number): void {
    const counted = `over-${table}`;
    if (this.practised(table) || this.told(game, counted)) return;
    const { told, games, stage } = this.known(game);
    this.keep(game, { told: [...told, counted], games: games + 1, stage: Math.max(stage, done) });
  }
}

export const coach = new Coach();

/** Which of the tables that lead into a game this one is; -1 where it is none. */
export function stageOf(stages: StageInfo[], options: Record<string, unknown>): number {
  return stages.findIndex((stage) => Object.entries(stage.options).every(([key, value]) => options[key] === value));
}
