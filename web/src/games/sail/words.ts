// Age of Sail's things in words, for screen readers, tiles and tooltips; the texts are in the game's locale/*/board.ftl.

import type { Explained, Target } from "../../lib/game";
import { has, say } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import { GAME } from "./geometry";
import { cellOf } from "./targets";
import type { CardView, SailView, ShipView, Words } from "./view";

const HULLS: Record<number, string> = { 1: "brig", 2: "frigate", 3: "line-ship" };

export const tell = (key: string, args: Record<string, string | number> = {}): string => say(key, args, GAME);

/** A text of a deck or scenario in the reader's language, or in the one it has. */
export function written(words: Words): string {
  return settings.lang === "ru" ? words.ru || words.en : words.en || words.ru;
}

/** Where the wind blows and how hard. */
export function blows(view: SailView): string {
  if (!view.wind) return tell("board-no-wind");
  const force = `board-force-${view.wind.force}`;
  return tell("board-blows", { heading: `@heading-${view.wind.arrow}`, force: has(force, GAME) ? tell(force) : view.wind.force });
}

export function colourName(view: SailView, seat: number): string {
  const player = view.players[seat];
  return player ? tell(`seat-${player.colour}${player.stripes ? `-${player.stripes}` : ""}`) : "";
}

export function hullName(ship: ShipView): string {
  return ship.role ? tell(`board-${ship.role}`) : tell(`hull-${HULLS[ship.holes]}`);
}

/** A ship's class as short as a tile wants it. */
export function shortName(ship: ShipView): string {
  return ship.role ? tell(`board-short-${ship.role}`) : tell(`board-short-${HULLS[ship.holes]}`);
}

/** A ship in words: what, whose, masts, heading, what a card did to it. */
export function describeShip(view: SailView, ship: ShipView): string {
  const words = tell("board-ship", { ship: hullName(ship), whose: colourName(view, ship.seat), masts: ship.masts, holes: ship.holes, heading: `@heading-${ship.heading}` });
  return [words, ...ship.marks.map((mark) => tell(`board-mark-${mark}`)), ...(ship.line ? [tell("board-in-line", { cell: ship.line })] : [])].join(", ");
}

function describeCard(view: SailView, card: CardView): string {
  const words = tell("board-card", { crest: card.gun ? "no" : "yes", up: card.up ? "yes" : "no", whose: card.seat >= 0 ? colourName(view, card.seat) : "" });
  return [words, ...card.ashore.map(([seat, masts]) => tell("board-ashore", { whose: colourName(view, seat), masts }))].join(", ");
}

/** A cell and what is on it. */
export function describeCell(view: SailView, cell: string): string {
  const ship = view.ships.find((one) => one.cell === cell);
  const card = view.cards.find((one) => one.cell === cell);
  return `${cell}: ${ship ? describeShip(view, ship) : card ? describeCard(view, card) : tell("board-open-sea")}`;
}

export function percent(chance: number): string {
  return say("web-percent", { percent: Math.round(chance * 100) });
}

const TYPES: Record<number, string> = { 1: "brig", 2: "frigate", 3: "line" };

/** What explains a ship or a card of a fortress by its cell. */
export function explains(target: Target, view: SailView): Explained[] {
  const cell = cellOf(target);
  const ship = cell ? view.ships.find((one) => one.cell === cell) : undefined;
  const card = cell ? view.cards.find((one) => one.cell === cell) : undefined;
  if (ship) {
    const args = { type: ship.role || (TYPES[ship.holes] ?? "brig"), name: hullName(ship), masts: ship.masts, holes: ship.holes };
    return [{ key: "ship", args }, ...(ship.marks.includes("idle") ? [{ key: "idle", args: {} }] : [])];
  }
  return card ? [{ key: card.gun ? "gun" : "crest", args: { up: card.up ? "yes" : "no" } }] : [];
}
