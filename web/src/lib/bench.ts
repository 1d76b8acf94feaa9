// What a game's folder gives to the workshop: games/<id>/workshop/index.ts exports `bench`.

import type { Component } from "svelte";
import type { Doc, Draft } from "./workshop.svelte";

export interface BenchPanel {
  id: string;
  title: string; // a message of the game's
  icon: string;
  component: Component<{ draft: Draft }>;
}

export interface Bench {
  kind: string;
  Symbols?: Component;
  Stage: Component<{ draft: Draft; show: (panel: string) => void }>; // the board with its pieces
  panels: BenchPanel[];
  /** What it is called, in a language. */
  title: (doc: Doc, lang: string) => string;
  /** How many may play it. */
  seats: (doc: Doc) => number[];
  /** Has the editor show a problem's place. */
  reveal: (draft: Draft, cells: string[], where: string) => void;
}

const folders = import.meta.glob<{ benches: Bench[] }>("../games/*/workshop/index.ts");

/** The editor for a game's files of a kind; null: text only. */
export async function loadBench(game: string, kind: string): Promise<Bench | null> {
  const load = folders[`../games/${game}/workshop/index.ts`];
  return load ? ((await load()).benches.find((bench) => bench.kind === kind) ?? null) : null;
}
