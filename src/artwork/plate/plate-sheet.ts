/** A plate as browsers take it: its planes one below the other in a single picture, and what makes sense of them. */
import { takesInk } from './plate.ts';
import type { Plane, PlateDescription } from './plate.ts';

/** As sRGB hex, where they are not ink on white. */
export interface SurfaceTones {
  /** Of the blank under a design. */
  surface?: string;
  /** That a beam or paste leaves. */
  mark?: string;
}

/** Everything about the plate but its files, and the addresses of its sheets. */
export interface PlateSheets extends Omit<PlateDescription, 'files' | 'crop'>, SurfaceTones {
  /** From top to bottom, each as high as it is wide; already cut to `view`. */
  bands: readonly Plane[];
  sheets: readonly { width: number; address: string }[];
}

/** Pixels across: for a card, and for a picture as large as half a page. */
export const SHEET_WIDTHS = [480, 960] as const;

/** A surface that is white before printing has one plane for its own light and for light on white. */
export function sheetBands({
  process,
  files,
}: Pick<PlateDescription, 'process' | 'files'>): readonly Plane[] {
  if (!takesInk(process)) return ['B', 'M', 'mask'];
  return files.B ? ['B', 'D', 'G', 'mask'] : ['D', 'G', 'mask'];
}
