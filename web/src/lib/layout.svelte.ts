// Which layout fits the window: height first, width second.

/**
 * `phone`: one column, the players are the bar. `lying`: a phone on its side, tray, board and buttons beside each other.
 * `upright`: a tablet held upright, one column with more room. `tablet` and `wide`: board and side column.
 */
export type Layout = "wide" | "tablet" | "upright" | "phone" | "lying";

const lying = window.matchMedia("(max-height: 499px) and (min-aspect-ratio: 1/1)");
const phone = window.matchMedia("(max-width: 760px)");
const tablet = window.matchMedia("(max-width: 1179px)"); // below it rail, board and side column do not fit beside each other
const portrait = window.matchMedia("(orientation: portrait)");
const tall = window.matchMedia("(min-height: 840px)"); // below it nothing that only explains stands beside the board

function current(): Layout {
  if (lying.matches) return "lying";
  if (phone.matches) return "phone";
  if (!tablet.matches) return "wide";
  return portrait.matches ? "upright" : "tablet";
}

class Fitting {
  kind = $state<Layout>(current());
  tall = $state(tall.matches);

  /** Everything is arranged around the board, nothing in a side column. */
  get column(): boolean {
    return this.small || this.kind === "upright";
  }

  /** Made for fingers and few pixels. */
  get small(): boolean {
    return this.kind === "phone" || this.kind === "lying";
  }
}

export const layout = new Fitting();

for (const query of [lying, phone, tablet, portrait, tall]) {
  query.addEventListener("change", () => {
    layout.kind = current();
    layout.tall = tall.matches;
  });
}
