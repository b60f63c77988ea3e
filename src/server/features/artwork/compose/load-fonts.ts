/** Reads the designs' fonts from the catalogue. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FONTS } from '../../../../../catalogue/fonts/fonts.ts';
import type { FontBytes } from '../../../../artwork/render/shaper.ts';

/** @param folder catalogue/fonts */
export function loadFonts(folder: string): FontBytes {
  return Object.fromEntries(
    Object.entries(FONTS).map(([id, { file }]) => [id, readFileSync(path.join(folder, file))]),
  );
}
