/** A great numeral held up by balloons, for every age with a party. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, text } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { framesOf, hasHands, inkOn } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { figure } from '../motifs/figure.ts';
import { balloon, string } from '../motifs/party/balloon.ts';
import { sheet } from '../sheet.ts';

const NAME = 'Jayden';
const LINE = 'is five today';
const AGE = '5';
/** Balloons of the right half: place of the knot from the numeral’s foot, size, lean; colours by side. */
const BALLOONS = [
  { x: 0.72, y: 0.64, size: 0.5, lean: 14, left: '#d9745f', right: '#7fa8a3' },
  { x: 0.5, y: 0.86, size: 0.46, lean: 5, left: '#86aebd', right: '#e3a85c' },
  { x: 0.96, y: 0.86, size: 0.42, lean: 22, left: '#e9c27c', right: '#c77d8e' },
] as const;

export const balloonAge: DesignTemplate = {
  slug: 'balloon-age',
  name: 'Balloon Age',
  mood: 'Loud and light',
  fields: [
    { name: 'name', label: 'Name', sample: NAME, maxLength: 20 },
    { name: 'age', label: 'Age', sample: AGE, maxLength: 3 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 28,
      optional: true,
      ideas: [
        'our little wonder',
        'double trouble',
        'still no idea',
        'party animal',
        'hip hip hooray',
      ],
    },
  ],
  layout(surface) {
    return designDocument('balloon-age', surface.area, [
      ...sheet(surface, '#e3eef0', '#40566b'),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const ink = inkOn(surface, '#35506a', '#f6eedd');
  const height = Math.min(h, w * 1.08);
  const top = y - height / 2;
  const figureHeight = height * 0.5;
  const foot = top + height * 0.6;
  const size = Math.min(height * 0.19, w * 0.17);
  const base = foot + size * 1.12;
  const spread = Math.min(height * 0.44, w * 0.37);
  return [
    ...bunches(x, foot, height * 0.56, spread, surface),
    text(x, foot, 'poster', figureHeight / 0.72, AGE, inkOn(surface, '#c25a48', '#f0b28a'), {
      field: 'age',
      maxWidth: spread * 0.84,
    }),
    text(x, base, 'bubbly', size, NAME, ink, { field: 'name', maxWidth: w * 0.9, centred: true }),
    text(x, base + size * 0.62, 'hand', size * 0.44, LINE, inkOn(surface, '#b4653f', '#e9c27c'), {
      field: 'line',
      maxWidth: w * (hasHands(surface) ? 0.66 : 0.84),
    }),
  ];
}

function bunches(
  x: number,
  foot: number,
  height: number,
  spread: number,
  surface: Surface,
): Drawn[] {
  const mono = surface.ground === 'mono';
  const thread = inkOn(surface, '#9aa7ad', '#d9cbb0');
  return ([-1, 1] as const).flatMap((side) => {
    const strings = BALLOONS.map(({ x: right, y: up }) =>
      string(
        x + side * right * spread,
        foot - up * height + height * 0.36,
        x + side * spread * 0.64,
        foot,
        thread,
        height * 0.008,
      ),
    );
    const skins = BALLOONS.map(({ x: right, y: up, size, lean, left, right: other }) =>
      figure(balloon(side === -1 ? left : other, '#fff6e6'), {
        x: x + side * right * spread,
        y: foot - up * height + height * 0.36,
        // In one tone they do not overlap, or all would run into one blot.
        size: size * height * (mono ? 0.74 : 1),
        mono,
        rotation: side * lean,
        turned: side === 1,
      }),
    );
    return [...strings, ...skins.flat()];
  });
}
