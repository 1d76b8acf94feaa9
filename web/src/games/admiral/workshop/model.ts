// A scenario's draft on the chart: what lies where, and how gestures change it. What may be there is the server's to say.

import type { Doc } from "../../../lib/workshop.svelte";
import { cellName, COURSES, spotOf, STEPS } from "../geometry";
import type { BoardView, FortView } from "../view";

export type Table = "islands" | "reefs" | "treasure" | "fort" | "ship" | "zone";
export interface Pick {
  table: Table;
  at: number; // its place in the list; of a zone among the zones
  seat?: number; // of a ship, from 0
}
export interface Tile {
  rows: string[];
  closed: string[];
}

export const KINDS = ["line", "galleon", "frigate", "brig"];
export const TOOLS = ["islands:long", "islands:block", "reefs", "fort", "royal", "treasure", "zone", ...KINDS.map((kind) => `ship:${kind}`)];

export const layoutOf = (doc: Doc, number: number): Doc => doc.layout?.[number] ?? { size: [15, 10], players: [2] };
export const sizeOf = (layout: Doc): { width: number; height: number } => ({ width: within(layout.size?.[0]), height: within(layout.size?.[1]) });
const within = (figure: unknown): number => (typeof figure === "number" ? Math.min(60, Math.max(3, Math.round(figure))) : 10);
export const list = (layout: Doc, key: string): Doc[] => (Array.isArray(layout[key]) ? layout[key] : []);
export const names = (layout: Doc, key: string): string[] => (Array.isArray(layout[key]) ? layout[key].map(String) : []);
export const shipOf = (ship: unknown): Doc => (typeof ship === "string" ? { kind: ship } : ((ship ?? {}) as Doc));
export const seatsOf = (layout: Doc): number => Math.max(1, ...((layout.players as number[] | undefined) ?? [2]));

/** The cells of a tile from its south-west cell, turned clockwise. */
export function turned(tile: Tile, degrees: number): { column: number; row: number; kind: string; closed: string[] }[] {
  const height = tile.rows.length;
  let cells = tile.rows.flatMap((line, r) => [...line].map((kind, column) => ({ column, row: height - 1 - r, kind, closed: [] as string[] })));
  for (const text of tile.closed) {
    const [place = "", course = ""] = text.split(" ");
    const [column, row] = place.split(",").map(Number);
    cells.find((cell) => cell.column === column && cell.row === row)?.closed.push(course);
  }
  for (let turn = 0; turn < (((degrees / 90) % 4) + 4) % 4; turn++) {
    const width = Math.max(...cells.map((cell) => cell.column)) + 1;
    cells = cells.map((cell) => ({ column: cell.row, row: width - 1 - cell.column, kind: cell.kind, closed: cell.closed.map((course) => COURSES[(COURSES.indexOf(course) + 2) % 8]!) }));
  }
  return cells;
}

/** The cells that an island covers. */
export function cover(island: Doc, tiles: Record<string, Tile>): { cell: string; kind: string; closed: string[] }[] {
  const tile = tiles[String(island.tile)];
  const corner = spotOf(String(island.at));
  if (!tile || !corner) return [];
  return turned(tile, Number(island.turn ?? 0)).map(({ column, row, kind, closed }) => ({ cell: cellName(corner.column + column, corner.row + row), kind, closed }));
}

/** The board as the chart draws it. */
export function boardOf(layout: Doc, tiles: Record<string, Tile>): BoardView {
  const { width, height } = sizeOf(layout);
  const rows = Array.from({ length: height }, () => ".".repeat(width).split(""));
  const closed: BoardView["closed"] = [];
  for (const island of list(layout, "islands")) {
    for (const part of cover(island, tiles)) {
      const spot = spotOf(part.cell)!;
      const line = rows[height - 1 - spot.row];
      if (line && spot.column < width) {
        line[spot.column] = part.kind;
        if (part.closed.length && layout.closed !== false) closed.push({ cell: part.cell, directions: part.closed });
      }
    }
  }
  return { width, height, rows: rows.map((line) => line.join("")), closed, reefs: [...new Set(names(layout, "reefs"))].filter((cell) => inside(layout, cell)) };
}

export function inside(layout: Doc, cell: string): boolean {
  const spot = spotOf(cell);
  const { width, height } = sizeOf(layout);
  return spot !== null && spot.column < width && spot.row < height;
}

/** Forts as the chart draws them, with their ports. */
export function fortsOf(layout: Doc): FortView[] {
  const drawn = new Map(list(layout, "fort").map((fort) => [String(fort.at), fort])); // of two on a cell the check tells
  return [...drawn.values()].filter((fort) => inside(layout, String(fort.at))).map((fort) => {
    const spot = spotOf(String(fort.at))!;
    const port = Object.values(STEPS).map(([east, north]) => ({ column: spot.column + east, row: spot.row + north }));
    return {
      name: String(fort.at), cell: String(fort.at), seat: Number(fort.owner ?? 0) - 1, hull: Number(fort.hull ?? 5), damage: Number(fort.damage ?? 0), ruined: false, shots: 0, frozen: false,
      pearls: Number(fort.treasure ?? 0), workers: [], port: port.filter((one) => one.column >= 0 && one.row >= 0).map((one) => cellName(one.column, one.row)).filter((cell) => inside(layout, cell)),
      title: {}, royal: fort.kind === "royal", shut: Boolean(fort.shut), fires: [],
    };
  });
}

/** The cells of "A1:C4" and "K5". */
export function cellsOf(cells: string[]): string[] {
  const all = cells.flatMap((name) => {
    const [first = "", last = first] = name.split(":");
    const [a, b] = [spotOf(first), spotOf(last)];
    if (!a || !b) return [];
    const found: string[] = [];
    for (let column = Math.min(a.column, b.column); column <= Math.max(a.column, b.column); column++)
      for (let row = Math.min(a.row, b.row); row <= Math.max(a.row, b.row); row++) found.push(cellName(column, row));
    return found;
  });
  return [...new Set(all)];
}

/** Ships with their seats. */
export function ships(layout: Doc): { ship: Doc; seat: number; at: number }[] {
  return list(layout, "seat").flatMap((seat, number) => (Array.isArray(seat.ships) ? seat.ships : []).map((ship: unknown, at: number) => ({ ship: shipOf(ship), seat: number, at })));
}

/** Everything on a cell, the smallest first. */
export function on(layout: Doc, tiles: Record<string, Tile>, cell: string): Pick[] {
  const found: Pick[] = ships(layout).filter(({ ship }) => ship.at === cell).map(({ seat, at }) => ({ table: "ship", at, seat }));
  const under = (table: Table, many: unknown[], here: (one: never) => boolean): void => {
    for (const [at, one] of many.entries()) if (here(one as never)) found.push({ table, at });
  };
  under("fort", list(layout, "fort"), (fort: Doc) => fort.at === cell);
  for (const table of ["treasure", "reefs"] as const) {
    const at = names(layout, table).indexOf(cell);
    if (at >= 0) found.push({ table, at });
  }
  under("islands", list(layout, "islands"), (island: Doc) => cover(island, tiles).some((part) => part.cell === cell));
  under("zone", Object.values(layout.zone ?? {}), (cells: string[]) => cellsOf(cells).includes(cell));
  return found;
}

/** Where something lies; "" where its owner places it. */
export function whereIs(layout: Doc, pick: Pick): string {
  if (pick.table === "reefs" || pick.table === "treasure") return names(layout, pick.table)[pick.at] ?? "";
  if (pick.table === "ship") return String(shipOf(list(layout, "seat")[pick.seat ?? 0]?.ships?.[pick.at]).at ?? "");
  if (pick.table === "zone") return cellsOf((Object.values(layout.zone ?? {})[pick.at] as string[]) ?? [])[0] ?? "";
  return String(list(layout, pick.table)[pick.at]?.at ?? "");
}

/** Puts something new on a cell, for an owner (0: nobody). */
export function put(layout: Doc, tool: string, cell: string, owner: number): Pick | null {
  const [what = "", kind = ""] = tool.split(":");
  if (what === "islands") return added(layout, "islands", { tile: kind, at: cell });
  if (what === "reefs" || what === "treasure") {
    layout[what] = [...names(layout, what), cell];
    return { table: what, at: layout[what].length - 1 };
  }
  if (what === "fort") return added(layout, "fort", owner ? { at: cell, owner } : { at: cell });
  if (what === "royal") return added(layout, "fort", { at: cell, kind: "royal" });
  if (what === "ship") {
    const seat = Math.max(0, owner - 1);
    const seats = fill(layout, seat + 1);
    seats[seat]!.ships = [...(seats[seat]!.ships ?? []), { kind, at: cell }];
    return { table: "ship", at: seats[seat]!.ships.length - 1, seat };
  }
  return null;
}

/** The seats' tables, as many as are needed. */
export function fill(layout: Doc, many: number): Doc[] {
  const seats = list(layout, "seat");
  while (seats.length < many) seats.push({});
  layout.seat = seats;
  return seats;
}

function added(layout: Doc, table: "islands" | "fort", one: Doc): Pick {
  layout[table] = [...list(layout, table), one];
  return { table, at: layout[table].length - 1 };
}

/** A zone from corner to corner. */
export function zone(layout: Doc, from: string, to: string): Pick {
  const zones: Record<string, string[]> = { ...(layout.zone ?? {}) };
  let number = Object.keys(zones).length + 1;
  while (zones[`zone-${number}`]) number += 1;
  zones[`zone-${number}`] = [from === to ? from : `${from}:${to}`];
  layout.zone = zones;
  return { table: "zone", at: Object.keys(zones).length - 1 };
}

export function remove(layout: Doc, pick: Pick): void {
  if (pick.table === "ship") list(layout, "seat")[pick.seat ?? 0]?.ships?.splice(pick.at, 1);
  else if (pick.table === "zone") layout.zone = Object.fromEntries(Object.entries(layout.zone ?? {}).filter((_, at) => at !== pick.at));
  else (layout[pick.table] as unknown[]).splice(pick.at, 1);
}

/** The same thing elsewhere. */
export function move(layout: Doc, pick: Pick, cell: string): void {
  if (pick.table === "reefs" || pick.table === "treasure") layout[pick.table][pick.at] = cell;
  else if (pick.table === "ship") {
    const ship = shipOf(list(layout, "seat")[pick.seat ?? 0]!.ships[pick.at]);
    list(layout, "seat")[pick.seat ?? 0]!.ships[pick.at] = { ...ship, at: cell };
  } else if (pick.table === "zone") {
    const from = spotOf(whereIs(layout, pick));
    const to = spotOf(cell);
    const name = Object.keys(layout.zone)[pick.at]!;
    if (from && to) layout.zone[name] = (layout.zone[name] as string[]).map((part) => part.split(":").map((one) => shifted(one, to.column - from.column, to.row - from.row)).join(":"));
  } else list(layout, pick.table)[pick.at]!.at = cell;
}

/** A cell so many columns and rows further; the same where that is off every board. */
export function shifted(cell: string, east: number, north: number): string {
  const spot = spotOf(cell);
  return spot && spot.column + east >= 0 && spot.row + north >= 0 ? cellName(spot.column + east, spot.row + north) : cell;
}

/** The cell opposite, by a half-turn of the board. */
export function opposite(layout: Doc, cell: string): string {
  const { width, height } = sizeOf(layout);
  const spot = spotOf(cell);
  return spot ? cellName(width - 1 - spot.column, height - 1 - spot.row) : cell;
}
