// Silhouettes: the higher the number, the more masts; drawn on a tile of 100 units, to the right of the number's flag.

export interface Silhouette {
  masts: string;
  sails: string;
  hull: "boat" | "brig" | "frigate";
  decks: number; // rows of gun ports
}

const square = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}h${w}q${w * 0.28} ${h / 2} 0 ${h}h${-w}q${w * 0.28} ${-h / 2} 0 ${-h}z`;
const lateen = (x: number, top: number, foot: number, w: number): string =>
  `M${x} ${top}C${x - w * 0.15} ${top + (foot - top) * 0.4} ${x - w * 0.6} ${foot - 10} ${x - w} ${foot - 2}L${x} ${foot}z`;
const jib = (x: number, top: number, foot: number, w: number): string => `M${x} ${top}q${w * 0.75} ${(foot - top) * 0.35} ${w} ${foot - top}q${-w * 0.5} -4 ${-w} 1z`;
const gaff = (x: number, top: number, foot: number, w: number): string => `M${x} ${top + 10}l${-w * 0.8} -7l${-w * 0.2} ${foot - top - 3}h${w}z`;

export const SHIPS: Record<number, Silhouette> = {
  1: { hull: "boat", decks: 0, masts: "M66 34v36", sails: lateen(65, 36, 66, 26) },
  2: { hull: "boat", decks: 0, masts: "M62 18v52M88 66l9-7", sails: gaff(60, 20, 65, 26) + jib(65, 22, 63, 24) },
  3: { hull: "boat", decks: 1, masts: "M58 22v48M88 64l9-6", sails: `M44 26h30l-3 36h-25z` },
  4: { hull: "brig", decks: 0, masts: "M49 34v36M70 14v56M88 66l10-8", sails: lateen(48, 36, 64, 16) + lateen(69, 17, 64, 19) + jib(72, 20, 62, 20) },
  5: { hull: "brig", decks: 1, masts: "M49 28v42M70 16v54M88 66l10-8", sails: square(40, 32, 17, 30) + square(61, 20, 19, 42) },
  6: { hull: "brig", decks: 1, masts: "M50 38v32M71 12v58M88 66l10-8", sails: square(41, 42, 19, 22) + square(63, 15, 16, 20) + square(60, 38, 23, 26) + jib(83, 26, 60, 13) },
  7: { hull: "frigate", decks: 1, masts: "M45 36v34M62 16v54M79 24v46M89 66l9-8", sails: lateen(45, 38, 64, 13) + square(53, 20, 17, 42) + square(71, 28, 15, 35) },
  8: { hull: "frigate", decks: 1, masts: "M45 40v30M62 13v57M79 22v48M89 66l9-8", sails: square(38, 45, 14, 18) + square(54, 16, 16, 20) + square(51, 38, 22, 26) + square(73, 26, 12, 16) + square(71, 44, 16, 20) },
  9: { hull: "frigate", decks: 2, masts: "M46 30v40M62 6v64M79 14v56M89 64l10-9", sails: square(40, 33, 12, 13) + square(38, 48, 15, 15) + square(55, 9, 13, 14) + square(53, 25, 17, 16) + square(51, 43, 21, 20) + square(73, 18, 12, 13) + square(71, 33, 15, 14) + square(70, 49, 17, 14) },
};

export const HULLS: Record<Silhouette["hull"], string> = {
  boat: "M36 67l6-1 2 4h36l9-7 3 1c-2 11-7 18-12 20H49c-8-1-12-8-13-17z",
  brig: "M31 67l6-1 2 4h45l9-7 3 1c-2 11-7 18-13 20H44c-8-1-12-8-13-17z",
  frigate: "M26 65l8-1 2 5h49l9-8 4 1c-2 13-7 20-14 22H40c-9-1-13-9-14-19z",
};

/** What a ship of the fleet does when laid. */
export function shipEffect(number: number): string {
  if (number % 2 === 0) return "coin";
  return { 1: "shield", 3: "straight", 5: "repair", 7: "sweep", 9: "again" }[number] ?? "";
}

/** The drawing on a mercenary's shield. */
export function mercenaryEmblem(effect: string): string {
  const emblems: Record<string, string> = {
    shield: "shield", recruit: "extra", minesweeper: "sweep", minelayer: "mine", broadside: "around",
    twin_horizontal: "twin", twin_diagonal: "diagonal", boarder: "board", flagship: "crown", bulwark: "wall", commodore: "set",
  };
  return emblems[effect] ?? "crown";
}

/** How a mercenary's numbers are printed. */
export function printed(numbers: number[]): string {
  return numbers.length ? numbers.join("·") : "X";
}
