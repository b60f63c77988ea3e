/** A letter out of its envelope, addressed by name, with hearts flying off. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, heart, text } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { rng } from '../../../src/artwork/drawing/seeded-random.ts';
import { framesOf, inkOn, isSheet } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { figure } from '../motifs/figure.ts';
import { LETTER, envelope } from '../motifs/love/envelope.ts';
import { sheet } from '../sheet.ts';

const TOP = 'Dearest';
const NAME = 'Dominik';
const LINE = 'I would choose you again';
/** Hearts that fly off: place and size in hundredths of the envelope, heading. */
const HEARTS = [
  [-58, -44, 7, -24],
  [-49, -64, 4.6, -12],
  [57, -50, 8, 22],
  [49, -70, 5, 8],
  [66, -26, 4, 34],
  [-66, -22, 4.4, -36],
] as const;
const ENVELOPE = { paper: '#d98a80', shade: '#a9514f', fold: '#e3a196', wax: '#b8343c' };
const REDS = ['#cf5f5a', '#e3948a', '#b8434a', '#e0b45c'];

export const loveLetter: DesignTemplate = {
  slug: 'love-letter',
  name: 'Love Letter',
  mood: 'Hand-delivered, heart on sleeve',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: TOP,
      maxLength: 20,
      optional: true,
      ideas: ['Dearest', 'My darling', 'Dear'],
    },
    { name: 'name', label: 'Name', sample: NAME, maxLength: 22 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 34,
      optional: true,
      ideas: [
        'I would choose you again',
        'yes to everything',
        'wait for me at the gate',
        'tea is on the left',
      ],
    },
  ],
  layout(surface) {
    return designDocument('love-letter', surface.area, [
      ...sheet(surface, '#f3d9d2', '#9b4a4c'),
      ...(isSheet(surface) ? drifting(surface) : []),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = Math.min(w / 1.42, (h * (isSheet(surface) ? 0.94 : 0.99)) / 1.34);
  const unit = s / 100;
  const middle = y + unit * 6;
  const ink = mono ? '#000000' : '#7a3340';
  const soft = mono ? '#000000' : '#b4564f';
  const at = middle + LETTER.y * unit;
  const width = LETTER.w * unit;
  return [
    ...figure(envelope({ ...ENVELOPE, letter: isSheet(surface) ? '#fffdf6' : '#fbeddc' }), {
      x,
      y: middle,
      size: s,
      mono,
    }),
    ...HEARTS.map(([right, down, size, turn], place) =>
      heart(
        x + right * unit,
        middle + down * unit,
        size * unit,
        inkOn(surface, REDS, ['#e8938a', '#f0c9b8', '#e8938a', '#f2d27a'])[place % 4] ?? '#cf5f5a',
        { rotation: turn },
      ),
    ),
    text(x, at - 15 * unit, 'hand', unit * 11, TOP, soft, { field: 'top', maxWidth: width * 0.8 }),
    text(x, at + 3 * unit, 'brush', unit * 19, NAME, ink, {
      field: 'name',
      maxWidth: width,
      centred: true,
    }),
    text(x, at + 17.5 * unit, 'hand', unit * 8.4, LINE, soft, {
      field: 'line',
      maxWidth: width * 0.86,
    }),
  ];
}

function drifting({ area: { w, h, bleed }, shape }: Surface): Drawn[] {
  const chance = rng(14);
  const s = Math.min(w, h);
  return Array.from({ length: 44 }, () => ({
    x: -bleed + chance() * (w + 2 * bleed),
    y: -bleed + chance() * (h + 2 * bleed),
    size: s * (0.009 + 0.009 * chance()),
    turn: Math.round(chance() * 60 - 30),
  }))
    .filter(({ x, y }) => shape !== 'round' || Math.hypot(x - w / 2, y - h / 2) < w * 0.4)
    .map(({ x, y, size, turn }) =>
      heart(x, y, size, '#f9eae5', { engrave: false, rotation: turn }),
    );
}
