// What the editor has in hand: the layout, the tool, whose it will be, what is selected, what is drawn over the chart.

import { api, problemOf } from "../../../lib/api";
import { say } from "../../../lib/i18n.svelte";
import type { Problem } from "../../../lib/messages";
import type { Doc, Draft } from "../../../lib/workshop.svelte";
import { GAME } from "../words";
import { inside, layoutOf, list, move, names, opposite, type Pick, put, remove, shifted, shipOf, type Tile, whereIs, zone } from "./model";

// The two islands of the box, as data/components.toml has them; a file's own come with it.
const BOX: Record<string, Tile> = { long: { rows: ["o##o", "o##o"], closed: ["0,0 N", "0,1 SW", "0,0 NW"] }, block: { rows: ["##o", "##o", "ooo"], closed: ["2,1 SW", "1,0 NE"] } };

class Desk {
  layout = $state(0);
  tool = $state("");
  owner = $state(1);
  mirror = $state(false);
  pick = $state.raw<Pick | null>(null);
  corner = $state(""); // the first one of a zone being drawn
  cursor = $state("A1");
  over = $state<"" | "reach" | "cover">("");
  rounds = $state.raw<Record<string, number>>({});
  covered = $state.raw<string[]>([]);
  wind = $state("average");
  failed = $state.raw<Problem | null>(null);
  private asked = 0;

  constructor(readonly draft: Draft) {
    const place = draft.place as { layout?: number; pick?: Pick | null; mirror?: boolean } | null;
    this.layout = place?.layout ?? 0;
    this.mirror = place?.mirror ?? false;
    this.pick = place?.pick ?? null;
  }

  get doc(): Doc {
    return layoutOf(this.draft.doc, this.layout);
  }

  get tiles(): Record<string, Tile> {
    const own = Object.entries((this.draft.doc.tile ?? {}) as Record<string, Partial<Tile>>).map(([name, tile]) => [name, { rows: tile.rows ?? [], closed: tile.closed ?? [] }]);
    return { ...BOX, ...Object.fromEntries(own) };
  }

  select(pick: Pick | null): void {
    this.pick = pick;
    this.draft.place = { layout: this.layout, pick, mirror: this.mirror };
    this.draft.keep();
  }

  /** Changes the chosen layout. */
  edit(what: string, args: Record<string, string | number>, how: (layout: Doc) => void): void {
    this.draft.change(say(`edit-step-${what}`, args, GAME), (doc) => {
      doc.layout ??= [{ players: [2], size: [15, 10] }];
      how(doc.layout[this.layout] ?? doc.layout[0]);
    });
  }

  /** The tool is used on a cell; without one, what lies there is selected. */
  use(cell: string, there: Pick[]): void {
    if (!this.tool) return this.select(there[0] ?? null);
    if (this.tool === "zone") {
      if (!this.corner) {
        this.corner = cell;
        return;
      }
      const from = this.corner;
      this.corner = "";
      this.edit("put", { what: say("edit-tool-zone", {}, GAME), cell }, (layout) => this.select(zone(layout, from, cell)));
      return;
    }
    const [tool, owner] = [this.tool, this.owner];
    this.edit("put", { what: say(`edit-tool-${tool.replace(":", "-")}`, {}, GAME), cell }, (layout) => {
      this.select(put(layout, tool, cell, owner));
      const across = opposite(layout, cell);
      if (this.mirror && across !== cell && !tool.startsWith("islands")) put(layout, tool, across, owner === 1 ? 2 : owner === 2 ? 1 : owner);
      if (this.mirror && tool.startsWith("islands")) this.mirrorIsland(layout, tool.slice(8), cell);
    });
  }

  private mirrorIsland(layout: Doc, tile: string, cell: string): void {
    const rows = this.tiles[tile]?.rows ?? [];
    const corner = shifted(opposite(layout, cell), -((rows[0]?.length ?? 1) - 1), -(rows.length - 1));
    if (corner !== cell) put(layout, `islands:${tile}`, corner, 0);
    const last = list(layout, "islands").at(-1);
    if (last && corner !== cell) last.turn = 180;
  }

  moveTo(cell: string): void {
    const pick = this.pick;
    if (!pick || !inside(this.doc, cell) || whereIs(this.doc, pick) === cell) return;
    this.edit("move", { cell }, (layout) => move(layout, pick, cell));
    if (pick.table === "ship") this.select(pick);
  }

  drop(): void {
    const pick = this.pick;
    if (!pick) return;
    this.edit("remove", { cell: whereIs(this.doc, pick) || "–" }, (layout) => remove(layout, pick));
    this.select(null);
  }

  turn(by = 90): void {
    const pick = this.pick;
    if (pick?.table !== "islands") return;
    this.edit("turn", { cell: whereIs(this.doc, pick) }, (layout) => {
      const island = list(layout, "islands")[pick.at]!;
      island.turn = ((Number(island.turn ?? 0) + by) % 360 + 360) % 360;
    });
  }

  /** Whether a piece of the list is still there. */
  get picked(): Pick | null {
    const pick = this.pick;
    if (!pick) return null;
    if (pick.table === "ship") return list(this.doc, "seat")[pick.seat ?? 0]?.ships?.[pick.at] === undefined ? null : pick;
    if (pick.table === "zone") return Object.keys(this.doc.zone ?? {}).length > pick.at ? pick : null;
    return (pick.table === "reefs" || pick.table === "treasure" ? names(this.doc, pick.table) : list(this.doc, pick.table)).length > pick.at ? pick : null;
  }

  /** Asks for what is drawn over the chart: how far the chosen ship gets, or what the chosen fort covers. */
  async look(): Promise<void> {
    const mine = ++this.asked;
    this.rounds = {};
    this.covered = [];
    this.failed = null;
    const pick = this.picked;
    const cell = pick ? whereIs(this.doc, pick) : "";
    if (!this.over || !pick || !cell || !this.draft.fine) return;
    const ship = pick.table === "ship" ? shipOf(list(this.doc, "seat")[pick.seat ?? 0]?.ships?.[pick.at]) : null;
    const [wind = "average", force = ""] = this.wind.split(":");
    const ask = pick.table === "fort" ? { what: "cover", fort: cell, layout: this.layout } : { what: "reach", kind: ship?.kind ?? "frigate", start: [cell], wind, force, layout: this.layout };
    try {
      const told = await api.overlay(this.draft.game, this.draft.kind, this.draft.text, ask);
      if (mine !== this.asked) return;
      this.rounds = (told.rounds ?? {}) as Record<string, number>;
      this.covered = (told.cells ?? []) as string[];
    } catch (error) {
      if (mine === this.asked) this.failed = problemOf(error);
    }
  }
}

const desks = new WeakMap<Draft, Desk>();

/** The desk of a draft. */
export function deskOf(draft: Draft): Desk {
  const desk = desks.get(draft) ?? new Desk(draft);
  desks.set(draft, desk);
  return desk;
}
