// Tables that the client makes by itself: against bots of the usual rank.

import { api } from "./api";
import type { Facts, StageInfo, TableInfo } from "./messages";

/** A table for one person here and bots. */
async function againstBots(game: string, seats: number, options: StageInfo["options"]): Promise<TableInfo> {
  const level = (await api.games()).usual_level;
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, level }));
  return api.create({ game, seats: [{ kind: "here" }, ...bots], options });
}

/** A table that leads into a game. */
export const startStage = (game: string, stage: StageInfo): Promise<TableInfo> => againstBots(game, stage.seats, stage.options);

/** The usual table of a game. */
export const startUsual = (facts: Facts): Promise<TableInfo> => againstBots(facts.id, facts.default_seats, {});
