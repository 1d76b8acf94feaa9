// The six boards as things to lay: what is printed on them, and how an arrangement is written ("1a0 sb180 2a90").

export interface Laid {
  board: "1" | "2" | "s";
  side: "a" | "b";
  turned: number; // degrees clockwise
}

type Faces = Record<string, Record<"a" | "b", string[]>>; // board -> side -> rows, far to near as the owner sees them
export type Printed = Record<"light" | "dark", Faces>;

const NAMES: Record<Laid["board"], string> = { "1": "square1", "2": "square2", s: "strip" };
const LETTERS: Record<string, string> = { V: "point", O: "straight", D: "diagonal", R: "repair", M: "mine", E: "extra" };

/** An arrangement as notation. */
export function write(laid: Laid[]): string {
  return laid.map(({ board, side, turned }) => `${board}${side}${turned}`).join(" ");
}

export function read(text: string): Laid[] {
  return text.split(" ").map((word) => ({ board: word[0] as Laid["board"], side: word[1] as Laid["side"], turned: Number(word.slice(2)) }));
}

/** The effects that a laid board shows, row by row. */
export function faces(printed: Printed, seat: number, { board, side, turned }: Laid): string[][] {
  let rows = (printed[seat === 1 ? "dark" : "light"][NAMES[board]]?.[side] ?? []).map((row) => [...row].map((letter) => LETTERS[letter] ?? ""));
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
