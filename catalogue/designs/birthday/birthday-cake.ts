/** A cake with candles and its age on a plaque, under a string of flags. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, dot, text } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { rng } from '../../../src/artwork/drawing/seeded-random.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn, isSheet } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { figure } from '../motifs/figure.ts';
import { bunting } from '../motifs/party/balloon.ts';
import { PLAQUE, birthdayCake } from '../motifs/party/cake.ts';
import { sheet } from '../sheet.ts';
import { split, stack } from '../split.ts';

const FLAGS = ['#d9745f', '#e9c27c', '#7fa8a3', '#a594b8', '#9dbb95'];

export const birthdayCakeDesign: DesignTemplate = {
  slug: 'birthday-cake',
  name: 'Birthday Cake',
  mood: 'Candles lit, make a wish',
  fields: [
    { name: 'name', label: 'Name', sample: 'Marged', maxLength: 22 },
    { name: 'age', label: 'Age', sample: '60', maxLength: 3, optional: true },
    {
      name: 'line',
      label: 'Words below',
      sample: 'birthday girl since 1966',
      maxLength: 32,
      optional: true,
      ideas: [
        'chooses tonight’s pudding',
        'half-time oranges',
        'make a wish',
        'cake before dinner',
      ],
    },
  ],
  layout(surface) {
    return designDocument('birthday-cake', surface.area, [
      ...sheet(surface, '#f7ead9', '#7a5a63'),
      ...(isSheet(surface) ? confetti(surface) : []),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(frame: Frame, surface: Surface): Drawn[] {
  const room = isSheet(surface) ? stack(frame, 0.68) : split(frame, 0.68);
  const ink = inkOn(surface, '#7c4a58', '#f8e9dc');
  return [
    ...party(room.art, surface),
    ...caption(room, {
      name: 'Marged',
      font: 'lobster',
      ink,
      sizeBeside: 0.26,
      below: {
        field: 'line',
        sample: 'birthday girl since 1966',
        font: 'hand',
        size: 0.38,
        ink: inkOn(surface, '#b4653f', '#e9c27c'),
      },
    }),
  ];
}

function party({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = Math.min(w / 1.12, h * 0.83);
  const foot = y + h * 0.5 - s * 0.06;
  const half = Math.min(w * 0.49, s * 0.94);
  const size = s * 0.19;
  return [
    ...bunting(
      x - half,
      x + half,
      foot - s * 1.135,
      s * 0.09,
      13,
      FLAGS,
      inkOn(surface, '#b59a7a', '#d9cbb0'),
    ),
    ...figure(birthdayCake, { x, y: foot, size: s, mono }),
    text(
      x,
      foot + (PLAQUE.y / 100) * s + size * 0.34,
      'bubbly',
      size,
      '60',
      mono ? '#000000' : '#b4653f',
      {
        field: 'age',
        maxWidth: ((PLAQUE.radius * 1.6) / 100) * s,
        centred: true,
      },
    ),
  ];
}

function confetti({ area: { w, h, bleed }, shape }: Surface): Drawn[] {
  const chance = rng(61);
  const s = Math.min(w, h);
  return Array.from({ length: 70 }, (_, place) => ({
    x: -bleed + chance() * (w + 2 * bleed),
    y: -bleed + chance() * (h + 2 * bleed),
    size: s * (0.005 + 0.005 * chance()),
    fill: FLAGS[place % FLAGS.length] ?? '#d9745f',
  }))
    .filter(({ x, y }) => Math.abs(x - w / 2) > s * 0.42 || y < h * 0.1)
    .filter(({ x, y }) => shape !== 'round' || Math.hypot(x - w / 2, y - h / 2) < w * 0.42)
    .map(({ x, y, size, fill }) => dot(x, y, size, fill, { engrave: false, opacity: 0.75 }));
}
