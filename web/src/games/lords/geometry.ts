// Where things lie on the drawn sea: cells of 100 units inside a frame that carries the letters and numbers.

export const COLUMNS = "ABCDEFG";
export const ROWS = 6;
export const CELL = 100;
export const LEFT = 28;
export const TOP = 26;
export const WIDTH = 740;
export const HEIGHT = 638;

/** Every cell, row by row from A1. */
export const CELLS: string[] = Array.from({ length: ROWS * COLUMNS.length }, (_, index) => `${COLUMNS[index % 7]}${Math.floor(index / 7) + 1}`);

/** The top left corner of a cell; `flip` turns the sea half round, for the player whose home row is row 1. */
export function corner(cell: string, flip: boolean): { x: number; y: number } {
  const column = COLUMNS.indexOf(cell[0] ?? "A");
  const row = Number(cell.slice(1)) - 1;
  return {
    x: LEFT + CELL * (flip ? COLUMNS.length - 1 - column : column),
    y: TOP + CELL * (flip ? ROWS - 1 - row : row),
  };
}

/** The cell one step further on the screen, or null at the edge. */
export function neighbour(cell: string, dx: number, dy: number, flip: boolean): string | null {
  const turn = flip ? -1 : 1;
  const column = COLUMNS.indexOf(cell[0] ?? "A") + dx * turn;
  const row = Number(cell.slice(1)) + dy * turn;
  return column >= 0 && column < COLUMNS.length && row >= 1 && row <= ROWS ? `${COLUMNS[column]}${row}` : null;
}
