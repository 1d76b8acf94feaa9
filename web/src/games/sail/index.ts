// Admiral: Age of Sail for the frame: its drawings, and what its events point at.

import type { GameModule, Target } from "../../lib/game";
import type { EventLine } from "../../lib/messages";
import type { Sound } from "../../lib/sound";
import Board from "./Board.svelte";
import { spotOf } from "./geometry";
import { iconOf } from "./icons";
import { seen } from "./seen";
import Squadron from "./Squadron.svelte";
import Summary from "./Summary.svelte";
import Symbols from "./Symbols.svelte";
import { cellOf } from "./targets";
import Weather from "./Weather.svelte";
import type { SailView } from "./view";
import { explains } from "./words";

/** How long an event is shown at normal speed, in ms. */
const DURATIONS: Record<string, number> = {
  situation: 2200, wind: 500, fired: 650, replied: 650, gun: 650, "fired-card": 650, die: 260, totals: 1100, "mast-lost": 700, sunk: 1100, boarded: 450,
  stepped: 200, shifted: 300, drifted: 250, relocated: 400, "card-flipped": 350, "card-raised": 350, repaired: 350, landed: 350, party: 300, "gun-taken": 500,
};
const PRIOR = new Set(["fired", "replied", "gun", "fired-card", "boarded", "die", "totals"]); // masts fall after these
const SOUNDS: Record<string, Sound> = { fired: "shot", replied: "shot", gun: "shot", "fired-card": "shot", "mast-lost": "hit", sunk: "splash", "storm-die": "dice", boarded: "hit" };
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
  colours: ["light-dark(#2b3138, #93a1ad)", "light-dark(#1f5fa8, #77a9e0)", "light-dark(#8d7a45, #f6ecd4)", "light-dark(#bd3127, #f08f86)"],
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
  prior: (event) => PRIOR.has(event.key),
  seen: seen as GameModule["seen"],
  sound: (event) => (event.key === "die" && event.args.part !== "defence" ? "dice" : event.key === "totals" && event.args.outcome === "miss" ? "splash" : (SOUNDS[event.key] ?? null)),
  touched,
  pointed: () => [],
  notable: (event) => SERIOUS.has(event.key),
  progress: (view: SailView) => ({ key: "board-round", args: { round: view.round } }),
  flips: () => false,
};
