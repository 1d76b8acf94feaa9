// Texts from the package's own Fluent files, the same the terminal uses; one language at a time is loaded.
// Those of a game from outside the package come from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { settings } from "./settings.svelte";

export type Args = Record<string, string | number>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
type Loader = () => Promise<string>;

// The command line's own texts stay out of the browser.
const common = import.meta.glob<string>(
  ["../../../src/quarterdeck/locale/*/*.ftl", "!../../../src/quarterdeck/locale/*/cli.ftl"],
  { query: "?raw", import: "default" },
);
const games = import.meta.glob<string>(
  ["../../../src/quarterdeck/games/*/locale/*/*.ftl", "!../../../src/quarterdeck/games/*/locale/*/name.ftl"],
  { query: "?raw", import: "default" },
);
// What a game is called is known before its own texts are loaded: the home page shows all games.
const names = import.meta.glob<string>("../../../src/quarterdeck/games/*/locale/*/name.ftl", { query: "?raw", import: "default", eager: true });

const bundles: Record<string, FluentBundle> = $state.raw({});
let loaded = $state(0); // grows with every bundle, so that pages render again
for (const [path, text] of Object.entries(names)) {
  const [game = "", , lang = ""] = path.split("/").slice(-4);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles[`${lang}/${game}`] = bundle;
}
const waiting = new Map<string, Promise<void>>();

function loaders(lang: string, game: string): Loader[] {
  if (!game) return Object.entries(common).filter(([path]) => path.includes(`/locale/${lang}/`)).map(([, load]) => load);
  const ours = Object.entries(games).filter(([path]) => path.includes(`/games/${game}/locale/${lang}/`)).map(([, load]) => load);
  return ours.length ? ours : [() => api.texts(lang, game)];
}

async function fill(lang: string, game: string): Promise<void> {
  const bundle = bundles[`${lang}/${game}`] ?? new FluentBundle(lang, { useIsolating: false });
  for (const text of await Promise.all(loaders(lang, game).map((load) => load()))) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  bundles[`${lang}/${game}`] = bundle;
  loaded += 1;
}

/** Loads the texts of a language, and of a game where one is named; again for the same ones costs nothing. */
export async function loadTexts(lang: string, game = ""): Promise<void> {
  const wanted = game ? ["", game] : [""];
  await Promise.all(
    wanted.map((name) => {
      const key = `${lang}/${name}`;
      const begun = waiting.get(key) ?? fill(lang, name);
      waiting.set(key, begun);
      begun.catch(() => waiting.delete(key)); // the next one who needs them asks again
      return begun;
    }),
  );
}

/** Where a text is: in a game's own texts first. A game says something otherwise for its drawn board as `board-<id>`. */
function find(key: string, game: string): { scope: string; pattern: Pattern } | null {
  void loaded;
  const [name = "", attribute] = key.split(".");
  const places: [string, string][] = game ? [[game, `board-${name}`], [game, name], ["", name]] : [["", name]];
  for (const [scope, id] of places) {
    const message = bundles[`${settings.lang}/${scope}`]?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return { scope, pattern };
  }
  return null;
}

/** Whether there is such a text (`id` or `id.attribute`). */
export function has(key: string, game = ""): boolean {
  return find(key, game) !== null;
}

/** An argument that begins with `@`: a message, or after `@|` a text that comes in both languages, en|ru. */
function translated(value: string, game: string): string {
  if (!value.startsWith("@|")) return say(value.slice(1), {}, game);
  const [en = "", ru = ""] = value.slice(2).split("|");
  return settings.lang === "ru" ? ru : en;
}

/** A message in words; arguments that begin with `@` are translated first, except `given`, which a user wrote. A missing text shows its key. */
export function say(key: string, args: Args = {}, game = ""): string {
  const found = find(key, game);
  if (found === null) return key;
  const bundle = bundles[`${settings.lang}/${found.scope}`]!;
  const words: Record<string, FluentVariable> = {};
  for (const [word, value] of Object.entries(args)) {
    words[word] = typeof value === "string" && value.startsWith("@") && word !== "given" ? translated(value, game) : value;
  }
  return bundle.formatPattern(found.pattern, words, []); // the list takes errors that would be thrown without it
}
