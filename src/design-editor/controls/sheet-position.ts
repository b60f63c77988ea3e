/** The height of the sheet of controls, during and after a drag. */

export type SheetPosition = 'low' | 'high';

/** Percent of the height below the title; the design has the rest. */
export const SHEET_PERCENT: Readonly<Record<SheetPosition, number>> = { low: 46, high: 76 };

/** Screen pixels per millisecond from which a drag is a fling. */
const FLING = 0.4;

/** Limits a drag to the range between both positions, and a little beyond. */
export function pulled(percent: number): number {
  return Math.min(SHEET_PERCENT.high + 4, Math.max(SHEET_PERCENT.low - 16, percent));
}

/** @param speed downwards, at release */
export function settled(percent: number, speed: number): SheetPosition {
  if (Math.abs(speed) >= FLING) return speed < 0 ? 'high' : 'low';
  const { low, high } = SHEET_PERCENT;
  return percent > (low + high) / 2 ? 'high' : 'low';
}
