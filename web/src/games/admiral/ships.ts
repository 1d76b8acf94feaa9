// The four classes as drawings of 42 units around the middle of the hull's water line; each has an outline of its own.

export interface Drawing {
  rigging: string;
  sails: string;
  hull: string;
  decks: string; // stripes along the hull
  flag: { x: number; y: number }; // top of the mast that flies it
}

export const CLASSES: Record<string, Drawing> = {
  // Three towers of three sails, a hull of two decks: the tallest and longest.
  line: {
    rigging: "M-10 4V-18M1 4V-20M11 4V-17M12 3 20 2",
    sails: "M-14-17h7q2 2.5 0 5h-7q2-2.5 0-5zM-3-19h8q2 2.5 0 5h-8q2-2.5 0-5zM7.5-16h7q2 2 0 4.5h-7q2-2 0-4.5zM-15-11h8.5q2 3 0 5.500h-8.500q2-2.500 0-5.500zM-4-13h9.500q2 3.500 0 6.500h-9.500q2-3 0-6.500zM7-11h8q2 3 0 5.500h-8q2-2.500 0-5.500zM-15-4.500h9q2 3 0 5.500h-9q2-2.500 0-5.500zM-4-5.500h10q2 3.500 0 6.500h-10q2-3 0-6.500zM7-4.500h8q2 3 0 5.500h-8q2-2.500 0-5.500z",
    hull: "M-19.500 0.500h4.500v2.500H14l6-1.500-3 11.500q-.5 2.500-3.500 2.500h-28q-3.500 0-4-3.500z",
    decks: "M-18 6.500H17.500M-17.500 11H16.500",
    flag: { x: 1, y: -20 },
  },
  // A castle aft, a round belly, two swollen sails with a cross.
  galleon: {
    rigging: "M-4 6V-17M8 6V-14M-15-3V-13M13 3 20.500-3M-5-8.500h6M-2-12v7.500",
    sails: "M-10-14.500h12q5 8 0 16h-12q5-8 0-16zM4.500-11.500h8.500q4.500 6.500 0 12.500H4.500q4.500-6 0-12.500zM-18-12.500q7 2 5.500 9h-5.500z",
    hull: "M-20.500-6h8l1 7 4 2.500H7l1.500-4H15l2.500 4.500q-1.500 11-8 12H-10q-7.500-1-9-9.500z",
    decks: "M-19-1.500h6M-17 8.500H15",
    flag: { x: -4, y: -17 },
  },
  // Low and long, three masts of two sails, a jib far ahead.
  frigate: {
    rigging: "M-11 6V-13M-1 6V-16M8 6V-12M13 5 21-1",
    sails: "M-14-12h5.500q1.500 2.500 0 5h-5.500q1.500-2.500 0-5zM-4.500-14.500h6q1.800 3 0 6h-6q1.800-3 0-6zM-14.500-6h6.500q1.800 4 0 8h-6.500q1.800-4 0-8zM-5-7.500h7q2 4.500 0 9.500h-7q2-4.500 0-9.500zM5-11h5q1.500 2.500 0 5H5q1.500-2.500 0-5zM4.500-5h6q1.800 3.500 0 6.500h-6q1.800-3 0-6.500zM11.500-9.500 20.500 0 13.500 2z",
    hull: "M-20 4h4v1.800H14l7-2.300-3.500 8.500q-1 1.500-3.500 1.500h-28.500q-3 0-3.500-2.500z",
    decks: "M-17.500 9H17",
    flag: { x: -1, y: -16 },
  },
  // Short, two masts, one tall triangle aft.
  brig: {
    rigging: "M-5 7V-13M5 7V-10M9 7 17 1",
    sails: "M-6.500-11.500V4H-15.500zM-3-8.500h4q1.500 2.500 0 5h-4zM-3-2.500h4.500q1.500 2.500 0 5H-3zM6.500-9.500h3q3 5.500 0 12h-3zM11.500-4 16.500 2 12 3.500z",
    hull: "M-14 5H9.500l6-2-3 8q-1 2.500-3.500 2.500h-18.500q-3 0-3.500-2.500z",
    decks: "M-12.500 9H12.500",
    flag: { x: -5, y: -13 },
  },
};

/** The flag of a seat, from its pole at 0,0 to the right: six shapes. */
export const FLAGS = [
  "M0 0h9v6.500H0z",
  "M0 0h10.500l-3 3.250 3 3.250H0z",
  "M0 0l11 2v2.500L0 6.500z",
  "M0 0l11 3.250L0 6.500z",
  "M0 0l10 1.500-2.500 1.750L10 5 0 6.500z",
  "M0 0h6.500a3.250 3.250 0 0 1 0 6.500H0z",
];

/** How a seat's hull stripe is dashed. */
export const DASHES = ["none", "2.4 2", "6 2", "1 2", "4 1.5 1 1.5", "9 2"];

export const FORT = {
  walls: "M-18-18l9.500 3h17l9.500-3-3 9.500v17l3 9.500-9.500-3h-17l-9.500 3 3-9.500v-17z",
  court: "M-13-13l7 2.200h12l7-2.200-2.200 7v12l2.200 7-7-2.200h-12l-7 2.200 2.200-7v-12z",
  ruin: "M-16-14l6 1 3-3 5 4 6-1 4 3 6-3-1 9-3 3 3 6-2 9-6-2-5 3-6-2-7 2-4-4 2-6-3-5z",
};
