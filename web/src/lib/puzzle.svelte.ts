// A puzzle as its page knows it: a lesson of one step that is begun anew each time. What was solved stays in this browser.

import { api } from "./api";
import { say } from "./i18n.svelte";
import { Lesson } from "./lesson.svelte";
import type { CourseInfo, LessonAnswer, LessonRequest, PuzzleInfo, PuzzleList } from "./messages";

export interface Solved {
  stars: number; // 3, less one for each hint
  tries: number; // that were set back before it was solved
  day: string; // of the first time
}

const KEY = "quarterdeck-puzzles";
const GLOWS = 2; // slips after which a lesson's target glows
export const MOST_STARS = 3;

/** What this browser has solved, by game and puzzle. */
export function solved(): Record<string, Solved> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept !== null && typeof kept === "object" ? (kept as Record<string, Solved>) : {};
  } catch {
    return {};
  }
}

export const nameOf = (game: string, id: string): string => `${game}/${id}`;

/** The first puzzle of a game that is not solved, another one than this. */
export function nextOf(list: PuzzleList, game: string, id: string): PuzzleInfo | null {
  const known = solved();
  const others = (list.puzzles[game] ?? []).filter((one) => one.id !== id);
  return others.find((one) => !known[nameOf(game, one.id)]) ?? null;
}

/** A game's puzzles in the form of a course. */
function courseOf(list: PuzzleList, game: string): CourseInfo {
  const lessons = (list.puzzles[game] ?? []).map((one) => ({ id: one.id, title: one.title, goal: one.goal, minutes: 1, steps: [one.say], live: false }));
  return { game, minute: {}, meetings: [], lessons, guide: null };
}

export class Puzzle extends Lesson {
  hints = $state(0);
  tries = $state(0);

  constructor(readonly list: PuzzleList, game: string, readonly puzzle: PuzzleInfo) {
    const course = courseOf(list, game);
    super(course, course.lessons.find((one) => one.id === puzzle.id)!);
  }

  get daily(): boolean {
    return this.list.game === this.game && this.list.today === this.puzzle.id;
  }

  get stars(): number {
    return Math.max(0, MOST_STARS - this.hints);
  }

  override get home(): string {
    return "/puzzles";
  }

  override get heading(): string {
    return this.daily ? say("web-puzzle-daily") : say("puzzle-title", { number: this.puzzle.number });
  }

  protected override begun(): string[] {
    return [];
  }

  protected override keep(taken: string[] | null): void {
    const known = solved();
    const name = nameOf(this.game, this.puzzle.id);
    if (taken !== null || known[name]) return;
    localStorage.setItem(KEY, JSON.stringify({ ...known, [name]: { stars: this.stars, tries: this.tries, day: this.list.date } }));
  }

  protected override post(request: LessonRequest): Promise<LessonAnswer> {
    return api.puzzle(this.game, this.puzzle.id, request);
  }

  /** The first hint lights where it begins, the next one does it. */
  override async show(): Promise<unknown> {
    this.hints += 1;
    if (this.slips < GLOWS && this.hints === 1) {
      this.slips = GLOWS;
      return undefined;
    }
    return super.show();
  }

  protected override take(answer: LessonAnswer): void {
    const slips = this.slips;
    super.take(answer);
    if (answer.place.reaction !== "set-back" && answer.place.reaction !== "refused") return;
    if (answer.place.reaction === "set-back") this.tries += 1;
    this.slips = slips; // nothing glows unasked: that would be a hint
  }
}
