// Clocks as they are shown: the server's time, what is left, how that is said.

import { say } from "./i18n.svelte";
import type { ClockInfo, PaceInfo, SeatInfo } from "./messages";
import { settings } from "./settings.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const HURRY = 30 * SECOND; // below it a clock is red and ticks
const BEAT = 500; // ms between two looks at the clock: a second is never skipped
const NO_SIGNAL = 5 * MINUTE; // after that somebody is away, not only without a signal

/** The server's clock, as far as the answers on the way let us know it; it goes while somebody looks. */
class ServerTime {
  now = $state(Date.now());
  private ahead = 0; // ms that the server's clock is ahead of this browser's
  private best = Infinity; // the shortest way it was heard by
  private watchers = 0;
  private timer = 0;

  /** The server says what time it is; the answer took `trip` ms there and back. */
  hear(time: number, trip: number): void {
    if (trip > this.best) return;
    this.best = trip;
    this.ahead = time + trip / 2 - Date.now();
    this.look();
  }

  /** A new line may be another way, and its first word has only one. */
  begin(time: number): void {
    this.best = Infinity;
    this.ahead = time - Date.now();
    this.look();
  }

  look = (): void => {
    this.now = Date.now() + this.ahead;
  };

  /** Keeps it going; what it returns ends that. */
  watch(): () => void {
    if (this.watchers++ === 0) this.timer = window.setInterval(this.look, BEAT);
    this.look();
    return () => {
      if (--this.watchers === 0) clearInterval(this.timer);
    };
  }
}

export const time = new ServerTime();

/** What a clock shows now, in ms; `still`: as it stood when that was told. */
export function left(clock: ClockInfo, now: number, still = false): number {
  if (!clock.since || still) return clock.left;
  return Math.max(0, clock.left - Math.max(0, now - Math.max(clock.since, clock.off)));
}

/** When a clock that runs is used up. */
export const ends = (clock: ClockInfo): number => Math.max(clock.since, clock.off) + clock.left;

const two = (number: number): string => String(number).padStart(2, "0");

/** "6:41", "1:02:05". */
export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  const hours = Math.floor(seconds / 3600);
  const rest = `${hours ? two(Math.floor(seconds / 60) % 60) : Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

/** "1 d 20 h", "5 h 12 min", "4:05". */
export function length(ms: number): string {
  if (ms >= DAY) {
    const [days, hours] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR)];
    return hours ? say("web-days-hours", { days, hours }) : say("web-days", { count: days });
  }
  if (ms >= HOUR) {
    const [hours, rest] = [Math.floor(ms / HOUR), Math.floor((ms % HOUR) / MINUTE)];
    return rest ? say("web-hours-minutes", { hours, minutes: rest }) : say("web-hours", { count: hours });
  }
  return minutes(ms);
}

/** What is left, as the pace counts. */
export const sayLeft = (ms: number, pace: PaceInfo): string => (pace.kind === "live" ? minutes(ms) : length(ms));

/** "Wed 19:00", or with its date where that is a week away. */
export function moment(at: number): string {
  const near = at - time.now < 6 * DAY;
  const form = near ? { weekday: "short" } : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(settings.lang, { ...(form as Intl.DateTimeFormatOptions), hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
}

/** A pace in words: "10 min + 10 s", "2 days a turn". */
export function sayPace(pace: PaceInfo): string {
  if (pace.kind === "slow") return say("web-pace-slow", { time: length(pace.move) });
  return say("web-pace-live", { minutes: pace.bank / MINUTE, seconds: pace.step / SECOND });
}

/** What a pace means, in a sentence. */
export function explainPace(pace: PaceInfo): string {
  if (pace.kind === "slow") return say("web-pace-slow-help", { time: length(pace.move), bank: length(pace.bank), rest: pace.rest });
  return say("web-pace-live-help", { minutes: pace.bank / MINUTE, seconds: pace.step / SECOND });
}

/** What stands below a clock's number. */
export function sayUnder(clock: ClockInfo, pace: PaceInfo, now: number): string {
  if (clock.flagged) return say("web-time-up");
  if (clock.off > now) return say("web-clock-off", { date: moment(clock.off) });
  if (pace.kind === "slow") return clock.since ? say("web-clock-until", { date: moment(ends(clock)) }) : say("web-clock-move", { time: length(pace.move) });
  return say("web-clock-step", { seconds: pace.step / SECOND });
}

export type Presence = "here" | "lost" | "away";

/** Whether somebody is here, has lost his line, or is away. */
export function presence(seat: SeatInfo, now: number): Presence {
  if (seat.online) return "here";
  return seat.away && now - seat.away < NO_SIGNAL ? "lost" : "away";
}
