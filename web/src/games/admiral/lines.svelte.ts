// Lines of fire of the chosen unit: which are open, which are blocked and why. The server says so; this only asks and draws.

import type { Problem, WireAction } from "../../lib/messages";
import { bearing, between } from "./geometry";
import type { AdmiralView } from "./view";

export interface Blocked {
  target: string;
  text: string; // what was asked
  from: string;
  to: string;
  stop: string; // the cell where the line ends
  problem: Problem;
}

const FARTHEST = 7; // cells: no gun of the box carries farther, and a board full of crosses helps nobody
const MOST = 6;

interface Unit {
  name: string;
  cell: string;
  seat: number;
  shots: number;
}

export class Lines {
  blocked = $state.raw<Blocked[]>([]);
  private round = 0;

  /** Asks for the unit's enemies in sight at whom it may not fire. */
  async look(view: AdmiralView, name: string, actions: WireAction[], why: (text: string) => Promise<Problem | null>): Promise<void> {
    const round = ++this.round;
    this.blocked = [];
    const units: Unit[] = [...view.ships.filter((ship) => ship.cell), ...view.forts.filter((fort) => !fort.ruined)];
    const own = units.find((unit) => unit.name === name && unit.seat === view.viewer);
    if (!own?.shots || !actions.length) return;
    const open = new Set(actions.filter((action) => action.args.unit === name).map((action) => action.args.target));
    const side = view.players[own.seat]?.team;
    const near = units
      .filter((unit) => unit.seat >= 0 && view.players[unit.seat]?.team !== side && !open.has(unit.name))
      .map((unit) => ({ unit, way: bearing(own.cell, unit.cell) }))
      .filter(({ way }) => way && way.cells <= FARTHEST)
      .sort((a, b) => a.way!.cells - b.way!.cells)
      .slice(0, MOST);
    const found: Blocked[] = [];
    for (const { unit } of near) {
      const text = `${name} x ${unit.name} 1`;
      const problem = await why(text);
      if (round !== this.round) return;
      if (problem?.code.startsWith("line-")) found.push({ target: unit.name, text, from: own.cell, to: unit.cell, stop: stopOf(view, own.cell, unit.cell), problem });
    }
    this.blocked = found;
  }

  clear(): void {
    this.round += 1;
    if (this.blocked.length) this.blocked = [];
  }
}

/** The first cell on the way that has something on it; the one before the target where nothing is seen. */
function stopOf(view: AdmiralView, from: string, to: string): string {
  const way = between(from, to);
  const land = (cell: string): boolean => {
    const column = cell.replace(/\d/g, "");
    const row = Number(cell.replace(/\D/g, ""));
    const index = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    return view.board.rows[view.board.height - row]?.[index] === "#";
  };
  return way.find((cell) => land(cell) || view.ships.some((ship) => ship.cell === cell)) ?? way[0] ?? to;
}
