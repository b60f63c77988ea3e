/** A house name under its number, with a sprig on each side: the sign beside the front door. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { SLIM_LEAF, designDocument, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { branch } from '../../src/artwork/drawing/foliage.ts';
import { framesOf, inkOn, isSheet } from './frame.ts';
import type { Frame } from './frame.ts';
import { BOTTLE_GREEN, CREAM } from './palette.ts';
import { sheet } from './sheet.ts';

export const houseSign: DesignTemplate = {
  slug: 'house-sign',
  name: 'House Sign',
  mood: 'Beside the front door',
  fields: [
    { name: 'number', label: 'Number', sample: '12', maxLength: 5 },
    { name: 'name', label: 'House or street name', sample: 'Rose Cottage', maxLength: 26 },
    {
      name: 'line',
      label: 'Small words below',
      sample: 'Croeso · Welcome',
      maxLength: 28,
      optional: true,
      ideas: ['Croeso · Welcome', 'Welcome', 'Post through the side', 'Beware of the cat'],
    },
  ],
  layout(surface) {
    const motifs = framesOf(surface).flatMap((frame) => motif(frame, surface));
    return designDocument('house-sign', surface.area, [
      ...sheet(surface, '#274c40', CREAM),
      ...motifs,
    ]);
  },
};

function motif({ x, y, w, h, s }: Frame, surface: Surface): Drawn[] {
  const ink = isSheet(surface) ? CREAM : inkOn(surface, BOTTLE_GREEN, CREAM);
  const high = Math.min(h, s * 1.1);
  const width = Math.min(w, s * 2.1);
  const numberWidth = width * 0.26;
  const leafLength = Math.min(high * 0.1, width * 0.07);
  const beside = numberWidth / 2 + width * 0.045;
  const reach = width * 0.46 - beside;
  const stem = y - high * 0.2;
  return [
    text(x, y - high * 0.08, 'roman', high * 0.34, '12', ink, {
      field: 'number',
      maxWidth: numberWidth,
      centred: true,
    }),
    ...branch(x - beside, stem, 270, reach, 6, [ink], leafLength, SLIM_LEAF),
    ...branch(x + beside, stem, 90, reach, 6, [ink], leafLength, SLIM_LEAF),
    text(x, y + high * 0.22, 'serif', high * 0.26, 'Rose Cottage', ink, {
      field: 'name',
      maxWidth: width * 0.94,
      centred: true,
    }),
    text(x, y + high * 0.39, 'sans', high * 0.058, 'Croeso · Welcome', ink, {
      field: 'line',
      upperCase: true,
      tracking: 220,
      maxWidth: width * 0.74,
    }),
  ];
}
