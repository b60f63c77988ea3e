/** A striped jug full of tulips and daisies, as put on a table for somebody’s mother. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, line } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { radians } from '../../../src/artwork/drawing/foliage.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn, isSheet } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { figure } from '../motifs/figure.ts';
import { stripedJug } from '../motifs/home/jug.ts';
import { daisy, tulip } from '../motifs/flowers/meadow.ts';
import { sheet } from '../sheet.ts';
import { split, stack } from '../split.ts';

/** Stems in the jug, the farthest back first: heading, length, kind. */
const STEMS = [
  [-34, 0.62, 'daisy'],
  [35, 0.6, 'daisy'],
  [-19, 0.74, 'rose'],
  [20, 0.76, 'sun'],
  [0, 0.82, 'daisy'],
  [-46, 0.46, 'sun'],
  [47, 0.47, 'rose'],
  [-9, 0.62, 'sun'],
  [11, 0.62, 'rose'],
  [-27, 0.48, 'rose'],
  [28, 0.48, 'sun'],
] as const;

export const flowerJug: DesignTemplate = {
  slug: 'flower-jug',
  name: 'Flower Jug',
  mood: 'Sunday best, windows open',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: 'Happy Mother’s Day',
      maxLength: 26,
      optional: true,
      ideas: [
        'Happy Mother’s Day',
        'Thank you',
        'Always in season',
        'Happy birthday',
        'With love to',
      ],
    },
    { name: 'name', label: 'Name', sample: 'Mam', maxLength: 22 },
    {
      name: 'line',
      label: 'Words below',
      sample: 'love from the three of us',
      maxLength: 34,
      optional: true,
      ideas: ['love from all of us', 'who grew us all', 'love from the three of us'],
    },
  ],
  layout(surface) {
    return designDocument('flower-jug', surface.area, [
      ...sheet(surface, '#eef0e4', '#5f7f6a'),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(frame: Frame, surface: Surface): Drawn[] {
  const room =
    isSheet(surface) && frame.w < frame.h * 1.2 ? stack(frame, 0.63) : split(frame, 0.63);
  const soft = inkOn(surface, '#5f7f6a', '#cfdcc2');
  return [
    ...bunch(room.art, surface),
    ...caption(room, {
      name: 'Mam',
      font: 'lobster',
      ink: inkOn(surface, '#a8504a', '#f3c8b8'),
      size: 0.19,
      sizeBeside: 0.26,
      above: { field: 'top', sample: 'Happy Mother’s Day', font: 'hand', size: 0.44, ink: soft },
      below: {
        field: 'line',
        sample: 'love from the three of us',
        font: 'hand',
        size: 0.38,
        ink: soft,
      },
    }),
  ];
}

function bunch({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = Math.min(w * 0.98, h * 0.98);
  const foot = y + Math.min(h, s) * 0.49;
  const stem = inkOn(surface, '#7f9d6c', '#b9d0a4');
  const jug = s * 0.44;
  const mouth = foot - jug * 0.9;
  const kinds = {
    daisy: daisy(
      surface.ground === 'light' && !isSheet(surface) ? '#f3e3b8' : '#ffffff',
      '#e0b45c',
      stem,
    ),
    rose: tulip('#d9806f', '#c46a5b', stem),
    sun: tulip('#e8b766', '#d59c48', stem),
  };
  const stems = STEMS.filter(
    ([heading], place) =>
      !mono || (place !== 7 && place !== 8 && Math.abs(heading) !== 19 && Math.abs(heading) !== 20),
  ).flatMap(([heading, length, kind], place) => {
    const angle = radians(heading);
    return figure(kinds[kind], {
      x: x + Math.sin(angle) * jug * 0.06 + (heading / 47) * jug * 0.16,
      y: mouth + jug * 0.08,
      size: s * length * 0.72,
      mono,
      rotation: heading,
      turned: place % 2 === 0,
    });
  });
  return [
    ...stems,
    line(
      `M${number(x - s * 0.36)} ${number(foot + s * 0.008)}H${number(x + s * 0.36)}`,
      inkOn(surface, '#b9c4a4', '#cfdcc2'),
      s * 0.012,
    ),
    ...figure(stripedJug, { x, y: foot, size: jug, mono }),
  ];
}
