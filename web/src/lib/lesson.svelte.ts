// A lesson as its page knows it. It speaks to a Table as a socket would; where the learner is stays in this browser.

import { api, problem, problemOf } from "./api";
import type { CourseInfo, FromClient, FromServer, LessonAnswer, LessonInfo, LessonPlace, LessonRequest, Problem } from "./messages";
import { coach } from "./coach.svelte";
import { say } from "./i18n.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { type Answer, type Connect, type Connection, type Line, Refusal, type WithoutId } from "./socket";

type Places = Record<string, string[] | null>; // by lesson what was taken; null: done
const GLOWS = 2; // slips after which the target glows
const key = (game: string): string => `quarterdeck-lessons-${game}`;

/** Where this browser's learner is in the lessons of a game. */
export function places(game: string): Places {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "{}");
    return kept !== null && typeof kept === "object" ? (kept as Places) : {};
  } catch {
    return {};
  }
}

/** This browser's learner has done a lesson. */
export function finishLesson(game: string, id: string): void {
  localStorage.setItem(key(game), JSON.stringify({ ...places(game), [id]: null }));
}

export class Lesson implements Connection {
  place = $state.raw<LessonPlace | null>(null);
  slips = $state(0); // in this step
  done = $state.raw<{ step: number; words: Record<string, string> } | null>(null); // what was said at the end of a step
  protected heard: (message: FromServer) => void = () => undefined;
  protected changed: (line: Line, why: Problem | null) => void = () => undefined;

  constructor(readonly course: CourseInfo, readonly info: LessonInfo) {}

  get game(): string {
    return this.course.game;
  }

  get number(): number {
    return this.course.lessons.indexOf(this.info) + 1;
  }

  get next(): LessonInfo | null {
    return this.course.lessons[this.number] ?? null;
  }

  /** Where one chooses among all of them, and what this one is called there. */
  get home(): string {
    return `/learn/${this.game}`;
  }

  get heading(): string {
    return say("web-lesson-of", { number: this.number, count: this.course.lessons.length, title: this.info.title[settings.lang] ?? "" });
  }

  /** Where the learner is, and that he is there now. */
  protected begun(): string[] {
    return places(this.game)[this.info.id] ?? [];
  }

  protected keep(taken: string[] | null): void {
    if (!this.info.live) localStorage.setItem(key(this.game), JSON.stringify({ ...places(this.game), [this.info.id]: taken }));
  }

  protected post(request: LessonRequest): Promise<LessonAnswer> {
    return api.lesson(this.game, this.info.id, request);
  }

  get over(): boolean {
    return this.place !== null && !this.info.live && this.place.step >= this.info.steps.length;
  }

  /** What is right, once it may be shown. */
  get glowing(): string[] {
    return this.slips >= GLOWS ? (this.place?.rest ?? []) : [];
  }

  connect: Connect = (heard, changed) => {
    this.heard = heard;
    this.changed = changed;
    void this.open(this.begun());
    return this;
  };

  private async open(taken: string[]): Promise<void> {
    try {
      const answer = await this.post({ taken });
      this.changed("open", null);
      this.heard(answer.hello!);
      this.take(answer);
    } catch (error) {
      if (taken.length) await this.open([]); // the lesson is another one by now
      else this.changed("refused", problemOf(error));
    }
  }

  async ask(message: WithoutId<FromClient>): Promise<Answer> {
    const answer = await this.send({ ask: { ...message, id: 1 } as never });
    if (answer.answer === null) throw new Refusal(problem("message"));
    if (answer.answer.type === "error") throw new Refusal(answer.answer.problem);
    return answer.answer;
  }

  read = () => this.send({ read: true });
  show(): Promise<unknown> {
    return this.send({ show: true });
  }
  /** The game that the course ends in. */
  async play(): Promise<void> {
    const table = await api.lessonGame(this.game, this.info.id);
    finishLesson(this.game, this.info.id);
    coach.practise(table.id);
    go(`/table/${table.id}`);
  }
  again = () => this.open([]);
  /** Takes the last thing done back. */
  back = () => this.open(this.place?.taken.slice(0, -1) ?? []);
  close(): void {}

  protected async send(request: Omit<LessonRequest, "taken">): Promise<LessonAnswer> {
    try {
      const answer = await this.post({ ...request, taken: this.place?.taken ?? [] });
      this.changed("open", null);
      if (answer.place.reaction) this.take(answer);
      return answer;
    } catch (error) {
      const why = problemOf(error);
      if (why.code === "offline") this.changed("lost", null);
      throw new Refusal(why);
    }
  }

  protected take(answer: LessonAnswer): void {
    const place = answer.place;
    const slipped = place.reaction === "refused" || place.reaction === "set-back";
    this.slips = slipped ? this.slips + 1 : 0;
    if (place.reaction === "done") this.done = { step: this.place?.step ?? 0, words: place.words };
    this.place = place;
    this.keep(this.over ? null : place.taken);
    if (slipped) return;
    this.heard(answer.events);
    this.heard(answer.state);
  }
}
