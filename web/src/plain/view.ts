// A view as the plain board reads it: figures, lists of figures, records, lists of records.

import { has, say } from "../lib/i18n.svelte";

export type Figure = number | string | boolean | null;
export type PlainRecord = Record<string, Figure | Figure[]>;
export type PlainView = Record<string, Figure | Figure[] | PlainRecord | PlainRecord[]>;

const NOTHING = "–"; // not known, or not there

const isRecord = (value: PlainView[string] | undefined): value is PlainRecord => typeof value === "object" && value !== null && !Array.isArray(value);

/** The figures that stand alone, as arguments of a sentence. */
export function figures(view: PlainView): Record<string, number | string> {
  return Object.fromEntries(Object.entries(view).filter((field): field is [string, number | string] => typeof field[1] === "number" || typeof field[1] === "string"));
}

/** Records and lists of records, by the field that holds them. */
export function groups(view: PlainView): { field: string; records: PlainRecord[] }[] {
  return Object.entries(view).flatMap(([field, value]) => {
    if (isRecord(value)) return [{ field, records: [value] }];
    const records = Array.isArray(value) ? value.filter(isRecord) : [];
    return records.length ? [{ field, records }] : [];
  });
}

/** What of a record has a name, in the order of the view. */
export function named(record: PlainView | PlainRecord, game: string): { field: string; values: Figure[]; list: boolean }[] {
  return Object.entries(record).flatMap(([field, value]) => {
    if (!has(`view-${field}`, game) || isRecord(value)) return [];
    const list = Array.isArray(value);
    return list && value.some(isRecord) ? [] : [{ field, values: (list ? value : [value]) as Figure[], list }];
  });
}

/** A value in words. */
export function word(field: string, value: Figure, game: string): string {
  if (value === null || value === false || value === "") return NOTHING;
  if (value === true) return "✓";
  return typeof value === "string" && has(`${field}-${value}`, game) ? say(`${field}-${value}`, {}, game) : String(value);
}

/** The target that a record is: its first field that targets are named by. */
export function targetOf(record: PlainRecord, game: string): string {
  const part = Object.keys(record).find((field) => has(`target-${field}`, game));
  return part ? `${part}:${record[part]}` : "";
}

/** A target in words. */
export function nameOf(target: string, game: string): string {
  const part = target.split(":", 1)[0]!;
  return has(`target-${part}`, game) ? say(`target-${part}`, { name: target.slice(part.length + 1) }, game) : target;
}
