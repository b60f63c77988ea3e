/** Teapot, cup and cake under a string of bunting, for everybody whose kettle is always on. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import {
  designDocument,
  dot,
  ground,
  line,
  path,
  text,
} from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn, isSheet } from './frame.ts';
import type { Frame } from './frame.ts';
import { figure } from './motifs/figure.ts';
import { cake, steam, teacup, teapot } from './motifs/tea.ts';
import { hourMarks } from './sheet.ts';

const FLAGS = ['#e3a49a', '#7fa8a3', '#e0b45c', '#b8434a', '#5f8a86'];
const FLAG = 'M-.5 0L.5 0L0 1.15Z';
const FLAG_COUNT = 9;
/** Distance of the dots on the tablecloth, in shares of the motif. */
const DOTS = 0.085;

export const teaTime: DesignTemplate = {
  slug: 'tea-time',
  name: 'Tea Time',
  mood: 'Kettle’s on',
  fields: [
    { name: 'name', label: 'Name', sample: 'Auntie Bev', maxLength: 20 },
    {
      name: 'line',
      label: 'Words below',
      sample: 'the kettle’s always on',
      maxLength: 32,
      optional: true,
      ideas: [
        'the kettle’s always on',
        'always four o’clock',
        'reserved',
        'two sugars, love',
        'crossword in progress',
      ],
    },
  ],
  layout(surface) {
    const cloth = isSheet(surface)
      ? [ground(surface.area, '#e4edea'), ...tablecloth(surface), ...hourMarks(surface, '#35524e')]
      : [];
    const motifs = framesOf(surface).flatMap((frame) => motif(frame, surface));
    return designDocument('tea-time', surface.area, [...cloth, ...motifs]);
  },
};

function motif({ x, y, w, h, s }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const ink = inkOn(surface, '#35524e', '#f6eedd');
  const high = Math.min(h, s * 1.1);
  const wide = Math.min(w, high * 1.3);
  const size = Math.min(wide * 0.42, high * 0.5);
  const table = y + high * 0.13;
  const words = Math.min(w * 0.94, high * 1.35);
  return [
    ...bunting(x, y - high * 0.47, wide * 0.47, high * 0.085, surface),
    ...figure(steam, { x: x - size * 0.6, y: table - size * 0.54, size: size * 0.9, mono }),
    ...figure(teapot, { x, y: table, size, mono }),
    ...figure(teacup, { x: x - wide * 0.335, y: table, size: size * 0.56, mono, turned: true }),
    ...figure(cake, { x: x + wide * 0.36, y: table, size: size * 0.52, mono }),
    line(
      `M${number(x - wide * 0.46)} ${number(table + high * 0.025)}H${number(x + wide * 0.46)}`,
      ink,
      high * 0.009,
    ),
    text(x, y + high * 0.325, 'pacifico', high * 0.15, 'Auntie Bev', ink, {
      field: 'name',
      maxWidth: words,
      centred: true,
    }),
    text(
      x,
      y + high * 0.459,
      'hand',
      high * 0.088,
      'the kettle’s always on',
      inkOn(surface, '#b8434a', '#f0c7bd'),
      { field: 'line', maxWidth: words * 0.92 },
    ),
  ];
}

function bunting(x: number, y: number, half: number, drop: number, surface: Surface): Drawn[] {
  const string = inkOn(surface, '#8aa39c', '#d3e0dc');
  // The string hangs as a parabola; flags stand square to it.
  const hang = (share: number): number => y + drop * (1 - share ** 2);
  const size = (half * 2) / (FLAG_COUNT * 1.32);
  const curve = `M${number(x - half)} ${number(y)}Q${number(x)} ${number(y + drop * 2)} ${number(x + half)} ${number(y)}`;
  return [
    line(curve, string, size * 0.07),
    ...FLAGS.flatMap((_, first) => [first, first + FLAGS.length])
      .filter((place) => place < FLAG_COUNT)
      .map((place) => {
        const share = ((place + 0.5) / FLAG_COUNT) * 2 - 1;
        const slope = (Math.atan2(-2 * drop * share, half) * 180) / Math.PI;
        return path(x + share * half, hang(share), FLAG, FLAGS[place % FLAGS.length] ?? string, {
          scale: number(size),
          rotation: number(slope),
        });
      }),
  ];
}

/** Polka dots in offset rows, leaving the middle plain for the words. */
function tablecloth(surface: Surface): Drawn[] {
  const { w, h, bleed } = surface.area;
  const drawn: Drawn[] = [];
  for (const { x, y, w: wide, h: high, s } of framesOf(surface)) {
    const step = s * DOTS;
    const [columns, rows] = [Math.ceil((w / 2 + bleed) / step), Math.ceil((h / 2 + bleed) / step)];
    for (let row = -rows; row <= rows; row++) {
      for (let column = -columns; column <= columns; column++) {
        const [dotX, dotY] = [x + (column + Math.abs(row % 2) / 2) * step, y + row * step];
        const inside =
          Math.abs(dotX - x) < Math.min(wide / 2, s * 0.74) && Math.abs(dotY - y) < high * 0.53;
        const marks =
          surface.shape === 'round' && Math.hypot(dotX - w / 2, dotY - h / 2) > w * 0.41;
        if (!inside && !marks)
          drawn.push(dot(dotX, dotY, s * 0.0085, '#ffffff', { engrave: false }));
      }
    }
  }
  return drawn;
}
