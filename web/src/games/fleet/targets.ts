// What an action points at, and the pages of the sheet on a phone.

import type { BoardPage, Target } from "../../lib/game";
import type { WireAction } from "../../lib/messages";
import { word } from "./sheet";
import type { FleetView } from "./view";

export const OWN_PLACE = new Set(["coin", "coins", "market", "reroll", "salvage", "hex"]); // each is a target by its kind

export function targets(action: WireAction): Target[] {
  const { kind, args } = action;
  if (kind === "mark" || kind === "star") return [`sec:${word(args.section)}`];
  if (kind === "take") return [`die:${word(args.face)}`];
  if (kind === "bonus") return [`bonus:${args.bonus}`];
  return OWN_PLACE.has(kind) ? [kind] : [];
}

export function pages(view: FleetView): BoardPage[] {
  return [
    { id: "boats", title: "board-page-boats", icon: "f-boat" },
    { id: "town", title: "board-page-town", icon: "f-harbor" },
    ...(view.sheets.length > 1 ? [{ id: "others", title: "board-page-others", icon: "i-eye" }] : []),
  ];
}
