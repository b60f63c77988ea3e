/** A board for Christmas Eve: milk and a mince pie for Father Christmas, a carrot for the reindeer. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, line, star, text } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { framesOf, hasHands, inkOn, isSheet, mainFrame } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { lyingCarrot, milk, mincePie, sprig } from '../motifs/christmas/treats.ts';
import { figure } from '../motifs/figure.ts';
import { sheet } from '../sheet.ts';
import { snowfall } from './snowfall.ts';
import type { Clear } from './snowfall.ts';

const TOP = 'For Father Christmas';
const NAME = 'Isla & Noah';
const LINE = 'and a carrot for the reindeer';

export const christmasEve: DesignTemplate = {
  slug: 'christmas-eve',
  name: 'Christmas Eve',
  mood: 'Hushed and hopeful',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: TOP,
      maxLength: 28,
      optional: true,
      ideas: ['For Father Christmas', 'I Siôn Corn', 'Dear Santa'],
    },
    { name: 'name', label: 'Who left it out', sample: NAME, maxLength: 26 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 36,
      optional: true,
      ideas: ['and a carrot for the reindeer', 'a moronen i’r ceirw', 'I have been quite good'],
    },
  ],
  layout(surface) {
    return designDocument('christmas-eve', surface.area, [
      ...sheet(surface, '#23404a', '#f2d27a'),
      ...(isSheet(surface)
        ? snowfall(surface, 41, '#dfe8ea', placesOf(mainFrame(surface)).clear)
        : []),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

/** Title, treats and names one below the other, as high as their frame allows. */
function placesOf({ x, y, w, h }: Frame) {
  const type = Math.min(h * 0.16, w * 0.115);
  const treat = Math.min(w * 0.335, h * 0.42);
  const total = type * 3.3 + treat;
  const top = y - total / 2;
  const title = top + type * 0.9;
  const table = top + type * 1.45 + treat;
  const names = table + type * 1.06;
  const row = (from: number, to: number): Clear => ({
    left: x - w * 0.46,
    right: x + w * 0.46,
    top: from,
    bottom: to,
  });
  return {
    type,
    treat,
    title,
    table,
    names,
    clear: [row(top - type * 0.2, title + type * 0.35), row(table, names + type * 0.8)],
  };
}

function motif(frame: Frame, surface: Surface): Drawn[] {
  const { x, w } = frame;
  const { type, treat, title, table, names } = placesOf(frame);
  const night = isSheet(surface);
  const cream = night ? '#f8f1e0' : inkOn(surface, '#2f5d4a', '#f8f1e0');
  const gold = night ? '#f2d27a' : inkOn(surface, '#a8323c', '#f2d27a');
  const clock = hasHands(surface);
  return [
    ...twinkle(x, title - type * 0.42, Math.min(w * 0.47, type * 5.1), type * 0.2, gold),
    text(x, title, 'brush', type, TOP, cream, {
      field: 'top',
      maxWidth: Math.min(w * 0.76, type * 8.2),
      centred: true,
    }),
    ...treats(x, table, treat, surface),
    text(x, names, 'brush', type * 0.95, NAME, gold, {
      field: 'name',
      maxWidth: w * (clock ? 0.74 : 0.88),
      centred: true,
    }),
    text(x, names + type * 0.64, 'sans', type * 0.26, LINE, cream, {
      field: 'line',
      upperCase: true,
      tracking: 130,
      maxWidth: w * (clock ? 0.6 : 0.84),
    }),
  ];
}

function twinkle(x: number, y: number, reach: number, size: number, ink: string): Drawn[] {
  return ([-1, 1] as const).flatMap((side) => [
    star(x + side * (reach - size), y, size, ink),
    star(x + side * (reach - size * 2.2), y + size * 1.7, size * 0.55, ink),
  ]);
}

function treats(middle: number, foot: number, s: number, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  // The carrot reaches farther out than the glass.
  const x = middle - s * 0.1;
  return [
    ...figure(milk, { x: x - s * 0.92, y: foot, size: s, mono }),
    ...figure(mincePie, { x: x + s * 0.02, y: foot - s * 0.02, size: s * 0.98, mono }),
    ...(mono ? [] : figure(sprig, { x: x + s * 0.02, y: foot - s * 0.52, size: s * 0.9, mono })),
    ...figure(lyingCarrot, { x: x + s * 1.02, y: foot - s * 0.02, size: s * 0.92, mono }),
    line(
      `M${number(x - s * 1.3)} ${number(foot + s * 0.035)}H${number(x + s * 1.5)}`,
      isSheet(surface) ? '#8fb0b0' : inkOn(surface, '#b9a27c', '#cfdcc2'),
      s * 0.018,
    ),
  ];
}
