// What can be clicked on the chart. A cell plays several parts: where a ship is, where a gun stands, what is aimed at.

import type { Target } from "../../lib/game";
import type { Plan } from "../../lib/messages";

/** The parts that a cell can play, in the order in which a click on it is understood. */
export const PARTS = ["cell", "gun", "aim", "head", "tail", "member", "from", "to"] as const;

/** A cell that the acting ship can be sent to. */
export interface Way extends Plan {
  heading: string;
  steps: number;
  boards: boolean; // an enemy's ship is there
  watched: number; // guns of others that cover the cell
}

/** The ways of a position by their cells. */
export function waysOf(plans: Plan[]): Map<string, Way> {
  return new Map(plans.map((plan) => [String(plan.args.cell), { ...plan, heading: String(plan.args.course), steps: Number(plan.args.steps), boards: plan.args.boarding === "yes", watched: Number(plan.args.guns) }]));
}

/** The part of a cell that a click means: what is lit first, else what was picked, else the cell itself. */
export function partOf(cell: string, lit: ReadonlySet<Target>, picked: ReadonlySet<Target>): Target {
  const parts = PARTS.map((part) => `${part}:${cell}`);
  return parts.find((target) => lit.has(target)) ?? parts.find((target) => picked.has(target)) ?? `cell:${cell}`;
}

/** The cell of a target; empty where it is none. */
export function cellOf(target: Target): string {
  const [part = "", cell = ""] = target.split(":");
  return (PARTS as readonly string[]).includes(part) ? cell : "";
}
