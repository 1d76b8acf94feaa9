// Which of the three layouts fits the window.

export type Layout = "wide" | "tablet" | "phone";

const phone = window.matchMedia("(max-width: 760px)");
const tablet = window.matchMedia("(max-width: 1179px)"); // below it rail, board and side column do not fit beside each other

const current = (): Layout => (phone.matches ? "phone" : tablet.matches ? "tablet" : "wide");

const tall = window.matchMedia("(min-height: 840px)"); // below it nothing that only explains stands beside the board

export const layout: { kind: Layout; tall: boolean } = $state({ kind: current(), tall: tall.matches });

for (const query of [phone, tablet, tall]) {
  query.addEventListener("change", () => {
    layout.kind = current();
    layout.tall = tall.matches;
  });
}
