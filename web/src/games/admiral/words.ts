// Admiral's things in words, for screen readers, cards and tooltips; the texts are in locale/*/board.ftl.

import type { Explained, Target } from "../../lib/game";
import { say } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import { cellName, spotOf } from "./geometry";
import type { AdmiralView, FortView, ShipView } from "./view";

export const GAME = "admiral";
const CLASSES = { line: 0, galleon: 0, frigate: 0, brig: 0 }; // of the box; a scenario's own kinds go by their word
const TILES = { long: 0, block: 0 }; // of the box, too

/** A scenario's own text in the reader's language. */
export const inLanguage = (text: Record<string, string>): string => text[settings.lang] ?? text.en ?? "";

export const className = (type: string): string => say(`board-class-${type}`, {}, GAME);

const seatWord = (seat: number, view: AdmiralView): string =>
  seat < 0 ? say("board-nobodys", {}, GAME) : seat === view.viewer ? say("board-yours", {}, GAME) : say("board-whose", { seat: seat + 1 }, GAME);

/** The state of a ship or fort that its drawing shows by a symbol; "" where nothing holds it. */
export function stateOf(unit: ShipView | FortView): string {
  if ("type" in unit) return unit.due ? "fire" : unit.frozen ? "frozen" : unit.repair ? "repair" : unit.work ? "work" : "";
  return unit.frozen ? "frozen" : unit.workers.length ? "work" : "";
}

export function describeShip(ship: ShipView, view: AdmiralView): string {
  const state = stateOf(ship);
  const parts = [
    say("board-ship-line", { name: ship.name, type: className(ship.type), whose: seatWord(ship.seat, view), left: ship.hull - ship.damage, hull: ship.hull }, GAME),
    ...(ship.pearls ? [say("board-carries", { count: ship.pearls, ...view.scenario.cargo }, GAME)] : []),
    ...(state ? [say(`board-state-${state}`, { round: ship.due }, GAME)] : []),
  ];
  return parts.join(", ");
}

export function describeFort(fort: FortView, view: AdmiralView): string {
  if (fort.ruined) return say("board-ruin", { cell: fort.cell }, GAME);
  if (fort.royal) return say("board-royal", { cell: fort.cell }, GAME);
  const parts = [
    say("board-fort-line", { cell: fort.cell, whose: seatWord(fort.seat, view), left: fort.hull - fort.damage, hull: fort.hull }, GAME),
    ...(fort.pearls ? [say("board-holds", { count: fort.pearls, ...view.scenario.cargo }, GAME)] : []),
    ...(fort.shut ? [say("board-shut", {}, GAME)] : []),
    ...(stateOf(fort) ? [say(`board-state-${stateOf(fort)}`, { round: 0 }, GAME)] : []),
  ];
  return parts.join(", ");
}

/** A cell and all that lies on it. */
export function describeCell(view: AdmiralView, cell: string, legal: boolean): string {
  const spot = spotOf(cell)!;
  const kind = view.board.rows[view.board.height - 1 - spot.row]?.[spot.column] ?? ".";
  const ships = view.ships.filter((ship) => ship.cell === cell);
  const fort = view.forts.find((one) => one.cell === cell);
  const port = view.forts.find((one) => one.port.includes(cell));
  const pearls = view.pearls.find((one) => one.cell === cell);
  const mine = view.mines.find((one) => one.cell === cell);
  const parts = [
    ...(fort ? [describeFort(fort, view)] : []),
    ...ships.map((ship) => describeShip(ship, view)),
    ...(pearls ? [say("board-pearls-here", { count: pearls.pearls, ...view.scenario.cargo }, GAME)] : []),
    ...(mine ? [say("board-mine-here", { order: mine.shown ? "shown" : mine.order }, GAME)] : []),
    ...(view.board.reefs.includes(cell) ? [say("board-reef-here", {}, GAME)] : []),
    ...(kind === "#" ? [say("board-land", {}, GAME)] : kind === "o" ? [say("board-shallows", {}, GAME)] : []),
    ...view.scenario.zones.filter((zone) => zone.cells.includes(cell)).map((zone) => say("board-zone", { name: zone.name }, GAME)),
    ...(view.scenario.edges.includes(cell) ? [say("board-way-out", {}, GAME)] : []),
    ...(port && !fort ? [say("board-port-of", { fort: port.cell }, GAME)] : []),
  ];
  if (!parts.length) parts.push(say("board-water", {}, GAME));
  if (legal) parts.push(say("board-legal", {}, GAME));
  return `${cell}: ${parts.join(", ")}`;
}

/** "long/90" as an island's name and how far it is turned. */
function islandWords(shape: string): Record<string, string | number> {
  const [tile = "", turn = "0"] = shape.split("/");
  return { tile: tile in TILES ? `@tile-${tile}` : tile, turn: Number(turn) };
}

/** The message that names a target, for chips. */
export function nameOf(target: Target, view: AdmiralView): { key: string; args: Record<string, string | number> } {
  const [kind = "", value = ""] = target.split(":");
  const ship = view.ships.find((one) => one.name === value);
  if (kind === "unit" && ship) return { key: "board-ship-chip", args: { type: `@board-class-${ship.type}`, name: ship.name } };
  if (kind === "unit") return { key: "board-fort-chip", args: { cell: value.replace("*", "") } };
  if (kind === "cell") return { key: "board-at", args: { cell: value } };
  if (kind === "shots") return { key: "board-shots", args: { count: Number(value) } };
  if (kind === "share") return { key: "board-hull-points", args: { count: Number(value) } };
  if (kind === "leave") return { key: "board-do-leave", args: { course: `@course-${value}` } };
  if (kind === "kind") return { key: "board-do-choose", args: { kind: value in CLASSES ? `@board-class-${value}` : value } };
  if (kind === "tile") return { key: "board-do-island", args: islandWords(value) };
  if (kind === "give") return { key: "board-do-give", args: { seat: value } };
  return { key: kind === "order" ? `board-mine-${value}` : `board-${kind}-${value}`, args: {} };
}

export function sayTarget(target: Target, view: AdmiralView): string {
  const { key, args } = nameOf(target, view);
  return say(key, args, GAME);
}

/** The wind in words: "fresh, to the north-east". */
export function windWords(view: AdmiralView): string {
  if (!view.strength) return say("board-no-wind-yet", {}, GAME);
  return say("board-wind", { strength: `@board-blows-${view.strength}`, course: `@board-course-${view.wind}`, calm: view.strength === "calm" ? "yes" : "no" }, GAME);
}

/** Every cell of the chart, north to south, west to east. */
export function allCells(view: AdmiralView): string[] {
  const { width, height } = view.board;
  return Array.from({ length: width * height }, (_, i) => cellName(i % width, height - 1 - Math.floor(i / width)));
}

function explainUnit(unit: ShipView | FortView): Explained[] {
  const state = stateOf(unit);
  const held = state ? [{ key: "state", args: { state } }] : [];
  if (!("type" in unit)) return [{ key: unit.ruined ? "ruin" : "fort", args: { cell: unit.cell } }, ...held];
  const args = { type: unit.type, name: `@board-class-${unit.type}`, left: unit.hull - unit.damage, hull: unit.hull, far: unit.fresh[0], range: unit.range[0] };
  return [{ key: "ship", args }, ...held];
}

/** What explains a ship, a fort, or whatever lies in a cell. */
export function explains(target: Target, view: AdmiralView): Explained[] {
  const [kind = "", value = ""] = target.split(":");
  const unit = [...view.ships, ...view.forts].find((one) => (kind === "unit" ? one.name === value : kind === "cell" && one.cell === value));
  if (unit) return explainUnit(unit);
  const spot = kind === "cell" ? spotOf(value) : null;
  if (!spot) return [];
  const land = view.board.rows[view.board.height - 1 - spot.row]?.[spot.column] === "#";
  const port = view.forts.find((fort) => fort.port.includes(value));
  const mine = view.mines.find((one) => one.cell === value);
  return [
    ...(view.pearls.some((pearl) => pearl.cell === value) ? [{ key: "pearl", args: {} }] : []),
    ...(mine ? [{ key: "mine", args: { shown: mine.shown ? "yes" : "no" } }] : []),
    ...(view.board.reefs.includes(value) ? [{ key: "reef", args: {} }] : []),
    ...(land ? [{ key: "land", args: {} }] : []),
    ...(port ? [{ key: "port", args: { fort: port.cell } }] : []),
  ];
}
