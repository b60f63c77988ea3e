/** Five ranges of mountains under an evening sun; engraved, the ranges become ridge lines. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, dot, ground, line, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { curve, moved } from './motifs/outline.ts';
import { framesOf, inkOn, runsOverEdge } from './frame.ts';
import { hill, overEdge, peaks, porthole, ridgeLines, ring, rolling } from './scene.ts';
import type { Ridge, Window } from './scene.ts';
import { hourMarks } from './sheet.ts';
import { skyWords, vignettesOf } from './vignette.ts';
import type { Vignette, Words } from './vignette.ts';

const DUSK = '#3c3346';
/** From far to near: colour, height of the foot and rise of the peaks in shares of the picture, number of peaks. */
const RANGES = [
  { colour: '#dfae8c', foot: 0.49, rise: 0.15, peaks: 5 },
  { colour: '#c98870', foot: 0.59, rise: 0.15, peaks: 6 },
  { colour: '#a4655c', foot: 0.69, rise: 0.13, peaks: 5 },
  { colour: '#6d4a55', foot: 0.8, rise: 0.07, peaks: 0 },
  { colour: DUSK, foot: 0.9, rise: 0.05, peaks: 0 },
] as const;
/** How far down the names stand, in shares of the height; what bends or is round hides its upper edge. */
const SKY_SHARE: Partial<Record<Surface['shape'], number>> = {
  round: 0.27,
  wrap: 0.235,
  square: 0.225,
};
const SKY = ['#f7e3c6', '#f5d8b4', '#f2cda4', '#efc197'];
const BIRD = curve('-10 -4, -5 -6, 0 0, 5 -6, 10 -4');

export const mountainDusk: DesignTemplate = {
  slug: 'mountain-dusk',
  name: 'Mountain Dusk',
  mood: 'Calm and far away',
  fields: [
    { name: 'name', label: 'Names', sample: 'Ffion & Rhys', maxLength: 24 },
    {
      name: 'line',
      label: 'Place, date or words',
      sample: 'Eryri · 14 June 2025',
      maxLength: 32,
      optional: true,
      ideas: ['Gone walking', 'Home from the hills', 'Van trip 2026'],
    },
  ],
  layout(surface) {
    const drawn = runsOverEdge(surface)
      ? panorama(surface)
      : vignettesOf(surface).flatMap((vignette) => framed(vignette, surface));
    return designDocument('mountain-dusk', surface.area, drawn);
  },
};

function panorama(surface: Surface): Drawn[] {
  const { w, h } = surface.area;
  const window = overEdge(surface);
  const sky = SKY.map((colour, band): Drawn =>
    band === 0
      ? ground(surface.area, colour)
      : hill(window, () => h * 0.15 * band, colour, { engrave: false }),
  );
  const suns = framesOf(surface).flatMap((frame) =>
    sun(frame.x + frame.w * 0.24, h * 0.39, Math.min(h * 0.08, frame.s * 0.1)),
  );
  const range = ranges(window, 0, h);
  const flight = [0, 1, 2].map((bird) =>
    birdAt(w * (0.13 + bird * 0.04), h * (0.34 - (bird % 2) * 0.03), h * 0.0011),
  );
  return [
    ...sky,
    ...suns,
    ...range.map((ridge, place) =>
      hill(window, ridge, RANGES[place]?.colour ?? DUSK, { engrave: false }),
    ),
    ...(surface.shape === 'wrap' ? [] : flight),
    ...hourMarks(surface, '#5c4351'),
    ...skyWords(surface, SKY_SHARE[surface.shape] ?? 0.19).flatMap((words) => named(words, DUSK)),
  ];
}

function framed({ window, x, y, radius, words }: Vignette, surface: Surface): Drawn[] {
  const ink = inkOn(surface, DUSK, '#f7e3c6');
  if (surface.ground === 'mono')
    return [...stencil(window, x, y, radius, ink), ...named(words, ink)];
  const range = ranges(window, y - radius, radius * 2);
  return [
    dot(x, y, radius, '#f5d3ac'),
    ...sun(x + radius * 0.24, y - radius * 0.4, radius * 0.2),
    ...range.map((ridge, place) => hill(window, ridge, RANGES[place]?.colour ?? DUSK)),
    ...named(words, ink),
  ];
}

/** Two ranges of ridge lines behind a dark hill, in a ring. */
function stencil(window: Window, x: number, y: number, radius: number, ink: string): Drawn[] {
  const { left, right } = window;
  const near = rolling(12, radius * 2.4, y + radius * 0.56, radius * 0.16);
  const middle = peaks(3, left, right, 3, y + radius * 0.4, radius * 0.42);
  const far = peaks(8, left - radius * 0.3, right, 3, y + radius * 0.12, radius * 0.52);
  return [
    ring(x, y, radius, radius * 0.028, ink),
    dot(x + radius * 0.3, y - radius * 0.5, radius * 0.16, ink),
    ...ridgeLines(window, [near, middle, far], ink, radius * 0.036).slice(1),
    hill(porthole(x, y, radius), near, ink),
  ];
}

function ranges({ left, right }: Window, top: number, height: number): Ridge[] {
  return RANGES.map((range, place) => {
    const foot = top + height * range.foot;
    const rise = height * range.rise;
    if (range.peaks > 0) return peaks(11 + place, left, right, range.peaks, foot, rise);
    return rolling(11 + place, (right - left) * 0.6, foot, rise);
  });
}

function sun(x: number, y: number, radius: number): Drawn[] {
  return [
    dot(x, y, radius * 1.3, '#f9ead2', { opacity: 0.55, engrave: false }),
    dot(x, y, radius, '#fbf1df', { engrave: false }),
  ];
}

function birdAt(x: number, y: number, scale: number): Drawn {
  return line(moved(BIRD, x, y, scale), '#7b5560', scale * 2.6);
}

function named({ x, y, size, width }: Words, ink: string): Drawn[] {
  return [
    text(x, y, 'serif', size, 'Ffion & Rhys', ink, {
      field: 'name',
      maxWidth: width,
      centred: true,
    }),
    text(x, y + size * 0.52, 'sans', size * 0.25, 'Eryri · 14 June 2025', ink, {
      field: 'line',
      upperCase: true,
      tracking: 150,
      maxWidth: width,
    }),
  ];
}
