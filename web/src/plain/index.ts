// The plain board: draws any view of a game that has no folder in games/, by the names in its texts
// (docs/adding-a-game.md): `view-<field>` heads a value, `<field>-<word>` says a word, `target-<part>` names what can be
// chosen, `view-progress` says how far the game is.

import type { GameModule } from "../lib/game";
import { has } from "../lib/i18n.svelte";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";
import { figures, type PlainView } from "./view";

const SHOWN = 900; // ms for a sentence: long enough to be read

/** The drawings of a game that has none. */
export function plain(game: string): GameModule {
  return {
    seats: [],
    Symbols: Nothing,
    Board: Board as GameModule["Board"],
    Summary: Nothing as GameModule["Summary"],
    trays: [],
    pages: () => [{ id: "board", title: "web-board", icon: "i-eye" }],
    name: (target) => ({ key: `target-${target.split(":", 1)[0]}`, args: { name: target.slice(target.indexOf(":") + 1) } }),
    icon: () => "i-next",
    duration: () => SHOWN,
    touched: (event) => Object.entries(event.args).flatMap(([part, name]) => (has(`target-${part}`, game) ? [`${part}:${name}`] : [])),
    pointed: () => [],
    notable: () => false,
    progress: (view: PlainView) => ({ key: has("view-progress", game) ? "view-progress" : "", args: figures(view) }),
    flips: () => false,
  };
}
