// Words and choices that quick matches, invitations and lists share.

import { sayPace } from "./clock.svelte";
import { has, say } from "./i18n.svelte";
import type { Facts, PaceInfo, TableInfo } from "./messages";

/** A pace in words; none is said, too. */
export const sayTempo = (pace: PaceInfo | null): string => (pace ? sayPace(pace) : say("web-tempo-none-is"));

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
