/** Four dinosaurs out for a walk, nose to tail where there is room, two and two where there is not. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, line, shape, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, hasHands, inkOn, isSheet } from './frame.ts';
import type { Frame } from './frame.ts';
import { longNeck, stegosaurus, triceratops, tyrannosaur } from './motifs/dinosaurs.ts';
import { figure } from './motifs/figure.ts';
import type { Part } from './motifs/figure.ts';
import { fern } from './motifs/woodland.ts';
import { sheet } from './sheet.ts';

const NAME = 'Oluwaseun';
const LINE = 'chief palaeontologist';
const FERN = '#7f9d7c';
/** Wider than this share of its height, a frame has all four in one row. */
const WIDE = 1.25;

interface Walker {
  parts: readonly Part[];
  /** Its middle, in shares of the row, and its size against the others. */
  at: number;
  size: number;
}

const FIRST_PAIR: readonly Walker[] = [
  { parts: longNeck, at: -0.25, size: 1 },
  { parts: triceratops, at: 0.25, size: 0.9 },
];
const SECOND_PAIR: readonly Walker[] = [
  { parts: stegosaurus, at: -0.25, size: 0.96 },
  { parts: tyrannosaur, at: 0.26, size: 0.92 },
];

export const dinosaurParade: DesignTemplate = {
  slug: 'dinosaur-parade',
  name: 'Dinosaur Parade',
  mood: 'Stomping and cheerful',
  fields: [
    { name: 'name', label: 'Name', sample: NAME, maxLength: 18 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 30,
      optional: true,
      ideas: [
        'chief palaeontologist',
        'enter quietly',
        'nearly bedtime',
        'keeper of the herd',
        'knows all the names',
      ],
    },
  ],
  layout(surface) {
    const paper = [
      ...sheet(surface, '#f8ecd6', '#5f7f6a'),
      ...(isSheet(surface) ? hills(surface) : []),
    ];
    const walk =
      (surface.centres?.length ?? 0) > 1
        ? roundTheCup(surface)
        : framesOf(surface).flatMap((frame) => march(frame, surface));
    return designDocument('dinosaur-parade', surface.area, [...paper, ...walk]);
  },
};

/** On mugs the parade goes all the way round, with the name above it wherever someone looks. */
function roundTheCup(surface: Surface): Drawn[] {
  const { w, h, safe } = surface.area;
  const centres = surface.centres ?? [[w / 2, h / 2] as const];
  const pace = w / (centres.length * 2);
  const size = Math.min(pace * 0.86, h * 0.46);
  const foot = Math.min(h - safe - h * 0.06, h * 0.62 + size * 0.5);
  const [first] = centres;
  const start = (first?.[0] ?? 0) - pace / 2;
  const animals = [longNeck, stegosaurus, tyrannosaur, triceratops];
  const row = Array.from({ length: centres.length * 2 }, (_, place) => {
    const x = (((start + place * pace) % w) + w) % w;
    return [
      ...figure(animals[place % animals.length] ?? longNeck, { x, y: foot, size, mono: false }),
      ...figure(fern(FERN), {
        x: (x + pace / 2) % w,
        y: foot,
        size: size * 0.3,
        mono: false,
        turned: place % 2 === 0,
      }),
    ];
  });
  const ground = line(`M0 ${number(foot + size * 0.012)}H${w}`, FERN, size * 0.02);
  const room = Math.min(w / centres.length, 78) * 0.9;
  const wordsAt = foot - size * 1.08;
  return [
    ground,
    ...row.flat(),
    ...centres.flatMap(([x]) => words(x, wordsAt, room, room * 0.19, surface)),
  ];
}

function march(frame: Frame, surface: Surface): Drawn[] {
  return frame.w > frame.h * WIDE ? oneRow(frame, surface) : twoRows(frame, surface);
}

function oneRow({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const width = Math.min(w, h * 2.3);
  const size = Math.min(width * 0.245, h * 0.56);
  const foot = y + h * 0.45;
  const walkers: Walker[] = [
    { parts: triceratops, at: -0.385, size: 0.86 },
    { parts: longNeck, at: -0.125, size: 1 },
    { parts: stegosaurus, at: 0.14, size: 0.92 },
    { parts: tyrannosaur, at: 0.385, size: 0.94 },
  ];
  const top = y - h * 0.5;
  const free = foot - size - top;
  const type = Math.min(free * 0.62, width * 0.15);
  return [
    ...row(walkers, x, foot, width, size, surface),
    ...words(x, top + free * 0.5 + type * 0.1, width * 0.9, type, surface),
  ];
}

function twoRows({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  if (hasHands(surface)) return roundTheHands(x, y, w, surface);
  const height = Math.min(h, w * 1.3);
  const size = Math.min(w * 0.48, height * 0.35);
  const upper = y - height * 0.5 + size * 0.98;
  const lower = y + height * 0.47;
  const middle = (upper + lower - size * 0.86) / 2;
  const type = Math.min(w * 0.19, (lower - upper - size) * 0.62);
  return [
    ...row(FIRST_PAIR, x, upper, w * 0.94, size, surface),
    ...words(x, middle + type * 0.12, w * 0.92, type, surface),
    ...row(SECOND_PAIR, x, lower, w * 0.94, size, surface),
  ];
}

/** On clocks one pair walks above the hands, the other below them, and the name comes last. */
function roundTheHands(x: number, y: number, w: number, surface: Surface): Drawn[] {
  const size = w * 0.32;
  return [
    ...row(FIRST_PAIR, x, y - w * 0.15, w * 0.74, size, surface),
    ...row(SECOND_PAIR, x, y + w * 0.23, w * 0.9, size, surface),
    ...words(x, y + w * 0.385, w * 0.74, w * 0.15, surface),
  ];
}

function row(
  walkers: readonly Walker[],
  x: number,
  foot: number,
  width: number,
  size: number,
  surface: Surface,
): Drawn[] {
  const mono = surface.ground === 'mono';
  const leafy = inkOn(surface, FERN, '#9dbd9f');
  const ferns = walkers
    .slice(1)
    .map((walker, place) => (walker.at + (walkers[place]?.at ?? 0)) / 2);
  return [
    line(
      `M${number(x - width / 2)} ${number(foot + size * 0.014)}H${number(x + width / 2)}`,
      leafy,
      size * 0.02,
    ),
    ...ferns.flatMap((at, place) =>
      figure(fern(leafy), {
        x: x + (at - 0.008) * width,
        y: foot,
        size: size * 0.26,
        mono,
        turned: place % 2 === 0,
      }),
    ),
    ...walkers.flatMap((walker) =>
      figure(walker.parts, {
        x: x + walker.at * width,
        y: foot,
        size: walker.size * size * 0.92,
        mono,
      }),
    ),
  ];
}

function words(x: number, y: number, width: number, size: number, surface: Surface): Drawn[] {
  const ink = inkOn(surface, '#3f5a4c', '#f6eedd');
  return [
    text(x, y, 'round', size, NAME, ink, { field: 'name', maxWidth: width, centred: true }),
    text(x, y + size * 0.48, 'round', size * 0.34, LINE, inkOn(surface, '#b4653f', '#e9c27c'), {
      field: 'line',
      maxWidth: width * 0.86,
    }),
  ];
}

/** Far hills, so that sheets are a place and not a page. */
function hills({ area: { w, h, bleed }, shape: outline }: Surface): Drawn[] {
  if (outline === 'round') return [];
  const beyond = bleed + 2;
  const hill = (top: number, swing: number, fill: string): Drawn =>
    shape(
      `M${-beyond} ${h + beyond}V${number(h * top)}C${number(w * 0.22)} ${number(h * (top - swing))} ${number(w * 0.36)} ${number(h * (top + swing * 0.7))} ` +
        `${number(w * 0.56)} ${number(h * (top - swing * 0.2))}C${number(w * 0.74)} ${number(h * (top - swing))} ${number(w * 0.86)} ${number(h * (top - swing * 0.4))} ` +
        `${w + beyond} ${number(h * top)}V${h + beyond}Z`,
      fill,
      { engrave: false },
    );
  return [hill(0.62, 0.12, '#f1e0c0'), hill(0.78, 0.07, '#e6dcb6')];
}
