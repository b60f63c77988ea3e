/** The sheet that this device printed on last, since each press and laser has its own. */

/** In mm. */
export interface SheetSize {
  w: number;
  h: number;
  margin: number;
  gap: number;
}

/** Least and most, in mm, as the server accepts them. */
export const SHEET_LIMITS = {
  w: [50, 3000],
  h: [50, 3000],
  margin: [5, 50],
  gap: [3, 50],
} as const;

const A3: SheetSize = { w: 420, h: 297, margin: 8, gap: 4 };
const KEY = 'keepsake-office-sheet';
const SIDES = Object.keys(A3) as (keyof SheetSize)[];

const isWithin = (side: keyof SheetSize, length: unknown): boolean =>
  typeof length === 'number' && length >= SHEET_LIMITS[side][0] && length <= SHEET_LIMITS[side][1];

export const isSheet = (sheet: SheetSize): boolean =>
  SIDES.every((side) => isWithin(side, sheet[side]));

/** A3 where nothing that fits was kept. */
export function readSheet(kept: string | null): SheetSize {
  if (kept === null) return A3;
  try {
    const sheet = JSON.parse(kept) as Partial<SheetSize> | null;
    return sheet && SIDES.every((side) => isWithin(side, sheet[side])) ? { ...A3, ...sheet } : A3;
  } catch {
    // Not written by this page.
    return A3;
  }
}

export function keptSheet(): SheetSize {
  try {
    return readSheet(localStorage.getItem(KEY));
  } catch {
    // The browser keeps nothing.
    return A3;
  }
}

export function keepSheet(sheet: SheetSize): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(sheet));
  } catch {
    // The next batch begins with A3 again.
  }
}
