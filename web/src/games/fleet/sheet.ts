// The parts of a sheet by name, and what an action or event says about them. No rules: only reading.

import type { BoardPage, Target } from "../../lib/game";
import type { EntryLine, EventLine, WireAction } from "../../lib/messages";
import type { BoatView, FleetView, SectionView, SheetView } from "./view";

export const GAME = "fleet";
export const COLUMNS = ["shrimp", "cod", "lobster", "swordfish", "oyster"];
export const SHIPS = ["crab", "club", "research", "barge", "kayak"];
export const BUILDINGS = ["casino", "bank", "salvage", "tackle", "cannery", "smokehouse", "pub", "buffet"];
export const SECTIONS = [...COLUMNS, "harbor", "wharf", "coins"]; // tabs of a sheet that does not fit as a whole
export const RUTH = -2; // who took a die, where nobody at the table did

/** What an action would do to the sheet, drawn before it is done. */
export interface Preview {
  section: string; // whose next box would be marked
  gives: string;
  coins: number;
  stars: number;
  hex: string;
}

/** "@section-cod" as "cod". */
export function word(value: string | number | undefined): string {
  return String(value ?? "").replace(/^@(section|face)-/, "");
}

export function previewOf(action: WireAction | undefined): Preview | null {
  if (!action) return null;
  const { section, face, gives, coins, stars } = action.args;
  const marks = action.kind === "mark" || action.kind === "star" || action.kind === "licence" || action.kind === "boat";
  const column = action.kind === "take" && ["plain", "licence", "boat", "either"].includes(String(gives)) ? word(face) : "";
  return {
    section: marks ? word(section) : column,
    gives: marks ? String(gives ?? action.kind) : String(gives ?? ""),
    coins: Number(coins ?? 0),
    stars: Number(stars ?? 0),
    hex: action.kind === "hex" ? word(face) : "",
  };
}

export function section(sheet: SheetView, name: string): SectionView {
  return sheet.sections.find((one) => one.name === name)!;
}

export function boats(sheet: SheetView, kind: string): BoatView[] {
  return sheet.boats.filter((boat) => boat.kind === kind);
}

/** The room of a boat that is not launched yet, as printed. */
export function printedRoom(view: FleetView, sheet: SheetView, kind: string): number {
  if (kind === "oyster") return view.print.oyster_capacity[sheet.licences[4]] ?? 0;
  return view.print.capacity[kind] ?? 0;
}

/** The seat whose sheet the reader fills in; watchers look at the first. */
export function ownSeat(view: FleetView): number {
  return Math.max(0, view.viewer);
}

/** The events of a log in order, without what was taken back. */
export function told(log: EntryLine[]): EventLine[] {
  return log.filter((entry) => !entry.undone).flatMap((entry) => entry.events);
}

export interface RolledDie {
  face: string;
  by: number | null; // a seat, RUTH, or nobody yet
  shared: boolean;
}

/** The dice of the latest roll with who took each; of a roll that the log does not tell, the view knows what is left. */
export function rolledDice(view: FleetView, log: EntryLine[]): RolledDie[] {
  let dice: RolledDie[] = [];
  let before = "";
  let whole = false; // the roll itself was told
  for (const event of told(log)) {
    const face = word(event.args.face);
    if (event.key === "rolled") {
      dice = [...(before === "rolled" ? dice : []), { face, by: null, shared: false }];
      whole = true;
    } else if (event.key === "taken") lying(dice, face, whole).by = event.seat;
    else if (event.key === "ruth-takes") lying(dice, face, whole).by = RUTH;
    else if (event.key === "shared") lying(dice, face, whole).shared = true;
    else if (event.key === "rerolled") turnOver(dice, event.seat, face);
    before = event.key;
  }
  return whole ? dice : [...dice, ...view.pool.map((face) => ({ face, by: null, shared: false }))];
}

/** A die of the pool with this face; one that was never told of is put there first. */
function lying(dice: RolledDie[], face: string, whole: boolean): RolledDie {
  const found = dice.find((die) => die.by === null && !die.shared && die.face === face);
  const die = found ?? { face, by: null, shared: false };
  if (!found && !whole) dice.push(die);
  return die;
}

function turnOver(dice: RolledDie[], seat: number, face: string): void {
  const die = dice.findLast((one) => one.by === seat);
  if (die) die.face = face;
}

const OPENING = new Set(["taken", "shared", "income", "caught", "start"]);
const LINKS = new Set(["marked", "star-marked", "licence", "launched", "coins", "swordfish", "cash", "as-coin", "built", "salvage", "bonus"]);

/** What led from a seat's die to the decision it has now, step by step. */
export function chainOf(log: EntryLine[], seat: number): EventLine[] {
  let chain: EventLine[] = [];
  for (const event of told(log)) {
    if (event.key === "shared" || event.key === "rolled" || event.key === "round") chain = event.key === "shared" ? [event] : [];
    if (event.seat !== seat) continue;
    if (OPENING.has(event.key) && event.key !== "shared") chain = [event];
    else if (LINKS.has(event.key)) chain.push(event);
  }
  return chain;
}

/** The drawing that stands for a step of the chain or an action. */
export function drawing(name: string): string {
  const others: Record<string, string> = { club: "f-club", research: "f-boat", barge: "f-boat", kayak: "f-boat" };
  if (COLUMNS.includes(name) || ["crab", "coins", "harbor", "wharf", "market"].includes(name)) return `f-${name}`;
  return others[name] ?? "f-wharf";
}

/** Where something was touched on a sheet: lit up after it happened. */
export function placeOf(seat: number, name: string): Target {
  return `at:${seat}:${name}`;
}

/** Which half of the sheet a target lies on; "" where it lies on none. */
export function halfOf(target: Target): string {
  const name = sectionOf(target);
  return COLUMNS.includes(name) ? "boats" : name === "harbor" || name === "wharf" ? "town" : "";
}

/** Which section of a sheet a target lies in; "" where it lies in none. */
export function sectionOf(target: Target): string {
  const [kind = "", name = ""] = target.split(":");
  if (kind === "hex") return "wharf";
  if (kind !== "sec") return "";
  return COLUMNS.includes(name) ? name : SHIPS.includes(name) ? "harbor" : "wharf";
}

/** The pages where there is no side column. */
export function pages(view: FleetView): BoardPage[] {
  return [
    { id: "sheet", title: "board-page-sheet", icon: "f-boat" },
    ...(view.sheets.length > 1 ? [{ id: "others", title: "board-page-others", icon: "i-eye" }] : []),
  ];
}
