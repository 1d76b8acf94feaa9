// What the actions of Age of Sail point at. A cell plays several parts: where a ship is, where a gun stands, what is aimed at.

import type { Target } from "../../lib/game";
import type { WireAction } from "../../lib/messages";
import { bearing } from "./geometry";
import type { SailView } from "./view";

/** The parts that a cell can play, in the order in which a click on it is understood. */
export const PARTS = ["cell", "gun", "aim", "head", "tail", "member", "from", "to"] as const;
const TOOLS: Record<string, string> = { form: "form", join: "join", leave: "leave", dissolve: "dissolve" };

/** The targets of an action, any of which may be chosen first. Empty: only a button. */
export function targets(action: WireAction): Target[] {
  const { cell, course, guns, gun, masts, other, target, to, which } = action.args;
  switch (action.kind) {
    case "activate-ship":
    case "activate-line":
    case "choose":
    case "to":
    case "island":
    case "line-up":
      return [`cell:${cell}`];
    case "leave":
    case "dissolve":
      return [`tool:${TOOLS[action.kind]}`, `member:${cell}`];
    case "form":
    case "join":
      return [`tool:${TOOLS[action.kind]}`, `head:${cell}`, `tail:${other}`];
    case "head":
    case "turn":
    case "course":
      return [`helm:${course}`];
    case "row":
      return [`oars:${course}`];
    case "place":
      return [`cell:${cell}`, `course:${course}`];
    case "ahead":
      return [`to:${to}`];
    case "fire":
      return [`aim:${target}`, `guns:${guns}`];
    case "gun":
      return [`gun:${gun}`, `aim:${cell}`];
    case "react":
      return [`gun:${gun}`];
    case "repair":
    case "card":
      return [`gun:${cell}`];
    case "land":
      return [`gun:${cell}`, `masts:${masts}`];
    case "party":
      return [`from:${action.args.from}`, `to:${cell}`, `masts:${masts}`];
    case "shift":
      return [`to:${to}`, `which:${which}`];
    case "scuttle-prize":
    case "scuttle-own":
    case "keep":
      return [`prize:${action.text}`];
    case "edge":
      return [`edge:${action.args.side}`];
    case "mast-off":
    case "mast-on":
    case "bar-fire":
    case "bar-all":
      return [`hand:${action.kind}`];
    default:
      return [];
  }
}

/** What may be chosen now: the ships of a line only with a tool of line tactics in hand. */
export function withTool(lit: ReadonlySet<Target>, picked: ReadonlySet<Target>): ReadonlySet<Target> {
  if ([...picked].some((target) => target.startsWith("tool:"))) return lit;
  return new Set([...lit].filter((target) => !/^(head|tail|member):/.test(target)));
}

/** Whether a target is a place on the chart. */
export function isPlace(target: Target): boolean {
  return (PARTS as readonly string[]).includes(target.slice(0, target.indexOf(":")));
}

/** The part of a cell that a click means: what is lit first, else what was picked, else the cell itself. */
export function partOf(cell: string, lit: ReadonlySet<Target>, picked: ReadonlySet<Target>): Target {
  const parts = PARTS.map((part) => `${part}:${cell}`);
  return parts.find((target) => lit.has(target)) ?? parts.find((target) => picked.has(target)) ?? `cell:${cell}`;
}

/** The cell of a target; empty where it is none. */
export function cellOf(target: Target): string {
  return isPlace(target) ? target.slice(target.indexOf(":") + 1) : "";
}

const find = (among: ReadonlySet<Target>, part: string): string => [...among].find((one) => one.startsWith(`${part}:`))?.slice(part.length + 1) ?? "";

/** The notation of what a click on a target that is not lit would have meant; null: nothing to ask. */
export function attempt(view: SailView, target: Target, picked: ReadonlySet<Target>): string | null {
  const cell = cellOf(target);
  if (!cell) return null;
  const card = view.cards.some((one) => one.cell === cell);
  const ship = view.ships.find((one) => one.cell === cell);
  const gun = find(picked, "gun");
  const actor = view.ships.find((one) => one.cell === view.ship);
  switch (view.phase) {
    case "command":
      if (gun && ship) return `gun ${gun} ${cell}`;
      if (find(picked, "head")) return `form ${find(picked, "head")} ${cell}`;
      return ship ? cell : null;
    case "open":
      return card ? `repair ${cell}` : null;
    case "fight":
      if (actor && (ship || card)) return `fire ${actor.abeam[0] === cell ? "port" : "starboard"} 1`;
      return actor && bearing(actor.cell, cell).heading === actor.heading ? "ahead" : null;
    case "lead":
      return "ahead";
    case "react":
      return card ? `gun ${cell}` : null;
    case "place":
      return `place ${cell} N`;
    case "island":
      return `island ${cell}`;
    case "line-up":
      return `line-up ${cell}`;
    case "choose-ship":
    case "manual":
      return ship ? `choose ${cell}` : card ? `card ${cell}` : null;
    case "choose-cell":
      return `to ${cell}`;
    case "choose-work":
      return card ? `card ${cell}` : null;
    default:
      return null;
  }
}
