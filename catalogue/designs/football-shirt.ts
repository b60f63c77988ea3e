/** The back of a football shirt: name over number. On cloth the print itself, elsewhere the whole shirt on its pitch. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, dot, line, rect, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, hasHands, inkOn, isCloth, isSheet, mainFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { figure } from './motifs/figure.ts';
import { shirt } from './motifs/shirt.ts';
import { hourMarks } from './sheet.ts';
import { split } from './split.ts';

const NAME = 'Mohammed';
const NUMBER = '10';
const LINE = 'Under 9s · Player of the year';
const GRASS = ['#6f9f75', '#7aa97e'] as const;
const CHALK = '#f4f6ea';
/** Mown stripes along the longer side of a sheet. */
const STRIPES = 9;

export const footballShirt: DesignTemplate = {
  slug: 'football-shirt',
  name: 'Football Shirt',
  mood: 'Proud, full of Saturday mornings',
  fields: [
    { name: 'name', label: 'Name on the back', sample: NAME, maxLength: 14 },
    { name: 'number', label: 'Number', sample: NUMBER, maxLength: 2 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 34,
      optional: true,
      ideas: [
        'Player of the season',
        'Safe hands',
        'The comfy chair',
        'Kick-off three o’clock',
        'Super sub',
      ],
    },
  ],
  layout(surface) {
    const drawn = isCloth(surface)
      ? printed(mainFrame(surface), surface)
      : framesOf(surface).flatMap((frame) => wholeShirt(frame, surface));
    return designDocument('football-shirt', surface.area, [
      ...(isSheet(surface) ? pitch(surface) : []),
      ...drawn,
    ]);
  },
};

function printed({ x, y, s }: Frame, surface: Surface): Drawn[] {
  const ink = inkOn(surface, '#b8433a', '#f6eedd');
  const shadow = inkOn(surface, '#f0cf8d', '#d9593d');
  const digits = (offset: number, fill: string): Drawn =>
    text(x + offset, y + s * 0.345 + offset, 'slab', s * 0.64, NUMBER, fill, {
      field: 'number',
      maxWidth: s * 0.84,
    });
  return [
    text(x, y - s * 0.29, 'sans-bold', s * 0.15, NAME, ink, {
      field: 'name',
      upperCase: true,
      tracking: 70,
      arc: s * 1.35,
      maxWidth: s * 0.92,
    }),
    digits(s * 0.014, shadow),
    digits(0, ink),
    text(x, y + s * 0.455, 'sans-bold', s * 0.045, LINE, inkOn(surface, '#b8433a', '#f0cf8d'), {
      field: 'line',
      upperCase: true,
      tracking: 120,
      maxWidth: s * 0.86,
    }),
  ];
}

function wholeShirt(room: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const wide = room.w > room.h * 1.3;
  const { art, words } = split(room, 0.84);
  // On a pitch the shirt stands in the centre circle, whatever the shape.
  const centred = isSheet(surface);
  const height = Math.min(room.h, room.w * 1.16);
  const place = wide && !centred ? art : { ...room, y: room.y - height * 0.06, h: height * 0.84 };
  const size = Math.min(place.w * 0.98, place.h) * (centred ? 0.92 : 1);
  const cloth = { body: '#b8433a', shade: '#a13a33', trim: '#f6eedd', line: '#f0cf8d' };
  const ink = mono ? '#000000' : '#fbf4e4';
  // On clocks the hands turn between name and number.
  const clock = hasHands(surface);
  const { x } = place;
  const y = place.y + (clock ? size * 0.09 : 0);
  const below = centred ? CHALK : '#8f352e';
  const caption = { field: 'line', upperCase: true, tracking: 110 };
  return [
    ...figure(shirt(cloth), { x, y, size, mono }),
    text(x, y - size * (clock ? 0.24 : 0.2), 'sans-bold', size * 0.075, NAME, ink, {
      field: 'name',
      upperCase: true,
      tracking: 50,
      arc: size * 0.95,
      maxWidth: size * 0.47,
    }),
    text(x, y + size * (clock ? 0.285 : 0.22), 'slab', size * (clock ? 0.34 : 0.4), NUMBER, ink, {
      field: 'number',
      maxWidth: size * 0.46,
    }),
    ...(wide && !centred
      ? beside(words, below)
      : [
          text(
            room.x,
            room.y + height * (clock ? 0.465 : centred ? 0.41 : 0.47),
            'sans-bold',
            height * 0.048,
            LINE,
            below,
            {
              ...caption,
              maxWidth: Math.min(room.w, height * 1.5) * (clock ? 0.7 : 0.94),
            },
          ),
        ]),
  ];
}

/** Small shirts on wide things have their name once more beside them, large enough to read. */
function beside({ x, y, w, h }: Frame, ink: string): Drawn[] {
  const size = Math.min(w * 0.2, h * 0.3);
  return [
    text(x, y + size * 0.2, 'slab', size, NAME, ink, {
      field: 'name',
      upperCase: true,
      maxWidth: w * 0.94,
      centred: true,
    }),
    text(x, y + size * 0.75, 'sans-bold', size * 0.3, LINE, ink, {
      field: 'line',
      upperCase: true,
      tracking: 110,
      maxWidth: w * 0.94,
    }),
  ];
}

/** Grass mown in stripes, with the chalk of a whole pitch. */
function pitch(surface: Surface): Drawn[] {
  const { w, h, bleed } = surface.area;
  const across = w + 2 * bleed;
  const down = h + 2 * bleed;
  const stripe = across / STRIPES;
  const grass = Array.from({ length: STRIPES }, (_, place) =>
    rect(-bleed + place * stripe, -bleed, stripe * 1.02, down, GRASS[place % 2] ?? GRASS[0], {
      engrave: false,
    }),
  );
  if (surface.shape === 'round') return [...grass, ...hourMarks(surface, CHALK)];
  const s = Math.min(w, h);
  const width = s * 0.008;
  const inset = s * 0.04;
  const box = (boxWidth: number, boxHeight: number): string => {
    const top = number(h / 2 - boxHeight / 2);
    const bottom = number(h / 2 + boxHeight / 2);
    return (
      `M${number(inset)} ${top}H${number(inset + boxWidth)}V${bottom}H${number(inset)}` +
      `M${number(w - inset)} ${top}H${number(w - inset - boxWidth)}V${bottom}H${number(w - inset)}`
    );
  };
  const radius = number(s * 0.33);
  const circle = `M${number(w / 2 - radius)} ${number(h / 2)}A${radius} ${radius} 0 1 1 ${number(w / 2 + radius)} ${number(h / 2)}A${radius} ${radius} 0 1 1 ${number(w / 2 - radius)} ${number(h / 2)}Z`;
  const lines = [
    `M${number(inset)} ${number(inset)}H${number(w - inset)}V${number(h - inset)}H${number(inset)}Z`,
    // The halfway line ends at the circle, because the words stand below it.
    `M${number(w / 2)} ${number(inset)}V${number(h / 2 - radius)}`,
    circle,
    box(w * 0.11, h * 0.5),
    box(w * 0.045, h * 0.24),
  ];
  const chalk = { opacity: 0.7 };
  return [
    ...grass,
    ...lines.map((d) => line(d, CHALK, width, chalk)),
    ...[w * 0.085, w * 0.915].map((x) => dot(x, h / 2, width, CHALK, chalk)),
  ];
}
