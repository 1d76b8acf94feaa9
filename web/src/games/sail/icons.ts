// The icon of an action in lists and on buttons.

import type { WireAction } from "../../lib/messages";

const ICONS: Record<string, string> = {
  "activate-ship": "s-ship", "activate-line": "s-line-ahead", leave: "s-line-ahead", dissolve: "s-line-ahead", form: "s-line-ahead", join: "s-line-ahead",
  head: "s-wheel", row: "s-wheel", turn: "s-wheel", course: "s-wheel", ahead: "s-ahead", stop: "s-anchor", next: "s-anchor", fire: "s-gun", reply: "s-gun",
  gun: "s-gun", react: "s-gun", hold: "s-hold", pass: "s-hold", repair: "s-hammer", end: "i-check", land: "s-party", party: "s-party", keep: "s-ship",
  "scuttle-prize": "s-hold", "scuttle-own": "s-hold", shift: "s-ahead", place: "s-ship", island: "s-gun", "line-up": "s-ship", done: "i-check", decline: "i-close",
};

export function iconOf(action: WireAction): string {
  if (action.kind === "ahead" && action.args.boarding === "yes") return "s-board";
  return ICONS[action.kind] ?? "i-next";
}
