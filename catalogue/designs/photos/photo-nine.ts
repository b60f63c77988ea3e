/** Nine photographs in three rows, with a name in capitals below. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { sheet } from '../sheet.ts';
import { split } from '../split.ts';
import { gridOf, photoPlace, within } from './place.ts';
import type { Photograph } from '../../photographs/photographs.ts';

const SAMPLES: readonly Photograph[] = [
  'seaside',
  'birthday',
  'dog',
  'balloon',
  'family',
  'flowers',
  'cat',
  'lighthouse',
  'tree',
];

export const photoNine: DesignTemplate = {
  slug: 'photo-nine',
  name: 'Nine of a Kind',
  mood: 'The whole year on one wall',
  fields: [
    { name: 'name', label: 'Name', sample: 'The Adeyemis', maxLength: 24, optional: true },
    {
      name: 'line',
      label: 'Words below',
      sample: 'twenty twenty-six',
      maxLength: 30,
      optional: true,
      ideas: ['the first twelve months', 'everyone, at last'],
    },
  ],
  layout(surface) {
    return designDocument('photo-nine', surface.area, [
      ...sheet(surface, '#faf7f1', '#35474f'),
      ...framesOf(surface).flatMap((frame) => wall(frame, surface)),
    ]);
  },
};

function wall(frame: Frame, surface: Surface): Drawn[] {
  const parts = split(frame, 0.8);
  const box = within(parts.art, 1);
  const ink = inkOn(surface, '#35474f', '#f6eedd');
  return [
    ...gridOf({ ...box, w: box.w * 0.98, h: box.h * 0.98 }, 3, 3, box.w * 0.025).map((place, at) =>
      photoPlace(surface, place, SAMPLES[at] ?? 'tree'),
    ),
    ...caption(parts, {
      name: 'The Adeyemis',
      font: 'roman',
      ink,
      size: 0.11,
      sizeBeside: 0.17,
      capitals: true,
      below: { field: 'line', sample: 'twenty twenty-six', font: 'garamond', size: 0.42, ink },
    }),
  ];
}
