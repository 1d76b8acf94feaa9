// The six boards as things to lay: how an arrangement is written ("1a0 sb180 2a90"), and what it shows.

import type { PrintedView } from "./view";

export interface Laid {
  board: "1" | "2" | "s";
  side: "a" | "b";
  turned: number; // degrees clockwise
}

const NAMES: Record<Laid["board"], keyof PrintedView> = { "1": "square1", "2": "square2", s: "strip" };

/** An arrangement as notation. */
export function write(laid: Laid[]): string {
  return laid.map(({ board, side, turned }) => `${board}${side}${turned}`).join(" ");
}

export function read(text: string): Laid[] {
  return text.split(" ").map((word) => ({ board: word[0] as Laid["board"], side: word[1] as Laid["side"], turned: Number(word.slice(2)) }));
}

/** The effects that a laid board shows, row by row. */
export function faces(printed: PrintedView, { board, side, turned }: Laid): string[][] {
  let rows = printed[NAMES[board]][side];
  if (board === "s") return turned === 180 ? [...rows].reverse() : rows;
  for (let quarter = 0; quarter < turned / 90; quarter += 1) {
    const before = rows;
    rows = before.map((row, r) => row.map((_, c) => before[row.length - 1 - c]?.[r] ?? ""));
  }
  return rows;
}

/** The next rotation of a board. */
export function turn(laid: Laid): Laid {
  return { ...laid, turned: (laid.turned + (laid.board === "s" ? 180 : 90)) % 360 };
}
