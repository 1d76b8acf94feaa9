// Lords of the Seas for the frame: its drawings, and what its actions and events point at.

import type { GameModule, Target } from "../../lib/game";
import type { EventLine, WireAction } from "../../lib/messages";
import Arrange from "./Arrange.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Legend from "./Legend.svelte";
import Market from "./Market.svelte";
import Summary from "./Summary.svelte";
import Symbols from "./Symbols.svelte";
import type { LordsView } from "./view";

const ON_CELL = new Set(["repair", "mine", "shield", "sweep", "fake"]);
const ICONS: Record<string, string> = {
  lay: "l-hand", hire: "l-coin", shot: "l-straight", repair: "l-repair", mine: "l-mine", shield: "l-shield", sweep: "l-sweep",
  recruit: "l-extra", fake: "l-mine", order: "l-swap", decline: "i-close", done: "i-check", keep: "i-check", change: "l-turn", boards: "l-turn",
};

function targets(action: WireAction): Target[] {
  const { cell, number, mercenary } = action.args;
  if (action.kind === "lay") return [`hand:${number}`, `cell:${cell}`];
  if (action.kind === "hire") return [`merc:${mercenary}`, `cell:${cell}`];
  if (action.kind === "shot") return cell ? [`cell:${cell}`] : [];
  if (action.kind === "recruit") return [`recruit:${number}`];
  return ON_CELL.has(action.kind) ? [`cell:${cell}`] : [];
}

function picked(kind: string, among: ReadonlySet<Target>): string {
  return [...among].find((target) => target.startsWith(kind))?.slice(kind.length) ?? "";
}

function attempt(view: LordsView, target: Target, among: ReadonlySet<Target>): string | null {
  const cell = target.startsWith("cell:") ? target.slice(5) : picked("cell:", among);
  const mercenary = target.startsWith("merc:") ? target.slice(5) : picked("merc:", among);
  const hand = view.viewer >= 0 ? view.players[view.viewer as 0 | 1].hand : null;
  const number = target.startsWith("hand:") ? target.slice(5) : picked("hand:", among) || String(hand?.[0] ?? "");
  if (ON_CELL.has(view.phase)) return cell ? `${view.phase} ${cell}` : null;
  if (view.phase === "shot") return cell ? `shot ${heading(view.laid, cell)}` : null;
  if (view.phase === "recruit") return target.startsWith("recruit:") ? `recruit ${target.slice(8)}` : null;
  if (mercenary) return `hire ${mercenary} ${cell || view.mercenaries.find((one) => one.id === mercenary)?.cell || "A1"}`;
  return cell && number ? `${number} ${cell}` : null;
}

/** The direction in which one cell lies from another; the nearest of the eight. */
function heading(from: string, to: string): string {
  const east = Math.sign(to.charCodeAt(0) - from.charCodeAt(0));
  const south = Math.sign(Number(to.slice(1)) - Number(from.slice(1)));
  return `${["N", "", "S"][south + 1]}${["W", "", "E"][east + 1]}` || "N";
}

function touched(event: EventLine): Target[] {
  const cell = event.args.cell;
  return typeof cell === "string" && /^[A-G][1-6]$/.test(cell) ? [`cell:${cell}`] : [];
}

function nameOf(target: Target, view: LordsView): { key: string; args: Record<string, string> } {
  const [kind = "", value = ""] = target.split(":");
  const effect = view.mercenaries.find((one) => one.id === value)?.effect ?? "";
  if (kind === "merc") return { key: `mercenary-${effect}`, args: {} };
  return kind === "cell" ? { key: "board-at", args: { cell: value } } : { key: "board-ship-chip", args: { number: value } };
}

export const module: GameModule = {
  seats: ["seat-light", "seat-dark"],
  Symbols,
  Board: Board as GameModule["Board"],
  Summary: Summary as GameModule["Summary"],
  Special: Arrange as GameModule["Special"],
  special: (view: LordsView) => view.phase === "arrange" || view.phase === "change",
  trays: [
    { id: "hand", title: "board-hand", icon: "l-hand", component: Hand as never, first: true },
    { id: "market", title: "board-market", icon: "l-coin", component: Market as never },
    { id: "legend", title: "board-legend", icon: "i-eye", component: Legend as never, aside: true },
  ],
  targets,
  attempt,
  name: nameOf,
  icon: (action) => (action.kind === "shot" && String(action.args.direction).length === 2 ? "l-diagonal" : (ICONS[action.kind] ?? "i-next")),
  duration: (event) => (event.key === "shot" ? 650 : touched(event).length ? 350 : 0),
  touched,
  pointed: (item) => item.cells.map((cell) => `cell:${cell}`),
  notable: (event) => event.key === "shot" && event.args.outcome === "burns",
  progress: (view: LordsView) => ({ key: "board-turn", args: { turn: view.turn } }),
  flips: (seat) => seat === 1,
};
