/** An hour of the day as the shop writes it: '2pm', '11am', 'noon'. */

const NOON = 12;

/** @param hour from 1 to 23 */
export function hourText(hour: number): string {
  if (hour === NOON) return 'noon';
  return hour < NOON ? `${hour}am` : `${hour - NOON}pm`;
}
