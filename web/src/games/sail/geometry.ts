// Cells of a chart of any size: A1 is the north-west corner, rows grow southward. Headings are N NE E SE S SW W NW.

export const GAME = "sail";
export const CELL = 40; // units of the drawing a cell is wide

export interface Spot {
  column: number;
  row: number;
}

export const HEADINGS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
const STEPS: Record<string, [number, number]> = {
  N: [0, -1], NE: [1, -1], E: [1, 0], SE: [1, 1], S: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [-1, -1],
};

/** A column's letters: A to Z, then AA. */
export function letters(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26);
}

export function cellName(column: number, row: number): string {
  return `${letters(column)}${row + 1}`;
}

/** Where a cell lies; null where this is no cell's name. */
export function spotOf(cell: string): Spot | null {
  const found = /^([A-Z]+)(\d+)$/.exec(cell);
  if (!found) return null;
  const column = [...found[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(found[2]) - 1 };
}

/** The middle of a cell in the drawing. */
export function middle(cell: string): { x: number; y: number } {
  const spot = spotOf(cell) ?? { column: 0, row: 0 };
  return { x: (spot.column + 0.5) * CELL, y: (spot.row + 0.5) * CELL };
}

/** The cell so many steps away on a heading; it may lie outside the board. */
export function ahead(cell: string, heading: string, steps = 1): string {
  const spot = spotOf(cell)!;
  const [east, south] = STEPS[heading]!;
  return spot.column + east * steps < 0 || spot.row + south * steps < 0 ? "" : cellName(spot.column + east * steps, spot.row + south * steps);
}

/** Degrees clockwise from north. */
export function angle(heading: string): number {
  return Math.max(0, HEADINGS.indexOf(heading as never)) * 45;
}

/** The heading nearest to a way on the drawing. */
export function headingOf(dx: number, dy: number): string {
  const turns = Math.round(Math.atan2(dx, -dy) / (Math.PI / 4));
  return HEADINGS[(turns + 8) % 8]!;
}

/** The cells exactly to both sides of a ship on a cell with a heading. */
export function abeam(cell: string, heading: string): string[] {
  const at = HEADINGS.indexOf(heading as never);
  return [HEADINGS[(at + 6) % 8]!, HEADINGS[(at + 2) % 8]!].map((side) => ahead(cell, side)).filter(Boolean);
}
