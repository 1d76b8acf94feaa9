// What part of a chart is in sight: pan and zoom, kept inside the chart. Shared by boards larger than the window.

const LARGEST = 110; // px a cell: drawings stay crisp, and a phone still shows three cells
const HANDY = 46; // px a cell where a finger hits it
const LEAST = 40; // px a cell below which it does not
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
  private framed: Point[] = []; // what was brought into sight last

  constructor(
    private unit: number, // units of the drawing a cell is wide
    private board: () => { width: number; height: number }, // in cells
    private home: () => Point | null, // where the reader's own things are
  ) {}

  get cell(): number {
    return this.scale * this.unit;
  }

  get least(): number {
    const { width, height } = this.board();
    return Math.min((this.width - 2 * MARGIN) / (width * this.unit), (this.height - 2 * MARGIN) / (height * this.unit));
  }

  /** Cells too small for a finger: a tap comes closer first. */
  get small(): boolean {
    return this.width > 0 && this.cell < LEAST - 0.5;
  }

  private get readable(): boolean {
    return this.least * this.unit >= READABLE;
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
    if (!fresh) this.look(middle.x, middle.y, this.scale);
    else if (!this.bring(this.framed)) this.start();
  }

  /** The whole chart where it can be read, else the reader's own waters. */
  start(): void {
    this.touched = false;
    const home = this.home();
    if (this.readable || !home) this.fit();
    else this.look(home.x, home.y, HANDY / this.unit);
  }

  fit(): void {
    const { width, height } = this.board();
    this.look((width * this.unit) / 2, (height * this.unit) / 2, this.least);
  }

  toBoard(px: number, py: number): Point {
    return { x: (px - this.x) / this.scale, y: (py - this.y) / this.scale };
  }

  /** Comes close enough to a point of the window for a finger. */
  approach(px: number, py: number): void {
    const { x, y } = this.toBoard(px, py);
    this.visit(x, y);
  }

  /** Looks at a point of the chart, close enough for a finger. */
  visit(x: number, y: number): void {
    this.touched = true;
    this.look(x, y, Math.max(this.scale, HANDY / this.unit));
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

  /**
   * Brings all these points into sight with cells that a finger hits: the smallest window that holds them; the whole chart
   * where that has such cells. Where they do not fit they are shown smaller. Those that are `listed` beside the chart, each
   * large enough, leave the whole chart in sight. What is in sight and large enough stays as it is.
   */
  frame(points: Point[], listed = false): void {
    const apart = listed && (this.readable || !this.fits(points));
    this.framed = apart ? [] : points;
    if (!this.framed.length || !this.width || (!this.small && points.every((one) => this.inSight(one)))) return;
    this.bring(this.framed);
    this.touched = false;
  }

  private fits(points: Point[]): boolean {
    return this.close(points) * this.unit >= LEAST;
  }

  /** The largest scale at which all these points are in sight. */
  private close(points: Point[]): number {
    const { width, height } = extent(points, this.unit);
    return Math.min((this.width - 2 * MARGIN) / width, (this.height - 2 * MARGIN) / height);
  }

  private inSight({ x, y }: Point): boolean {
    const [px, py, half] = [x * this.scale + this.x, y * this.scale + this.y, this.cell / 2 - 1];
    return px >= half && py >= half && px <= this.width - half && py <= this.height - half;
  }

  private bring(points: Point[]): boolean {
    if (!points.length || !this.width) return false;
    if (this.least * this.unit >= LEAST) this.fit();
    else {
      const { x, y } = extent(points, this.unit);
      this.look(x, y, Math.min((LEAST + 2) / this.unit, this.close(points)));
    }
    return true;
  }

  private keepInside(): void {
    const { width, height } = this.board();
    this.x = inside(this.x, this.width, width * this.unit * this.scale);
    this.y = inside(this.y, this.height, height * this.unit * this.scale);
  }
}

function inside(at: number, window: number, size: number): number {
  if (size <= window - 2 * MARGIN + 1) return (window - size) / 2;
  return Math.max(window - MARGIN - size, Math.min(MARGIN, at));
}

/** The middle and the size of the box that holds the cells of these points. */
function extent(points: Point[], unit: number): Point & { width: number; height: number } {
  const [left, right] = [Math.min(...points.map((one) => one.x)), Math.max(...points.map((one) => one.x))];
  const [top, low] = [Math.min(...points.map((one) => one.y)), Math.max(...points.map((one) => one.y))];
  return { x: (left + right) / 2, y: (top + low) / 2, width: right - left + unit, height: low - top + unit };
}
