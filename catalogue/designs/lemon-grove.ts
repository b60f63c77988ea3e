/** Lemons, leaves and blossom hanging round a kitchen's name. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { framesOf, hasHands, inkOn, isSheet } from './frame.ts';
import type { Frame } from './frame.ts';
import { figure } from './motifs/figure.ts';
import { blossom, leafOf, lemon, lemonSlice } from './motifs/fruit.ts';
import { sheet } from './sheet.ts';

const TOP = 'The kitchen of';
const NAME = 'Priya & Dan';
const LINE = 'est. 2019';
const SEA = '#2b5673';
/** Wider than this share of its height, a frame has fruit in its corners; else in a ring. */
const WIDE = 1.3;

export const lemonGrove: DesignTemplate = {
  slug: 'lemon-grove',
  name: 'Lemon Grove',
  mood: 'Sunlit and zesty',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: TOP,
      maxLength: 24,
      optional: true,
      ideas: ['The kitchen of', 'Squeezed for', 'Lunch with', 'Cucina'],
    },
    { name: 'name', label: 'Name', sample: NAME, maxLength: 24 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 26,
      optional: true,
      ideas: ['open till late', 'Salute!', 'freshly squeezed', 'sunshine in a glass'],
    },
  ],
  layout(surface) {
    return designDocument('lemon-grove', surface.area, [
      ...sheet(surface, '#e4eef2', SEA),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(frame: Frame, surface: Surface): Drawn[] {
  return frame.w > frame.h * WIDE ? garlands(frame, surface) : ring(frame, surface);
}

/** Fruit all the way round, the heaviest at the top and the bottom. */
function ring({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const s = Math.min(w, h);
  const radius = s * 0.395;
  const at = (angle: number, reach = radius): [number, number] => [
    x + Math.sin((angle * Math.PI) / 180) * reach,
    y - Math.cos((angle * Math.PI) / 180) * reach,
  ];
  if (surface.ground === 'mono')
    return [...stencilRing(s, at, surface), ...words(x, y, s * 0.54, s * 0.165, surface)];
  const twigs = Array.from({ length: 24 }, (_, place) => {
    const angle = place * 15 + 4;
    return leafAt(
      ...at(angle, radius * (place % 2 === 0 ? 1.02 : 0.98)),
      s * 0.15,
      angle + (place % 2 === 0 ? -24 : 34),
      place,
      surface,
    );
  });
  const lemons = [14, 74, 134, 194, 254, 314].map((angle, place) => {
    const hang = ((angle + 180) % 360) * 0.16 - 28 + (place % 2) * 10;
    const [lemonX, lemonY] = at(angle, radius * 1.0);
    return lemonAt(lemonX, lemonY - s * 0.075, s * 0.165, hang, surface);
  });
  const flowers = [44, 164, 284].map((angle) => flowerAt(...at(angle, radius), s * 0.1, surface));
  const slices = [104, 224, 344].map((angle) => sliceAt(...at(angle, radius), s * 0.105, surface));
  return [...twigs, ...flowers, ...slices, ...lemons]
    .flat()
    .concat(
      hasHands(surface)
        ? wordsRoundHands(x, y, s, surface)
        : words(x, y, s * 0.54, s * 0.165, surface),
    );
}

/** In one tone nothing may overlap: fruit and leaves take turns round the ring. */
function stencilRing(
  s: number,
  at: (angle: number, reach?: number) => [number, number],
  surface: Surface,
): Drawn[] {
  return Array.from({ length: 8 }, (_, place) => {
    const angle = place * 45;
    const [x, y] = at(angle);
    const fruit =
      place % 2 === 0
        ? lemonAt(x, y - s * 0.09, s * 0.19, 0, surface)
        : sliceAt(x, y, s * 0.135, surface);
    const [leafX, leafY] = at(angle + (place % 2 === 0 ? 14 : 13));
    return [...fruit, ...leafAt(leafX, leafY, s * 0.135, angle + 34, place, surface)];
  }).flat();
}

/** A bough in each upper corner and fruit at rest in the lower ones. */
function garlands({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const k = h;
  const width = Math.min(w, h * 2.2);
  const corner = (side: 1 | -1): Drawn[] => {
    const edge = x + (side * width) / 2;
    const inwards = (share: number): number => edge - side * share * k;
    const flip = (angle: number): number => (side === 1 ? 180 - angle : angle);
    const top = y - h / 2;
    const leaves = [
      [0.06, 0.12, 60],
      [0.13, 0.07, 12],
      [0.22, 0.12, -18],
      [0.3, 0.06, 20],
      [0.4, 0.11, -8],
      [0.05, 0.26, 84],
      [0.1, 0.36, 120],
      [0.06, 0.62, 110],
      [0.05, 0.74, 60],
      [0.13, 0.9, -30],
      [0.22, 0.92, 14],
      [0.3, 0.93, -14],
    ] as const;
    if (surface.ground === 'mono') {
      return [
        ...lemonAt(inwards(0.11), top + k * 0.03, k * 0.24, side * -6, surface),
        ...leafAt(inwards(0.21), top + k * 0.1, k * 0.17, flip(-6), 0, surface),
        ...leafAt(inwards(0.46), top + k * 0.08, k * 0.14, flip(14), 0, surface),
        ...leafAt(inwards(0.1), top + k * 0.34, k * 0.15, flip(66), 0, surface),
        ...flowerAt(inwards(0.1), top + k * 0.65, k * 0.1, surface),
        ...sliceAt(inwards(0.11), top + k * 0.86, k * 0.2, surface),
        ...leafAt(inwards(0.24), top + k * 0.92, k * 0.17, flip(6), 0, surface),
      ];
    }
    return [
      ...leaves.flatMap(([inward, down, angle], place) =>
        leafAt(inwards(inward), top + down * k, k * 0.17, flip(angle), place, surface),
      ),
      ...flowerAt(inwards(0.35), top + k * 0.1, k * 0.1, surface),
      ...flowerAt(inwards(0.07), top + k * 0.56, k * 0.085, surface),
      ...sliceAt(inwards(0.24), top + k * 0.87, k * 0.16, surface),
      ...lemonAt(inwards(0.21), top + k * 0.1, k * 0.22, side * 8, surface),
      ...lemonAt(inwards(0.09), top + k * 0.22, k * 0.22, side * -10, surface),
      ...lemonAt(inwards(0.1), top + k * 0.72, k * 0.22, side * 16, surface),
    ];
  };
  return [
    ...corner(-1),
    ...corner(1),
    ...words(x, y + h * 0.01, width - k * 0.62, h * 0.21, surface),
  ];
}

function words(x: number, y: number, width: number, size: number, surface: Surface): Drawn[] {
  return lettering({ x, width, size, top: y - size * 0.62, name: y + size * 0.34, surface });
}

/** The first line stands between the hands, the others below them. */
function wordsRoundHands(x: number, y: number, s: number, surface: Surface): Drawn[] {
  return lettering({
    x,
    width: s * 0.46,
    size: s * 0.15,
    top: y - s * 0.15,
    name: y + s * 0.17,
    surface,
  });
}

interface Lettering {
  x: number;
  width: number;
  size: number;
  /** Baselines. */
  top: number;
  name: number;
  surface: Surface;
}

function lettering({ x, width, size, top, name, surface }: Lettering): Drawn[] {
  const ink = inkOn(surface, SEA, '#f6eedd');
  const small = { upperCase: true, tracking: 190, maxWidth: width * 0.82 };
  return [
    text(x, top, 'sans', size * 0.27, TOP, ink, { field: 'top', ...small }),
    text(x, name, 'brush', size, NAME, ink, {
      field: 'name',
      maxWidth: width,
      centred: true,
    }),
    text(x, name + size * 0.58, 'sans', size * 0.24, LINE, inkOn(surface, '#7d8f3f', '#f4cf55'), {
      field: 'line',
      ...small,
    }),
  ];
}

const GREENS = ['#6f9560', '#8caf74', '#557d54'] as const;
const PALE_GREENS = ['#9dbd8a', '#b9d0a4', '#86ab80'] as const;

function leafAt(
  x: number,
  y: number,
  size: number,
  rotation: number,
  place: number,
  surface: Surface,
): Drawn[] {
  const greens = inkOn<readonly string[]>(surface, GREENS, PALE_GREENS);
  const parts = leafOf(
    greens[place % greens.length] ?? GREENS[0],
    greens[(place + 1) % greens.length] ?? GREENS[1],
  );
  return figure(parts, { x, y, size: size * 1.45, mono: surface.ground === 'mono', rotation });
}

function lemonAt(x: number, y: number, size: number, rotation: number, surface: Surface): Drawn[] {
  return figure(lemon, { x, y, size, mono: surface.ground === 'mono', rotation });
}

function sliceAt(x: number, y: number, size: number, surface: Surface): Drawn[] {
  return figure(lemonSlice, { x, y, size, mono: surface.ground === 'mono' });
}

function flowerAt(x: number, y: number, size: number, surface: Surface): Drawn[] {
  const petals = isSheet(surface) ? '#ffffff' : inkOn(surface, '#f6dfd2', '#fdfaf3');
  return figure(blossom(petals, '#e8b64a'), {
    x,
    y,
    size,
    mono: surface.ground === 'mono',
    rotation: 12,
  });
}
