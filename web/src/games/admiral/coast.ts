// Coastlines from the data: a smooth field of distances to land, drawn as contours. Cells are 1 here, scaled at the end.

import { CELL, spotOf, STEPS } from "./geometry";
import type { BoardView } from "./view";

type Field = (x: number, y: number) => number; // below 0: inside
interface Shape {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  r: number;
}

export interface Sea {
  coast: string;
  shoals: string[]; // two depth lines around the land
  hills: string[]; // two height lines on it
  deeps: string[]; // two lines in the open
  rose: { x: number; y: number; r: number } | null;
}

const FINE = 8; // samples a cell for coasts: enough that no polygon shows at the largest zoom
const COARSE = 3; // for depths in the open
const BLEND = 0.22; // how softly neighbouring pieces of land flow together
const ROUGH = 0.11; // how far noise moves a coast
const INSET = 0.26; // land keeps this far from the sides of its cells, so that capes are round

/** Everything below the grid of a chart. */
export function chartSea(board: BoardView, forts: string[]): Sea {
  const shapes = landShapes(board);
  const land: Field = (x, y) => distance(shapes, x, y);
  const rough: Field = (x, y) => land(x, y) + (noise(x * 1.7, y * 1.7, 7) - 0.5) * 2 * ROUGH + (noise(x * 4.3, y * 4.3, 9) - 0.5) * ROUGH;
  const hill = (height: number): Field => (x, y) => rough(x, y) + height + (noise(x * 1.3 + 5, y * 1.3, 11) - 0.5) * 0.24;
  const deep = (level: number): Field => (x, y) => Math.max(level - waves(x, y, board.width + board.height), 1.5 - land(x, y));
  const shoal = (width: number): Field => (x, y) => land(x, y) - width + (noise(x * 1.1, y * 1.1, 3) - 0.5) * 0.5;
  const has = shapes.length > 0;
  return {
    coast: has ? contour(rough, board, FINE) : "",
    shoals: has ? [contour(shoal(1.05), board, 4), contour(shoal(0.5), board, 4)] : [],
    hills: has ? [contour(hill(0.34), board, FINE), contour(hill(0.56), board, FINE)] : [],
    deeps: [contour(deep(0.66), board, COARSE), contour(deep(0.8), board, COARSE)],
    rose: roseSpot(board, land, forts),
  };
}

/** Land cells as boxes, beaches of shallow cells as bulges, closed sides and corners as spits. */
function landShapes(board: BoardView): Shape[] {
  const shapes: Shape[] = [];
  const at = (column: number, line: number): string => board.rows[line]?.[column] ?? ".";
  board.rows.forEach((cells, y) => {
    [...cells].forEach((kind, x) => {
      if (kind === "#") shapes.push(block(x, y, x + 1, y + 1));
      if (kind === "#" && at(x + 1, y) === "#") shapes.push(block(x, y, x + 2, y + 1));
      if (kind === "#" && at(x, y + 1) === "#") shapes.push(block(x, y, x + 1, y + 2));
      if (kind === "#" && at(x + 1, y) === "#" && at(x, y + 1) === "#" && at(x + 1, y + 1) === "#") shapes.push(block(x, y, x + 2, y + 2));
      if (kind !== "o") return;
      for (const [east, south] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
        const px = x + 0.5 + east * 0.5;
        const py = y + 0.5 + south * 0.5;
        if (at(x + east, y + south) === "#") shapes.push({ x0: Math.min(px, px - east * 0.12) - Math.abs(south) * 0.1, y0: Math.min(py, py - south * 0.12) - Math.abs(east) * 0.1, x1: Math.max(px, px - east * 0.12) + Math.abs(south) * 0.1, y1: Math.max(py, py - south * 0.12) + Math.abs(east) * 0.1, r: 0.22 });
      }
    });
  });
  for (const { cell, directions } of board.closed) {
    const spot = spotOf(cell)!;
    const cx = spot.column + 0.5;
    const cy = board.height - 0.5 - spot.row;
    for (const name of directions) {
      const [east, north] = STEPS[name]!;
      const x = cx + east * 0.5;
      const y = cy - north * 0.5;
      const side = east === 0 || north === 0;
      const along = side ? 0.5 : 0;
      shapes.push({ x0: x - Math.abs(north) * along, y0: y - Math.abs(east) * along, x1: x + Math.abs(north) * along, y1: y + Math.abs(east) * along, r: side ? 0.15 : 0.16 });
    }
  }
  return shapes;
}

const block = (x0: number, y0: number, x1: number, y1: number): Shape => ({ x0: x0 + INSET, y0: y0 + INSET, x1: x1 - INSET, y1: y1 - INSET, r: INSET - 0.04 });

/** The distance to the nearest land, flowing softly together. */
function distance(shapes: Shape[], x: number, y: number): number {
  let d = 9;
  for (const shape of shapes) {
    const dx = Math.max(shape.x0 - x, 0, x - shape.x1);
    const dy = Math.max(shape.y0 - y, 0, y - shape.y1);
    const inside = dx === 0 && dy === 0 ? -Math.min(x - shape.x0, shape.x1 - x, y - shape.y0, shape.y1 - y) : 0;
    const e = Math.hypot(dx, dy) + inside - shape.r;
    const h = Math.max(BLEND - Math.abs(d - e), 0) / BLEND;
    d = Math.min(d, e) - h * h * BLEND * 0.25;
  }
  return d;
}

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Value noise between 0 and 1. */
function noise(x: number, y: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = (x - i) ** 2 * (3 - 2 * (x - i));
  const v = (y - j) ** 2 * (3 - 2 * (y - j));
  const top = hash(i, j, seed) * (1 - u) + hash(i + 1, j, seed) * u;
  const low = hash(i, j + 1, seed) * (1 - u) + hash(i + 1, j + 1, seed) * u;
  return top * (1 - v) + low * v;
}

/** Long swells across each other, between 0 and 1: smooth patches without corners. */
const waves = (x: number, y: number, seed: number): number =>
  0.5 + (Math.sin(x * 0.52 + 1.5 * Math.sin(y * 0.37 + seed) + seed) + Math.sin(y * 0.61 + 1.3 * Math.sin(x * 0.29 + seed * 2)) + Math.sin((x + y) * 0.27 + seed)) / 6;

/** The line where a field is 0, as a smooth closed path; it is cut at the chart's edge by clipping. */
function contour(field: Field, board: BoardView, fine: number): string {
  const columns = (board.width + 2) * fine;
  const lines = (board.height + 2) * fine;
  const at = (i: number, j: number): { x: number; y: number } => ({ x: i / fine - 1, y: j / fine - 1 });
  const values = new Float64Array((columns + 1) * (lines + 1));
  for (let j = 0; j <= lines; j++) {
    for (let i = 0; i <= columns; i++) {
      const { x, y } = at(i, j);
      const edge = i === 0 || j === 0 || i === columns || j === lines;
      values[j * (columns + 1) + i] = edge ? 1 : field(x, y);
    }
  }
  return trace(values, columns, lines, at);
}

/** Marching squares: follows each line from edge to edge until it closes. */
function trace(values: Float64Array, columns: number, lines: number, at: (i: number, j: number) => { x: number; y: number }): string {
  const next = new Map<string, string>();
  const points = new Map<string, { x: number; y: number }>();
  const value = (i: number, j: number): number => values[j * (columns + 1) + i]!;
  const crossing = (i: number, j: number, right: boolean): string => {
    const key = `${i},${j},${right ? 1 : 0}`;
    if (points.has(key)) return key;
    const a = value(i, j);
    const b = right ? value(i + 1, j) : value(i, j + 1);
    const t = a / (a - b);
    points.set(key, at(i + (right ? t : 0), j + (right ? 0 : t)));
    return key;
  };
  for (let j = 0; j < lines; j++) {
    for (let i = 0; i < columns; i++) {
      const inside = [value(i, j) < 0, value(i + 1, j) < 0, value(i + 1, j + 1) < 0, value(i, j + 1) < 0];
      const edges = [() => crossing(i, j, true), () => crossing(i + 1, j, false), () => crossing(i, j + 1, true), () => crossing(i, j, false)];
      for (let k = 0; k < 4; k++) {
        if (inside[k] || !inside[(k + 1) % 4]) continue; // a line enters where outside turns to inside
        let leave = (k + 1) % 4;
        while (inside[(leave + 1) % 4]) leave = (leave + 1) % 4;
        next.set(edges[k]!(), edges[leave]!());
      }
    }
  }
  return smooth(next, points);
}

function smooth(next: Map<string, string>, points: Map<string, { x: number; y: number }>): string {
  const round = (n: number): string => (n * CELL).toFixed(1);
  let path = "";
  while (next.size) {
    const loop: { x: number; y: number }[] = [];
    let key = next.keys().next().value as string;
    while (next.has(key)) {
      const to = next.get(key)!;
      next.delete(key);
      loop.push(points.get(key)!);
      key = to;
    }
    if (loop.length < 6) continue;
    const half = (i: number): string => {
      const a = loop[i % loop.length]!;
      const b = loop[(i + 1) % loop.length]!;
      return `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
    };
    path += `M${half(0)}`;
    for (let i = 1; i <= loop.length; i++) path += `Q${round(loop[i % loop.length]!.x)} ${round(loop[i % loop.length]!.y)} ${half(i)}`;
    path += "Z";
  }
  return path;
}

const LEAST_ROSE = 1.5; // cells around the rose that must be open sea
const LARGEST_ROSE = 1.9;

/** The most open place of a chart, for the compass rose. */
function roseSpot(board: BoardView, land: Field, forts: string[]): Sea["rose"] {
  const blocked = forts.map((cell) => spotOf(cell)!).map(({ column, row }) => ({ x: column + 0.5, y: board.height - 0.5 - row }));
  let best: Sea["rose"] = null;
  for (let y = board.height - 2; y >= 2; y--) {
    for (let x = board.width - 2; x >= 2; x--) {
      const room = Math.min(land(x, y) - 0.9, x, y, board.width - x, board.height - y, ...blocked.map((spot) => Math.hypot(spot.x - x, spot.y - y) - 0.8)) - 0.35;
      if (room >= LEAST_ROSE && room > (best ? best.r + 0.4 : 0)) best = { x, y, r: room };
    }
  }
  return best && { x: best.x * CELL, y: best.y * CELL, r: Math.min(best.r, LARGEST_ROSE) * CELL };
}
