// Sentences from what the server sends: actions, events, lines, problems, with players' names put in.

import { type Args, has, say } from "./i18n.svelte";
import type { EventLine, Line, Problem, Result, SeatInfo, WireAction } from "./messages";
import { settings } from "./settings.svelte";

/** A seat's display name. */
export function seatName(seat: SeatInfo | undefined, number: number): string {
  if (seat?.name) return seat.name;
  if (seat?.kind === "bot") return botName(seat.level);
  return seat?.mine ? say("web-you") : say("web-seat", { number: number + 1 });
}

/** Arguments with the seat's name added as `player`, and `you` telling whether it is the reader. */
function withPlayer(args: Args, seat: number | undefined, seats: SeatInfo[], shown: number): Args {
  if (seat === undefined || seat < 0) return args;
  return { player: seatName(seats[seat], seat), you: seat === shown ? "yes" : "no", ...args };
}

export function sayLine(line: Line, game: string, seats: SeatInfo[] = [], shown = -1): string {
  const seat = typeof line.args.seat === "number" ? line.args.seat : undefined;
  return say(line.key, withPlayer(line.args, seat, seats, shown), game);
}

export function sayAction(action: Pick<WireAction, "kind" | "args">, game: string): string {
  return say(`action-${action.kind}`, action.args, game);
}

export function sayEvent(event: EventLine, game: string, seats: SeatInfo[] = [], shown = -1): string {
  return say(`event-${event.key}`, withPlayer(event.args, event.seat, seats, shown), game);
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** A bot without a name of its own: its level; a playing style after a colon is not told. */
export function botName(level: string): string {
  const key = `level-${level.split(":")[0]}`;
  return has(key) ? capital(say(key)) : say("web-bot");
}

const MEASURES = new Set(["random", "greedy"]); // no ranks: they are there to be measured against

/** The ranks, and what is there for experiments. */
export function sortLevels(levels: string[]): { ranks: string[]; experiments: string[] } {
  return { ranks: levels.filter((level) => !MEASURES.has(level)), experiments: levels.filter((level) => MEASURES.has(level)) };
}

/** A level with what it does. */
export function levelHelp(level: string): string {
  return has(`level-${level}.help`) ? `${botName(level)}: ${say(`level-${level}.help`)}` : botName(level);
}

/** 0.614 as "61%", the language's way. */
export function percent(share: number): string {
  return new Intl.NumberFormat(settings.lang, { style: "percent" }).format(share);
}

/** Parts of a whole as percentages that add up to 100: the largest remainders are rounded up. */
export function percents(parts: number[]): string[] {
  const whole = parts.map((part) => Math.floor(part * 100 + 1e-9));
  const order = parts.map((part, index) => ({ index, rest: part * 100 - whole[index]! })).sort((a, b) => b.rest - a.rest);
  const missing = Math.round(parts.reduce((sum, part) => sum + part, 0) * 100) - whole.reduce((sum, part) => sum + part, 0);
  for (const { index } of order.slice(0, Math.max(missing, 0))) whole[index]! += 1;
  return whole.map((part) => percent(part / 100));
}

/** A refusal in words; one that a game's set-up met is said in its texts. */
export function sayProblem(problem: Problem, game = ""): string {
  return say(`${problem.game ? "reason" : "error"}-${problem.code}`, problem.params, problem.game || game);
}

/** Whether a game has no points: its items say with a unit of their own what each player has left. */
export function isUncounted(result: Result, game: string): boolean {
  return !result.totals.length || result.items.flat().some((item) => has(`score-${item.head}.unit`, game));
}

/** "game:21" as "21". */
export function ruleId(rule: string): string {
  return rule.slice(rule.indexOf(":") + 1);
}
