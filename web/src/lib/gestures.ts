// Fingers and mouse on a chart: a tap, a pan, a pinch, or a piece being dragged.

import type { Camera } from "./camera.svelte";

const FAR_ENOUGH = 7; // px before a press is no tap any more

export interface Hands {
  tap: (x: number, y: number, event: PointerEvent) => void;
  grab: (x: number, y: number) => boolean; // whether there is a piece to be dragged here
  drag: (x: number, y: number) => void;
  drop: (x: number, y: number) => void;
  cancel: () => void;
}

/** Follows the pointers on an element; places are given in its own px. */
export class Gestures {
  private pointers = new Map<number, { x: number; y: number }>();
  private start: { x: number; y: number; piece: boolean } | null = null;
  private kind: "" | "tap" | "pan" | "drag" | "pinch" = "";
  private finger = false; // the last press was no mouse's

  constructor(
    private camera: Camera,
    private hands: Partial<Hands> = {}, // without any the pieces hear clicks themselves
    private inset: () => number = () => 0, // px of frame between the element's edge and the chart's window
  ) {}

  private place(event: MouseEvent): { x: number; y: number } {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - box.left - this.inset(), y: event.clientY - box.top - this.inset() };
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const at = this.place(event);
    this.finger = event.pointerType === "touch";
    this.pointers.set(event.pointerId, at);
    if (this.pointers.size === 2) {
      if (this.kind === "drag") this.hands.cancel?.();
      this.kind = "pinch";
      for (const id of this.pointers.keys()) (event.currentTarget as Element).setPointerCapture(id); // no click when they leave
      return;
    }
    this.start = { ...at, piece: this.hands.grab?.(at.x, at.y) ?? false };
    this.kind = "tap";
  };

  move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    if (!event.buttons) return this.cancel(event); // let go outside
    const at = this.place(event);
    if (this.kind === "pinch") this.pinch(event.pointerId, before, at);
    else if (this.kind === "tap" && this.start && Math.hypot(at.x - this.start.x, at.y - this.start.y) > FAR_ENOUGH) {
      this.kind = this.start.piece ? "drag" : "pan";
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    if (this.kind === "tap") return; // what it moved so far is not lost: the chart stays under the finger
    if (this.kind === "pan") this.camera.pan(at.x - before.x, at.y - before.y);
    if (this.kind === "drag") this.hands.drag?.(at.x, at.y);
    this.pointers.set(event.pointerId, at);
  };

  up = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    this.pointers.delete(event.pointerId);
    const at = this.place(event);
    if (this.kind === "pan") this.camera.pan(at.x - before.x, at.y - before.y); // the last move may not have been told
    if (this.kind === "tap" && this.hands.tap && !this.approach(at)) this.hands.tap(at.x, at.y, event);
    if (this.kind === "drag") this.hands.drop?.(at.x, at.y);
    if (!this.pointers.size) this.kind = "";
  };

  cancel = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    if (this.kind === "drag") this.hands.cancel?.();
    if (!this.pointers.size) this.kind = "";
  };

  /** For charts whose pieces hear clicks themselves, before they do. */
  click = (event: MouseEvent): void => {
    if (this.approach(this.place(event))) event.stopPropagation();
  };

  /** A finger on cells that are too small for it comes closer instead; whether it did. */
  private approach({ x, y }: { x: number; y: number }): boolean {
    if (!this.finger || !this.camera.small) return false;
    this.camera.approach(x, y);
    return true;
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = this.place(event);
    if (event.shiftKey) this.camera.pan(-(event.deltaY || event.deltaX), 0);
    else this.camera.zoom(Math.exp(-event.deltaY / 400), x, y);
  };

  private pinch(id: number, before: { x: number; y: number }, at: { x: number; y: number }): void {
    const other = [...this.pointers].find(([one]) => one !== id)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(at.x - other.x, at.y - other.y);
    this.camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (was > 0) this.camera.zoom(is / was, (at.x + other.x) / 2, (at.y + other.y) / 2);
  }
}
