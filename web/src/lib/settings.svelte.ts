// What this browser's reader prefers; kept in local storage, followed live by all open pages of this tab.

export type Theme = "auto" | "day" | "night";
export type Speed = "calm" | "normal" | "fast" | "none";

export interface Settings {
  lang: string;
  theme: Theme;
  speed: Speed;
  confirm: boolean; // a chosen move waits for the main button
  sound: boolean;
  keys: boolean; // single keys do what buttons do
  forced: boolean; // what leaves no choice is done at once
}

const KEY = "quarterdeck-settings";
export const LANGUAGES = ["ru", "en"];
const PACE: Record<Speed, number> = { calm: 1.8, normal: 1, fast: 0.45, none: 0 };

function browserLanguage(): string {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  lang: browserLanguage(),
  theme: "auto",
  speed: "normal",
  confirm: true,
  sound: false,
  keys: true,
  forced: true,
  ...stored(),
});

const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");

/** How long an animation of `ms` takes here; 0 where motion is not wanted. */
export function pace(ms: number): number {
  return reduced.matches ? 0 : ms * PACE[settings.speed];
}

/** Writes the settings to storage and to the document whenever they change. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(settings));
      const root = document.documentElement;
      root.lang = settings.lang;
      if (settings.theme === "auto") delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
      if (settings.speed === "none") root.dataset.motion = "none";
      else delete root.dataset.motion;
    });
  });
}
