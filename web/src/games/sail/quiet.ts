// A quiet place on the chart: where something laid over it hides the least.

import type { Box } from "../../lib/place";

export interface Thing extends Box {
  weight: number; // how bad it is to hide it
}

const GAP = 8; // px to the window's edge

/** The best of a few places along the edges, the first where several are as good; from the right or from above where that is wanted. */
export function quietSpot(size: { width: number; height: number }, room: Box, things: Thing[], right = false, above = false): { left: number; top: number } {
  const lefts = [room.left + GAP, room.left + (room.width - size.width) / 2, room.left + room.width - size.width - GAP];
  if (right) lefts.reverse();
  if (above) lefts.unshift(lefts.splice(1, 1)[0]!); // what everybody looks at lies in the middle
  const tops = [room.top + room.height - size.height - GAP, room.top + GAP, room.top + (room.height - size.height) / 2];
  if (above) tops.unshift(tops.splice(1, 1)[0]!);
  const middle = { left: room.left + (room.width - size.width) / 2, top: room.top + (room.height - size.height) / 2 };
  let best = { left: lefts[0]!, top: tops[0]!, cost: Infinity };
  for (const top of tops) {
    for (const left of lefts) {
      if (left === middle.left && top === middle.top) continue; // the middle is where the battle is
      const cost = things.filter((one) => left < one.left + one.width && one.left < left + size.width && top < one.top + one.height && one.top < top + size.height).reduce((sum, one) => sum + one.weight, 0);
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return best;
}
