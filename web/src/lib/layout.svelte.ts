// Which of the three layouts fits the window.

export type Layout = "wide" | "tablet" | "phone";

const phone = window.matchMedia("(max-width: 760px)");
const tablet = window.matchMedia("(max-width: 1179px)"); // below it rail, board and side column do not fit beside each other

const current = (): Layout => (phone.matches ? "phone" : tablet.matches ? "tablet" : "wide");

export const layout: { kind: Layout } = $state({ kind: current() });

for (const query of [phone, tablet]) query.addEventListener("change", () => (layout.kind = current()));
