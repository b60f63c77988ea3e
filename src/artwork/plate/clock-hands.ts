/** The parts of a clock that cover its print: the hands, as pictured, and the cap that they turn on. */

/** Clockwise from twelve in degrees; lengths and widths as shares of the dial's radius. */
export const CLOCK_HANDS = [
  { turn: 305, length: 0.44 },
  { turn: 60, length: 0.72 },
] as const;

export const HAND_WIDTH = 0.05;
/** Radius of the cap, as a share of the dial's. */
export const HANDS_CAP = 0.06;
