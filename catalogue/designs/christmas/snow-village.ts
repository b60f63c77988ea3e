/** A village street under snow with its lights on, firs between the houses and the moon over the church. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, ground, line, star, text } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { rng } from '../../../src/artwork/drawing/seeded-random.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn, runsOverEdge } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { firTree } from '../motifs/christmas/evergreens.ts';
import { church, cottage } from '../motifs/christmas/village.ts';
import type { House } from '../motifs/christmas/village.ts';
import { figure } from '../motifs/figure.ts';
import type { Part } from '../motifs/figure.ts';
import { hill, overEdge, rolling } from '../scene.ts';
import { hourMarks } from '../sheet.ts';
import { split, stack } from '../split.ts';
import { snowfall } from './snowfall.ts';
import type { Clear } from './snowfall.ts';

const NAME = 'The Abernethys';
const LINE = 'Christmas Eve · Pitlochry';
const SKY = '#2f4463';
const CREAM = '#f8f1e0';
const FIR = ['#3f6a63', '#35594f'] as const;

const HOUSES: readonly House[] = [
  { wall: '#b5564a', width: 34, height: 32, roof: 22, windows: [2, 2], chimney: 1 },
  { wall: '#d9a65a', width: 28, height: 24, roof: 18, windows: [2, 1], chimney: -1 },
  { wall: '#7c9a97', width: 30, height: 38, roof: 20, windows: [2, 2], chimney: 0 },
  { wall: '#c98763', width: 38, height: 26, roof: 22, windows: [3, 1], chimney: 1 },
];

/** The street from left to right, each with the room it takes, in hundredths of the church’s height. */
type Lot = readonly [parts: (snow: string) => readonly Part[], size: number, room: number];
const tree =
  (place: 0 | 1) =>
  (snow: string): Part[] =>
    firTree(FIR[place], '#5a3b2c', snow);
const house =
  (place: number) =>
  (snow: string): Part[] => {
    const [first] = HOUSES;
    const drawn = HOUSES[place] ?? first;
    return drawn ? cottage(drawn, snow) : [];
  };
const STREET: readonly Lot[] = [
  [tree(0), 46, 20],
  [house(0), 100, 42],
  [house(1), 100, 36],
  [tree(1), 62, 22],
  [(snow) => church('#d8cbb4', '#c4b59b', snow), 100, 32],
  [tree(0), 40, 54],
  [house(2), 100, 36],
  [house(3), 100, 44],
  [tree(1), 54, 20],
];
/** The church’s cross, in hundredths of its tower and spire. */
const HIGHEST = 108;
/** Flatter than this share of its width, a frame has its words beside the street. */
const FLAT = 0.42;
const STREET_LENGTH = STREET.reduce((length, [, , room]) => length + room, 0);

export const snowVillage: DesignTemplate = {
  slug: 'snow-village',
  name: 'Snow Village',
  mood: 'Silent night, lights on',
  fields: [
    { name: 'name', label: 'Name', sample: NAME, maxLength: 26 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 32,
      optional: true,
      ideas: [
        'driving home for Christmas',
        'head of the table',
        'Christmas Eve',
        'home for Christmas',
      ],
    },
  ],
  layout(surface) {
    const drawn = runsOverEdge(surface)
      ? night(surface)
      : framesOf(surface).flatMap((frame) => vignette(frame, surface));
    return designDocument('snow-village', surface.area, drawn);
  },
};

/** The whole sheet or cup: sky with the name in it, the street once or running round. */
function night(surface: Surface): Drawn[] {
  const { area, shape } = surface;
  const { w, h } = area;
  const window = overEdge(surface);
  const foot = h * (shape === 'round' ? 0.6 : 0.77);
  const frames = framesOf(surface);
  const [{ w: seen } = { w }] = frames;
  // A tumbler shows half of a long street at once.
  const spread = shape !== 'wrap' ? 0.98 : frames.length > 1 ? 1.12 : 1.9;
  const unit = Math.min((h * 0.4) / HIGHEST, (seen * spread) / STREET_LENGTH);
  const words = frames.map((frame) => skyRoom(frame, surface, foot - HIGHEST * unit));
  const length = STREET_LENGTH * unit;
  const [first = w / 2] = frames.map(({ x }) => x);
  const copies = Math.ceil((w + 2 * area.bleed) / length) + 2;
  const streets = Array.from({ length: copies }, (_, place) => {
    const step = shape === 'wrap' ? w / Math.max(1, Math.round(w / length)) : length;
    const offset = place - Math.floor(copies / 2);
    return street(first - length / 2 + offset * step, foot, unit, '#f8fafa', false);
  }).flat();
  return [
    ground(area, SKY),
    ...stars(surface, foot * 0.75, words),
    ...snowfall(surface, 31, '#dfe8ee', words.map(clearOf), 0.7),
    hill(window, rolling(3, w * 0.7, foot - h * 0.07, h * 0.05), '#506a86', { engrave: false }),
    hill(window, rolling(8, w * 0.5, foot - h * 0.02, h * 0.03), '#8fa5b8', { engrave: false }),
    ...streets,
    hill(window, rolling(5, w * 0.6, foot, h * 0.008), '#f3f7f8', { engrave: false }),
    hill(window, rolling(9, w * 0.8, foot + h * 0.12, h * 0.02), '#e3ebee', { engrave: false }),
    ...hourMarks(surface, CREAM),
    ...words.flatMap((room) => inTheSky(room, surface)),
  ];
}

/** Middle, baseline, size and width of the name, and where the sky ends above the church. */
interface SkyRoom {
  x: number;
  base: number;
  size: number;
  width: number;
}

function skyRoom({ x, y, w, h, s }: Frame, { shape }: Surface, steeple: number): SkyRoom {
  const size = Math.min(h * 0.15, w * 0.16, s * 0.2);
  if (shape === 'round') return { x, base: y + h * 0.4, size, width: w * 0.7 };
  const top = y - h / 2;
  const free = Math.max(0, steeple - top - size * 1.7);
  // Close to the roofs where the sky is high.
  return {
    x,
    base: top + free * (free > size * 3 ? 0.72 : 0.5) + size * 0.98,
    size,
    width: w * 0.9,
  };
}

function clearOf({ x, base, size, width }: SkyRoom): Clear {
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: base - size,
    bottom: base + size * 0.75,
  };
}

function inTheSky({ x, base, size, width }: SkyRoom, surface: Surface): Drawn[] {
  const round = surface.shape === 'round';
  const ink = round ? '#33506b' : CREAM;
  return [
    text(x, base, 'didone', size, NAME, ink, { field: 'name', maxWidth: width, centred: true }),
    text(x, base + size * 0.6, 'sans', size * 0.24, LINE, round ? ink : '#f2d27a', {
      field: 'line',
      upperCase: true,
      tracking: 130,
      maxWidth: width * (round ? 0.72 : 0.93),
    }),
  ];
}

function street(left: number, foot: number, unit: number, snow: string, mono: boolean): Drawn[] {
  let at = left;
  return STREET.flatMap(([parts, size, room]) => {
    const x = at + (room * unit) / 2;
    at += room * unit;
    // The church stands at the left of its room, with its nave over the next.
    return figure(parts(snow), { x, y: foot + unit * 1.5, size: size * unit, mono });
  });
}

function stars(surface: Surface, below: number, words: readonly SkyRoom[]): Drawn[] {
  const { w, bleed } = surface.area;
  const chance = rng(17);
  const s = Math.min(w, surface.area.h);
  const clear = words.map(clearOf);
  return Array.from({ length: 30 }, () => ({
    x: -bleed + chance() * (w + 2 * bleed),
    y: chance() * below,
    size: s * (0.006 + 0.008 * chance()),
  }))
    .filter(
      ({ x, y }) =>
        !clear.some((room) => x > room.left && x < room.right && y > room.top && y < room.bottom),
    )
    .map(({ x, y, size }) => star(x, y, size, '#f2d27a', { engrave: false }));
}

function vignette(frame: Frame, surface: Surface): Drawn[] {
  // As wide as the frame allows, and the words directly below.
  const share = Math.min(0.6, ((frame.w / STREET_LENGTH) * 122) / frame.h);
  const room = frame.h > frame.w * FLAT ? stack(frame, share) : split(frame, 0.58);
  const { x, y, w, h } = room.art;
  const mono = surface.ground === 'mono';
  const unit = Math.min(w / STREET_LENGTH, (h * 0.94) / HIGHEST);
  const snow = inkOn(surface, '#dde7ec', '#f8fafa');
  const foot = y + Math.min(h, unit * 120) * 0.46;
  const gold = inkOn(surface, '#dcab4c', '#f2d27a');
  const sky = [
    [-0.4, 84, 3.4],
    [-0.22, 98, 2.4],
    [0.16, 92, 3],
    [0.34, 78, 2.2],
    [0.44, 94, 3.6],
  ] as const;
  return [
    ...street(x - (STREET_LENGTH * unit) / 2, foot, unit, snow, mono),
    line(
      `M${number(x - (STREET_LENGTH * unit) / 2)} ${number(foot + unit * 1.6)}H${number(x + (STREET_LENGTH * unit) / 2)}`,
      inkOn(surface, '#8fa5b8', '#cfdcc2'),
      unit * 2,
    ),
    ...sky.map(([right, up, size]) =>
      star(x + right * STREET_LENGTH * unit, foot - up * unit, size * unit, gold),
    ),
    ...caption(room, {
      name: NAME,
      font: 'didone',
      ink: inkOn(surface, '#33506b', CREAM),
      below: {
        field: 'line',
        sample: LINE,
        font: 'sans',
        size: 0.24,
        ink: inkOn(surface, '#a86a2c', '#f2d27a'),
        capitals: true,
      },
    }),
  ];
}
