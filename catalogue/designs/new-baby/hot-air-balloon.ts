/** A striped hot-air balloon among the clouds: a small person setting out. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, line } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn, isSheet, mainFrame } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { figure } from '../motifs/figure.ts';
import { cloudOf } from '../motifs/moon.ts';
import { airship } from '../motifs/nursery/airship.ts';
import { curve, moved } from '../motifs/outline.ts';
import { sheet } from '../sheet.ts';
import { split } from '../split.ts';

const BIRD = curve('-10 -3, -5 -7, 0 0, 5 -7, 10 -3');
const MAIN = { skin: '#e0977f', stripe: '#f6e3cb', band: '#5f8f92', basket: '#b98555' };
const SECOND = { skin: '#86aebd', stripe: '#f6e3cb', band: '#e0b45c', basket: '#b98555' };

export const hotAirBalloon: DesignTemplate = {
  slug: 'hot-air-balloon',
  name: 'Hot-air Balloon',
  mood: 'Up, up and gently away',
  fields: [
    { name: 'name', label: 'Baby’s name', sample: 'Elowen', maxLength: 22 },
    {
      name: 'line',
      label: 'Words below',
      sample: 'landed 8 May 2026',
      maxLength: 32,
      optional: true,
      ideas: ['captain’s quarters', 'our little adventurer', 'up and away'],
    },
  ],
  layout(surface) {
    return designDocument('hot-air-balloon', surface.area, [
      ...sheet(surface, '#dcebef', '#5a7f8c'),
      ...(isSheet(surface) ? clouds(surface) : []),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(frame: Frame, surface: Surface): Drawn[] {
  const room = split(frame, 0.68);
  return [
    ...flight(room.art, surface),
    ...caption(room, {
      name: 'Elowen',
      font: 'brush',
      ink: inkOn(surface, '#41606e', '#f1f3ea'),
      below: {
        field: 'line',
        sample: 'landed 8 May 2026',
        font: 'sans',
        size: 0.25,
        ink: inkOn(surface, '#b5694f', '#e9c27c'),
        capitals: true,
      },
    }),
  ];
}

function flight({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = Math.min(w, h * 1.05);
  const foot = y + Math.min(h, s) * 0.46;
  const bird = inkOn(surface, '#5a7f8c', '#d9e6e6');
  const puff = isSheet(surface) ? '#ffffff' : inkOn(surface, '#d5e4e9', '#e8efef');
  const at = (right: number, up: number, size: number) => ({
    x: x + right * s,
    y: foot - up * s,
    size: size * s,
    mono,
  });
  return [
    ...(mono ? [] : figure(cloudOf(puff), at(-0.26, 0.12, 0.34))),
    // In one tone the two may not touch.
    ...figure(airship(SECOND), mono ? at(0.41, 0.34, 0.3) : at(0.33, 0.3, 0.42)),
    ...figure(airship(MAIN), at(-0.06, 0, 0.92)),
    ...figure(cloudOf(puff), mono ? at(0.34, 0.08, 0.3) : at(0.22, 0.06, 0.4)),
    ...[
      [-0.43, 0.36, 1],
      [-0.36, 0.27, 0.7],
    ].map(([right = 0, up = 0, size = 1]) =>
      line(moved(BIRD, x + right * s, foot - up * s, s * 0.004 * size), bird, s * 0.009 * size),
    ),
  ];
}

/** Pale clouds left and right of everything on a sheet. */
function clouds(surface: Surface): Drawn[] {
  const { w, h } = surface.area;
  if (surface.shape === 'round') return [];
  const { s } = mainFrame(surface);
  return (
    [
      [0.06, 0.2, 0.36],
      [0.93, 0.16, 0.42],
      [0.98, 0.9, 0.5],
      [0.02, 0.93, 0.44],
    ] as const
  ).flatMap(([right, down, size]) =>
    figure(cloudOf('#ecf5f7'), { x: w * right, y: h * down, size: s * size, mono: false }).map(
      (part) => ({ ...part, engrave: false }),
    ),
  );
}
