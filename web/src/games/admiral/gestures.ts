// Pan and pinch with pointers, zoom with the wheel. A press that moved is no click.

import type { Camera } from "../../lib/camera.svelte";

const FAR_ENOUGH = 7; // px before a press counts as a drag

/** Follows the fingers on an element; returns how to stop. */
export function followGestures(root: HTMLElement, camera: Camera): () => void {
  const held = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let spread = 0;

  const spreadNow = (): number => {
    const [a, b] = [...held.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest("button, .compose, .share, .briefing, .mines")) return;
    if (!held.size) travelled = 0;
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    spread = spreadNow();
  }

  function move(event: PointerEvent): void {
    const before = held.get(event.pointerId);
    if (!before) return;
    const dx = event.clientX - before.x;
    const dy = event.clientY - before.y;
    travelled += Math.hypot(dx, dy);
    if (held.size === 1 && travelled < FAR_ENOUGH) return;
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    camera.pan(dx / held.size, dy / held.size);
    const now = spreadNow();
    if (spread && now) {
      const box = root.getBoundingClientRect();
      const [a, b] = [...held.values()];
      camera.zoom(now / spread, (a!.x + b!.x) / 2 - box.left, (a!.y + b!.y) / 2 - box.top);
    }
    spread = now;
  }

  function up(event: PointerEvent): void {
    held.delete(event.pointerId);
    spread = spreadNow();
  }

  function click(event: Event): void {
    if (travelled < FAR_ENOUGH) return;
    travelled = 0;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const box = root.getBoundingClientRect();
    if (event.shiftKey) camera.pan(-event.deltaY, 0);
    else camera.zoom(Math.exp(-event.deltaY * 0.0016), event.clientX - box.left, event.clientY - box.top);
  }

  root.addEventListener("pointerdown", down);
  root.addEventListener("click", click, { capture: true });
  root.addEventListener("wheel", wheel, { passive: false });
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  return () => {
    root.removeEventListener("pointerdown", down);
    root.removeEventListener("click", click, { capture: true });
    root.removeEventListener("wheel", wheel);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", up);
  };
}
