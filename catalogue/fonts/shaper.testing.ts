/** The shop's own fonts, for tests that measure texts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as hb from 'harfbuzzjs';
import { makeShaper } from '../../src/artwork/render/shaper.ts';
import { FONTS } from './fonts.ts';

export const shaper = makeShaper(
  hb,
  Object.fromEntries(
    Object.entries(FONTS).map(([id, { file }]) => [
      id,
      readFileSync(join(import.meta.dirname, file)),
    ]),
  ),
);
