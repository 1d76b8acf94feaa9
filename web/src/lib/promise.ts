// What this browser remembers of a table's dice: the promise it saw first, and what it gave itself. The server's word is
// compared with it from then on, at once and at the end.

import { problem } from "./api";
import type { Problem, SeatInfo, TableInfo } from "./messages";

interface Given {
  sent: string[]; // every share this browser offered for the seat
  taken: string; // the one that the server confirmed
}

export interface Promised {
  commitment: string;
  given: Record<string, Given>; // by seat
  shares: string[]; // everybody's, as they were told when the game began
}

const KEY = "quarterdeck-dice";
const MOST_TABLES = 100; // about 20 KB; the longest unused go first
const MOST_SENT = 8; // a page that loses its line again and again offers a new share each time

function load(): Record<string, Promised> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Promised>;
  } catch {
    return {};
  }
}

/** Writes a table's memory, as the latest used. */
function keep(table: string, promised: Promised): void {
  const all = load();
  delete all[table];
  const kept = Object.entries({ ...all, [table]: promised }).slice(-MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A full or forbidden storage remembers nothing; the proof at the end then says what the server promised.
  }
}

/** What this browser remembers of a table; null where it was never there. */
export function remembered(table: string): Promised | null {
  return load()[table] ?? null;
}

/** Notes what a table shows: its promise (the last one before the game begins), and everybody's share from then on. */
export function notePromise(info: TableInfo): void {
  const known = remembered(info.id);
  const anew = !known || (info.phase === "waiting" && known.commitment !== info.commitment);
  const begins = info.phase !== "waiting" && !known?.shares.length;
  if (!info.commitment || !(anew || begins)) return;
  const shares = info.phase === "waiting" ? [] : info.seats.map((seat) => seat.share);
  keep(info.id, anew ? { commitment: info.commitment, given: {}, shares } : { ...known, shares });
}

/** The first seat whose share is not the one that was told when the game began; -1 where all are. */
export function changedShare(known: Promised | null, shares: string[]): number {
  return known?.shares.length ? shares.findIndex((share, seat) => share !== known.shares[seat]) : -1;
}

/** Notes a share before it is sent for this promise: who hides the answer must not hide the share. */
export function noteSent(table: string, commitment: string, seat: number, share: string): void {
  change(table, commitment, seat, (given) => ({ ...given, sent: [...given.sent, share].slice(-MOST_SENT) }));
}

/** Notes that the server has taken a share. */
export function noteTaken(table: string, commitment: string, seat: number, share: string): void {
  change(table, commitment, seat, (given) => ({ ...given, taken: share }));
}

/** Notes that the server has refused a share: another page gave one, or it came late. */
export function noteRefused(table: string, commitment: string, seat: number, share: string): void {
  change(table, commitment, seat, (given) => ({ ...given, sent: given.sent.filter((one) => one !== share) }));
}

function change(table: string, commitment: string, seat: number, how: (given: Given) => Given): void {
  const known = remembered(table);
  if (!known || known.commitment !== commitment) return;
  keep(table, { ...known, given: { ...known.given, [seat]: how(known.given[seat] ?? { sent: [], taken: "" }) } });
}

/** Whether a seat's share is not one that this browser gave, though it gave one. */
export function isMissing(given: Given | undefined, share: string, derived: boolean): boolean {
  if (!given) return false;
  if (given.taken) return share !== given.taken;
  return given.sent.length > 0 && !derived && !given.sent.includes(share);
}

/** What is wrong with the dice of a game that has begun, as far as this browser can know; null where nothing is. */
export function doubt(info: TableInfo): Problem | null {
  const known = remembered(info.id);
  if (info.phase === "waiting" || !info.commitment) return null;
  if (known && known.commitment !== info.commitment) return problem("dice-promise");
  const mine = (seat: SeatInfo): Given | undefined => known?.given[seat.seat];
  const missing = info.seats.find((seat) => isMissing(mine(seat), seat.share, seat.derived));
  if (missing) return problem("dice-nonce", { seat: missing.seat + 1 });
  const changed = changedShare(known, info.seats.map((seat) => seat.share));
  if (changed >= 0) return problem("dice-share", { seat: changed + 1 });
  const late = info.seats.find((seat) => seat.mine && seat.derived && seat.kind !== "bot");
  return late ? problem("nonce-late", { seat: late.seat + 1 }) : null;
}
