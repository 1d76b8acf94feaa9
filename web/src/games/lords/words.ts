// Lords' things in words, for screen readers and tooltips; the texts are in the game's locale/*/board.ftl.

import type { Explained, Target } from "../../lib/game";
import { say } from "../../lib/i18n.svelte";
import { CELLS } from "./geometry";
import { printed, shipEffect } from "./ships";
import type { LordsView, ShipView } from "./view";

const GAME = "lords";

/** A mercenary's name. */
export function mercenaryName(id: string, view: LordsView): string {
  const effect = view.mercenaries.find((one) => one.id === id)?.effect ?? id;
  return say(`mercenary-${effect}`, {}, GAME);
}

function numbersOf(id: string, view: LordsView): string {
  return printed(view.mercenaries.find((one) => one.id === id)?.numbers ?? []);
}

/** A ship in words. */
export function describeShip(ship: ShipView, view: LordsView): string {
  const whose = view.viewer < 0 ? (ship.seat === 0 ? "light" : "dark") : ship.seat === view.viewer ? "own" : "enemy";
  const what = ship.mercenary
    ? say("board-mercenary", { name: mercenaryName(ship.mercenary, view), numbers: numbersOf(ship.mercenary, view), whose }, GAME)
    : say("board-ship", { number: ship.number, whose, burning: ship.burning ? "yes" : "no" }, GAME);
  return ship.shields ? `${what}, ${say("board-shields", { count: ship.shields }, GAME)}` : what;
}

/** A cell and all that lies on it. */
export function describeCell(view: LordsView, cell: string, legal: boolean): string {
  const parts: string[] = [];
  const ship = view.ships.find((one) => one.cell === cell);
  const mine = view.mines.find((one) => one.cell === cell);
  const effect = view.effects[CELLS.indexOf(cell)];
  if (ship) parts.push(describeShip(ship, view));
  else if (effect) parts.push(say(`board-effect-${effect}`, {}, GAME));
  if (mine) parts.push(say(`board-mine-${mine.kind}`, {}, GAME));
  if (legal) parts.push(say("board-legal", {}, GAME));
  return `${cell}: ${parts.join(", ")}`;
}

const aShip = (number: number): Explained => ({ key: "ship", args: { number, effect: shipEffect(number) } });

function aMercenary(id: string, view: LordsView): Explained {
  const effect = view.mercenaries.find((one) => one.id === id)?.effect ?? id;
  return { key: "mercenary", args: { name: `@mercenary-${effect}`, help: `@mercenary-${effect}.help` } };
}

function explainCell(cell: string, view: LordsView): Explained[] {
  const ship = view.ships.find((one) => one.cell === cell);
  const effect = view.effects[CELLS.indexOf(cell)];
  if (ship) {
    return [
      ship.mercenary ? aMercenary(ship.mercenary, view) : aShip(ship.number),
      ...(ship.burning ? [{ key: "burning", args: {} }] : []),
      ...(ship.shields ? [{ key: "shields", args: {} }] : []),
    ];
  }
  const mined = view.mines.some((mine) => mine.cell === cell);
  return [...(mined ? [{ key: "mine", args: {} }] : []), ...(effect ? [{ key: "cell", args: { effect } }] : [])];
}

/** What explains a ship, a mercenary or a cell. */
export function explains(target: Target, view: LordsView): Explained[] {
  const [kind = "", value = ""] = target.split(":");
  if (kind === "cell") return explainCell(value, view);
  if (kind === "merc") return [aMercenary(value, view)];
  return kind === "hand" || kind === "recruit" ? [aShip(Number(value))] : [];
}
