/** Two names in a flowing hand over a pen flourish and a small heart, for weddings and anniversaries. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, heart, shape, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn } from './frame.ts';
import type { Frame } from './frame.ts';
import { brushed, mirrored, moved } from './motifs/outline.ts';
import { CREAM } from './palette.ts';
import { sheet } from './sheet.ts';

/** One arm of the flourish, from beside the heart outwards, ending in a curl; a hundred units long. */
const ARM = brushed(
  '9 0, 22 7, 38 5, 56 -5, 76 -8, 93 -1, 97 8, 89 13, 82 8, 85 3',
  3.2,
  0.25,
  0.3,
);

export const scriptFlourish: DesignTemplate = {
  slug: 'script-flourish',
  name: 'Pen Flourish',
  mood: 'Romantic handwriting',
  fields: [
    { name: 'name', label: 'Names', sample: 'Mr & Mr Walsh', maxLength: 24 },
    {
      name: 'line',
      label: 'Date or words below',
      sample: '22 · 08 · 2026',
      maxLength: 24,
      optional: true,
      ideas: ['x x x', 'With all my love', 'Happily ever after', '50 golden years'],
    },
  ],
  layout(surface) {
    const motifs = framesOf(surface).flatMap((frame) => motif(frame, surface));
    return designDocument('script-flourish', surface.area, [
      ...sheet(surface, '#fbf3ec', '#7a4a3c'),
      ...motifs,
    ]);
  },
};

function motif({ x, y, w, s }: Frame, surface: Surface): Drawn[] {
  const ink = inkOn(surface, '#7a4a3c', CREAM);
  const width = Math.min(w * 0.92, s * 1.45);
  const size = Math.min(s * 0.34, width * 0.24);
  const arm = Math.min(width * 0.34, s * 0.36) / 100;
  const below = y + size * 0.62;
  return [
    text(x, y + size * 0.12, 'script', size, 'Mr & Mr Walsh', ink, {
      field: 'name',
      maxWidth: width,
      centred: true,
    }),
    shape(moved(ARM, number(x), number(below), arm), ink),
    shape(moved(mirrored(ARM), number(x), number(below), arm), ink),
    heart(x, below, arm * 6.5, inkOn(surface, '#c4684a', '#ee9a84')),
    text(x, y + size * 1.22, 'sans', size * 0.24, '22 · 08 · 2026', ink, {
      field: 'line',
      upperCase: true,
      tracking: 180,
      maxWidth: width * 0.8,
    }),
  ];
}
