// Where a bubble fits: near its anchor, inside the window, on top of nothing that can be chosen.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const STRIDE = 12; // px between the places that are tried: fine enough to find every gap of a cell's size
const COVERING = 1000; // px of distance that a covered obstacle is worth
const HIDING = 20_000; // and the anchor itself, where there is no room beside it

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The distance between two boxes; 0 where they touch. */
function distance(a: Box, b: Box): number {
  const x = Math.max(0, b.left - a.left - a.width, a.left - b.left - b.width);
  const y = Math.max(0, b.top - a.top - a.height, a.top - b.top - b.height);
  return Math.hypot(x, y);
}

/** The best top left corner for a bubble of this size. */
export function place(size: { width: number; height: number }, anchor: Box, obstacles: Box[], room: Box): { left: number; top: number } {
  const inner = { left: room.left + GAP, top: room.top + GAP, right: room.left + room.width - GAP - size.width, bottom: room.top + room.height - GAP - size.height };
  const near: Box = { left: anchor.left - GAP, top: anchor.top - GAP, width: anchor.width + 2 * GAP, height: anchor.height + 2 * GAP };
  let best = { left: Math.max(inner.left, 0), top: Math.max(inner.top, 0), cost: Infinity };
  const centre = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 };
  for (let top = inner.top; top <= Math.max(inner.top, inner.bottom); top += STRIDE) {
    for (let left = inner.left; left <= Math.max(inner.left, inner.right); left += STRIDE) {
      const box: Box = { left, top, ...size };
      const covered = obstacles.filter((obstacle) => overlap(box, obstacle) > 0).length;
      const aside = Math.hypot(left + size.width / 2 - centre.x, top + size.height / 2 - centre.y) / 8;
      const hidden = overlap(box, near) / (near.width * near.height);
      const cost = covered * COVERING + hidden * HIDING + (hidden && COVERING) + distance(box, near) + aside;
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return { left: best.left, top: best.top };
}
