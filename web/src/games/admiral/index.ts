// Admiral for the frame: its drawings, and what its events point at.

import type { GameModule, Target } from "../../lib/game";
import type { EventLine } from "../../lib/messages";
import type { Sound } from "../../lib/sound";
import Board from "./Board.svelte";
import { spotOf } from "./geometry";
import Summary from "./Summary.svelte";
import Symbols from "./Symbols.svelte";
import type { AdmiralView } from "./view";
import { explains, nameOf } from "./words";

const ICONS: Record<string, string> = {
  move: "a-sail", drift: "a-wind", fire: "a-gun", join: "a-gun", board: "a-board", "board-join": "a-board", storm: "a-storm", "storm-join": "a-storm", convert: "a-fire", explode: "a-fire",
  "begin-repair": "a-repair", "end-repair": "a-repair", work: "a-work", restore: "a-work", load: "a-load", "load-fort": "a-load", unload: "a-unload", detonate: "a-mine", "blow-up": "a-mine", lay: "a-mine",
  reef: "a-reef", place: "a-anchor", end: "a-anchor", share: "a-repair", stow: "a-load", defend: "a-board", defended: "i-check", "let-pass": "i-next",
};
const SHOWN: Record<string, number> = {
  moved: 480, drifted: 480, fired: 520, "shot-die": 700, "fight-die": 620, scores: 900, hit: 900, missed: 900, sunk: 1100, exploded: 760, mine: 760, "reef-hit": 700, "fort-ruined": 900, captured: 900, taken: 240, unloaded: 240, placed: 200, reef: 200,
};
const PRIOR = new Set(["fired", "shot-die", "fight-die", "scores", "mine", "exploded", "reef-hit", "hit", "missed"]); // a ship goes down after these
const SOUNDS: Record<string, Sound> = { fired: "shot", "shot-die": "dice", "fight-die": "dice", hit: "hit", missed: "splash", sunk: "splash", exploded: "shot", mine: "shot", "reef-hit": "hit" };
const CELLS = ["cell", "to", "fort"];
const UNITS = ["ship", "target", "unit"];
const NOTABLE = ["sunk", "captured", "fort-captured", "fort-ruined", "unloaded", "exploded", "mine", "out", "arrived"];

function touched(event: EventLine): Target[] {
  if (["wind", "turn", "round-over", "order-die", "order"].includes(event.key)) return [];
  const named = UNITS.map((name) => event.args[name]).filter((value): value is string => typeof value === "string" && value !== "-");
  const cells = CELLS.map((name) => event.args[name]).filter((value): value is string => typeof value === "string" && spotOf(value) !== null);
  return [...named.map((name) => `unit:${name}`), ...(named.length && event.key !== "moved" && event.key !== "drifted" ? [] : cells.map((cell) => `cell:${cell}`))];
}

export const module: GameModule = {
  seats: ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6"],
  Symbols,
  Board: Board as GameModule["Board"],
  Summary: Summary as GameModule["Summary"],
  trays: [],
  pages: () => [{ id: "chart", title: "board-page", icon: "a-chart" }],
  name: nameOf,
  explains,
  icon: (action) => ICONS[action.kind] ?? "i-next",
  duration: (event) => SHOWN[event.key] ?? 0,
  prior: (event) => PRIOR.has(event.key),
  sound: (event) => SOUNDS[event.key] ?? null,
  touched,
  pointed: (item) => item.cells.map((cell) => `unit:${cell}`),
  notable: (event) => NOTABLE.includes(event.key),
  progress: (view: AdmiralView) => ({ key: view.round ? "board-round" : "board-preparing", args: { round: view.round } }),
  flips: () => false,
};
