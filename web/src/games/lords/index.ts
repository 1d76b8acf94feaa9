// Lords of the Seas for the frame: its drawings, and what its events point at.

import type { GameModule, Target } from "../../lib/game";
import type { EventLine } from "../../lib/messages";
import Arrange from "./Arrange.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Hire from "./Hire.svelte";
import Legend from "./Legend.svelte";
import Market from "./Market.svelte";
import Summary from "./Summary.svelte";
import Symbols from "./Symbols.svelte";
import type { LordsView } from "./view";
import { explains } from "./words";

const ICONS: Record<string, string> = {
  lay: "l-hand", hire: "l-coin", shot: "l-straight", repair: "l-repair", mine: "l-mine", shield: "l-shield", sweep: "l-sweep",
  recruit: "l-extra", fake: "l-mine", order: "l-swap", decline: "i-close", done: "i-check", keep: "i-check", change: "l-turn", boards: "l-turn",
};

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
    { id: "hand", title: "board-hand", icon: "l-hand", component: Hand as never, first: true, strip: Hand as never },
    { id: "market", title: "board-market", icon: "l-coin", component: Market as never, strip: Hire as never },
    { id: "legend", title: "board-legend", icon: "i-eye", component: Legend as never, aside: true },
  ],
  pages: () => [{ id: "board", title: "web-board", icon: "l-sea" }],
  name: nameOf,
  explains,
  icon: (action) => (action.kind === "shot" && String(action.args.direction).length === 2 ? "l-diagonal" : (ICONS[action.kind] ?? "i-next")),
  duration: (event) => (event.key === "shot" ? 900 : touched(event).length ? 450 : 0),
  sound: (event) => (event.key === "shot" ? (event.args.outcome === "burns" ? "hit" : "shot") : event.key === "laid" || event.key === "hired" ? "splash" : null),
  touched,
  pointed: (item) => item.cells.map((cell) => `cell:${cell}`),
  notable: (event) => event.key === "shot" && event.args.outcome === "burns",
  progress: (view: LordsView) => ({ key: "board-turn", args: { turn: view.turn } }),
  flips: (seat) => seat === 1,
};
