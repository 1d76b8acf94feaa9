// Where ships went down: the mark stays until their owner has had a turn since.

import type { EntryLine, EventLine } from "./messages";

export interface Wreck {
  cell: string;
  seat: number;
  version: number;
}

/** Marks of the events that tell of a loss, each at the cell that `where` finds for it. */
export function wrecks(log: EntryLine[], where: (event: EventLine) => string | null): Wreck[] {
  const entries = log.filter((entry) => !entry.undone);
  return entries.flatMap((entry, index) =>
    entry.events.flatMap((event) => {
      const cell = where(event);
      return cell && !hasActed(entries.slice(index), event.seat) ? [{ cell, seat: event.seat, version: entry.version }] : [];
    }),
  );
}

/** Whether a seat has played after the first of these entries, and after somebody else's. */
function hasActed(entries: EntryLine[], seat: number): boolean {
  const other = entries.findIndex((entry) => entry.seat >= 0 && entry.seat !== seat);
  return other >= 0 && entries.slice(other + 1).some((entry) => entry.seat === seat && entry.kind === "play");
}
