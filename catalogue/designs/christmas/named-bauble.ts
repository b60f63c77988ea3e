/** A great glass bauble on a bough of fir, with a name on its band and the year beneath. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import {
  designDocument,
  dot,
  line,
  path,
  rect,
  shape,
  star,
  text,
} from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { framesOf, inkOn, isSheet } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { BERRY, FIRS, PALE_FIRS, berries, firTwig } from '../motifs/christmas/evergreens.ts';
import { figure } from '../motifs/figure.ts';
import { sheet } from '../sheet.ts';
import { snowfall } from './snowfall.ts';

const GLASS = '#a63a43';
const SHADE = '#8c2c37';
const BAND = '#fbf1df';
const GOLD = '#dcab4c';
const NAME = 'Matilda';
const YEAR = 'Christmas 2026';
/** Twigs of the right half: place along the bough, heading, length. */
const TWIGS = [
  [0.02, 112, 0.26],
  [0.1, 70, 0.24],
  [0.16, 124, 0.24],
  [0.26, 78, 0.26],
  [0.3, 128, 0.2],
  [0.38, 100, 0.24],
] as const;

export const namedBauble: DesignTemplate = {
  slug: 'named-bauble',
  name: 'Named Bauble',
  mood: 'Glittering and grand',
  fields: [
    { name: 'name', label: 'Name', sample: NAME, maxLength: 22 },
    {
      name: 'line',
      label: 'Words below',
      sample: YEAR,
      maxLength: 20,
      optional: true,
      ideas: ['Christmas 2026', 'with love', 'our little star'],
    },
  ],
  layout(surface) {
    return designDocument('named-bauble', surface.area, [
      ...sheet(surface, '#e9ece4', '#2f5d4a'),
      ...(isSheet(surface) ? snowfall(surface, 3, '#ffffff') : []),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const s = Math.min(h, w * 1.14);
  const radius = s * 0.36;
  const middle = y + s * 0.5 - radius - s * 0.01;
  const top = y - s * 0.5;
  return [
    ...bough(x, top + s * 0.065, s, Math.min(w * 0.5, s * 0.9), surface),
    ...bauble(x, middle, radius, surface),
  ];
}

function bough(x: number, y: number, s: number, half: number, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const greens = inkOn(surface, FIRS, PALE_FIRS);
  // Wide surfaces have longer boughs, not longer needles.
  const reach = Math.min(1.4, half / (s * 0.62));
  const twigs = TWIGS.flatMap(([along, heading, length], place) =>
    ([-1, 1] as const).flatMap((side) =>
      figure(firTwig(greens[place % greens.length] ?? greens[0]), {
        x: x + side * along * s * reach,
        y: y + (place % 2) * s * 0.012,
        size: length * s * Math.min(1, reach),
        mono,
        rotation: side * heading,
      }),
    ),
  );
  return [
    line(
      `M${number(x)} ${number(y)}V${number(y + s * 0.16)}`,
      inkOn(surface, GOLD, GOLD),
      s * 0.008,
    ),
    ...twigs,
    ...(mono
      ? []
      : figure(berries(BERRY, '#f3c3b4'), { x, y: y + s * 0.005, size: s * 0.15, mono })),
  ];
}

function bauble(x: number, y: number, r: number, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const ink = mono ? '#000000' : SHADE;
  const upper = y - r * 0.3;
  const lower = y + r * 0.32;
  const cap = [
    path(x, y - r * 1.13, 'M1 0A1 1 0 1 1 -1 0A1 1 0 1 1 1 0Z', 'none', {
      fill: undefined,
      scale: number(r * 0.1),
      stroke: mono ? '#000000' : GOLD,
      strokeWidth: 0.34,
    }),
    rect(x - r * 0.17, y - r * 1.08, r * 0.34, r * 0.16, mono ? '#000000' : GOLD, {
      radius: number(r * 0.03),
    }),
  ];
  const glass: Drawn[] = mono
    ? [
        dot(x, y, r * 0.985, 'none', { fill: undefined, stroke: ink, strokeWidth: 0.03 }),
        ...[upper, lower].map((at) => line(chord(x, y, r * 0.985, at), ink, r * 0.025)),
      ]
    : [
        dot(x, y, r, GLASS),
        shape(belt(x, y, r, y + r * 0.5, y + r * 0.999), SHADE, { opacity: 0.55 }),
        shape(belt(x, y, r, upper, lower), BAND),
        ...[upper, lower].map((at) => line(chord(x, y, r, at), GOLD, r * 0.035)),
      ];
  return [
    ...cap,
    ...glass,
    ...ornaments(x, y, r, mono ? '#000000' : GOLD),
    text(x, y + r * 0.13, 'brush', r * 0.42, NAME, ink, {
      field: 'name',
      maxWidth: r * 1.62,
      centred: true,
    }),
    text(x, y + r * 0.585, 'sans-bold', r * 0.115, YEAR, mono ? '#000000' : '#f4d9a0', {
      field: 'line',
      upperCase: true,
      tracking: 120,
      maxWidth: r * 1.3,
    }),
  ];
}

/** Stars above the band, a row of drops along it and beads below the year. */
function ornaments(x: number, y: number, r: number, ink: string): Drawn[] {
  const stars = [-0.42, 0, 0.42].map((at) =>
    star(x + at * r, y - r * (at === 0 ? 0.62 : 0.56), r * (at === 0 ? 0.17 : 0.12), ink),
  );
  const beads = [-0.66, -0.22, 0.22, 0.66].map((at) =>
    dot(x + at * r, y - r * (Math.abs(at) > 0.4 ? 0.42 : 0.44), r * 0.028, ink),
  );
  const foot = [-0.3, -0.15, 0, 0.15, 0.3].map((at) =>
    dot(x + at * r, y + r * (0.8 - Math.abs(at) * 0.16), r * (0.045 - Math.abs(at) * 0.05), ink),
  );
  return [...stars, ...beads, ...foot];
}

function chord(x: number, y: number, r: number, at: number): string {
  const half = Math.sqrt(r ** 2 - (at - y) ** 2);
  return `M${number(x - half)} ${number(at)}H${number(x + half)}`;
}

/** The part of a disc between two heights. */
function belt(x: number, y: number, r: number, from: number, to: number): string {
  const [upper, lower] = [from, to].map((at) => Math.sqrt(Math.max(0, r ** 2 - (at - y) ** 2)));
  const arc = `A${number(r)} ${number(r)} 0 0 1`;
  return (
    `M${number(x - (upper ?? 0))} ${number(from)}H${number(x + (upper ?? 0))}` +
    `${arc} ${number(x + (lower ?? 0))} ${number(to)}H${number(x - (lower ?? 0))}` +
    `${arc} ${number(x - (upper ?? 0))} ${number(from)}Z`
  );
}
