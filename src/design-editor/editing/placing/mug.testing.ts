/** The front of a mug, and what tests add to it. */
import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { FONTS } from '../../../../catalogue/fonts/fonts.ts';
import type { View } from '../../../artwork/plate/facing-angle.ts';
import type { PlateDescription } from '../../../artwork/plate/plate.ts';
import { makeShaper } from '../../../artwork/render/shaper.ts';
import type { NewLayer } from '../editing.ts';
import type { SpaceNeeds } from './space-needs.ts';

export const MUG = { w: 200, h: 95, bleed: 2, safe: 9 };
export const FRONT = { from: 100, to: 200 };

const read = (file: string) =>
  readFileSync(new URL(`../../../../catalogue/${file}`, import.meta.url));

export const sans = makeShaper(hb, { sans: read(`fonts/${FONTS.sans.file}`) });

const hero: View = {
  angle: 'hero',
  plate: JSON.parse(read('plates/white-mug/hero.json').toString()) as PlateDescription,
};

/** Of the front in its photograph. */
export const frontOf = (document: SpaceNeeds['document']): SpaceNeeds => ({
  document,
  process: 'sublimation',
  home: { x: 156, y: MUG.h / 2 },
  shaper: sans,
  views: [hero],
  side: FRONT,
});

export const words = {
  type: 'text',
  text: '',
  font: 'sans',
  size: 11,
  fill: '#000000',
  align: 'centre',
  maxWidth: 182,
} satisfies NewLayer;

export const photo = {
  type: 'photo',
  upload: 'u',
  w: 76,
  h: 57,
  crop: { x: 0, y: 0, w: 1, h: 1 },
  tone: 'colour',
} satisfies NewLayer;
