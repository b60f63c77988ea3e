/** A small elephant that has caught a heart on a string. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, dot, heart, line, text } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { rng } from '../../../src/artwork/drawing/seeded-random.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { framesOf, inkOn, isSheet } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { figure } from '../motifs/figure.ts';
import { elephant } from '../motifs/nursery/elephant.ts';
import { string } from '../motifs/party/balloon.ts';
import { sheet } from '../sheet.ts';
import { split } from '../split.ts';

const NAME = 'Tomos';
const DATE = '19 June 2026 · 6:40 am';
const LINE = '7 lb 9 oz · Swansea';

export const littleElephant: DesignTemplate = {
  slug: 'little-elephant',
  name: 'Little Elephant',
  mood: 'Gentle and steady',
  fields: [
    { name: 'name', label: 'Baby’s name', sample: NAME, maxLength: 22 },
    { name: 'date', label: 'Day and time', sample: DATE, maxLength: 30, optional: true },
    { name: 'line', label: 'Weight and place', sample: LINE, maxLength: 30, optional: true },
  ],
  layout(surface) {
    return designDocument('little-elephant', surface.area, [
      ...sheet(surface, '#f3ece2', '#7d8d98'),
      ...(isSheet(surface) ? spots(surface) : []),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(frame: Frame, surface: Surface): Drawn[] {
  const { art, words, wide } = split(frame, 0.6);
  const ink = inkOn(surface, '#4f6270', '#f3efe4');
  const soft = inkOn(surface, '#a9695c', '#e9c9b4');
  const size = Math.min(words.w * (wide ? 0.25 : 0.19), words.h / 1.95);
  const y = wide ? words.y : words.y - words.h * 0.1;
  const small = { upperCase: true, tracking: 120, maxWidth: words.w * 0.88 };
  return [
    ...walk(art, surface),
    text(words.x, y + size * 0.1, 'friendly', size, NAME, ink, {
      field: 'name',
      maxWidth: words.w * 0.92,
      centred: true,
    }),
    text(words.x, y + size * 0.66, 'sans', size * 0.23, DATE, soft, { field: 'date', ...small }),
    text(words.x, y + size * 1.04, 'sans', size * 0.23, LINE, soft, { field: 'line', ...small }),
  ];
}

function walk({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = Math.min(w / 1.35, h * 0.74);
  const foot = y + Math.min(h, s * 1.36) * 0.48;
  const unit = s / 100;
  const middle = x - 6 * unit;
  const red = inkOn(surface, '#d57f70', '#e8a093');
  const hand = { x: middle + 66 * unit, y: foot - 90 * unit };
  const hearts = [
    { x: middle + 58 * unit, y: foot - 118 * unit, r: 9 * unit },
    { x: middle + 76 * unit, y: foot - 110 * unit, r: 6.4 * unit },
  ];
  return [
    ...hearts.map((one) =>
      string(
        one.x,
        one.y + one.r * 0.5,
        hand.x,
        hand.y + 6 * unit,
        inkOn(surface, '#a9a29a', '#d9cbb0'),
        unit * 1.1,
      ),
    ),
    ...hearts.map((one, place) =>
      heart(one.x, one.y, one.r, place === 0 ? red : inkOn(surface, '#e0b45c', '#f2d27a')),
    ),
    line(
      `M${number(middle - 62 * unit)} ${number(foot + unit)}H${number(middle + 80 * unit)}`,
      inkOn(surface, '#b9c4b0', '#cfdcc2'),
      unit * 1.8,
    ),
    ...figure(elephant, { x: middle, y: foot, size: s, mono }),
  ];
}

function spots({ area: { w, h, bleed }, shape }: Surface): Drawn[] {
  if (shape === 'round') return [];
  const chance = rng(33);
  const s = Math.min(w, h);
  return Array.from({ length: 60 }, () =>
    dot(
      -bleed + chance() * (w + 2 * bleed),
      -bleed + chance() * (h + 2 * bleed),
      s * (0.006 + 0.006 * chance()),
      '#fbf7ef',
      {
        engrave: false,
      },
    ),
  );
}
