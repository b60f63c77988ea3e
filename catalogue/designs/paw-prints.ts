/** A dog looking over the edge at its own name, and paw prints walking by. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, line, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn, isSheet, mainFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { figure } from './motifs/figure.ts';
import { boneOf, paw, peepingDog } from './motifs/pets.ts';
import { sheet } from './sheet.ts';
import { split } from './split.ts';

const NAME = 'Biscuit';
const LINE = 'head of the sofa since 2021';
const STEPS = 5;

export const pawPrints: DesignTemplate = {
  slug: 'paw-prints',
  name: 'Paw Prints',
  mood: 'Waggy and warm',
  fields: [
    { name: 'name', label: 'Pet’s name', sample: NAME, maxLength: 20 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 34,
      optional: true,
      ideas: [
        'head of the sofa',
        'best boy',
        'best girl',
        'walkies at eight',
        'free range',
        'home in time for tea',
        'dinner is served',
        'the culprit',
        'he only wants your glove',
        'and the one who holds the lead',
      ],
    },
  ],
  layout(surface) {
    const floor = [
      ...sheet(surface, '#f5ead8', '#8a5f3c'),
      ...(isSheet(surface) ? walkRound(surface) : []),
    ];
    return designDocument('paw-prints', surface.area, [
      ...floor,
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(room: Frame, surface: Surface): Drawn[] {
  // Sheets keep their rim for the paws that walk round it.
  const inner =
    isSheet(surface) && surface.shape !== 'round'
      ? { ...room, w: room.w * 0.84, h: room.h * 0.8, s: room.s * 0.8 }
      : room;
  const { art, words, wide } = split(inner, 0.56);
  const ink = inkOn(surface, '#5b3c26', '#f8ecd8');
  const mono = surface.ground === 'mono';
  const size = Math.min(words.w * (wide ? 0.27 : 0.22), words.h / 2.4);
  const y = wide ? words.y : words.y - size * 0.32;
  const trail =
    isSheet(surface) && surface.shape !== 'round'
      ? []
      : trailUnder(words.x, y + size * 1.1, words.w * 0.7, size * 0.3, surface);
  const bone = figure(boneOf(inkOn(surface, '#d9b184', '#e2c39a')), {
    x: words.x,
    y: y + size * 1.05,
    size: size * 0.62,
    mono,
  });
  return [
    ...dog(art, surface),
    text(words.x, y, 'lobster', size, NAME, ink, {
      field: 'name',
      maxWidth: words.w * 0.92,
      centred: true,
    }),
    text(words.x, y + size * 0.545, 'hand', size * 0.4, LINE, ink, {
      field: 'line',
      maxWidth: words.w * 0.92,
    }),
    ...(trail.length > 0 ? trail : bone),
  ];
}

function dog({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const size = Math.min(w * 0.72, h * 1.04);
  const edge = y + Math.min(h, size * 0.9) * 0.46;
  const half = Math.min(w, size * 1.4) * 0.5;
  const width = size * 0.022;
  const ink = inkOn(surface, '#8a5f3c', '#e2c39a');
  const ledge = `M${number(x - half)} ${number(edge)}H${number(x + half)}`;
  // In one tone the paws would melt into the edge, so it stops at them.
  const apart = `M${number(x - half)} ${number(edge)}H${number(x - size * 0.57)}M${number(x - size * 0.3)} ${number(edge)}H${number(x + size * 0.3)}M${number(x + size * 0.57)} ${number(edge)}H${number(x + half)}`;
  return [
    line(mono ? apart : ledge, ink, width),
    ...figure(peepingDog, { x, y: edge, size, mono }),
  ];
}

/** Left and right paws in turn, walking to the right. */
function trailUnder(x: number, y: number, width: number, size: number, surface: Surface): Drawn[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const side = step % 2 === 0 ? 1 : -1;
    const right = (step / (STEPS - 1) - 0.5) * width;
    return figure(paw(inkOn(surface, '#c89766', '#d9b184')), {
      x: x + right,
      y: y + side * size * 0.34,
      size: size * 0.72,
      mono: surface.ground === 'mono',
      rotation: 78 + side * 6,
    });
  }).flat();
}

/** Paws along the rim of a sheet, all the way round. */
function walkRound(surface: Surface): Drawn[] {
  if (surface.shape === 'round') return [];
  const { w, h } = surface.area;
  const s = Math.min(w, h);
  const inset = s * 0.085;
  const { x, y } = mainFrame(surface);
  const across = w - 2 * inset;
  const down = h - 2 * inset;
  const pace = s * 0.088;
  const around = 2 * (across + down);
  const count = Math.round(around / pace / 2) * 2;
  return Array.from({ length: count }, (_, step) => {
    const along = (step * around) / count;
    const side = step % 2 === 0 ? 1 : -1;
    const [px, py, heading] = onRim(along, across, down);
    const turn = (heading * Math.PI) / 180;
    const off = side * s * 0.017;
    return figure(paw('#e3c8a2'), {
      x: x - across / 2 + px + Math.cos(turn) * off,
      y: y - down / 2 + py + Math.sin(turn) * off,
      size: s * 0.05,
      mono: false,
      rotation: heading + side * 7,
    });
  }).flat();
}

/** Place and heading after `along` mm, clockwise from the upper left corner. */
function onRim(
  along: number,
  across: number,
  down: number,
): [x: number, y: number, heading: number] {
  if (along < across) return [along, 0, 90];
  if (along < across + down) return [across, along - across, 180];
  if (along < 2 * across + down) return [2 * across + down - along, down, 270];
  return [0, 2 * (across + down) - along, 0];
}
