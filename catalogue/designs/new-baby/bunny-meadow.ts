/** A rabbit with a crown of flowers, sitting in a meadow of daisies and tulips. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn, isSheet, mainFrame } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { figure } from '../motifs/figure.ts';
import type { Part } from '../motifs/figure.ts';
import { daisy, tulip } from '../motifs/flowers/meadow.ts';
import { rabbit } from '../motifs/nursery/rabbit.ts';
import { grass } from '../motifs/woodland.ts';
import { hill, overEdge, rolling } from '../scene.ts';
import { sheet } from '../sheet.ts';
import { split, stack } from '../split.ts';
import type { Split } from '../split.ts';

/** Plants of the meadow: place, height, kind; nearer ones come later. */
const PLANTS = [
  [-0.42, 0.4, 'daisy'],
  [0.4, 0.44, 'tulip'],
  [-0.3, 0.5, 'tulip'],
  [0.29, 0.36, 'daisy'],
  [-0.52, 0.3, 'tulip'],
  [0.53, 0.32, 'daisy'],
] as const;
const TUFTS = [-0.46, -0.34, -0.22, 0.22, 0.35, 0.47] as const;

export const bunnyMeadow: DesignTemplate = {
  slug: 'bunny-meadow',
  name: 'Bunny Meadow',
  mood: 'Spring morning, bare feet',
  fields: [
    { name: 'name', label: 'Name', sample: 'Cerys', maxLength: 20 },
    {
      name: 'line',
      label: 'Words below',
      sample: 'some bunny is one',
      maxLength: 30,
      optional: true,
      ideas: ['please knock softly', 'Easter 2026', 'some bunny loves you', 'hop to it'],
    },
  ],
  layout(surface) {
    return designDocument('bunny-meadow', surface.area, [
      ...sheet(surface, '#f6efe0', '#6f8a66'),
      ...(isSheet(surface) ? hills(surface) : []),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function roomOf(frame: Frame, surface: Surface): Split {
  return isSheet(surface) ? stack(frame, 0.68) : split(frame, 0.68);
}

function hills(surface: Surface): Drawn[] {
  if (surface.shape === 'round') return [];
  const { w, h } = surface.area;
  const level = footOf(roomOf(mainFrame(surface), surface).art);
  return [
    hill(overEdge(surface), rolling(2, w * 0.9, level - h * 0.07, h * 0.04), '#e3e8cf', {
      engrave: false,
    }),
    hill(overEdge(surface), rolling(6, w * 1.1, level - h * 0.01, h * 0.014), '#d3dfbd', {
      engrave: false,
    }),
  ];
}

function footOf({ y, w, h }: Frame): number {
  return y + Math.min(h, sizeOf(w, h) * 1.06) * 0.47;
}

function sizeOf(w: number, h: number): number {
  return Math.min(w / 1.22, h * 0.95);
}

function motif(frame: Frame, surface: Surface): Drawn[] {
  const room = roomOf(frame, surface);
  return [
    ...meadow(room.art, surface),
    ...caption(room, {
      name: 'Cerys',
      font: 'round',
      ink: inkOn(surface, '#5a6f4c', '#f3efe0'),
      size: 0.17,
      sizeBeside: 0.24,
      below: {
        field: 'line',
        sample: 'some bunny is one',
        font: 'hand',
        size: 0.44,
        ink: inkOn(surface, '#a3604f', '#e9b9a4'),
      },
    }),
  ];
}

function meadow({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = sizeOf(w, h);
  const foot = footOf({ x, y, w, h, s });
  const stem = inkOn(surface, '#7f9d6c', '#b9d0a4');
  const kinds: Record<'daisy' | 'tulip', Part[]> = {
    daisy: daisy(
      isSheet(surface) || surface.ground === 'dark' ? '#ffffff' : '#f0dfae',
      '#e0b45c',
      stem,
    ),
    tulip: tulip('#d9806f', '#c46a5b', stem),
  };
  return [
    ...PLANTS.flatMap(([right, size, kind], place) =>
      figure(kinds[kind], {
        x: x + right * s,
        y: foot,
        size: size * s,
        mono,
        turned: place % 2 === 0,
      }),
    ),
    ...figure(rabbit, { x, y: foot, size: s, mono }),
    ...(mono
      ? []
      : TUFTS.flatMap((right, place) =>
          figure(grass(stem), {
            x: x + right * s,
            y: foot + s * 0.01,
            size: s * (place % 2 === 0 ? 0.14 : 0.1),
            mono,
          }),
        )),
  ];
}
