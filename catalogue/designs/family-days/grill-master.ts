/** A kettle barbecue between its tools, smoke going up, and the name of whoever guards it. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { figure } from '../motifs/figure.ts';
import { fork, kettleBarbecue, slice, smoke } from '../motifs/home/barbecue.ts';
import { sheet } from '../sheet.ts';
import { split } from '../split.ts';

export const grillMaster: DesignTemplate = {
  slug: 'grill-master',
  name: 'Grill Master',
  mood: 'Charcoal, smoke and authority',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: 'Grill sergeant',
      maxLength: 22,
      optional: true,
      ideas: ['Grill sergeant', 'Licensed to grill', 'Head of smoke', 'Keeper of the flame'],
    },
    { name: 'name', label: 'Name', sample: 'Leroy', maxLength: 20 },
    {
      name: 'line',
      label: 'Words below',
      sample: 'whatever the weather',
      maxLength: 32,
      optional: true,
      ideas: ['whatever the weather', 'one more minute', 'patience, people', 'pink in the middle'],
    },
  ],
  layout(surface) {
    return designDocument('grill-master', surface.area, [
      ...sheet(surface, '#efe6d6', '#4a4648'),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(frame: Frame, surface: Surface): Drawn[] {
  const room = split(frame, 0.6);
  const red = inkOn(surface, '#a8412f', '#e9a98f');
  return [
    ...cookout(room.art, surface),
    ...caption(room, {
      name: 'Leroy',
      font: 'slab',
      ink: inkOn(surface, '#3b3a3d', '#f6eedd'),
      size: 0.17,
      sizeBeside: 0.22,
      above: {
        field: 'top',
        sample: 'Grill sergeant',
        font: 'narrow',
        size: 0.34,
        ink: red,
        capitals: true,
      },
      below: { field: 'line', sample: 'whatever the weather', font: 'hand', size: 0.44, ink: red },
    }),
  ];
}

function cookout({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = Math.min(w / 1.44, h * 0.71);
  const foot = y + Math.min(h, s * 1.3) * 0.48;
  const tool = { y: foot - s * 0.04, size: s * 0.82, mono };
  return [
    ...figure(slice, { ...tool, x: x - s * 0.58, rotation: -8 }),
    ...figure(fork, { ...tool, x: x + s * 0.58, rotation: 8 }),
    ...[
      [-0.13, 1.06, 0.42],
      [0.02, 1.1, 0.54],
      [0.16, 1.05, 0.4],
    ].flatMap(([right = 0, up = 0, size = 0], place) =>
      figure(smoke, {
        x: x + right * s,
        y: foot - up * s,
        size: size * s,
        mono,
        turned: place === 1,
      }),
    ),
    ...figure(kettleBarbecue, { x, y: foot, size: s, mono }),
  ];
}
