/** How much room text takes, in heights of its letters. */

/** The expected length of unwritten text: a name or two. */
export const EXPECTED_EMS = 5;
/** A line with air above and below it. */
export const LINE_EMS = 1.4;
/** From the middle of a line down to its baseline. */
export const BASELINE_EMS = 0.35;
/** From line to line. */
export const LEADING_EMS = 1.15;
