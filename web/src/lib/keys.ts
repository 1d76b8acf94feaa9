// Keys that do at a table what buttons do; by their place on the keyboard, so that every alphabet has them.

export const KEYS = {
  KeyE: "end",
  KeyN: "next",
  KeyH: "hint",
  KeyU: "undo",
  KeyB: "back",
  KeyF: "on",
  KeyR: "since",
  KeyS: "skip",
  KeyM: "sound",
  KeyK: "help",
} as const;
export type Command = (typeof KEYS)[keyof typeof KEYS];

/** What a key press asks for; null while something is being typed, or with a key that is the browser's. */
export function commandOf(event: KeyboardEvent): Command | null {
  const typing = (event.target as Element).closest?.("input, select, textarea, dialog[open]");
  if (typing || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return null;
  if (event.key === "?") return "help";
  return KEYS[event.code as keyof typeof KEYS] ?? null;
}
