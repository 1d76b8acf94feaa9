// A quiet place on the chart: where something laid over it hides the least.

import type { Box } from "../../lib/place";

export interface Thing extends Box {
  weight: number; // how bad it is to hide it
}

export interface Spot extends Box {
  hides: boolean; // something that may be chosen now
}

export const CHOICE = 100; // the weight of what may be chosen: more than all else together
const GAP = 8; // px to the window's edge
const PLACES = [0, 1, 0.5, 0.25, 0.75]; // along an edge, from its beginning to its end, in the order in which they are tried

/** The best of some places, the first where several are as good; from the right or from above where that is wanted. */
export function quietSpot(size: { width: number; height: number }, room: Box, things: Thing[], right = false, above = false): Spot {
  const across = above ? [0.5, 0.25, 0.75, 0, 1] : right ? PLACES.map((place) => 1 - place) : PLACES;
  const down = above ? PLACES : PLACES.map((place) => 1 - place);
  let best: Spot & { cost: number } = { left: 0, top: 0, ...size, hides: false, cost: Infinity };
  for (const y of down) {
    for (const x of across) {
      if (x % 1 && y % 1) continue; // inside the chart is where the battle is
      const left = room.left + GAP + x * (room.width - size.width - 2 * GAP);
      const top = room.top + GAP + y * (room.height - size.height - 2 * GAP);
      const hidden = things.filter((one) => left < one.left + one.width && one.left < left + size.width && top < one.top + one.height && one.top < top + size.height);
      const cost = hidden.reduce((sum, one) => sum + one.weight, 0);
      if (cost < best.cost) best = { left, top, ...size, hides: hidden.some((one) => one.weight >= CHOICE), cost };
    }
  }
  return best;
}
