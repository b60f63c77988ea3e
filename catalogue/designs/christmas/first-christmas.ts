/** A bear cub in a bobble hat among small firs, for a first Christmas. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, line, star } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn, isSheet, mainFrame } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { bearCub } from '../motifs/christmas/bear.ts';
import { FIRS, PALE_FIRS, firTree } from '../motifs/christmas/evergreens.ts';
import { figure } from '../motifs/figure.ts';
import { sheet } from '../sheet.ts';
import { split, stack } from '../split.ts';
import type { Split } from '../split.ts';
import { snowfall } from './snowfall.ts';
import { snowyGround } from './snowy-ground.ts';

/** Firs left and right of the cub, in shares of the picture: place and height. */
const TREES = [
  [-0.42, 0.6],
  [-0.58, 0.4],
  [0.42, 0.5],
  [0.57, 0.66],
] as const;
const STARS = [
  [-0.3, 0.84, 0.045],
  [0.31, 0.9, 0.06],
  [-0.5, 0.98, 0.03],
  [0.5, 0.78, 0.028],
] as const;

export const firstChristmas: DesignTemplate = {
  slug: 'first-christmas',
  name: 'First Christmas',
  mood: 'Small and snug',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: 'My first Christmas',
      maxLength: 26,
      optional: true,
      ideas: ['My first Christmas', 'First Christmas', 'Best big sister', 'Best big brother'],
    },
    { name: 'name', label: 'Name', sample: 'Osian', maxLength: 20 },
    {
      name: 'line',
      label: 'Words below',
      sample: '2026',
      maxLength: 24,
      optional: true,
      ideas: ['2026', 'Christmas 2026', '25 December 2026'],
    },
  ],
  layout(surface) {
    return designDocument('first-christmas', surface.area, [
      ...sheet(surface, '#d5e2e4', '#45626b'),
      ...(isSheet(surface) ? scenery(surface) : []),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function roomOf(frame: Frame, surface: Surface): Split {
  return isSheet(surface) ? stack(frame, 0.6) : split(frame, 0.6);
}

function scenery(surface: Surface): Drawn[] {
  const { art } = roomOf(mainFrame(surface), surface);
  return [...snowyGround(surface, footOf(art)), ...snowfall(surface, 21, '#ffffff', [], 0.7)];
}

function footOf({ y, w, h }: Frame): number {
  return y + Math.min(h, sizeOf(w, h) * 1.08) * 0.46;
}

function sizeOf(w: number, h: number): number {
  return Math.min(w / 1.5, h * 0.93);
}

function motif(frame: Frame, surface: Surface): Drawn[] {
  const room = roomOf(frame, surface);
  const ink = inkOn(surface, '#35525c', '#f6eedd');
  const red = inkOn(surface, '#a8323c', '#e9b7a4');
  return [
    ...clearing(room.art, surface),
    ...caption(room, {
      name: 'Osian',
      font: 'friendly',
      ink,
      size: 0.18,
      sizeBeside: 0.25,
      above: { field: 'top', sample: 'My first Christmas', font: 'brush', size: 0.46, ink: red },
      below: { field: 'line', sample: '2026', font: 'sans', size: 0.26, ink: red, capitals: true },
    }),
  ];
}

function clearing({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = sizeOf(w, h);
  const foot = footOf({ x, y, w, h, s });
  const greens = inkOn(surface, FIRS, PALE_FIRS);
  const gold = inkOn(surface, '#dcab4c', '#f2d27a');
  return [
    ...(isSheet(surface)
      ? []
      : [
          line(
            `M${number(x - s * 0.66)} ${number(foot + s * 0.012)}H${number(x + s * 0.66)}`,
            inkOn(surface, '#9db8bb', '#cfdcc2'),
            s * 0.014,
          ),
        ]),
    ...TREES.flatMap(([right, size], place) =>
      figure(
        firTree(
          greens[place % greens.length] ?? greens[0],
          '#6d4a2f',
          inkOn(surface, '#f4f7f6', '#ffffff'),
        ),
        {
          // In one tone the firs stand clear of the cub, or all would run into one blot.
          x: x + right * s * (mono ? 1.14 : 1),
          y: foot,
          size: size * s,
          mono,
        },
      ),
    ),
    ...STARS.map(([right, up, size]) => star(x + right * s, foot - up * s, size * s, gold)),
    ...figure(bearCub, { x, y: foot, size: s * 0.98, mono }),
  ];
}
