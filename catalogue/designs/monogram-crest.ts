/** Initials on a shield between laurels, the family's name on a ribbon below. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, line, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { sprig } from '../../src/artwork/drawing/foliage.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn, isSheet } from './frame.ts';
import type { Frame } from './frame.ts';
import { figure } from './motifs/figure.ts';
import type { Part } from './motifs/figure.ts';
import { mirrored, moved, pierced, polygon, smooth, symmetric } from './motifs/outline.ts';
import { sheet } from './sheet.ts';

const INITIALS = 'WO';
const NAME = 'Walsh-Osman';
const LINE = 'est. 2019';
const GREEN = '#27493d';
const GOLD = '#c9a24b';
const LAURELS = ['#5b7d63', '#7f9d7c', '#3f6150', '#a4b894'];

const shield = symmetric(
  '0 -50 .2, 9 -45.4, 20 -44, 31 -46.6 .4, 39 -50 .1, 40.6 -30, 40 -10, 36 10, 26 28, 13 41, 0 49 .2',
);
const bandOutside = moved(shield, 0, -0.4, 0.925);
const bandInside = moved(shield, 0, -0.8, 0.86);
const crown = symmetric('0 -14 .1, 4 -5.4 .3, 10.4 -10.6 .1, 12 .4 .2, 0 1.6');
const ribbon = smooth(
  '-50 -8.6 .2, -25 -6, 0 -5.2, 25 -6, 50 -8.6 .2, 50 6.4 .2, 25 9, 0 9.8, -25 9, -50 6.4 .2',
);
const ribbonInside = moved(ribbon, 0, 0, 0.955);
const tail = polygon('47 -3.4, 66 -7.4, 60.4 .6, 67 8.2, 47 12');
const tailApart = polygon('52.4 -4.8, 66 -7.4, 60.4 .6, 67 8.2, 52.4 11');

export const monogramCrest: DesignTemplate = {
  slug: 'monogram-crest',
  name: 'Monogram Crest',
  mood: 'Stately, with a wink',
  fields: [
    { name: 'initials', label: 'Initials', sample: INITIALS, maxLength: 3 },
    { name: 'name', label: 'Name on the ribbon', sample: NAME, maxLength: 22 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 24,
      optional: true,
      ideas: ['The house pour', 'Best man', 'With thanks'],
    },
  ],
  layout(surface) {
    const paper = [...sheet(surface, '#f3efe2', GREEN), ...(isSheet(surface) ? rim(surface) : [])];
    return designDocument('monogram-crest', surface.area, [
      ...paper,
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = Math.min(w * 0.98, h);
  const ink = inkOn(surface, GREEN, '#f6eedd');
  const size = s * 0.6;
  const heart = y - s * 0.12;
  const ribbonAt = y + s * 0.29;
  // Where there is room beside the laurels the ribbon is long enough to be read on a keyring.
  const stretch = Math.min(1.25, Math.max(1, w / (s * 1.04)));
  const laurel = {
    x,
    y: heart,
    radius: s * 0.4,
    pairs: 9,
    colours: inkOn(surface, LAURELS, ['#b9d0b4', '#d3e0c6', '#9dbd9f', '#e0e8d2']),
    length: s * 0.105,
  };
  return [
    ...sprig({ ...laurel, from: 218, to: 318 }),
    ...sprig({ ...laurel, from: 142, to: 42 }),
    ...figure(shieldParts(), { x, y: heart, size, mono }),
    ...figure([{ d: crown, fill: GOLD }], { x, y: heart - size * 0.53, size: size * 0.95, mono }),
    text(x, heart + s * 0.075, 'didone', s * 0.23, INITIALS, mono ? ink : '#f3e6c4', {
      field: 'initials',
      upperCase: true,
      maxWidth: s * 0.36,
      centred: true,
    }),
    ...figure(ribbonParts(surface), { x, y: ribbonAt, size: s * 0.74 * stretch, mono }),
    text(
      x,
      ribbonAt + s * (0.008 + 0.036 * stretch),
      'roman',
      s * 0.09 * stretch,
      NAME,
      mono ? ink : GREEN,
      {
        field: 'name',
        tracking: 40,
        maxWidth: s * 0.64 * stretch,
        centred: true,
        upperCase: true,
      },
    ),
    text(x, y + s * 0.46, 'sans', s * 0.048, LINE, ink, {
      field: 'line',
      upperCase: true,
      tracking: 240,
      maxWidth: s * 0.7,
    }),
  ];
}

function shieldParts(): Part[] {
  return [
    { d: shield, stencil: pierced(shield, [bandOutside]), fill: GREEN },
    {
      d: pierced(bandOutside, [bandInside]),
      stencil: pierced(moved(shield, 0, -0.7, 0.885), [moved(shield, 0, -0.8, 0.86)]),
      fill: GOLD,
    },
  ];
}

function ribbonParts(surface: Surface): Part[] {
  const cloth = inkOn(surface, '#efdcae', '#efdcae');
  const fold = polygon('47 6.4, 50 6.4, 50 8.6, 47 12');
  return [
    { d: tail, stencil: tailApart, fill: '#dcc386' },
    { d: mirrored(tail), stencil: mirrored(tailApart), fill: '#dcc386' },
    { d: fold, fill: '#b0924f', mono: 'none' },
    { d: mirrored(fold), fill: '#b0924f', mono: 'none' },
    { d: ribbon, stencil: pierced(ribbon, [ribbonInside]), fill: cloth },
  ];
}

/** A fine gold line with a stronger green one outside it. */
function rim({ area: { w, h, safe }, shape }: Surface): Drawn[] {
  if (shape === 'round') return [];
  const s = Math.min(w, h);
  const box = (inset: number, ink: string, width: number): Drawn =>
    line(
      `M${number(inset)} ${number(inset)}H${number(w - inset)}V${number(h - inset)}H${number(inset)}Z`,
      ink,
      width,
    );
  return [box(safe * 0.6, GREEN, s * 0.008), box(safe * 0.6 + s * 0.018, GOLD, s * 0.003)];
}
