/** A lighthouse on its rock, a boat going home and a name on the water. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, dot, ground, line, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { framesOf, inkOn, runsOverEdge } from './frame.ts';
import { figure } from './motifs/figure.ts';
import { beams, boat, lighthouse, rays } from './motifs/lighthouse.ts';
import { curve, moved } from './motifs/outline.ts';
import { hill, overEdge, ridgeLines, ring } from './scene.ts';
import type { Ridge } from './scene.ts';
import { hourMarks } from './sheet.ts';
import { vignettesOf } from './vignette.ts';
import type { Vignette, Words } from './vignette.ts';

const DEEP = '#2b5d6b';
const FOAM = '#f6f1e3';
const SEA = ['#8fbcbd', '#64a0a6', '#43808b', DEEP];
const GULL = curve('-10 -3, -5 -7, 0 0, 5 -7, 10 -3');
/** Where the water begins, in shares of the height. */
const SHORE = 0.6;

export const seasideLighthouse: DesignTemplate = {
  slug: 'seaside-lighthouse',
  name: 'Seaside Lighthouse',
  mood: 'Salt air and holidays',
  fields: [
    { name: 'name', label: 'Name', sample: 'The Trelawneys', maxLength: 24 },
    {
      name: 'line',
      label: 'Place, year or words',
      sample: 'St Ives · Summer 2026',
      maxLength: 32,
      optional: true,
      ideas: ['every summer', 'all year round', 'home is where the sea is', 'breakfast till nine'],
    },
  ],
  layout(surface) {
    const drawn = runsOverEdge(surface)
      ? coast(surface)
      : vignettesOf(surface).flatMap((vignette) => framed(vignette, surface));
    return designDocument('seaside-lighthouse', surface.area, drawn);
  },
};

function coast(surface: Surface): Drawn[] {
  const { area, shape } = surface;
  const { w, h } = area;
  const window = overEdge(surface);
  const shore = h * SHORE;
  const swell = Math.min(h * 0.012, w * 0.01);
  const length = Math.min(w / 3, h * 0.7);
  const islands = framesOf(surface).flatMap(({ x, w: width }) => {
    const size = Math.min(h * 0.45, width * 0.62);
    const [towerX, boatX] = [x - width * 0.12, x + width * 0.3];
    return [
      ...figure(beams, { x: towerX, y: shore, size, mono: false }),
      ...figure(lighthouse, { x: towerX, y: shore + swell, size, mono: false }),
      ...figure(boat, { x: boatX, y: shore + swell * 1.5, size: size * 0.2, mono: false }),
      ...gulls(boatX, shore - size * 0.52, size * 0.006, '#5c7a80'),
    ];
  });
  return [
    ground(area, '#e3eeea'),
    hill(window, () => shore - h * 0.2, '#f1ece0', { engrave: false }),
    ...islands,
    ...SEA.map((colour, band) =>
      hill(window, wave(length, shore + h * 0.045 * band, swell, band), colour, { engrave: false }),
    ),
    ...hourMarks(surface, DEEP),
    ...framesOf(surface).flatMap(({ x, w: width, s }) => {
      const size = Math.min(h * 0.115, s * 0.16);
      return named(
        {
          x,
          y: Math.min(h * (shape === 'round' ? 0.83 : 0.865), h - area.safe - size * 0.66),
          size,
          width: shape === 'round' ? w * 0.5 : width * 0.88,
        },
        FOAM,
      );
    }),
  ];
}

function framed({ window, x, y, radius, words }: Vignette, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const ink = inkOn(surface, DEEP, FOAM);
  const shore = y + radius * 0.46;
  const waves = [0, 1, 2].map((band) =>
    wave(radius * 0.5, shore + radius * (0.09 + 0.15 * band), radius * 0.028, band),
  );
  const tower = {
    x: x - radius * 0.08,
    y: shore + (mono ? 0 : radius * 0.04),
    size: radius * 1.08,
    mono,
  };
  if (mono) {
    return [
      ring(x, y, radius, radius * 0.028, ink),
      ...figure(rays, tower),
      ...figure(lighthouse, tower),
      ...waves.flatMap((each) => ridgeLines(window, [each], ink, radius * 0.03)),
      ...gulls(x + radius * 0.5, y - radius * 0.14, radius * 0.0068, ink),
      ...named(words, ink),
    ];
  }
  return [
    dot(x, y, radius, '#e3eeea'),
    ...figure(lighthouse, tower),
    ...figure(boat, { x: x + radius * 0.62, y: shore + radius * 0.05, size: radius * 0.24, mono }),
    ...waves.map((each, band) => hill(window, each, SEA[band + 1] ?? DEEP)),
    ...gulls(x + radius * 0.46, y - radius * 0.16, radius * 0.0068, '#5c7a80'),
    ...named(words, ink),
  ];
}

/** Rounded crests; each further band comes half a wave later. */
function wave(length: number, level: number, swell: number, band: number): Ridge {
  return (x) => level - swell * Math.sin((x / length + band * 0.37) * 2 * Math.PI);
}

function gulls(x: number, y: number, scale: number, ink: string): Drawn[] {
  return [
    line(moved(GULL, x, y, scale), ink, scale * 2.2),
    line(moved(GULL, x + scale * 19, y + scale * 11, scale * 0.7), ink, scale * 1.8),
  ];
}

function named({ x, y, size, width }: Words, ink: string): Drawn[] {
  return [
    text(x, y, 'brush', size, 'The Trelawneys', ink, {
      field: 'name',
      maxWidth: width,
      centred: true,
    }),
    text(x, y + size * 0.56, 'sans', size * 0.25, 'St Ives · Summer 2026', ink, {
      field: 'line',
      upperCase: true,
      tracking: 150,
      maxWidth: width,
    }),
  ];
}
