/** A cut through the vegetable bed: leaves above, roots below, and whose plot it is. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { rng } from '../../src/artwork/drawing/seeded-random.ts';
import { designDocument, dot, ground, line, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn, mainFrame, runsOverEdge } from './frame.ts';
import type { Frame } from './frame.ts';
import { figure } from './motifs/figure.ts';
import type { Part } from './motifs/figure.ts';
import { beetroot, carrot, leek, onion, potato } from './motifs/vegetables.ts';
import { hill, overEdge, rolling } from './scene.ts';
import { hourMarks } from './sheet.ts';
import type { Words } from './vignette.ts';

const BED: readonly (readonly Part[])[] = [carrot, onion, beetroot, leek, potato];
const SOIL = '#6a4b38';
const PEBBLES = 60;

export const allotment: DesignTemplate = {
  slug: 'allotment',
  name: 'The Allotment',
  mood: 'Muddy boots, good dinners',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: 'Plot 27',
      maxLength: 22,
      optional: true,
      ideas: ['Grown by', 'The potting shed of', 'Tended by'],
    },
    { name: 'name', label: 'Name', sample: 'Geoff’s Allotment', maxLength: 24 },
    {
      name: 'line',
      label: 'Words below',
      sample: 'dug, sown & grown with love',
      maxLength: 34,
      optional: true,
      ideas: [
        'dug, sown & grown with love',
        'digs at dawn',
        'lock up after you',
        'compost officer',
        'king of the runner beans',
        'head of marrows',
      ],
    },
  ],
  layout(surface) {
    const drawn = runsOverEdge(surface)
      ? bed(surface)
      : framesOf(surface).flatMap((frame) => row(frame, surface));
    return designDocument('allotment', surface.area, drawn);
  },
};

/** Rows of plants over the whole width, the words in the sky above them. */
function bed(surface: Surface): Drawn[] {
  const { area, shape } = surface;
  const { w, h } = area;
  const { s } = mainFrame(surface);
  const soil = h * (shape === 'round' ? 0.66 : 0.71);
  const size = Math.min(h * 0.36, s * 0.42);
  const step = size * 0.56;
  const plants = Math.ceil((w / 2 + area.bleed) / step) + 1;
  const window = overEdge(surface);
  return [
    ground(area, '#eef2e4'),
    hill(window, rolling(6, w * 0.8, h * 0.52, h * 0.05), '#dde7cb', { engrave: false }),
    ...hourMarks(surface, '#3f5a3c'),
    hill(window, rolling(4, size * 2.3, soil, size * 0.02), SOIL, { engrave: false }),
    hill(window, rolling(9, size * 3, soil + size * 0.66, size * 0.05), '#593d2e', {
      engrave: false,
    }),
    ...pebbles(surface, soil, size),
    ...Array.from({ length: plants * 2 + 1 }, (_, place) =>
      plant(w / 2 + (place - plants) * step, soil, size, place, false),
    ).flat(),
    ...framesOf(surface).flatMap((frame) =>
      named(wordsOver(frame, h, shape === 'round'), '#3f5a3c', '#b5562f'),
    ),
  ];
}

function wordsOver({ x, w, s }: Frame, h: number, round: boolean): Words {
  return {
    x,
    y: h * (round ? 0.36 : 0.3),
    size: Math.min(h * 0.15, s * 0.17),
    width: w * (round ? 0.86 : 0.88),
  };
}

/** One of each in a row over a line of earth, for shirts and engravings. */
function row({ x, y, w, h, s }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const wide = Math.min(w, s * 1.6);
  const size = Math.min(h * 0.46, (wide / BED.length) * 1.7);
  const step = (wide * 0.96) / BED.length;
  const soil = y - size * 0.08;
  const ink = inkOn(surface, '#3f5a3c', '#f3ead6');
  const half = step / 2;
  const earth = Array.from({ length: BED.length + 1 }, (_, gap): Drawn => {
    const middle = x + (gap - BED.length / 2) * step;
    const from = gap === 0 ? middle + half * 0.1 : middle - half * 0.3;
    const to = gap === BED.length ? middle - half * 0.1 : middle + half * 0.3;
    return line(
      `M${number(from)} ${number(soil)}H${number(to)}`,
      inkOn(surface, SOIL, '#c9a27f'),
      size * 0.022,
    );
  });
  const words = { x, y: y + size * 0.83, size: Math.min(s * 0.15, h * 0.15), width: w * 0.92 };
  return [
    ...earth,
    ...BED.flatMap((_, place) =>
      plant(x + (place - (BED.length - 1) / 2) * step, soil, size, place, mono),
    ),
    ...named(words, ink, inkOn(surface, '#b5562f', '#f0b44a'), soil - size * 0.64),
  ];
}

function plant(x: number, y: number, size: number, place: number, mono: boolean): Drawn[] {
  const parts = BED[place % BED.length] ?? carrot;
  return figure(parts, { x, y, size: size * 0.92, mono, turned: place % 2 === 1 });
}

function pebbles({ area: { w, h } }: Surface, soil: number, size: number): Drawn[] {
  const chance = rng(21);
  return Array.from({ length: PEBBLES }, () => {
    const [x, y] = [chance() * w, soil + size * 0.06 + chance() * (h - soil - size * 0.06)];
    return dot(x, y, size * (0.006 + 0.01 * chance()), chance() > 0.5 ? '#8a6a52' : '#4c3427', {
      engrave: false,
    });
  });
}

function named(
  { x, y, size, width }: Words,
  ink: string,
  accent: string,
  topY = y - size * 1.04,
): Drawn[] {
  return [
    text(x, topY, 'sans-bold', size * 0.28, 'Plot 27', accent, {
      field: 'top',
      upperCase: true,
      tracking: 170,
      maxWidth: width * 0.8,
    }),
    text(x, y, 'didone', size, 'Geoff’s Allotment', ink, {
      field: 'name',
      maxWidth: width,
      centred: true,
    }),
    text(x, y + size * 0.58, 'hand', size * 0.46, 'dug, sown & grown with love', ink, {
      field: 'line',
      maxWidth: width,
    }),
  ];
}
