/** One large photograph and four small ones beside it, with a name beneath, as on a page of an album. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { sheet } from '../sheet.ts';
import { frame as room } from '../split.ts';
import { gridOf, photoPlace } from './place.ts';
import type { Photograph } from '../../photographs/photographs.ts';

const INK = '#4d3b33';
const SMALL: readonly Photograph[] = ['dog', 'bear', 'birthday', 'robin'];

export const photoTable: DesignTemplate = {
  slug: 'photo-table',
  name: 'Album Page',
  mood: 'Everyone at the table',
  fields: [
    { name: 'name', label: 'Name', sample: 'Taid’s place', maxLength: 24, optional: true },
    {
      name: 'line',
      label: 'Words below',
      sample: 'no phones, except this one',
      maxLength: 32,
      optional: true,
      ideas: ['elbows off the table', 'no phones, except this one', 'seconds, please'],
    },
  ],
  layout(surface) {
    return designDocument('photo-table', surface.area, [
      ...sheet(surface, '#f4e3d3', INK),
      ...framesOf(surface).flatMap((frame) => page(frame, surface)),
    ]);
  },
};

function page({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const high = Math.min(h, w * 0.72);
  const top = y - high / 2;
  const gap = w * 0.018;
  const art = { w: w * 0.98, h: high * 0.76 };
  const half = (art.w - gap) / 2;
  const down = top + art.h / 2;
  const words = room(x, top + high * 0.89, w, high * 0.21);
  const ink = inkOn(surface, INK, '#f6eedd');
  return [
    photoPlace(surface, { x: x - half / 2 - gap / 2, y: down, w: half, h: art.h }, 'family', {
      shape: 'rounded',
    }),
    ...gridOf({ x: x + half / 2 + gap / 2, y: down, w: half, h: art.h }, 2, 2, gap).map((box, at) =>
      photoPlace(surface, box, SMALL[at] ?? 'cat', { shape: 'rounded' }),
    ),
    ...caption(
      { art: words, words, wide: false },
      {
        name: 'Taid’s place',
        font: 'lobster',
        ink,
        below: {
          field: 'line',
          sample: 'no phones, except this one',
          font: 'sans',
          size: 0.32,
          ink,
        },
      },
    ),
  ];
}
