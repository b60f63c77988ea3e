/** How high the sheet of controls stands, as a hand leaves it. */

export type SheetPosition = 'low' | 'high';

/** Percent of the height under the title; the design has the rest. */
export const SHEET_PERCENT: Readonly<Record<SheetPosition, number>> = { low: 46, high: 76 };

/** Pixels of the screen a millisecond from which a drag is a fling. */
const FLING = 0.4;

/** Between its two positions and a little beyond, as far as a finger may pull it. */
export function pulled(percent: number): number {
  return Math.min(SHEET_PERCENT.high + 4, Math.max(SHEET_PERCENT.low - 16, percent));
}

/** @param speed downwards, when the hand let go */
export function settled(percent: number, speed: number): SheetPosition {
  if (Math.abs(speed) >= FLING) return speed < 0 ? 'high' : 'low';
  const { low, high } = SHEET_PERCENT;
  return percent > (low + high) / 2 ? 'high' : 'low';
}
