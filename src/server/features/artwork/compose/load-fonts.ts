/** Reads the designs' fonts from the catalogue. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as hb from 'harfbuzzjs';
import { FONTS } from '../../../../../catalogue/fonts/fonts.ts';
import { SUBSTITUTES, substituteFile } from '../../../../../catalogue/fonts/substitutes.ts';
import { makeShaper } from '../../../../artwork/render/shaper.ts';
import { clearShare } from '../../../../artwork/spacing/clear-share.ts';
import { missingFrom, runsOf } from '../../../../artwork/render/substitutes.ts';
import type { FontBytes, Shaper, SubstituteFonts } from '../../../../artwork/render/shaper.ts';

/**
 * Reads the designs' own fonts at once, and each substitute when a text first needs it.
 *
 * @param folder catalogue/fonts
 */
export function openShaper(folder: string): Shaper {
  return { ...makeShaper(hb, loadFonts(folder), substitutesIn(folder)), clearShare };
}

function loadFonts(folder: string): FontBytes {
  return Object.fromEntries(
    Object.entries(FONTS).map(([id, { file }]) => [id, readFileSync(path.join(folder, file))]),
  );
}

function substitutesIn(folder: string): SubstituteFonts {
  return {
    list: SUBSTITUTES,
    finder: { runsOf, missingFrom },
    bytesOf(key) {
      const file = substituteFile(key);
      if (!file) throw new Error(`There is no lettering ${key}`);
      return readFileSync(path.join(folder, file));
    },
  };
}
