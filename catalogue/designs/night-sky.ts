/** The Plough over dark hills on the night somebody was born. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { rng } from '../../src/artwork/drawing/seeded-random.ts';
import {
  designDocument,
  dot,
  ground,
  line,
  shape,
  star,
  text,
} from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, hasHands, inkOn, runsOverEdge } from './frame.ts';
import { moved } from './motifs/outline.ts';
import { hill, overEdge, ring, rolling } from './scene.ts';
import type { Window } from './scene.ts';
import { hourMarks } from './sheet.ts';
import { vignettesOf } from './vignette.ts';
import type { Vignette, Words } from './vignette.ts';

const SKY = ['#182338', '#1c2a42', '#22334d', '#293d58', '#334963'];
/** Lighter where dark hands turn on it. */
const CLOCK_SKY = ['#2a4468', '#314d73', '#3a587f', '#44648b', '#507197'];
const STARLIGHT = '#f3ead6';
const GOLDEN = '#d9c690';
/** The seven stars from the handle's end to the bowl's lip, in shares of a square around their middle. */
const PLOUGH = [
  [-0.29, -0.11],
  [-0.16, -0.15],
  [-0.06, -0.08],
  [0.04, -0.015],
  [0.08, 0.11],
  [0.25, 0.1],
  [0.27, -0.06],
] as const;
/** The bowl closes on its first star; the faint one, Megrez. */
const MEGREZ = 3;
const CRESCENT =
  'M.2 -.98C-.45 -.85 -.9 -.45 -.9 .1C-.9 .7 -.4 1.05 .15 1.05C.55 1.05 .85 .85 1 .6C.45 .75 -.3 .5 -.35 -.1C-.37 -.5 -.15 -.8 .2 -.98Z';

export const nightSky: DesignTemplate = {
  slug: 'night-sky',
  name: 'Night Sky',
  mood: 'Quiet wonder',
  fields: [
    { name: 'name', label: 'Name', sample: 'Baby Idris', maxLength: 24 },
    {
      name: 'line',
      label: 'Date, place or words',
      sample: '3 March 2026 · 04:12 · Cardiff',
      maxLength: 36,
      optional: true,
      ideas: ['Written in the stars', 'Under these stars', 'The night we met'],
    },
  ],
  layout(surface) {
    const drawn = runsOverEdge(surface)
      ? wholeSky(surface)
      : vignettesOf(surface).flatMap((vignette) => framed(vignette, surface));
    return designDocument('night-sky', surface.area, drawn);
  },
};

function wholeSky(surface: Surface): Drawn[] {
  const { area, shape: form } = surface;
  const { w, h } = area;
  const window = overEdge(surface);
  const words = framesOf(surface).map(({ x, w: width, s }): Words => ({
    x,
    y: h * (hasHands(surface) ? 0.71 : 0.69),
    size: Math.min(h * 0.125, s * 0.17),
    width: form === 'round' ? w * 0.62 : width * 0.9,
  }));
  const clear = (x: number, y: number): boolean =>
    words.every((room) => y < room.y - room.size || Math.abs(x - room.x) > room.width * 0.55);
  const bands = (hasHands(surface) ? CLOCK_SKY : SKY).map((colour, band): Drawn =>
    band === 0
      ? ground(area, colour)
      : hill(window, () => h * (0.22 * band - 0.05), colour, { engrave: false }),
  );
  return [
    ...bands,
    ...stars(window, h * 0.82, Math.min(w, h), Math.round(200 + (40 * w) / h), clear),
    ...framesOf(surface).flatMap(({ x, w: width }) =>
      plough(x, h * 0.36, Math.min(width * 1.05, h)),
    ),
    hill(window, rolling(29, w * 0.7, h * 0.88, h * 0.035), '#1d2c3c', { engrave: false }),
    hill(window, rolling(31, w * 0.5, h * 0.945, h * 0.03), '#14202d', { engrave: false }),
    ...hourMarks(surface, GOLDEN),
    ...words.flatMap((room) => named(room, '#f6ead0')),
  ];
}

function framed({ window, x, y, radius, words }: Vignette, surface: Surface): Drawn[] {
  const night = surface.ground === 'light' ? [dot(x, y, radius, '#1c2a42')] : [];
  const [moonX, moonY] = [x + radius * 0.42, y - radius * 0.52];
  const clear = (atX: number, atY: number): boolean =>
    Math.hypot(atX - moonX, atY - moonY) > radius * 0.24;
  const ink = inkOn(surface, '#1c2a42', '#f6ead0');
  return [
    ...night,
    ...stars(window, y + radius * 0.5, radius * 3, 90, clear),
    ...plough(x - radius * 0.02, y + radius * 0.06, radius * 2.5),
    shape(moved(CRESCENT, number(moonX), number(moonY), radius * 0.17, 20), '#fbf3dd'),
    hill(
      window,
      rolling(29, radius * 3.2, y + radius * 0.68, radius * 0.13),
      surface.ground === 'light' ? '#14202d' : ink,
    ),
    ...(surface.ground === 'light' ? [] : [ring(x, y, radius, radius * 0.022, ink)]),
    ...named(words, ink),
  ];
}

/** Most stars are faint, a few are bright. They thin out towards the window's own edge. */
function stars(
  window: Window,
  lowest: number,
  scale: number,
  count: number,
  clear: (x: number, y: number) => boolean,
): Drawn[] {
  const chance = rng(29);
  const drawn: Drawn[] = [];
  for (let tried = 0; tried < count; tried++) {
    const x = window.left + chance() * (window.right - window.left);
    const y = window.top(x) + chance() * (Math.min(lowest, window.bottom(x)) - window.top(x));
    const radius = scale * (0.0014 + 0.0036 * chance() ** 3);
    const opacity = number(0.45 + 0.5 * chance());
    const inside =
      y - radius > window.top(x) + scale * 0.01 && y + radius < window.bottom(x) - scale * 0.01;
    if (inside && clear(x, y)) drawn.push(dot(x, y, radius, STARLIGHT, { opacity }));
  }
  return drawn;
}

function plough(x: number, y: number, size: number): Drawn[] {
  const places = PLOUGH.map(
    ([right, down]) => [number(x + right * size), number(y + down * size)] as const,
  );
  const joined = [...places, ...places.slice(MEGREZ, MEGREZ + 1)]
    .map((place) => place.join(' '))
    .join('L');
  return [
    line(`M${joined}`, GOLDEN, size * 0.0042, { opacity: 0.75 }),
    ...places.map(([starX, starY], place) =>
      star(starX, starY, size * (place === MEGREZ ? 0.018 : 0.025), '#fbf3dd'),
    ),
  ];
}

function named({ x, y, size, width }: Words, ink: string): Drawn[] {
  return [
    text(x, y, 'parisienne', size, 'Baby Idris', ink, {
      field: 'name',
      maxWidth: width,
      centred: true,
    }),
    text(x, y + size * 0.665, 'sans', size * 0.23, '3 March 2026 · 04:12 · Cardiff', ink, {
      field: 'line',
      upperCase: true,
      tracking: 140,
      maxWidth: width,
    }),
  ];
}
