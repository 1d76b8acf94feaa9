// The dice's proof, checked here and not on the server: the revealed secret must hash to what was shown at the start.

import type { Chance } from "./messages";

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** SHA-256 of the secret, as hex. */
export async function commitmentOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes(secret));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the secret is the one that was promised; null where this page may not compute it (no https). */
export async function keepsPromise(chance: Chance, promised: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  return (await commitmentOf(chance.secret)) === promised;
}
