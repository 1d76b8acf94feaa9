// Cells of a chart of any size: A1 is the south-west corner, rows grow northward, the drawing grows southward.

export const CELL = 40; // units of the drawing a cell is wide

export interface Spot {
  column: number;
  row: number; // from the south, from 0
}

export const STEPS: Record<string, [number, number]> = {
  N: [0, 1], NE: [1, 1], E: [1, 0], SE: [1, -1], S: [0, -1], SW: [-1, -1], W: [-1, 0], NW: [-1, 1],
};
export const COURSES = Object.keys(STEPS);

/** A column's letters: A to Z, then AA. */
export function letters(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26);
}

export function cellName(column: number, row: number): string {
  return `${letters(column)}${row + 1}`;
}

/** Where a cell lies; null where this is no cell's name. */
export function spotOf(cell: string): Spot | null {
  const found = /^\*?([A-Z]+)(\d+)$/.exec(cell);
  if (!found) return null;
  const column = [...found[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(found[2]) - 1 };
}

/** The top left corner of a cell. */
export function corner(cell: string, height: number): { x: number; y: number } {
  const spot = spotOf(cell) ?? { column: 0, row: 0 };
  return { x: spot.column * CELL, y: (height - 1 - spot.row) * CELL };
}

/** The middle of a cell. */
export function middle(cell: string, height: number): { x: number; y: number } {
  const { x, y } = corner(cell, height);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** The course on which one cell lies from another, and how far; null where no straight line leads there. */
export function bearing(from: string, to: string): { course: string; cells: number } | null {
  const a = spotOf(from);
  const b = spotOf(to);
  if (!a || !b) return null;
  const east = b.column - a.column;
  const north = b.row - a.row;
  if ((east === 0 && north === 0) || (east !== 0 && north !== 0 && Math.abs(east) !== Math.abs(north))) return null;
  const course = COURSES.find((one) => STEPS[one]![0] === Math.sign(east) && STEPS[one]![1] === Math.sign(north))!;
  return { course, cells: Math.max(Math.abs(east), Math.abs(north)) };
}

/** The cells strictly between two cells on a straight line. */
export function between(from: string, to: string): string[] {
  const way = bearing(from, to);
  const start = spotOf(from);
  if (!way || !start) return [];
  const [east, north] = STEPS[way.course]!;
  return Array.from({ length: way.cells - 1 }, (_, i) => cellName(start.column + east * (i + 1), start.row + north * (i + 1)));
}
