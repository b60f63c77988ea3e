/** Two photographs with the names between them, or above and below where there is no width. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, heart } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { sheet } from '../sheet.ts';
import { frame as room } from '../split.ts';
import { gridOf, photoPlace } from './place.ts';

const INK = '#3b4a45';

export const photoPair: DesignTemplate = {
  slug: 'photo-pair',
  name: 'One Each Side',
  mood: 'Two faces, one door',
  fields: [
    { name: 'name', label: 'Names', sample: 'Megan & Joe', maxLength: 22, optional: true },
    {
      name: 'line',
      label: 'Words below',
      sample: 'married at last, 6 June',
      maxLength: 30,
      optional: true,
      ideas: ['home, sweet home', 'better together', 'beware of both'],
    },
  ],
  layout(surface) {
    return designDocument('photo-pair', surface.area, [
      ...sheet(surface, '#e6ebe2', INK),
      ...framesOf(surface).flatMap((frame) =>
        frame.w > frame.h * 1.5 ? beside(frame, surface) : above(frame, surface),
      ),
    ]);
  },
};

function beside({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const side = Math.min(h, w * 0.29);
  const out = w / 2 - side / 2;
  const words = room(x, y + h * 0.04, w - 2 * side - w * 0.06, h * 0.7);
  const box = { y, w: side, h: side };
  return [
    photoPlace(surface, { ...box, x: x - out }, 'sunset', { shape: 'rounded' }),
    photoPlace(surface, { ...box, x: x + out }, 'flowers', { shape: 'rounded' }),
    ...written(words, surface),
  ];
}

function above({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const high = Math.min(h, w);
  const top = y - high / 2;
  const art = { x, y: top + high * 0.32, w: w * 0.96, h: high * 0.56 };
  const boxes = gridOf(art, 2, 1, w * 0.03);
  return [
    ...boxes.map((box, at) =>
      photoPlace(surface, box, at === 0 ? 'sunset' : 'flowers', { shape: 'rounded' }),
    ),
    ...written(room(x, top + high * 0.82, w, high * 0.32), surface),
  ];
}

function written(words: Frame, surface: Surface): Drawn[] {
  const ink = inkOn(surface, INK, '#f6eedd');
  const { x, y, h } = words;
  return [
    heart(x, y - h * 0.42, h * 0.06, inkOn(surface, '#b8663f', '#e3b392')),
    ...caption(
      { art: words, words: { ...words, y: y + h * 0.05, h: h * 0.8 }, wide: false },
      {
        name: 'Megan & Joe',
        font: 'allura',
        tails: 0.12,
        ink,
        size: 0.24,
        below: {
          field: 'line',
          sample: 'married at last, 6 June',
          font: 'sans',
          size: 0.22,
          ink,
          capitals: true,
        },
      },
    ),
  ];
}
