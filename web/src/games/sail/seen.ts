// The chart while a shot is being shown: what has been seen of it, and no mast that falls later.

import type { EventLine } from "../../lib/messages";
import type { SailView, ShipView } from "./view";

const MOVES = new Set(["stepped", "drifted", "relocated", "shifted", "closed-up"]);

/** A view with what came of these events; `after` is how all of it ends. A shot is seen from where a ship has come to. */
export function seen(view: SailView, after: SailView, events: EventLine[]): SailView {
  const moved = events.some((event) => MOVES.has(event.key));
  let ships = view.ships.map((ship) => (moved ? placed(ship, after) : ship));
  const acting = ships.find((ship) => ship.id === view.ships.find((one) => one.cell === view.ship)?.id);
  let cards = view.cards;
  for (const event of events) {
    const cell = String(event.args.at ?? event.args.cell);
    const hit = ships.find((ship) => ship.cell === cell && ship.seat === event.seat) ?? (acting?.seat === event.seat ? acting : undefined);
    if (event.key === "mast-lost") ships = ships.map((ship) => (ship.id === hit?.id ? { ...ship, masts: Number(event.args.masts) } : ship));
    else if (event.key === "sunk") ships = ships.filter((ship) => ship.id !== hit?.id);
    else if (event.key === "card-flipped") cards = cards.map((card) => (card.cell === cell ? { ...card, up: false } : card));
  }
  return { ...view, ships, cards, ship: acting?.cell ?? view.ship };
}

/** A ship where it ends up. */
function placed(ship: ShipView, after: SailView): ShipView {
  const there = after.ships.find((one) => one.id === ship.id);
  return there ? { ...ship, cell: there.cell, heading: there.heading, abeam: there.abeam } : ship;
}
