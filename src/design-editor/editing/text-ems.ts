/** How much room text takes, in heights of its letters. */

/** The expected length of unwritten text: a name or two. */
export const EXPECTED_EMS = 5;
/** A line with air above and below it. */
export const LINE_EMS = 1.4;
/** The same with as much air as between two parts of a design, or with less where there is not so much. */
export const SPACED_EMS = [2.4, 2];
/** From the middle of a line down to its baseline. */
export const BASELINE_EMS = 0.35;
