// Which page is shown, by the address; links inside the page change it without loading anything anew.

export interface Route {
  page: "home" | "setup" | "table" | "replay" | "claim" | "device" | "settings" | "learn" | "puzzles" | "player" | "leaders" | "fair-play" | "workshop" | "library" | "missing";
  id: string;
  part: string; // what follows the id: a lesson
  query: URLSearchParams;
  secret: string; // a token from the fragment, which no server log ever sees
}

const PAGES: Record<string, Route["page"]> = {
  "": "home",
  new: "setup",
  table: "table",
  replay: "replay",
  claim: "claim",
  device: "device",
  settings: "settings",
  learn: "learn",
  puzzles: "puzzles",
  player: "player",
  leaders: "leaders",
  "fair-play": "fair-play",
  workshop: "workshop",
  library: "library",
};

function parse(): Route {
  const [, first = "", id = "", part = ""] = location.pathname.split("/");
  return {
    page: PAGES[first] ?? "missing",
    id: decodeURIComponent(id),
    part: decodeURIComponent(part),
    query: new URLSearchParams(location.search),
    secret: location.hash.slice(1),
  };
}

export const router: { route: Route } = $state({ route: parse() });

/** Goes to an address of ours. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  router.route = parse();
}

/** Follows the browser's own buttons, and plain clicks on links inside the page. */
export function followAddress(): void {
  window.addEventListener("popstate", () => (router.route = parse()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
