// What part of a chart is in sight: pan and zoom, kept inside the chart. Shared by boards larger than the window.

const LARGEST = 110; // px a cell: drawings stay crisp, and a phone still shows three cells
const HANDY = 46; // px a cell where a finger hits it
const READABLE = 24; // px a cell below which the whole chart is too small to start with
const STEP = 1.35; // one press of a zoom button
const MARGIN = 4; // px of sea around a chart that is wholly in sight

export interface Point {
  x: number;
  y: number;
}

export class Camera {
  width = $state(0); // px of the window
  height = $state(0);
  scale = $state(1); // px a unit
  x = $state(0); // px from the window's left edge to the chart's
  y = $state(0);
  private touched = false; // by a person: resizing no longer starts over

  constructor(
    private unit: number, // units of the drawing a cell is wide
    private board: () => { width: number; height: number }, // in cells
    private home: () => Point | null, // where the reader's own things are
    private beyond = MARGIN, // px a chart may be pulled past the window's edge: what lies below tools comes out
  ) {}

  get cell(): number {
    return this.scale * this.unit;
  }

  get least(): number {
    const { width, height } = this.board();
    return Math.min((this.width - 2 * MARGIN) / (width * this.unit), (this.height - 2 * MARGIN) / (height * this.unit));
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

  /** The whole chart where it can be read, else the reader's own waters. */
  start(): void {
    this.touched = false;
    const home = this.home();
    if (this.least * this.unit >= READABLE || !home) this.fit();
    else this.look(home.x, home.y, HANDY / this.unit);
  }

  fit(): void {
    const { width, height } = this.board();
    this.look((width * this.unit) / 2, (height * this.unit) / 2, this.least);
  }

  toBoard(px: number, py: number): Point {
    return { x: (px - this.x) / this.scale, y: (py - this.y) / this.scale };
  }

  /** Puts a point of the chart into the middle. */
  look(x: number, y: number, scale: number): void {
    this.scale = Math.max(this.least, Math.min(LARGEST / this.unit, scale));
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
    this.scale = Math.max(this.least, Math.min(LARGEST / this.unit, this.scale * factor));
    this.x = px - fixed.x * this.scale;
    this.y = py - fixed.y * this.scale;
    this.keepInside();
  }

  closer = (): void => this.zoom(STEP);
  farther = (): void => this.zoom(1 / STEP);

  /** Moves just as far as is needed to see a point and what is around it. */
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

  /** Brings all these points into sight, from farther away where they do not fit; never closer. `covered` px on the right lie below tools. */
  include(points: Point[], covered = 0): void {
    if (!points.length || !this.width) return;
    this.touched = true; // a window that changes its size keeps what was brought into sight
    const [left, right] = [Math.min(...points.map((one) => one.x)) - this.unit, Math.max(...points.map((one) => one.x)) + this.unit];
    const [top, low] = [Math.min(...points.map((one) => one.y)) - this.unit, Math.max(...points.map((one) => one.y)) + this.unit];
    const scale = Math.max(this.least, Math.min(this.scale, (this.width - covered) / (right - left), this.height / (low - top)));
    if (scale < this.scale) this.zoom(scale / this.scale);
    this.x += Math.max(0, -(left * this.scale + this.x)) - Math.max(0, right * this.scale + this.x - (this.width - covered));
    this.y += Math.max(0, -(top * this.scale + this.y)) - Math.max(0, low * this.scale + this.y - this.height);
    this.keepInside();
  }

  private keepInside(): void {
    const { width, height } = this.board();
    this.x = inside(this.x, this.width, width * this.unit * this.scale, this.beyond);
    this.y = inside(this.y, this.height, height * this.unit * this.scale, this.beyond);
  }
}

function inside(at: number, window: number, size: number, beyond: number): number {
  const centre = (window - size) / 2;
  if (size <= window - 2 * MARGIN + 1) return beyond > MARGIN ? Math.max(centre - beyond, Math.min(centre, at)) : centre;
  return Math.max(window - beyond - size, Math.min(beyond, at));
}
