/** A row of flower pots with a name on each: somebody’s garden and everyone who grew in it. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { listed } from '../../../src/artwork/design/fill-fields.ts';
import { designDocument, line, text } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { framesOf, hasHands, inkOn, isSheet } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { figure } from '../motifs/figure.ts';
import { POT, flowerPot } from '../motifs/home/jug.ts';
import { pottedPlants } from '../motifs/home/potted.ts';
import { sheet } from '../sheet.ts';

const NAME = 'Nana’s garden';
const MEMBERS = 'Efa, Joseph, Lowri, Sam, Noor';
const LINE = 'watered with tea and patience';
const POTS = 5;
const CLAYS = ['#c8805f', '#b9714f', '#d19473', '#c07a58', '#cb8a69'] as const;
const RIMS = ['#b06a4a', '#a35d3e', '#bb7d5c', '#a86445', '#b57353'] as const;

export const namedGarden: DesignTemplate = {
  slug: 'named-garden',
  name: 'Named Garden',
  mood: 'Potted on and proud',
  fields: [
    { name: 'name', label: 'Whose garden', sample: NAME, maxLength: 26 },
    {
      name: 'members',
      label: 'Up to five names, with commas between',
      sample: MEMBERS,
      maxLength: 80,
    },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 36,
      optional: true,
      ideas: [
        'watered with tea and patience',
        'sow, grow, eat',
        'all perennials',
        'mind the slugs',
      ],
    },
  ],
  layout(surface) {
    return designDocument('named-garden', surface.area, [
      ...sheet(surface, '#f3efe0', '#6f8a66'),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const width = w * (isSheet(surface) ? 0.95 : 1);
  const pitch = Math.min(width / POTS, h * 0.3);
  const unit = pitch / 78;
  const pots = unit * 148;
  const size = Math.min(h * 0.15, w * 0.13, pots * 0.36);
  const total = size * 1.5 + pots + size * 0.95;
  const top = y - total / 2;
  const shelf = top + size * 1.5 + pots;
  return [
    text(x, top + size * 0.95, 'brush', size, NAME, inkOn(surface, '#8a4a3c', '#f3c8b8'), {
      field: 'name',
      maxWidth: w * (hasHands(surface) ? 0.8 : 0.9),
      centred: true,
    }),
    ...Array.from({ length: POTS }, (_, place) =>
      potted(x + (place - 2) * pitch, shelf, unit, place, surface),
    ).flat(),
    line(
      `M${number(x - pitch * 2.5)} ${number(shelf + unit * 2)}H${number(x + pitch * 2.5)}`,
      inkOn(surface, '#8f7355', '#d9c3a0'),
      unit * 4,
    ),
    text(x, shelf + size * 0.72, 'hand', size * 0.42, LINE, inkOn(surface, '#5f7f56', '#cfdcc2'), {
      field: 'line',
      maxWidth: w * (hasHands(surface) ? 0.7 : 0.86),
    }),
  ];
}

function potted(x: number, shelf: number, unit: number, place: number, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const stem = inkOn(surface, '#7f9d6c', '#b9d0a4');
  const white = surface.ground === 'light' && !isSheet(surface) ? '#f3e3b8' : '#ffffff';
  const plant = pottedPlants(stem, white)[place] ?? [];
  const size = unit * 14.5;
  return [
    ...figure(plant, { x, y: shelf - unit * 50, size: unit * 92, mono, turned: place % 2 === 1 }),
    ...figure(flowerPot(CLAYS[place] ?? CLAYS[0], RIMS[place] ?? RIMS[0]), {
      x,
      y: shelf,
      size: unit * 100,
      mono,
    }),
    text(
      x,
      shelf + POT.y * unit + size * 0.3,
      'hand',
      size,
      listed(MEMBERS, place),
      mono ? '#000000' : '#fdf3e4',
      {
        field: 'members',
        listItem: place,
        maxWidth: POT.w * unit * 0.92,
        centred: true,
      },
    ),
  ];
}
