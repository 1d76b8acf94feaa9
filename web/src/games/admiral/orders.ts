// What Admiral's actions point at: units and cells of the chart, and what is to be done there.

import type { Target } from "../../lib/game";
import type { Problem, WireAction } from "../../lib/messages";
import { bearing } from "./geometry";
import type { AdmiralView } from "./view";

type Args = WireAction["args"];

const unit = (name: Args[string] | undefined): Target => `unit:${name}`;
const DOING: Record<string, (args: Args) => Target[]> = {
  move: (args) => [unit(args.ship), `cell:${args.to}`],
  drift: (args) => [unit(args.ship), `cell:${args.to}`],
  fire: (args) => [unit(args.unit), unit(args.target), `shots:${args.shots}`],
  join: (args) => [unit(args.unit), unit(args.target), `shots:${args.shots}`, "do:join"],
  board: (args) => [unit(args.ship), unit(args.target), "do:board"],
  "board-join": (args) => [unit(args.ship), unit(args.target), "do:board", "do:join"],
  storm: (args) => [unit(args.ship), unit(args.target), "do:storm"],
  "storm-join": (args) => [unit(args.ship), unit(args.target), "do:storm", "do:join"],
  work: (args) => [unit(args.fort), unit(args.ship), unit(args.other), "do:work"],
  restore: (args) => [unit(args.fort), unit(args.ship), unit(args.other), "do:restore"],
  "break-off": (args) => [unit(args.fort), "do:break-off"],
  "load-fort": (args) => [unit(args.ship), unit(args.fort), "do:load-fort"],
  unload: (args) => [unit(args.ship), unit(args.fort), "do:unload"],
  offer: (args) => [unit(args.ship), unit(args.fort), "do:offer"],
  give: (args) => [unit(args.fort), `give:${args.seat}`],
  defend: (args) => [unit(args.ship)],
  stow: (args) => [unit(args.ship)],
  share: (args) => [`share:${args.points}`],
  reef: (args) => [`cell:${args.cell}`],
  place: (args) => [unit(args.ship), `cell:${args.cell}`],
  lay: (args) => [`cell:${args.cell}`, `order:${String(args.order).replace("@order-", "")}`],
};
const ALONE = new Set(["convert", "explode", "begin-repair", "end-repair", "load", "withdraw", "detonate"]);

/** The targets of an action, any of which may be chosen first. */
export function targets(action: WireAction): Target[] {
  if (ALONE.has(action.kind)) return [unit(action.args.ship), `do:${action.kind}`];
  return DOING[action.kind]?.(action.args) ?? [];
}

/** Whether a target lies on the chart: a unit or a cell, not a way to act. */
export const isPlace = (target: Target): boolean => target.startsWith("unit:") || target.startsWith("cell:");

/** The ways to act that are left when these units and cells are chosen. */
export function ways(actions: WireAction[], picked: ReadonlySet<Target>): Target[] {
  const places = [...picked].filter(isPlace);
  const found = actions.map(targets).filter((all) => {
    const own = all.filter(isPlace);
    return own.length === places.length && places.every((target) => own.includes(target));
  });
  return [...new Set(found.flatMap((all) => all.filter((target) => !isPlace(target))))];
}

/** Actions that fit what is chosen so far. */
export function fitting(actions: WireAction[], picked: ReadonlySet<Target>): WireAction[] {
  return actions.filter((action) => {
    const all = targets(action);
    return [...picked].every((target) => all.includes(target));
  });
}

/** The one action that is complete; null while something is open. */
export function complete(actions: WireAction[], picked: ReadonlySet<Target>): WireAction | null {
  const found = picked.size ? fitting(actions, picked).filter((action) => targets(action).length === picked.size) : [];
  return found.length === 1 ? found[0]! : null;
}

/** What a first choice leaves no choice about, or a good guess: all guns of the ship, a mine that acts by itself, a pearl put ashore. In a fight its target, too. */
export function next(actions: WireAction[], picked: ReadonlySet<Target>, fighting: boolean): Target | null {
  const left = fitting(actions, picked);
  if (!picked.size || !left.length || left.some((action) => targets(action).length === picked.size)) return null;
  const shared = targets(left[0]!).find((target) => !picked.has(target) && left.every((action) => targets(action).includes(target)));
  if (shared && (isPlace(shared) ? fighting : ways(actions, picked).length)) return shared;
  const open = ways(actions, picked).filter((target) => !picked.has(target));
  const shots = open.filter((target) => target.startsWith("shots:")).sort();
  return shots.at(-1) ?? open.find((target) => target === "order:auto" || target === "do:unload") ?? null;
}

const reason = (code: string, params: Problem["params"], rules: string[]): Problem => ({ code, params, rules: rules.map((rule) => `admiral:${rule}`), game: "admiral" });

/** The notation of what a click on a target that is not lit would have meant; a cell off every line has none. */
export function attempt(view: AdmiralView, target: Target, picked: ReadonlySet<Target>): string | Problem | null {
  const [kind, value = ""] = target.split(":");
  const actor = [...picked].find((one) => one.startsWith("unit:"))?.slice(5) ?? "";
  const ship = view.ships.find((one) => one.name === actor);
  if (kind === "cell") {
    if (view.phase === "reefs") return `reef ${value}`;
    if (view.phase === "mines") return `lay ${value} auto`;
    if (!actor) return reason("choose-first", {}, []);
    if (view.phase === "ships") return ship ? `${actor} at ${value}` : null;
    if (!ship) return reason("forts-stay", {}, ["R4.5a"]);
    const way = bearing(ship.cell, value);
    return way ? `${actor} ${way.course}${way.cells}` : reason("off-course", { ship: actor, cell: value }, ["R4.1", "R4.2b"]);
  }
  if (kind !== "unit") return null;
  const seat = view.ships.find((one) => one.name === value)?.seat ?? view.forts.find((one) => one.name === value)?.seat ?? -1;
  if (seat === view.viewer) return actor && actor !== value && ship && !view.ships.some((one) => one.name === value) ? `${actor} unload ${value}` : view.ships.some((one) => one.name === value) ? `${value} ${view.wind}1` : null;
  return actor && actor !== value ? `${actor} x ${value} 1` : null;
}
