/** Two birds on one branch with a heart between them. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, heart, leaf, line } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn, isSheet } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { figure } from '../motifs/figure.ts';
import { smallBird } from '../motifs/love/bird.ts';
import { brushed, moved } from '../motifs/outline.ts';
import { PALE_LEAVES } from '../palette.ts';
import { sheet } from '../sheet.ts';
import { split, stack } from '../split.ts';

const GREENS = ['#7f9d7c', '#a4b894', '#5b7d63', '#93a97f'];
/** Leaves: place on the branch in hundredths, heading, length. */
const LEAVES = [
  [-58, 5, -62, 17],
  [-60, 6, -112, 16],
  [-48, 7, -150, 14],
  [-44, 4, -28, 13],
  [-24, 6, 164, 15],
  [-4, 6, 196, 13],
  [14, 5, 158, 14],
  [36, 2, 140, 14],
  [42, -1, 26, 14],
  [54, -4, 62, 17],
  [56, -3, 112, 16],
] as const;

export const loveBirds: DesignTemplate = {
  slug: 'love-birds',
  name: 'Love Birds',
  mood: 'Side by side, all weathers',
  fields: [
    { name: 'name', label: 'Both names', sample: 'Megan & Ife', maxLength: 28 },
    {
      name: 'line',
      label: 'Words below',
      sample: 'together since 2019',
      maxLength: 32,
      optional: true,
      ideas: ['still talking', 'together always', 'love birds'],
    },
  ],
  layout(surface) {
    return designDocument('love-birds', surface.area, [
      ...sheet(surface, '#f6e9e1', '#8f6a5f'),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(frame: Frame, surface: Surface): Drawn[] {
  const room = isSheet(surface) ? stack(frame, 0.64) : split(frame, 0.62);
  return [
    ...pair(room.art, surface),
    ...caption(room, {
      name: 'Megan & Ife',
      font: 'lobster',
      ink: inkOn(surface, '#7a3f47', '#f8ecdf'),
      size: 0.17,
      sizeBeside: 0.24,
      below: {
        field: 'line',
        sample: 'together since 2019',
        font: 'hand',
        size: 0.42,
        ink: inkOn(surface, '#5b7d63', '#cfdcc2'),
      },
    }),
  ];
}

function pair({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const unit = Math.min(w / 150, (h * 0.98) / 100);
  const foot = y + unit * 32;
  const greens = inkOn(surface, GREENS, PALE_LEAVES);
  const red = inkOn(surface, '#cf5f5a', '#e8938a');
  const wood = brushed('-62 6, -34 3, 0 6, 32 3, 60 -4', 4.6, 0.5, 0.3);
  return [
    line(moved(wood, x, foot, unit), 'none', 0, {
      fill: inkOn(surface, '#7b5a3c', '#c9a577'),
      stroke: undefined,
    }),
    ...LEAVES.map(([right, down, turn, size], place) =>
      leaf(
        x + right * unit,
        foot + down * unit,
        turn,
        size * unit,
        greens[place % greens.length] ?? '#7f9d7c',
      ),
    ),
    ...figure(smallBird('#86a5ae', '#6c8b96', '#e9dcc4'), {
      x: x - 27 * unit,
      y: foot + 3 * unit,
      size: 58 * unit,
      mono,
    }),
    ...figure(smallBird('#d99a86', '#c27f6d', '#f6e6d2'), {
      x: x + 27 * unit,
      y: foot + 3 * unit,
      size: 58 * unit,
      mono,
      turned: true,
    }),
    heart(x, foot - 52 * unit, 11 * unit, red),
    heart(x - 16 * unit, foot - 66 * unit, 5 * unit, inkOn(surface, '#e0a08f', '#f0c9b8')),
    heart(x + 15 * unit, foot - 69 * unit, 6 * unit, inkOn(surface, '#e0b45c', '#f2d27a')),
  ];
}
