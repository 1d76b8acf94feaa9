// Words and choices that quick matches, invitations and lists share.

import { has, say } from "./i18n.svelte";
import type { Facts, TableInfo } from "./messages";

/** A pace in words: `10+10` is minutes and seconds, `2d+3d/14` days. */
export function sayPace(pace: string): string {
  const live = /^(\d+)\+(\d+)$/.exec(pace);
  if (live) return say("web-tempo-live-is", { minutes: Number(live[1]), seconds: Number(live[2]) });
  const slow = /^(\d+)([hd])/.exec(pace);
  if (slow) return say(slow[2] === "d" ? "web-tempo-days-is" : "web-tempo-hours-is", { count: Number(slow[1]) });
  return say("web-tempo-none-is");
}

/** The scenarios of a game, the usual one first; none where it has no such option. */
export function scenariosOf(facts: Facts): string[] {
  const option = facts.options.find((one) => one.key === "scenario");
  return option ? [String(option.default), ...option.choices.filter((choice) => choice !== option.default)] : [];
}

/** What is played, where a table has a scenario. */
export function sayScenario(game: string, options: TableInfo["options"]): string {
  const key = `option-scenario-${options.scenario}`;
  return options.scenario === undefined ? "" : has(key, game) ? say(key, {}, game) : String(options.scenario);
}
