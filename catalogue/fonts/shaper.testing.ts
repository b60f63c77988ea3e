/** The shop's own fonts, for tests that measure texts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as hb from 'harfbuzzjs';
import { makeShaper } from '../../src/artwork/render/shaper.ts';
import { clearShare } from '../../src/artwork/spacing/clear-share.ts';
import { missingFrom, runsOf } from '../../src/artwork/render/substitutes.ts';
import { FONTS } from './fonts.ts';
import { SUBSTITUTES, substituteFile } from './substitutes.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file));

export const shaper = {
  ...makeShaper(
    hb,
    Object.fromEntries(Object.entries(FONTS).map(([id, { file }]) => [id, read(file)])),
    {
      list: SUBSTITUTES,
      finder: { runsOf, missingFrom },
      bytesOf: (key) => read(substituteFile(key) ?? key),
    },
  ),
  clearShare,
};
