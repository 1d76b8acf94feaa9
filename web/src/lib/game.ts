// What a game's folder gives to the frame: drawings and names, no rules. games/<id>/index.ts exports `module`.

import type { Component } from "svelte";
import type { Choice } from "./choice.svelte";
import type { Sound } from "./sound";
import type { BlockedWay, EntryLine, EventLine, Foretold, Plan, Problem, ScoreItem, StandingOrder, WireAction } from "./messages";

/** Something on the board or in a tray that can be pointed at: "cell:D4", "hand:6". */
export type Target = string;

/** What a board or tray is given to draw, and whom it tells of clicks. */
export interface BoardProps<View> {
  game: string;
  view: View;
  lit: ReadonlySet<Target>; // may be chosen now
  worth: ReadonlySet<Target>; // those of them that have something worth doing
  picked: ReadonlySet<Target>; // chosen so far in this move
  marked: ReadonlySet<Target>; // what the last move touched, or what a score line points at
  danger: ReadonlySet<Target>; // what the chosen move would reach, or who may answer it
  playing: Playing | null; // what is being animated
  flip: boolean; // drawn from the other side
  briefed?: boolean; // a replay's or a lesson's: nobody has to be told what the game is about
  busy?: boolean; // the last act is still on its way: nothing can be played
  choice: Choice; // the move being chosen, for boards that need more than lit targets
  actions: WireAction[]; // legal now
  plans: Plan[]; // compound orders by one click
  names: string[]; // of the players, by seat
  log: EntryLine[]; // what led to what is shown, oldest first
  page: string; // where there is no side column, the page of `GameModule.pages` that is open
  turn: (page: string) => void;
  choose: (target: Target, at: Element) => void;
  play: (action: WireAction) => void; // for boards with controls of their own
  playAll: (texts: string[]) => Promise<boolean>; // several actions in one breath, as one entry; false: refused, nothing happened; true also where the player was warned and let it be
  sight: (picked: ReadonlySet<Target>) => Promise<BlockedWay[]>; // what is near these and blocked, for boards that draw it
  foretell: (texts: string[]) => Promise<Foretold | null>; // these legal actions done together
  propose: (proposal: Proposal | null) => void; // several actions that the main button then does as one
  orders: StandingOrder[]; // may be given at any time
  order: (order: StandingOrder) => void;
  explain: (problem: Problem, at: Element) => void; // says it at the place of the click
  point: (target: Target | null, at: Element | null) => void; // the pointer or focus is on it
}

/** Several actions that belong together, with a sentence of the game for the main button. */
export interface Proposal {
  texts: string[];
  key: string;
  args: Record<string, string | number>;
  chance?: number | null | undefined; // of success
}

/** An event being shown, and how long it takes. */
export interface Playing {
  event: EventLine;
  entry: EntryLine;
  ms: number;
  id: number;
  earlier: EventLine[]; // told before it, in the same breath
  settled: boolean; // the board shows already what comes of it
  after: unknown; // the view that it leads to
}

/** What explains a thing on the board: `explain-<key>` with its `.title` and `.rules` in the game's texts. */
export interface Explained {
  key: string;
  args: Record<string, string | number>;
}

export interface Tray {
  id: string;
  title: string; // a message id of the game
  icon: string;
  component: Component<BoardProps<never>>;
  first?: boolean; // needed for every move: stays in sight on tablets
  strip?: Component<BoardProps<never>>; // what of it lies beside the board where there is no side column
  aside?: boolean; // explains only: beside the board where there is room, else above the rules
}

/** A part of the board that has a tab of its own where there is no side column. */
export interface BoardPage {
  id: string;
  title: string; // a message id of the game
  icon: string;
}

export interface GameModule {
  seats: string[]; // messages that name the seats by their colours
  colours?: string[]; // of the seats' flags, where their names say others than the frame's
  Symbols: Component; // small drawings, mounted once
  Board: Component<BoardProps<never>>;
  trays: Tray[];
  /** The board and its other pages, where there is no side column; the first is open. */
  pages: (view: never) => BoardPage[];
  Summary: Component<{ view: never; seat: number; flip: boolean }>; // a player's resources, in one line
  Special?: Component<BoardProps<never>>; // takes the board's place in phases that need one: see `special`
  special?: (view: never, actions: WireAction[]) => boolean;
  /** The message that names a target, for chips and the screen reader. */
  name: (target: Target, view: never) => { key: string; args: Record<string, string | number> };
  /** What explains a target, what it is first. */
  explains?: (target: Target, view: never) => Explained[];
  icon: (action: WireAction) => string;
  /** How long an event is shown at normal speed; 0: not at all. */
  duration: (event: EventLine) => number;
  /** Whether an event is seen before the board shows what came of it: tracer, dice. */
  prior?: (event: EventLine, earlier: EventLine[]) => boolean;
  /** The view while it is not settled: with what came of the events seen so far; `after` is the one they lead to. */
  seen?: (view: never, after: never, events: EventLine[]) => unknown;
  /** What an event sounds like. */
  sound?: (event: EventLine) => Sound | null;
  /** What an event touched, lit up afterwards. */
  touched: (event: EventLine) => Target[];
  /** Targets a score line points at. */
  pointed: (item: ScoreItem) => Target[];
  /** Whether the timeline marks an entry with these events. */
  notable: (event: EventLine) => boolean;
  /** Progress of the game: message of the game with arguments. */
  progress: (view: never) => { key: string; args: Record<string, string | number> };
  /** Whether this seat looks at the board from the other side. */
  flips: (seat: number) => boolean;
}

/** A view as it is to be drawn while something is being shown. */
export function shownView(module: GameModule | null, view: unknown, playing: Playing | null): unknown {
  if (!module?.seen || !view || !playing || playing.settled) return view;
  return module.seen(view as never, playing.after as never, [...playing.earlier, playing.event]);
}

/** The frame's colours of seats as a game wants them, for the style of an element. */
export function coloursOf(module: GameModule | null): string {
  return (module?.colours ?? []).map((colour, seat) => `--seat-${seat + 1}:${colour}`).join(";");
}

const folders = import.meta.glob<{ module: GameModule }>("../games/*/index.ts");

/** A game's drawings, loaded when first needed; a game without any gets the plain board. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = folders[`../games/${game}/index.ts`];
  return load ? (await load()).module : (await import("../plain")).plain(game);
}
