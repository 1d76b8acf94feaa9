// Sentences from what the server sends: actions, events, lines, problems, with players' names put in.

import { type Args, has, say } from "./i18n.svelte";
import type { EventLine, Line, Problem, SeatInfo, WireAction } from "./messages";

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

export function sayAction(action: WireAction, game: string): string {
  return say(`action-${action.kind}`, action.args, game);
}

export function sayEvent(event: EventLine, game: string, seats: SeatInfo[] = [], shown = -1): string {
  return say(`event-${event.key}`, withPlayer(event.args, event.seat, seats, shown), game);
}

/** A bot without a name of its own. */
export function botName(level: string): string {
  const key = [`web-bot-${level}`, `level-${level}`].find((one) => has(one));
  return key ? say(key) : say("web-bot");
}

const SIMPLE = "greedy"; // the opponent where nobody chose, if the server has it

/** The level a new bot has. */
export function usualLevel(levels: string[]): string {
  return levels.includes(SIMPLE) ? SIMPLE : (levels[0] ?? "");
}

/** A level of bots, with what it does. */
export function levelName(level: string): string {
  const key = [`level-${level}`, `web-level-${level}`].find((one) => has(one));
  return key ? say(key) : level;
}

export function sayProblem(problem: Problem): string {
  return say(`${problem.game ? "reason" : "error"}-${problem.code}`, problem.params, problem.game);
}

/** "lords:21" as "21". */
export function ruleId(rule: string): string {
  return rule.slice(rule.indexOf(":") + 1);
}
