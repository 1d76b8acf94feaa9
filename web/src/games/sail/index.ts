// Admiral: Age of Sail for the frame: its drawings, and what its events point at.

import type { GameModule, Target } from "../../lib/game";
import type { EventLine } from "../../lib/messages";
import Board from "./Board.svelte";
import { spotOf } from "./geometry";
import { iconOf } from "./icons";
import Squadron from "./Squadron.svelte";
import Summary from "./Summary.svelte";
import Symbols from "./Symbols.svelte";
import { cellOf } from "./targets";
import Weather from "./Weather.svelte";
import type { SailView } from "./view";
import { explains } from "./words";

/** How long an event is shown at normal speed, in ms. */
const DURATIONS: Record<string, number> = {
  situation: 2200, wind: 500, fired: 550, replied: 550, gun: 550, "fired-card": 550, die: 240, totals: 600, "mast-lost": 350, sunk: 700, boarded: 450,
  stepped: 200, shifted: 300, drifted: 250, relocated: 400, "card-flipped": 350, "card-raised": 350, repaired: 350, landed: 350, party: 300, "gun-taken": 500,
};
const SERIOUS = new Set(["sunk", "beaten", "out", "gun-taken", "arrived"]);

function touched(event: EventLine): Target[] {
  if (event.key === "die" || event.key === "totals") return [];
  return ["at", "there", "cell"].map((name) => event.args[name]).filter((cell): cell is string => typeof cell === "string" && spotOf(cell) !== null).map((cell) => `cell:${cell}`);
}

function nameOf(target: Target): { key: string; args: Record<string, string> } {
  const [part = "", value = ""] = target.split(":");
  if (part === "tool") return { key: `board-tool-${value}`, args: {} };
  if (part === "edge") return { key: `edge-${value}`, args: {} };
  if (cellOf(target)) return { key: `board-chip-${part === "gun" ? "gun" : "cell"}`, args: { cell: value } };
  return { key: "board-chip-cell", args: { cell: value } };
}

export const module: GameModule = {
  seats: ["seat-black", "seat-blue", "seat-white", "seat-red"],
  open: true,
  Symbols,
  Board: Board as GameModule["Board"],
  Summary: Summary as GameModule["Summary"],
  trays: [
    { id: "weather", title: "board-weather", icon: "s-wind", component: Weather as never },
    { id: "squadron", title: "board-squadron", icon: "s-ship", component: Squadron as never },
  ],
  pages: () => [{ id: "chart", title: "board-chart", icon: "s-chart" }],
  name: nameOf,
  explains,
  icon: iconOf,
  duration: (event) => DURATIONS[event.key] ?? 0,
  touched,
  pointed: () => [],
  notable: (event) => SERIOUS.has(event.key),
  progress: (view: SailView) => ({ key: "board-round", args: { round: view.round } }),
  flips: () => false,
};
