/** Two hearts drawn through each other between sprigs, two names and the day. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, line, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { branch } from '../../src/artwork/drawing/foliage.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn, isSheet } from './frame.ts';
import type { Frame } from './frame.ts';
import { figure } from './motifs/figure.ts';
import { moved, pierced, symmetric } from './motifs/outline.ts';
import { PALE_LEAVES } from './palette.ts';
import { sheet } from './sheet.ts';

const NAME = 'Aaliyah & Tomasz';
const DATE = '12 September 2026';
const PLACE = 'Portrush';
const SAGE = ['#8ba287', '#a9bb9f', '#748d72', '#c0cdb4'];

const heart = symmetric('0 -20 .1, 5 -29, 16 -35, 28 -32, 34 -20, 31 -4, 19 14, 7 27, 0 35 .1');
const inner = symmetric(
  '0 -14.6 .1, 6.6 -24.4, 16 -30.6, 25.6 -28, 30 -18.6, 27.2 -4.6, 16 11, 5.4 23, 0 29.6 .1',
);
/** A brush-drawn heart: its line swells on the way round, because inner and outer outline differ. */
const brushHeart = pierced(heart, [inner]);

export const twoHearts: DesignTemplate = {
  slug: 'two-hearts',
  name: 'Two Hearts',
  mood: 'Tender and festive',
  fields: [
    { name: 'name', label: 'Both names', sample: NAME, maxLength: 32 },
    { name: 'date', label: 'Date', sample: DATE, maxLength: 24, optional: true },
    {
      name: 'place',
      label: 'Place or words below',
      sample: PLACE,
      maxLength: 28,
      optional: true,
      ideas: ['Always', 'Happily ever after', 'Just married'],
    },
  ],
  layout(surface) {
    const paper = [
      ...sheet(surface, '#fbf2ec', '#b98a6b'),
      ...(isSheet(surface) ? frameLines(surface) : []),
    ];
    return designDocument('two-hearts', surface.area, [
      ...paper,
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(room: Frame, surface: Surface): Drawn[] {
  const { x, y, w, h } = room;
  const mono = surface.ground === 'mono';
  const ink = inkOn(surface, '#6b4a48', '#f8ecdf');
  const height = Math.min(h, w * 1.05);
  const width = Math.min(w, height * 1.9);
  const size = Math.min(height * 0.25, width * 0.2);
  const top = y - height * 0.5;
  const hearts = Math.min(height * 0.52, width * 0.42);
  const heartsAt = top + height * 0.255;
  const leaves = inkOn(surface, SAGE, PALE_LEAVES);
  const leafLength = Math.min(height, width) * 0.08;
  const sprigLength = Math.min(width * 0.5 - hearts * 0.6 - leafLength * 0.7, height * 0.42);
  const pairs = Math.max(3, Math.round(sprigLength / leafLength / 0.75));
  const small = { upperCase: true, tracking: 190, maxWidth: width * 0.84 };
  return [
    ...branch(
      x - hearts * 0.56,
      heartsAt + hearts * 0.06,
      -78,
      sprigLength,
      pairs,
      leaves,
      leafLength,
    ),
    ...branch(
      x + hearts * 0.56,
      heartsAt + hearts * 0.06,
      78,
      sprigLength,
      pairs,
      leaves,
      leafLength,
    ),
    ...figure([{ d: moved(brushHeart, -17, 2, 0.94, -13), fill: '#d28f83' }], {
      x,
      y: heartsAt,
      size: hearts,
      mono,
    }),
    ...figure([{ d: moved(brushHeart, 17, -2, 0.94, 13), fill: '#d9ae62' }], {
      x,
      y: heartsAt,
      size: hearts,
      mono,
    }),
    text(x, top + height * 0.715, 'script', size, NAME, ink, {
      field: 'name',
      // Swashes reach over the width that type is measured by, and may not touch the hairlines.
      maxWidth: width * (isSheet(surface) ? 0.82 : 0.94),
      centred: true,
    }),
    text(x, top + height * 0.87, 'sans', size * 0.25, DATE, ink, { field: 'date', ...small }),
    text(
      x,
      top + height * 0.955,
      'sans',
      size * 0.21,
      PLACE,
      inkOn(surface, '#a97868', '#e9c9b4'),
      { field: 'place', ...small },
    ),
  ];
}

/** A double hairline inside the edge of a sheet. */
function frameLines({ area: { w, h, safe }, shape }: Surface): Drawn[] {
  if (shape === 'round') return [];
  const s = Math.min(w, h);
  return [0.012, 0.03].map((share, place) => {
    const inset = safe * 0.5 + s * share;
    const d = `M${number(inset)} ${number(inset)}H${number(w - inset)}V${number(h - inset)}H${number(inset)}Z`;
    return line(d, '#dcb99e', s * (place === 0 ? 0.005 : 0.0025));
  });
}
