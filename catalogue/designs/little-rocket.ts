/** A small rocket on its way between planets, leaving a curl of smoke. Flat sheets are space itself. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { rng } from '../../src/artwork/drawing/seeded-random.ts';
import { designDocument, dot, star, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { framesOf, inkOn, isSheet, mainFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { figure } from './motifs/figure.ts';
import { brushed } from './motifs/outline.ts';
import { crateredPlanet, ringedPlanet, rocket } from './motifs/space.ts';
import { sheet } from './sheet.ts';
import { split } from './split.ts';

const SPACE = '#1f4a58';
const NAME = 'Idris';
const LINE = 'ready for lift-off';
/** Share of a frame given to the flight. */
const ART_SHARE = 0.68;

export const littleRocket: DesignTemplate = {
  slug: 'little-rocket',
  name: 'Little Rocket',
  mood: 'Bold and far-flung',
  fields: [
    { name: 'name', label: 'Name', sample: NAME, maxLength: 18 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 30,
      optional: true,
      ideas: [
        'ready for lift-off',
        'refuelling',
        'crew only',
        'T minus ten to shoes',
        'future astronaut',
        'captain',
      ],
    },
  ],
  layout(surface) {
    const space = [
      ...sheet(surface, SPACE, '#f0cf8d'),
      ...(isSheet(surface) ? stars(surface) : []),
    ];
    return designDocument('little-rocket', surface.area, [
      ...space,
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(room: Frame, surface: Surface): Drawn[] {
  const { art, words, wide } = split(room, ART_SHARE);
  const dark = surface.ground === 'dark' || isSheet(surface);
  const ink = dark ? '#fbf3df' : '#1f4a58';
  const size = Math.min(words.w * (wide ? 0.32 : 0.21), words.h / 1.5);
  const y = wide ? words.y + size * 0.14 : words.y + size * 0.08;
  return [
    ...flight(art, surface, dark),
    text(words.x, y, 'round', size, NAME, ink, {
      field: 'name',
      maxWidth: words.w * 0.92,
      centred: true,
    }),
    text(words.x, y + size * 0.46, 'sans-bold', size * 0.23, LINE, dark ? '#f0b44a' : '#d9593d', {
      field: 'line',
      upperCase: true,
      tracking: 140,
      maxWidth: words.w * 0.88,
    }),
  ];
}

function flight({ x, y, w, h }: Frame, surface: Surface, dark: boolean): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = Math.min(w, h);
  const at = (right: number, down: number, size: number, rotation = 0) => ({
    x: x + right * s,
    y: y + down * s,
    size: size * s,
    mono,
    rotation,
  });
  const hull = dark ? { hull: '#fbf3df', shade: '#e2d3b4' } : { hull: '#f4e8cf', shade: '#e0cda6' };
  const smoke = [
    {
      d: brushed('-13 31, -25 45, -39 42, -40 31, -30 29, -26 39, -36 48, -50 46', 3.4, 0.9, 0.1),
      fill: dark ? '#fbf3df' : '#9fb8bd',
    },
  ];
  const twinkles = [
    [-0.16, -0.38, 0.045],
    [0.4, 0.02, 0.05],
    [-0.44, -0.02, 0.035],
    [0.1, 0.4, 0.04],
    [-0.06, -0.2, 0.022],
    [0.33, 0.4, 0.025],
  ] as const;
  return [
    ...figure(smoke, at(-0.02, 0.02, 1)),
    ...figure(ringedPlanet('#e9a66b', '#d98a4c', '#f0cf8d'), at(-0.32, -0.25, 0.34, -18)),
    ...figure(crateredPlanet('#86aebd', '#6590a1'), at(0.33, 0.24, 0.17)),
    ...figure(crateredPlanet('#d9745f', '#bd5a48'), at(0.42, -0.3, 0.085)),
    ...figure(
      rocket({ ...hull, nose: '#d9593d', fin: '#d9593d', window: '#86b6c4', rim: '#2e5266' }),
      at(0.06, -0.05, 0.74, 32),
    ),
    ...twinkles.map(([right, down, size]) =>
      star(x + right * s, y + down * s, size * s, inkOn(surface, '#f0b44a', '#f5d385')),
    ),
  ];
}

/** Far stars, none of them among the words. */
function stars(surface: Surface): Drawn[] {
  const { w, h, bleed } = surface.area;
  const { words } = split(mainFrame(surface), ART_SHARE);
  const chance = rng(31);
  const s = Math.min(w, h);
  const isFree = (x: number, y: number): boolean =>
    (surface.shape !== 'round' || Math.hypot(x - w / 2, y - h / 2) < w * 0.4) &&
    (Math.abs(x - words.x) > words.w / 2 ||
      Math.abs(y - words.y) > Math.min(words.h, words.w * 0.4) / 2);
  return Array.from({ length: 130 }, () => {
    const x = -bleed + chance() * (w + 2 * bleed);
    const y = -bleed + chance() * (h + 2 * bleed);
    return { x, y, radius: s * (0.0016 + 0.004 * chance() ** 2) };
  })
    .filter(({ x, y }) => isFree(x, y))
    .map(({ x, y, radius }) => dot(x, y, radius, '#f7e6bf', { opacity: 0.8, engrave: false }));
}
