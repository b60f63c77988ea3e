/** A gingerbread house between its people and candy canes, iced and just out of the oven. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn, isSheet, mainFrame } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { candyCane, gingerbreadFigure, gingerbreadHouse } from '../motifs/christmas/gingerbread.ts';
import { figure } from '../motifs/figure.ts';
import type { Part } from '../motifs/figure.ts';
import { smooth } from '../motifs/outline.ts';
import { sheet } from '../sheet.ts';
import { split, stack } from '../split.ts';
import type { Split } from '../split.ts';
import { snowyGround } from './snowy-ground.ts';
import { snowfall } from './snowfall.ts';

/** A drift of icing sugar that everything stands in, 150 wide. */
const drift: readonly Part[] = [
  {
    d: smooth(
      '-78 2 .4, -60 -5, -38 -2, -16 -5, 12 -3, 36 -6, 60 -3, 78 2 .4, 60 7, 20 8, -20 8, -60 7',
    ),
    stencil: smooth('-78 4 .4, -40 2.4, 0 2, 40 2.4, 78 4 .4, 40 6, 0 6.4, -40 6'),
    fill: '#fffdf8',
  },
];

export const gingerbreadHouseDesign: DesignTemplate = {
  slug: 'gingerbread-house',
  name: 'Gingerbread House',
  mood: 'Spiced and sugared',
  fields: [
    { name: 'name', label: 'Name', sample: 'The Okonkwos', maxLength: 24 },
    {
      name: 'line',
      label: 'Words below',
      sample: 'baked with love, eaten by Boxing Day',
      maxLength: 40,
      optional: true,
      ideas: [
        'baked with love, eaten by Boxing Day',
        'biscuit inspector',
        'chief decorator',
        'official taster',
      ],
    },
  ],
  layout(surface) {
    return designDocument('gingerbread-house', surface.area, [
      ...sheet(surface, '#ecd9c6', '#8a5227'),
      ...(isSheet(surface) ? snowfall(surface, 9, '#fbf3e8') : []),
      ...(isSheet(surface)
        ? snowyGround(surface, footOf(roomOf(mainFrame(surface), surface).art))
        : []),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

/** Sheets are a landscape, so their words lie in the snow. */
function roomOf(frame: Frame, surface: Surface): Split {
  return isSheet(surface) ? stack(frame, 0.68) : split(frame, 0.66);
}

function footOf({ y, w, h }: Frame): number {
  return y + Math.min(h, sizeOf(w, h) * 1.06) * 0.46;
}

function sizeOf(w: number, h: number): number {
  return Math.min(w / 1.5, h * 0.93);
}

function motif(frame: Frame, surface: Surface): Drawn[] {
  const room = roomOf(frame, surface);
  const { wide } = room;
  return [
    ...bakery(room.art, surface, wide),
    ...caption(room, {
      name: 'The Okonkwos',
      font: 'bubbly',
      ink: inkOn(surface, '#8a4a24', '#f6e6cf'),
      size: 0.17,
      sizeBeside: 0.22,
      below: {
        field: 'line',
        sample: 'baked with love, eaten by Boxing Day',
        font: 'hand',
        size: 0.42,
        ink: inkOn(surface, '#a8323c', '#e9b7a4'),
      },
    }),
  ];
}

function bakery({ x, y, w, h }: Frame, surface: Surface, wide: boolean): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = sizeOf(w, h);
  const foot = footOf({ x, y, w, h, s });
  const at = (right: number, size: number) => ({
    x: x + right * s,
    y: foot,
    size: size * s,
    mono,
  });
  const near = wide ? 0.56 : 0.58;
  return [
    ...figure(candyCane, at(-near - 0.19, 0.4)),
    ...figure(candyCane, { ...at(near + 0.19, 0.4), turned: true }),
    ...(mono || surface.ground === 'dark' ? figure(drift, at(0, 1)) : []),
    ...figure(gingerbreadHouse, at(0, 1)),
    ...figure(gingerbreadFigure('#5f8f6b'), at(-near, 0.46)),
    ...figure(gingerbreadFigure('#c43f4b'), at(near, 0.46)),
  ];
}
