// People's pages: dates, changes of ratings, and the browser's own passkey dialogue.

import { problem, Refused } from "./api";
import { say } from "./i18n.svelte";
import type { Account, PasskeyOptions } from "./messages";
import { settings } from "./settings.svelte";

/** A change with its sign; a true minus. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

export const date = (time: number): string => new Date(time).toLocaleDateString(settings.lang, { day: "numeric", month: "short", ...(isThisYear(time) ? {} : { year: "numeric" }) });
export const month = (time: number): string => new Date(time).toLocaleDateString(settings.lang, { month: "long", year: "numeric" });
const isThisYear = (time: number): boolean => new Date(time).getFullYear() === new Date().getFullYear();

/** A person's name, or what stands in its place. */
export const personName = (name: string): string => name || say("web-nameless");
export const initial = (name: string): string => [...personName(name)][0]!.toUpperCase();

/** Why this browser, at this address, can have no passkeys; empty where it can. */
export function noPasskeys(account: Pick<Account, "no_passkeys"> | null): string {
  if (account?.no_passkeys) return `passkey-${account.no_passkeys}`;
  return "credentials" in navigator && "PublicKeyCredential" in window ? "" : "passkey-browser";
}

type Json = Record<string, unknown>;

const decode = (text: string): ArrayBuffer => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0)).buffer;
const encode = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
const decoded = (list: unknown): unknown => (list as Json[] | undefined)?.map((item) => ({ ...item, id: decode(item.id as string) }));

/** Has the browser make a passkey; what the server wants to know of it. */
export async function makePasskey({ options }: PasskeyOptions): Promise<Json> {
  const user = options.user as Json;
  const publicKey = { ...options, challenge: decode(options.challenge as string), user: { ...user, id: decode(user.id as string) }, excludeCredentials: decoded(options.excludeCredentials) };
  const made = (await dialogue(() => navigator.credentials.create({ publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions }))) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return answer(made, { clientDataJSON: encode(response.clientDataJSON), attestationObject: encode(response.attestationObject) });
}

/** Has the browser sign with a passkey that it knows. */
export async function usePasskey({ options }: PasskeyOptions): Promise<Json> {
  const publicKey = { ...options, challenge: decode(options.challenge as string), allowCredentials: decoded(options.allowCredentials) };
  const used = (await dialogue(() => navigator.credentials.get({ publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions }))) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return answer(used, {
    clientDataJSON: encode(response.clientDataJSON),
    authenticatorData: encode(response.authenticatorData),
    signature: encode(response.signature),
    userHandle: response.userHandle ? encode(response.userHandle) : null,
  });
}

const answer = (key: PublicKeyCredential, response: Json): Json => ({ id: key.id, rawId: encode(key.rawId), type: key.type, response, clientExtensionResults: {} });

/** The browser says only that it came to nothing: closed, timed out, or the passkey is there already. */
async function dialogue(ask: () => Promise<Credential | null>): Promise<Credential> {
  try {
    const found = await ask();
    if (found) return found;
  } catch (error) {
    if (error instanceof DOMException && error.name === "InvalidStateError") throw new Refused(problem("passkey-known"), 409);
  }
  throw new Refused(problem("passkey-stopped"), 409);
}
