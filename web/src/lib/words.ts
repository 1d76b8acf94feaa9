// Sentences from what the server sends: actions, events, lines, problems, with players' names put in.

import type { Choice } from "./choice.svelte";
import type { GameModule, Proposal } from "./game";
import { type Args, has, say } from "./i18n.svelte";
import type { EventLine, Line, Problem, Result, ScoreItem, SeatInfo, WireAction } from "./messages";
import { settings } from "./settings.svelte";

/** A seat's display name. */
export function seatName(seat: SeatInfo | undefined, number: number): string {
  if (seat?.name) return seat.name;
  if (seat?.kind === "bot") return seat.twin ? `${botName(seat.level)} ${seat.twin}` : botName(seat.level);
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

/** The points of all these together. */
export function points(items: ScoreItem[]): string {
  const sum = items.reduce((total, item) => total + item.points, 0);
  return sum < 0 ? `−${-sum}` : String(sum);
}

export function sayAction(action: Pick<WireAction, "kind" | "args">, game: string): string {
  return say(`action-${action.kind}`, action.args, game);
}

/** An action in the few words of a narrow button, where the game has such. */
export function sayBriefly(action: Pick<WireAction, "kind" | "args">, game: string): string {
  const key = `action-${action.kind}.brief`;
  return has(key, game) ? say(key, action.args, game) : sayAction(action, game);
}

export function sayEvent(event: EventLine, game: string, seats: SeatInfo[] = [], shown = -1): string {
  return say(`event-${event.key}`, withPlayer(event.args, event.seat, seats, shown), game);
}

/** Several seats by their names, as the language lists them. */
export function listNames(of: number[], seats: SeatInfo[]): string {
  return new Intl.ListFormat(settings.lang).format(of.map((seat) => seatName(seats[seat], seat)));
}

/** What is still to be chosen, where the game has a sentence for it; that all is, where nothing is left. */
export function sayStep(choice: Choice, plan: Proposal | null, module: GameModule, view: unknown, game: string): string {
  if (!choice.picked.size) return "";
  if (plan ? plan.texts.length : choice.staged) return say("web-step-ready");
  if (plan) return "";
  const key = `step-${[...choice.picked].map((target) => target.split(":", 1)[0]).sort().join("-")}`;
  const chosen = [...choice.picked].map((target) => module.name(target, view as never)).map((name) => say(name.key, name.args, game));
  return has(key, game) ? say(key, { chosen: chosen.join(", ") }, game) : "";
}

/** Whom the table waits for, by name. */
export function sayWaiting(line: Line, pending: number[], game: string, seats: SeatInfo[]): string {
  const player = listNames(pending, seats);
  if ("what" in line.args) return say(line.key, { ...line.args, player }, game);
  const thinks = pending.every((seat) => seats[seat]?.kind === "bot");
  return say(thinks ? "web-wait-bot" : "web-wait-person", { player, count: pending.length });
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

const UNITS = [["day", 86_400], ["hour", 3_600], ["minute", 60]] as const;

/** How long ago a moment was: "2 hours ago"; its date where that is longer than a week. */
export function ago(time: number): string {
  const seconds = (Date.now() - time) / 1000;
  if (seconds > 7 * 86_400) return new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium" }).format(time);
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
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

/** A problem in words; `game` is whose options and choices it may name. */
export function sayProblem(problem: Problem, game = problem.game): string {
  const key = `${problem.game ? "reason" : "error"}-${problem.code}`;
  const { option } = problem.params;
  return say(key, typeof option === "string" ? inWords(problem.params, option, game) : problem.params, game);
}

/** What is wrong with an option, by the names that its table's form has. */
function inWords(params: Args, option: string, game: string): Args {
  const named = (key: string, otherwise: string): string => (has(key, game) ? say(key, {}, game) : otherwise);
  const choice = (value: string): string => named(`option-${option}-${value}`, value);
  const words: Args = { ...params, option: named(`option-${option}`, option) };
  if (typeof params.given === "string") words.given = choice(params.given);
  if (typeof params.choices === "string") words.choices = params.choices.split(", ").map(choice).join(", ");
  return words;
}

/** Whether a game has no points: its items say with a unit of their own what each player has left. */
export function isUncounted(result: Result, game: string): boolean {
  return !result.totals.length || result.items.flat().some((item) => has(`score-${item.head}.unit`, game));
}

/** "game:21" as "21". */
export function ruleId(rule: string): string {
  return rule.slice(rule.indexOf(":") + 1);
}
