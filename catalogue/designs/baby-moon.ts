/** The moon asleep over a cloud, stars hanging from threads: a new baby's name, day and weight. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { rng } from '../../src/artwork/drawing/seeded-random.ts';
import { designDocument, line, star, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn, isSheet } from './frame.ts';
import type { Frame } from './frame.ts';
import { figure } from './motifs/figure.ts';
import { cloudOf, moon, starOf } from './motifs/moon.ts';
import { sheet } from './sheet.ts';
import { split } from './split.ts';

const NAME = 'Niamh';
const DATE = '3 March 2026 · 4:12 am';
const LINE = '3.4 kg · Cardiff';
const LILAC = '#e8e4f0';

export const babyMoon: DesignTemplate = {
  slug: 'baby-moon',
  name: 'Baby Moon',
  mood: 'Soft and drowsy',
  fields: [
    { name: 'name', label: 'Baby’s name', sample: NAME, maxLength: 22 },
    { name: 'date', label: 'Day and time', sample: DATE, maxLength: 30, optional: true },
    { name: 'line', label: 'Weight and place', sample: LINE, maxLength: 30, optional: true },
  ],
  layout(surface) {
    const sky = [
      ...sheet(surface, LILAC, '#8c84a8'),
      ...(isSheet(surface) ? farStars(surface) : []),
    ];
    return designDocument('baby-moon', surface.area, [
      ...sky,
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(room: Frame, surface: Surface): Drawn[] {
  const { art, words, wide } = split(room, 0.62);
  const ink = inkOn(surface, '#574f78', '#f3eefb');
  const size = Math.min(words.w * (wide ? 0.25 : 0.215), words.h / 1.9);
  const y = wide ? words.y : words.y - words.h * 0.12;
  const small = { upperCase: true, tracking: 110, maxWidth: words.w * 0.9 };
  return [
    ...sky(art, surface),
    text(words.x, y - size * 0.06, 'parisienne', size, NAME, ink, {
      field: 'name',
      maxWidth: words.w * 0.92,
      centred: true,
    }),
    text(words.x, y + size * 0.56, 'sans', size * 0.225, DATE, ink, { field: 'date', ...small }),
    text(words.x, y + size * 0.92, 'sans', size * 0.225, LINE, ink, { field: 'line', ...small }),
  ];
}

function sky({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = Math.min(w, h);
  const top = y - s / 2;
  const gold = inkOn(surface, '#e3b95c', '#f2d27a');
  const thread = inkOn(surface, '#b9a984', '#d9cbb0');
  const at = (right: number, down: number, size: number) => ({
    x: x + right * s,
    y: y + down * s,
    size: size * s,
    mono,
  });
  const hanging = [
    { right: 0.13, fall: 0.2, size: 0.115 },
    { right: 0.28, fall: 0.42, size: 0.15 },
    { right: 0.42, fall: 0.13, size: 0.09 },
  ];
  const stars = hanging.flatMap(({ right, fall, size }) => [
    line(
      `M${number(x + right * s)} ${number(top)}V${number(top + (fall - size * 0.18) * s)}`,
      thread,
      s * 0.006,
    ),
    ...figure(starOf(gold), {
      x: x + right * s,
      y: top + (fall + size * 0.34) * s,
      size: size * s,
      mono,
    }),
  ]);
  const white = isSheet(surface) ? '#ffffff' : inkOn(surface, '#dcd9ea', '#f3eefb');
  const grey = isSheet(surface) ? '#f5f2fa' : inkOn(surface, '#ebe9f3', '#cfcade');
  return [
    ...stars,
    ...figure(moon('#f4d88a', '#e9c368', '#f0b08f'), at(-0.15, -0.06, 0.84)),
    ...(mono ? [] : figure(cloudOf(grey), at(-0.06, 0.4, 0.44))),
    ...(mono
      ? figure(cloudOf(white), at(0.25, 0.41, 0.42))
      : [
          ...figure(cloudOf(white), at(0.2, 0.42, 0.56)),
          ...figure(cloudOf(white), at(-0.34, 0.44, 0.36)),
        ]),
  ];
}

function farStars({ area: { w, h, bleed }, shape }: Surface): Drawn[] {
  const chance = rng(12);
  const s = Math.min(w, h);
  return Array.from({ length: 46 }, () => ({
    x: -bleed + chance() * (w + 2 * bleed),
    y: -bleed + chance() * (h + 2 * bleed),
    size: s * (0.005 + 0.009 * chance()),
  }))
    .filter(({ x, y }) => (shape === 'round' ? Math.hypot(x - w / 2, y - h / 2) < w * 0.4 : true))
    .map(({ x, y, size }) => star(x, y, size, '#ffffff', { engrave: false }));
}
