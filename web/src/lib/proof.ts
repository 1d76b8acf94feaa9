// The dice computed again in this browser, by the formulas of docs/dice.md; nothing here asks the server whether it is right.
// No crypto.subtle: a page on plain http has none.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Drawn, ReplayDice } from "./messages";
import { changedShare, isMissing, type Promised } from "./promise";

export interface Played {
  game: string;
  options: Record<string, unknown>;
  seats: number;
}

/** A sentence about something that does not agree; `version` names the line of the log. */
export interface Mistake {
  key: string;
  args: Record<string, string | number>;
  version?: number;
}

export interface Proof {
  draws: number;
  mistakes: Mistake[];
}

const WORD = 16; // bytes of a random number
const DERIVED_DIGITS = 32;
const BREATH = 2000; // draws between two looks at the screen, about 20 ms
const MOST_MISTAKES = 20; // after one false number most that follow are false

/** Everything that does not agree with the secret, the nonces, and what this browser remembers. */
export async function prove(dice: ReplayDice, played: Played, promised: Promised | null): Promise<Proof> {
  const mistakes = [...sealMistakes(dice, played, promised), ...nonceMistakes(dice, promised)];
  const key = sealingKey(dice);
  let counter = 0;
  let epoch = 1;
  for (const line of dice.lines) {
    if (line.epoch < epoch) mistakes.push({ key: "web-proof-epoch", args: { line: line.version }, version: line.version });
    epoch = line.epoch;
    for (const drawn of line.draws) {
      const expected = outcome(key, epoch, counter++, drawn.n);
      if (expected !== drawn.outcome) mistakes.push(wrongDraw(line.version, drawn, expected));
      if (counter % BREATH === 0) await new Promise((done) => setTimeout(done));
    }
  }
  return { draws: counter, mistakes: mistakes.slice(0, MOST_MISTAKES) };
}

function wrongDraw(version: number, drawn: Drawn, expected: number): Mistake {
  return { key: "web-proof-draw", args: { line: version, shown: drawn.shown, said: drawn.outcome + 1, expected: expected + 1, n: drawn.n }, version };
}

function sealMistakes({ chance, terms }: ReplayDice, played: Played, promised: Promised | null): Mistake[] {
  const mistakes: Mistake[] = [];
  const bound = bytesToHex(sha256(concatBytes(hexToBytes(chance.secret), utf8ToBytes(terms))));
  if (promised && promised.commitment !== chance.commitment) mistakes.push({ key: "web-proof-promise", args: {} });
  if (bound !== chance.commitment) mistakes.push({ key: "web-proof-secret", args: {} });
  if (chance.protocol > 1 && !termsAgree(terms.split("\n"), chance.protocol, played)) mistakes.push({ key: "web-proof-terms", args: {} });
  return mistakes;
}

/** Whether the terms name the game, its seats and its options as this page shows them; options that came later are in none. */
function termsAgree(terms: string[], protocol: number, { game, options, seats }: Played): boolean {
  const text = (value: unknown): string => (value === true ? "on" : value === false ? "off" : String(value));
  const shown = new Set(Object.entries(options).map(([key, value]) => tag("Option", `${key} ${text(value)}`)));
  const named = [`quarterdeck dice ${protocol}`, tag("Game", game), tag("Seats", String(seats))].every((line) => terms.includes(line));
  return named && terms.every((line) => !line.startsWith("[Option ") || shown.has(line));
}

const tag = (name: string, value: string): string => `[${name} ${JSON.stringify(value).replaceAll("{", "\\u007b").replaceAll("}", "\\u007d")}]`;

function nonceMistakes({ chance, kinds }: ReplayDice, promised: Promised | null): Mistake[] {
  const mistakes: Mistake[] = [];
  const changed = changedShare(promised, chance.nonces);
  if (changed >= 0) mistakes.push({ key: "web-proof-share", args: { seat: changed + 1 } });
  for (const [seat, nonce] of chance.nonces.entries()) {
    const derived = chance.derived.includes(seat);
    if (isMissing(promised?.given[seat], nonce, derived)) mistakes.push({ key: "web-proof-nonce", args: { seat: seat + 1 } });
    if (chance.protocol === 1) continue;
    if (kinds[seat] === "bot" && !derived) mistakes.push({ key: "web-proof-bot", args: { seat: seat + 1 } });
    if (derived && nonce !== derivedNonce(chance.secret, seat)) mistakes.push({ key: "web-proof-derived", args: { seat: seat + 1 } });
  }
  return mistakes;
}

const derivedNonce = (secret: string, seat: number): string => bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`nonce ${seat + 1}`))).slice(0, DERIVED_DIGITS);

function sealingKey({ chance }: ReplayDice): Uint8Array {
  const label = chance.protocol === 1 ? [] : ["key"];
  return hmac(sha256, hexToBytes(chance.secret), utf8ToBytes([...label, ...chance.nonces].join("\n")));
}

/** The number from 0 to n - 1 that a key gives at a place. */
function outcome(key: Uint8Array, epoch: number, counter: number, n: number): number {
  const place = epoch === 1 ? eightBytes(counter) : concatBytes(eightBytes(epoch), eightBytes(counter));
  const word = BigInt(`0x${bytesToHex(hmac(sha256, key, place).subarray(0, WORD))}`);
  return Number((word * BigInt(n)) >> BigInt(8 * WORD));
}

function eightBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}
