// Scenarios on the workshop's bench.

import type { Bench } from "../../../lib/bench";
import { spotOf } from "../geometry";
import Symbols from "../Symbols.svelte";
import { deskOf } from "./desk.svelte";
import Goals from "./Goals.svelte";
import { list } from "./model";
import Piece from "./Piece.svelte";
import Stage from "./Stage.svelte";
import Texts from "./Texts.svelte";
import Weather from "./Weather.svelte";

const scenario: Bench = {
  kind: "scenario",
  Symbols,
  Stage,
  panels: [
    { id: "piece", title: "edit-piece", icon: "a-ship", component: Piece },
    { id: "goals", title: "edit-goals", icon: "i-flag", component: Goals },
    { id: "weather", title: "edit-weather", icon: "a-wind", component: Weather },
    { id: "texts", title: "edit-scenario", icon: "a-scroll", component: Texts },
  ],
  title: (doc, lang) => String(doc.name?.[lang] || doc.name?.en || doc.name?.ru || ""),
  seats: (doc) => [...new Set(list(doc, "layout").flatMap((layout) => (Array.isArray(layout.players) ? layout.players : [])))].sort(),
  reveal: (draft, cells, where) => {
    const desk = deskOf(draft);
    const layout = /^layout\[(\d+)\]/.exec(where);
    if (layout) desk.layout = Number(layout[1]) - 1;
    if (cells[0] && spotOf(cells[0])) desk.cursor = cells[0];
  },
};

export const benches: Bench[] = [scenario];
