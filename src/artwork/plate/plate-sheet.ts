/** A plate in the form browsers load: its planes one below the other in a single picture, with their description. */
import { takesInk } from './plate.ts';
import type { Plane, PlateDescription } from './plate.ts';

/** As sRGB hex, if they are not ink on white. */
export interface SurfaceTones {
  /** The blank's surface under a design. */
  surface?: string;
  /** The tone that a beam or paste leaves. */
  mark?: string;
}

/** The plate's description without its files, and the addresses of its sheets. */
export interface PlateSheets extends Omit<PlateDescription, 'files' | 'crop'>, SurfaceTones {
  /** From top to bottom, each as high as wide; already cropped to `view`. */
  bands: readonly Plane[];
  sheets: readonly { width: number; address: string }[];
}

/** Pixels across: for a card, and for a picture half a page wide. */
export const SHEET_WIDTHS = [480, 960] as const;

/** A surface that is white before printing has one plane for both its own light and light on white. */
export function sheetBands({
  process,
  files,
}: Pick<PlateDescription, 'process' | 'files'>): readonly Plane[] {
  if (!takesInk(process)) return ['B', 'M', 'mask'];
  return files.B ? ['B', 'D', 'G', 'mask'] : ['D', 'G', 'mask'];
}
