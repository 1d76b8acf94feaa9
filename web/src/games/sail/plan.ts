// What a click on the sea means for the ship that acts: a course and so many steps. It previews; the server decides.

import type { WireAction } from "../../lib/messages";
import { ahead } from "./geometry";
import type { SailView, ShipView } from "./view";

export interface Way {
  heading: string;
  steps: number;
  texts: string[]; // the actions that lead there
  boards: boolean; // an enemy's ship is there
  watched: number; // guns of others that cover the cell
}

/** Every cell that the acting ship can be sent to, with how. */
export function waysOf(view: SailView, actions: WireAction[]): Map<string, Way> {
  const ways = new Map<string, Way>();
  const ship = view.ships.find((one) => one.cell === view.ship);
  if (!ship) return ways;
  for (const action of actions) {
    if (action.kind === "head") lay(ways, view, ship, String(action.args.course), Number(action.args.range ?? 0), [action.text]);
    if (action.kind === "row") lay(ways, view, ship, String(action.args.course), 1, [action.text]);
    if (action.kind === "ahead") lay(ways, view, ship, ship.heading, Number(action.args.left ?? 1), []);
  }
  return ways;
}

function lay(ways: Map<string, Way>, view: SailView, ship: ShipView, heading: string, range: number, first: string[]): void {
  const own = view.players[ship.seat]?.team;
  for (let steps = 1; steps <= range; steps++) {
    const cell = ahead(ship.cell, heading, steps);
    if (!isSea(view, cell) || view.cards.some((card) => card.cell === cell)) return;
    const other = view.ships.find((one) => one.cell === cell);
    const boards = !!other && view.players[other.seat]?.team !== own;
    if (other && !boards) return;
    const known = ways.get(cell);
    const way = { heading, steps, texts: [...first, ...Array<string>(steps).fill("ahead")], boards, watched: watchers(view, cell, own) };
    if (!known || known.texts.length > way.texts.length) ways.set(cell, way);
    if (boards) return;
  }
}

export function isSea(view: SailView, cell: string): boolean {
  const found = /^([A-Z]+)(\d+)$/.exec(cell);
  if (!found) return false;
  const column = [...found[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return view.sea[Number(found[2]) - 1]?.[column] === "~";
}

function watchers(view: SailView, cell: string, own: number | undefined): number {
  return view.cards.filter((card) => card.gun && card.up && card.seat >= 0 && view.players[card.seat]?.team !== own && view.players[card.seat]?.alive && card.reach.includes(cell)).length;
}

/** The ships of a line from its leader to its tail, as they lie one behind the other. */
export function lineOf(view: SailView, leader: string): ShipView[] {
  const left = view.ships.filter((one) => one.line === leader && one.cell !== leader);
  const line = view.ships.filter((one) => one.cell === leader);
  while (left.length && line.length) {
    const last = line.at(-1)!;
    const near = left.findIndex((one) => Math.max(Math.abs(column(one) - column(last)), Math.abs(row(one) - row(last))) === 1);
    line.push(...left.splice(Math.max(0, near), 1));
  }
  return line;
}

const column = (ship: ShipView): number => [...ship.cell.replace(/\d+/, "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
const row = (ship: ShipView): number => Number(ship.cell.replace(/[A-Z]+/, ""));

/** Where the ships of a line would lie when its leader has gone so far: each in the track of the one before. */
export function snakeOf(view: SailView, leader: string, way: Way): { ship: ShipView; cell: string; heading: string }[] {
  const line = lineOf(view, leader);
  const track = [...Array.from({ length: way.steps }, (_, i) => ahead(leader, way.heading, way.steps - i)), ...line.map((ship) => ship.cell)];
  return line.map((ship, i) => ({ ship, cell: track[i]!, heading: headingTo(track[i + 1], track[i]!) ?? way.heading }));
}

function headingTo(from: string | undefined, to: string): string | null {
  if (!from) return null;
  return ["N", "NE", "E", "SE", "S", "SW", "W", "NW"].find((heading) => ahead(from, heading) === to) ?? null;
}
