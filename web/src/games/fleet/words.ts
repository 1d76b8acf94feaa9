// Fleet's things in words, for labels and screen readers; the texts are in the game's locale/*/board.ftl.

import type { Explained, Target } from "../../lib/game";
import { say } from "../../lib/i18n.svelte";
import { BUILDINGS, COLUMNS, GAME, section } from "./sheet";
import type { FleetView, SheetView } from "./view";

/** What the licence held, or the first one, does. */
export function licenceText(view: FleetView, name: string, level: number): string {
  const held = Math.max(1, level);
  const kind = name as "cod" | "lobster";
  if (kind === "cod") return say("board-licence-cod", { coins: view.print.cod_coins[held - 1] ?? 0 }, GAME);
  if (kind === "lobster") return lobsterText(view.print.lobster_coins[held - 1] ?? []);
  return say(`board-licence-${name}`, { level: held, room: view.print.oyster_capacity[held] ?? 0 }, GAME);
}

function lobsterText(steps: [number, number][]): string {
  return say("board-licence-lobster", { coins: steps.map(([, coins]) => `+${coins}`).join("/"), boats: steps.map(([boats]) => boats).join("/") }, GAME);
}

/** A section with its marks, for the screen reader. */
export function describeSection(view: FleetView, sheet: SheetView, name: string, legal: boolean): string {
  const { boxes, marked, crossed } = section(sheet, name);
  const parts = [say("board-section", { section: say(`section-${name}`, {}, GAME), marked, size: boxes.length }, GAME)];
  if (crossed) parts.push(say("board-crossed", { count: crossed }, GAME));
  if (COLUMNS.includes(name)) parts.push(say("board-licences", { level: sheet.licences[COLUMNS.indexOf(name) as 0] }, GAME));
  const afloat = sheet.boats.filter((boat) => boat.kind === name).length;
  if (afloat) parts.push(say("board-afloat", { count: afloat }, GAME));
  if (BUILDINGS.includes(name)) parts.push(say(`board-building-${name}`, { uses: view.print.salvage_uses - sheet.salvage_used }, GAME));
  if (legal) parts.push(say("board-legal", {}, GAME));
  return parts.join(", ");
}

const TOWN_FACES = ["coins", "harbor", "wharf", "market"];

/** What explains a section of the sheet, a die or the coins; with Captain Ruth where her hat stands there. */
export function explains(target: Target, view: FleetView): Explained[] {
  const [kind = "", name = ""] = target.split(":");
  if (kind === "die") return [{ key: "die", args: { kind: TOWN_FACES.includes(name) ? name : "fish", name: `@face-${name}` } }];
  if (["coin", "coins", "market"].includes(kind)) return [{ key: "coins", args: {} }];
  if (kind !== "sec") return [];
  const hat = view.ruth !== null && [view.ruth.boat, view.ruth.harbor, view.ruth.wharf].includes(name);
  return [{ key: COLUMNS.includes(name) ? "column" : "town", args: { kind: name, name: `@section-${name}` } }, ...(hat ? [{ key: "ruth", args: {} }] : [])];
}
