// Being called: the page's title and icon, a browser notice while the page is hidden, web push while it is closed.

import { api } from "./api";
import { say } from "./i18n.svelte";
import type { Notices, Wishes } from "./messages";

const KEY = "quarterdeck-calls";
const PLAIN = "/icon.svg";
const DOTTED = "/icon-dot.svg";

/** What this browser does by itself; what a closed page is called for is kept by the server. */
interface Own {
  title: boolean;
  notices: boolean; // of the browser, while the page is open and hidden
}

function stored(): Partial<Own> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Own>;
  } catch {
    return {};
  }
}

export const own: Own = $state({ title: true, notices: false, ...stored() });

export function keepOwn(): void {
  localStorage.setItem(KEY, JSON.stringify(own));
}

/** The page's title, with a dot while something waits for its reader. */
export function titled(plain: string, waits: boolean): string {
  return waits && own.title ? `● ${say("web-title-turn")} · ${plain}` : plain;
}

/** A dot on the page's icon while something waits. */
export function dot(waits: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = waits && own.title ? DOTTED : PLAIN;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

/** A notice of the browser, in place of the last one of the same table; never while the page is looked at. */
export async function notify(table: string, title: string, body: string): Promise<void> {
  if (!own.notices || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const data = { url: `/table/${table}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, { body, tag: table, icon: "/icon-192.png", data });
  else new Notification(title, { body, tag: table, icon: "/icon-192.png" });
}

export const canNotify = (): boolean => "Notification" in window;
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && canNotify();

/** Asks the reader; whether notices may be shown. */
export async function allowed(): Promise<boolean> {
  return canNotify() && (Notification.permission === "granted" || (await Notification.requestPermission()) === "granted");
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

/** This browser's subscription, where it has one. */
export async function subscription(): Promise<PushSubscription | null> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Has this browser called while its page is closed. */
export async function subscribe(key: string): Promise<Notices | null> {
  if (!(await allowed())) return null;
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  const made = old ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
  const { endpoint, keys } = made.toJSON();
  return api.subscribe({ endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } });
}

/** No more. */
export async function unsubscribe(): Promise<Notices | null> {
  const made = await subscription();
  if (!made) return null;
  await made.unsubscribe();
  return api.unsubscribe(made.endpoint);
}

export const USUAL: Required<Wishes> = { turn: true, match: true, chat: false, quiet: false, quiet_from: 1320, quiet_to: 480, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };

/** The shell that opens offline, and the one who is called while no page is open. */
export function followWorker(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const register = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register);
}
