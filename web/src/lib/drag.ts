// Dragging a tile to the board: anything marked data-drag follows the pointer, and falls on what is marked data-target.

const FAR_ENOUGH = 8; // px before a press counts as a drag and not as a click

/** Starts following drags inside an element; `pick` when one begins, `drop` where it ends. Returns how to stop. */
export function followDrags(root: HTMLElement, pick: (target: string, at: Element) => void, drop: (target: string, at: Element) => void): () => void {
  let start: { x: number; y: number; source: HTMLElement } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    const source = (event.target as Element).closest<HTMLElement>("[data-drag]");
    if (source && event.button === 0) start = { x: event.clientX, y: event.clientY, source };
  }

  function move(event: PointerEvent): void {
    if (!start) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR_ENOUGH) return;
      const box = start.source.getBoundingClientRect();
      ghost = start.source.cloneNode(true) as HTMLElement;
      for (const name of ["data-target", "data-lit", "data-drag"]) ghost.removeAttribute(name);
      Object.assign(ghost.style, { position: "fixed", left: "0", top: "0", width: `${Math.min(96, box.width)}px`, pointerEvents: "none", zIndex: "50", opacity: "0.85" });
      document.body.append(ghost);
      if (start.source.getAttribute("aria-pressed") !== "true") pick(start.source.dataset.target ?? "", start.source);
    }
    ghost.style.transform = `translate(${event.clientX - 48}px, ${event.clientY - 48}px)`;
    event.preventDefault();
  }

  function up(event: PointerEvent): void {
    const dragged = ghost !== null;
    ghost?.remove();
    ghost = null;
    start = null;
    if (!dragged) return;
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<Element>("[data-target]");
    const target = under?.getAttribute("data-target");
    if (under && target && !under.hasAttribute("data-drag")) drop(target, under);
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function cancel(): void {
    ghost?.remove();
    ghost = null;
    start = null;
  }

  root.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move, { passive: false });
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", cancel);
  return () => {
    root.removeEventListener("pointerdown", down);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", cancel);
  };
}
