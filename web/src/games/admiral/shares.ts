// Hull points after a fight: who takes part in the sharing, in which order, and what a distribution is in notation.

import type { AdmiralView } from "./view";

/** A ship or fort that takes a share. */
export interface Sharer {
  name: string;
  type: string; // a class, or "fort"
  seat: number;
  cell: string;
  hull: number; // the most it can take
  given: number; // what it has got already
  open: boolean; // still to be decided
}

/** Everybody who takes a share, in the order in which they are asked. */
export function sharersOf(view: AdmiralView): Sharer[] {
  const fort = view.forts.find((one) => one.name === view.target);
  const ships = view.ships.filter((ship) => ship.role && (!fort || ship.seat === view.asked));
  const all = ships.map((ship) => ({ name: ship.name, type: ship.type, seat: ship.seat, cell: ship.cell, hull: ship.hull, given: ship.given }));
  if (fort) all.push({ name: fort.name, type: "fort", seat: fort.seat, cell: fort.cell, hull: fort.hull, given: 0 });
  const now = all.findIndex((one) => one.name === view.unit);
  return all.map((one, i) => ({ ...one, open: i >= now }));
}

/** How many points must be given: all there are, as far as they fit. */
export const wanted = (view: AdmiralView, sharers: Sharer[]): number => Math.min(view.points, sharers.filter((one) => one.open).reduce((sum, one) => sum + one.hull, 0));

/** The notation of a distribution; whoever can only take one amount is not asked. */
export function shareTexts(view: AdmiralView, sharers: Sharer[], amounts: ReadonlyMap<string, number>): string[] {
  const texts: string[] = [];
  let points = view.points;
  const open = sharers.filter((one) => one.open);
  open.forEach((one, i) => {
    const after = open.slice(i + 1).reduce((sum, other) => sum + other.hull, 0);
    const most = Math.min(one.hull, points);
    const least = Math.min(most, Math.max(0, points - after));
    const amount = amounts.get(one.name) ?? 0;
    if (least !== most) texts.push(`share ${amount}`);
    points -= amount;
  });
  return texts;
}
