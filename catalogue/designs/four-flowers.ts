/** Rose, thistle, daffodil and shamrock side by side, for families from more than one corner of these islands. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, heart, line, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn } from './frame.ts';
import type { Frame } from './frame.ts';
import { figure } from './motifs/figure.ts';
import { daffodil, rose, shamrock, thistle } from './motifs/home-flowers.ts';
import { BOTTLE_GREEN, CREAM, PAPER } from './palette.ts';
import { sheet } from './sheet.ts';

const FLOWERS = [rose, thistle, daffodil, shamrock];

export const fourFlowers: DesignTemplate = {
  slug: 'four-flowers',
  name: 'Four Flowers',
  mood: 'From all four corners',
  fields: [
    { name: 'name', label: 'Names', sample: 'Morag & Dai', maxLength: 24 },
    {
      name: 'line',
      label: 'Words below',
      sample: 'Married in Derry · 2026',
      maxLength: 32,
      optional: true,
      ideas: [
        'with love from all of us',
        'Bring a cake',
        'Head of the table',
        'Ruby wedding',
        'In full bloom',
      ],
    },
  ],
  layout(surface) {
    const motifs = framesOf(surface).flatMap((frame) => motif(frame, surface));
    return designDocument('four-flowers', surface.area, [
      ...sheet(surface, PAPER, BOTTLE_GREEN),
      ...motifs,
    ]);
  },
};

function motif({ x, y, w, h, s }: Frame, surface: Surface): Drawn[] {
  const ink = inkOn(surface, BOTTLE_GREEN, CREAM);
  const high = Math.min(h, s * 1.1);
  const wide = Math.min(w * 0.98, high * 1.35);
  const size = Math.min(high * 0.56, wide * 0.42);
  const step = Math.min(wide / FLOWERS.length, size * 0.72);
  const root = y + high * 0.12;
  const ruleY = root + high * 0.045;
  const half = wide * 0.44;
  return [
    ...FLOWERS.flatMap((parts, place) =>
      figure(parts, {
        x: x + (place - (FLOWERS.length - 1) / 2) * step,
        y: root,
        size,
        mono: surface.ground === 'mono',
      }),
    ),
    line(`M${number(x - half)} ${number(ruleY)}H${number(x - high * 0.05)}`, ink, high * 0.005),
    line(`M${number(x + high * 0.05)} ${number(ruleY)}H${number(x + half)}`, ink, high * 0.005),
    heart(x, ruleY, high * 0.02, inkOn(surface, '#c9586a', '#e58c96')),
    text(x, y + high * 0.315, 'parisienne', high * 0.185, 'Morag & Dai', ink, {
      field: 'name',
      maxWidth: wide * 0.96,
      centred: true,
    }),
    text(x, y + high * 0.465, 'sans', high * 0.044, 'Married in Derry · 2026', ink, {
      field: 'line',
      upperCase: true,
      tracking: 160,
      maxWidth: wide * 0.9,
    }),
  ];
}
