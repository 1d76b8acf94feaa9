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
