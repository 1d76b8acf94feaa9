// Coasts and depths of a chart: the outline of the fortress cells with a rough edge, and depth lines in the open sea.

import { CELL, spotOf } from "./geometry";
import type { SailView } from "./view";

interface Point {
  x: number;
  y: number;
}

export interface Land {
  outline: string; // exact, for the works
  coast: string; // rough, around it
}

const ROUGH = 3.2; // units a coast strays from its line
const BEACH = 5; // units of beach around the works

/** The land of all fortresses and islands. */
export function landOf(cells: string[]): Land {
  const loops = outlines(cells);
  return { outline: loops.map((loop) => `M${loop.map(({ x, y }) => `${x} ${y}`).join("L")}Z`).join(""), coast: loops.map(roughen).join("") };
}

/** The border of a set of cells, each loop clockwise. */
function outlines(cells: string[]): Point[][] {
  const inside = new Set(cells);
  const next = new Map<string, Point>();
  const key = ({ x, y }: Point): string => `${x},${y}`;
  for (const cell of cells) {
    const { column, row } = spotOf(cell)!;
    const has = (dx: number, dy: number): boolean => [...inside].some((one) => spotOf(one)!.column === column + dx && spotOf(one)!.row === row + dy);
    const [left, top, right, low] = [column * CELL, row * CELL, (column + 1) * CELL, (row + 1) * CELL];
    if (!has(0, -1)) next.set(`${left},${top},E`, { x: right, y: top });
    if (!has(1, 0)) next.set(`${right},${top},S`, { x: right, y: low });
    if (!has(0, 1)) next.set(`${right},${low},W`, { x: left, y: low });
    if (!has(-1, 0)) next.set(`${left},${low},N`, { x: left, y: top });
  }
  const loops: Point[][] = [];
  while (next.size) {
    const first = next.keys().next().value as string;
    const loop: Point[] = [];
    let at: string | undefined = first;
    while (at) {
      const to: Point = next.get(at)!;
      next.delete(at);
      const [x = 0, y = 0] = at.split(",").map(Number);
      loop.push({ x, y });
      at = ["N", "E", "S", "W"].map((way) => `${key(to)},${way}`).find((one) => next.has(one));
    }
    loops.push(loop);
  }
  return loops;
}

/** A hand-drawn line around a loop, a little outside of it. */
function roughen(loop: Point[]): string {
  const points: Point[] = [];
  loop.forEach((from, i) => {
    const to = loop[(i + 1) % loop.length]!;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy) || 1;
    for (let part = 0; part < 4; part++) {
      const along = (part + 0.5) / 4;
      const away = BEACH + (noise(from.x + dx * along, from.y + dy * along) - 0.4) * 2 * ROUGH;
      points.push({ x: from.x + dx * along + (dy / length) * away, y: from.y + dy * along - (dx / length) * away });
    }
  });
  return smooth(points);
}

function smooth(points: Point[]): string {
  const half = (i: number): string => {
    const a = points[i % points.length]!;
    const b = points[(i + 1) % points.length]!;
    return `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  };
  return `M${half(0)}${points.map((_, i) => `Q${points[(i + 1) % points.length]!.x.toFixed(1)} ${points[(i + 1) % points.length]!.y.toFixed(1)} ${half(i + 1)}`).join("")}Z`;
}

function noise(x: number, y: number): number {
  let h = Math.imul(Math.round(x), 374761393) ^ Math.imul(Math.round(y), 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Depths in the open: a blot of deeper water a module, and a deeper one inside the larger ones. */
export function depthsOf(view: SailView): { deep: string; deeper: string; rose: Point } {
  const across = Math.max(2, Math.round(view.width / 8));
  const down = Math.max(2, Math.round(view.height / 8));
  const size = Math.min(view.width / across, view.height / down) * CELL;
  const blots: { x: number; y: number; r: number }[] = [];
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      const n = noise(i * 31 + 7, j * 17 + 3);
      if (n > 0.28) blots.push({ x: ((i + 0.3 + n * 0.45) * view.width * CELL) / across, y: ((j + 0.75 - n * 0.5) * view.height * CELL) / down, r: size * (0.34 + n * 0.22) });
    }
  }
  return {
    deep: blots.map(({ x, y, r }) => blot(x, y, r)).join(""),
    deeper: blots.filter(({ r }) => r > size * 0.44).map(({ x, y, r }) => blot(x + r * 0.08, y + r * 0.06, r * 0.52)).join(""),
    rose: { x: (view.width - 2.2) * CELL, y: 2.2 * CELL },
  };
}

function blot(x: number, y: number, r: number): string {
  const points = Array.from({ length: 14 }, (_, i) => {
    const turn = (i / 14) * 2 * Math.PI;
    const far = r * (0.82 + 0.36 * noise(x + i * 13, y - i * 7));
    return { x: x + Math.cos(turn) * far * 1.2, y: y + Math.sin(turn) * far * 0.85 };
  });
  return smooth(points);
}
