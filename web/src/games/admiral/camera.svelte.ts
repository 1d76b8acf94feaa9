// What part of the chart is in sight: pan and zoom, kept inside the chart.

import { CELL } from "./geometry";

const LARGEST = 110; // px a cell: drawings stay crisp, and a phone still shows three cells
const HANDY = 46; // px a cell where a finger hits it
const SMALL = 26; // px a cell below which the chart never zooms out by itself
const STEP = 1.35; // one press of a zoom button
const MARGIN = 0; // px around a chart that is wholly in sight
const BEYOND = 64; // px a chart can be pulled past the window's edge: what lies below the tools comes out

export class Camera {
  width = $state(0); // px of the window
  height = $state(0);
  scale = $state(1); // px a unit
  x = $state(0); // px from the window's left edge to the chart's
  y = $state(0);
  private touched = false; // by a person: resizing no longer starts over

  constructor(
    private board: () => { width: number; height: number },
    private home: () => { x: number; y: number } | null,
  ) {}

  get cell(): number {
    return this.scale * CELL;
  }

  get least(): number {
    const { width, height } = this.board();
    return Math.min((this.width - 2 * MARGIN) / (width * CELL), (this.height - 2 * MARGIN) / (height * CELL));
  }

  get whole(): boolean {
    return this.scale <= this.least * 1.001;
  }

  get largest(): boolean {
    return this.cell >= LARGEST - 0.01;
  }

  resize(width: number, height: number): void {
    const same = Math.abs(width - this.width) < 1 && Math.abs(height - this.height) < 1;
    if (same || width < 40 || height < 40) return;
    const middle = this.toBoard(this.width / 2, this.height / 2);
    const fresh = !this.touched || this.width === 0;
    this.width = width;
    this.height = height;
    if (fresh) this.start();
    else this.look(middle.x, middle.y, this.scale);
  }

  /** The whole chart where a finger can hit its cells, else the reader's own waters. */
  start(): void {
    this.touched = false;
    const home = this.home();
    if (this.least * CELL >= 24 || !home) this.fit();
    else this.look(home.x, home.y, HANDY / CELL);
  }

  fit(): void {
    const { width, height } = this.board();
    this.look((width * CELL) / 2, (height * CELL) / 2, this.least);
  }

  toBoard(px: number, py: number): { x: number; y: number } {
    return { x: (px - this.x) / this.scale, y: (py - this.y) / this.scale };
  }

  /** Puts a point of the chart into the middle. */
  look(x: number, y: number, scale: number): void {
    this.scale = Math.max(this.least, Math.min(LARGEST / CELL, scale));
    this.x = this.width / 2 - x * this.scale;
    this.y = this.height / 2 - y * this.scale;
    this.keepInside();
  }

  pan(dx: number, dy: number): void {
    this.touched = true;
    this.x += dx;
    this.y += dy;
    this.keepInside();
  }

  /** Zooms around a point of the window. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.touched = true;
    const fixed = this.toBoard(px, py);
    this.scale = Math.max(this.least, Math.min(LARGEST / CELL, this.scale * factor));
    this.x = px - fixed.x * this.scale;
    this.y = py - fixed.y * this.scale;
    this.keepInside();
  }

  closer = (): void => this.zoom(STEP);
  farther = (): void => this.zoom(1 / STEP);

  /** Moves just as far as is needed to see a cell and its neighbours. */
  reveal(x: number, y: number): void {
    const px = x * this.scale + this.x;
    const py = y * this.scale + this.y;
    const room = Math.min(this.cell * 1.2, this.width / 3, this.height / 3);
    const dx = Math.max(0, room - px) - Math.max(0, px - (this.width - room));
    const dy = Math.max(0, room - py) - Math.max(0, py - (this.height - room));
    if (!dx && !dy) return;
    this.x += dx;
    this.y += dy;
    this.keepInside();
  }

  /** Moves, and zooms out as far as fingers allow, until all these points are in sight. */
  frame(points: { x: number; y: number }[]): void {
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    const box = { left: Math.min(...xs) - CELL * 0.7, right: Math.max(...xs) + CELL * 0.7, top: Math.min(...ys) - CELL * 0.7, bottom: Math.max(...ys) + CELL * 0.7 };
    const seen = box.left * this.scale + this.x >= 0 && box.right * this.scale + this.x <= this.width && box.top * this.scale + this.y >= 0 && box.bottom * this.scale + this.y <= this.height;
    if (seen) return;
    this.touched = true;
    const fits = Math.min(this.width / (box.right - box.left), this.height / (box.bottom - box.top));
    this.look((box.left + box.right) / 2, (box.top + box.bottom) / 2, Math.max(SMALL / CELL, Math.min(this.scale, fits)));
  }

  private keepInside(): void {
    const { width, height } = this.board();
    this.x = inside(this.x, this.width, width * CELL * this.scale);
    this.y = inside(this.y, this.height, height * CELL * this.scale);
  }
}

function inside(at: number, window: number, size: number): number {
  if (size <= window + 1) return (window - size) / 2;
  return Math.max(window - BEYOND - size, Math.min(BEYOND, at));
}
