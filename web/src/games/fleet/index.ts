// Fleet for the frame: its drawings, and what its events point at.

import type { GameModule, Target } from "../../lib/game";
import type { EventLine, WireAction } from "../../lib/messages";
import Board from "./Board.svelte";
import { drawing, pages, placeOf, word } from "./sheet";
import Summary from "./Summary.svelte";
import Symbols from "./Symbols.svelte";
import type { FleetView } from "./view";
import { explains } from "./words";

const ICONS: Record<string, string> = {
  coin: "f-coin", coins: "f-coins", market: "f-market", reroll: "f-reroll", salvage: "f-star", hex: "f-hex", decline: "i-close", licence: "f-licence", boat: "f-boat",
  bonus: "f-crab", catch: "f-oyster", sell: "f-coin",
};
const ROLL = 260; // ms a die of a roll is waited for while it tumbles

function touched(event: EventLine): Target[] {
  if (event.key === "crossed") return [placeOf(0, word(event.args.section))];
  if (event.key === "coins" || event.key === "star-crossed") return [placeOf(Math.max(0, event.seat), "coins")];
  if (event.key === "hex") return [placeOf(event.seat, "buffet")];
  return event.seat >= 0 && typeof event.args.section === "string" ? [placeOf(event.seat, word(event.args.section))] : [];
}

function nameOf(target: Target): { key: string; args: Record<string, string> } {
  const [kind = "", name = ""] = target.split(":");
  if (kind === "sec") return { key: `section-${name}`, args: {} };
  if (kind === "die") return { key: `face-${name}`, args: {} };
  if (kind === "bonus") return { key: `bonus-${name}.short`, args: {} };
  return { key: `board-way-${kind}`, args: {} };
}

function icon(action: WireAction): string {
  if (action.kind === "take") return drawing(word(action.args.face));
  if (action.kind === "mark" || action.kind === "star") return drawing(word(action.args.section));
  return ICONS[action.kind] ?? "i-next";
}

export const module: GameModule = {
  seats: ["seat-player1", "seat-player2", "seat-player3", "seat-player4"],
  Symbols,
  Board: Board as GameModule["Board"],
  Summary: Summary as GameModule["Summary"],
  trays: [],
  pages,
  name: nameOf,
  explains,
  icon,
  duration: (event) => (event.key === "rolled" || event.key === "rerolled" ? ROLL : touched(event).length ? 480 : event.key === "caught" ? 480 : 0),
  sound: (event) => (event.key === "rolled" || event.key === "rerolled" ? "dice" : event.key === "caught" ? "splash" : null),
  touched,
  pointed: (item) => item.cells.map((name) => `sec:${name}`),
  notable: (event) => event.key === "caught",
  progress: (view: FleetView) => ({ key: "board-progress", args: { round: view.round, rounds: view.rounds } }),
  flips: () => false,
};
