// The lesson in the workshop: what a step wants of the draft, whether it is there, and how it is carried out.

import type { Drawn, DraftSpot, Want } from "./messages";
import type { Doc } from "./workshop.svelte";

const NAMED = ["at", "tile", "kind", "for"]; // what makes two entries of a list the same thing

/** What holds the last name of a path; tables and lists on the way are made. */
function part(doc: Doc, path: string): [Doc, string] {
  const names = path.split(".");
  const last = names.pop()!;
  for (const [at, name] of names.entries()) {
    doc[name] ??= /^\d+$/.test(names[at + 1] ?? last) ? [] : {};
    doc = doc[name] as Doc;
  }
  return [doc, last];
}

function contains(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null) return value === wanted;
  return typeof value === "object" && value !== null && Object.entries(wanted).every(([key, one]) => contains((value as Doc)[key], one));
}

const entries = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function isMet(doc: Doc, want: Want): boolean {
  const [held, last] = part(structuredClone(doc), want.path);
  if (Object.keys(want.filled).length) return Object.values((held[last] ?? {}) as Doc).some(Boolean);
  return entries(held[last]).some((one) => contains(one, want.has)) !== want.gone;
}

/** Whether a step is done. */
export function isDone(step: Drawn, doc: Doc, problems: DraftSpot[]): boolean {
  return step.want.length > 0 && step.want.every((want) => isMet(doc, want)) && (!step.mistake || problems.some((spot) => spot.error && spot.cells.includes(step.mistake)));
}

/** Does what a step wants. */
export function carryOut(step: Drawn, doc: Doc): void {
  for (const want of step.want) {
    const [held, last] = part(doc, want.path);
    if (Object.keys(want.filled).length) held[last] = { ...want.filled };
    else if (want.gone) held[last] = entries(held[last]).filter((one) => !contains(one, want.has));
    else {
      const list = [...entries(held[last])];
      const key = typeof want.has === "object" ? Object.fromEntries(Object.entries(want.has as Doc).filter(([name]) => NAMED.includes(name))) : want.has;
      const same = list.findIndex((one) => contains(one, key));
      if (same < 0) list.push(structuredClone(want.has));
      else if (typeof want.has === "object") list[same] = { ...(list[same] as Doc), ...(want.has as Doc) };
      held[last] = list;
    }
  }
}
