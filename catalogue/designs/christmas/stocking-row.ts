/** Five stockings along a bough of fir, a name on each cuff. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { listed } from '../../../src/artwork/design/fill-fields.ts';
import { designDocument, line, text } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { framesOf, hasHands, inkOn, isSheet } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { BERRY, FIRS, PALE_FIRS, berries, firTwig } from '../motifs/christmas/evergreens.ts';
import { CUFF, stocking } from '../motifs/christmas/stocking.ts';
import type { Knit } from '../motifs/christmas/stocking.ts';
import { figure } from '../motifs/figure.ts';
import { sheet } from '../sheet.ts';
import { snowfall } from './snowfall.ts';

const NAME = 'The Sharmas';
const MEMBERS = 'Mum, Dad, Priya, Dev, Biscuit';
const LINE = 'hung up on Christmas Eve';
const STOCKINGS: readonly { knit: Knit; wool: string; trim: string }[] = [
  { knit: 'stripes', wool: '#b8343c', trim: '#f6ecdc' },
  { knit: 'trees', wool: '#3f7358', trim: '#f1e3c4' },
  { knit: 'zigzag', wool: '#dcab4c', trim: '#a8323c' },
  { knit: 'diamonds', wool: '#4c7388', trim: '#f4e3bd' },
  { knit: 'spots', wool: '#c5655a', trim: '#fbf1df' },
];
const CUFF_FUR = '#f6efe2';
/** Twigs hang alternately over and under the bough, this many for each stocking. */
const TWIGS = 3;

export const stockingRow: DesignTemplate = {
  slug: 'stocking-row',
  name: 'Stocking Row',
  mood: 'Snug and expectant',
  fields: [
    { name: 'name', label: 'Family name', sample: NAME, maxLength: 26 },
    {
      name: 'members',
      label: 'Up to five names, with commas between',
      sample: MEMBERS,
      maxLength: 80,
    },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 34,
      optional: true,
      ideas: ['hung up on Christmas Eve', 'all home at last', 'Christmas 2026'],
    },
  ],
  layout(surface) {
    return designDocument('stocking-row', surface.area, [
      ...sheet(surface, '#e6e2d3', '#2f5d4a'),
      ...(isSheet(surface) ? snowfall(surface, 15, '#f8f5ec') : []),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const inset = isSheet(surface) ? 0.95 : 1;
  const length = Math.min(h * 0.56, (w * inset) / STOCKINGS.length / 0.68);
  const pitch = Math.min((w * inset) / STOCKINGS.length, length * 0.8);
  const size = Math.min(length * 0.44, w * 0.13, h * 0.17);
  const total = length * 1.2 + size * 2.05;
  const top = y - total / 2 + length * 0.16;
  const base = top + length + size * (hasHands(surface) ? 1.12 : 1.06);
  const ink = inkOn(surface, '#8f2b33', '#f6eedd');
  return [
    ...bough(x, top, pitch, length, surface),
    ...STOCKINGS.flatMap((_, place) => hung(x + (place - 2) * pitch, top, length, place, surface)),
    text(x, base, 'brush', size, NAME, ink, { field: 'name', maxWidth: w * 0.9, centred: true }),
    text(x, base + size * 0.62, 'sans', size * 0.25, LINE, inkOn(surface, '#2f5d4a', '#cfdcc2'), {
      field: 'line',
      upperCase: true,
      tracking: 120,
      maxWidth: w * (hasHands(surface) ? 0.66 : 0.84),
    }),
  ];
}

function bough(x: number, top: number, pitch: number, length: number, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const greens = inkOn(surface, FIRS, PALE_FIRS);
  const half = pitch * 2.5;
  const count = STOCKINGS.length * TWIGS;
  const step = (half * 2) / count;
  const twigs = Array.from({ length: count }, (_, place) => {
    const right = place >= count / 2;
    const at = x - half + step * (place + (right ? 0.02 : 0.98));
    const lean = place % 2 === 0 ? 74 : 104;
    return figure(firTwig(greens[place % greens.length] ?? greens[0]), {
      x: at,
      y: top - length * (mono ? 0.1 : 0.05),
      size: step * 1.16,
      mono,
      rotation: right ? lean : -lean,
    });
  }).flat();
  const fruit = [-2, -1, 0, 1].flatMap((place) =>
    figure(berries(BERRY, '#f3c3b4'), {
      x: x + (place + 0.5) * pitch,
      y: top - length * 0.05,
      size: step * 0.5,
      mono,
    }),
  );
  return [...twigs, ...(mono ? [] : fruit)];
}

function hung(x: number, top: number, length: number, item: number, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const look = STOCKINGS[item] ?? { knit: 'spots' as const, wool: '#b8343c', trim: CUFF_FUR };
  const unit = length / 100;
  const size = unit * 15;
  return [
    line(
      `M${number(x - unit * 4)} ${number(top - length * (mono ? 0.1 : 0.05))}V${number(top + unit * 2)}`,
      inkOn(surface, '#8a6a3f', '#e2c39a'),
      unit * 1.6,
    ),
    ...figure(stocking(look.knit, { ...look, cuff: CUFF_FUR }), { x, y: top, size: length, mono }),
    text(
      x + CUFF.x * unit,
      top + CUFF.y * unit + size * 0.31,
      'hand',
      size,
      listed(MEMBERS, item),
      mono ? '#000000' : '#4a332c',
      {
        field: 'members',
        listItem: item,
        maxWidth: CUFF.w * unit,
        centred: true,
      },
    ),
  ];
}
