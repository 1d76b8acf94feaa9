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

/** Those of them that a lesson has: nothing is looked back at. */
export const IN_LESSONS: ReadonlySet<Command> = new Set<Command>(["end", "next", "hint", "undo", "skip", "sound", "help"]);

/** Whether a key press is nobody's yet: no control has the focus, no sheet is open. */
export function isFree(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !(event.target as Element).closest?.("button, a, input, select, textarea, summary, [role=button], dialog[open]");
}

/** What a key press asks for; null while something is being typed, or with a key that is the browser's. */
export function commandOf(event: KeyboardEvent): Command | null {
  const typing = (event.target as Element).closest?.("input, select, textarea, dialog[open]");
  if (typing || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return null;
  if (event.key === "?") return "help";
  return KEYS[event.code as keyof typeof KEYS] ?? null;
}
