/** Whether a picture of a mug's other side shows something that the first picture does not. */
import type { Personalisation } from '../personalisation/personalisation.ts';

/** It shows the left half of the print area. */
export const OTHER_SIDE_ANGLE = 'left';

/** The angle that faces away from the first one; null on goods that are seen whole. */
export const otherAngleOf = ({ angles }: { angles: readonly string[] }): string | null =>
  angles.includes(OTHER_SIDE_ANGLE) ? OTHER_SIDE_ANGLE : null;

/** That angle, if the line has to be shown from there too: without edits both sides are drawn alike. */
export const otherAngleShown = (line: {
  otherAngle: string | null;
  personalisation: Personalisation | null;
}): string | null => (line.personalisation?.edits ? line.otherAngle : null);
