/** Leafy corners and a fine frame around a serif name, for kitchens and kitchen boards. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, dot, flower, line, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { branch, sprig } from '../../src/artwork/drawing/foliage.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn } from './frame.ts';
import type { Frame } from './frame.ts';
import { BLUSH, BOTTLE_GREEN, CREAM, GOLD, LEAVES, PALE_LEAVES, PAPER, SHELL } from './palette.ts';
import { sheet } from './sheet.ts';

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
/** Beginnings of the four sprigs that stand for corners on a circle, in degrees. */
const QUARTERS = [45, 135, 225, 315];

export const botanicalBorder: DesignTemplate = {
  slug: 'botanical-border',
  name: 'Botanical Border',
  mood: 'Country kitchen',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: 'The kitchen of',
      maxLength: 24,
      optional: true,
      ideas: [
        'The kitchen of',
        'The home of',
        'You have reached',
        'Dinner with',
        'Welcome to',
        'The garden of',
      ],
    },
    { name: 'name', label: 'Name', sample: 'The Okafors', maxLength: 22 },
    {
      name: 'line',
      label: 'Words below',
      sample: 'Est. 2019',
      maxLength: 24,
      optional: true,
      ideas: ['Mind the step', 'Every Sunday', 'Est. 2026', 'Come on in'],
    },
  ],
  layout(surface) {
    const border = surface.shape === 'round' ? ring : box;
    const motifs = framesOf(surface).flatMap((frame) => [
      ...border(frame, surface),
      ...words(frame, surface),
    ]);
    return designDocument('botanical-border', surface.area, [
      ...sheet(surface, PAPER, BOTTLE_GREEN),
      ...motifs,
    ]);
  },
};

function words({ x, y, w, s }: Frame, surface: Surface): Drawn[] {
  const ink = inkOn(surface, BOTTLE_GREEN, CREAM);
  const width = Math.min(w - s * 0.28, s * 1.3);
  const small = { upperCase: true, tracking: 200, maxWidth: Math.min(width, w - s * 0.5) };
  return [
    text(x, y - s * 0.14, 'sans', s * 0.052, 'The kitchen of', ink, { ...small, field: 'top' }),
    text(x, y + s * 0.06, 'serif', s * 0.21, 'The Okafors', ink, {
      field: 'name',
      maxWidth: width,
      centred: true,
    }),
    text(x, y + s * 0.185, 'sans', s * 0.047, 'Est. 2019', ink, { ...small, field: 'line' }),
  ];
}

function box({ x, y, w, h, s }: Frame, surface: Surface): Drawn[] {
  const colours = inkOn(surface, LEAVES, PALE_LEAVES);
  const [stem = ''] = colours;
  const halfW = w / 2 - s * 0.06;
  // On tall cups a frame as tall as the cup would lose its name.
  const halfH = Math.min(h, w * 1.35) / 2 - s * 0.06;
  const reach = s * 0.35;
  const rule = (fromX: number, fromY: number, toX: number, toY: number): Drawn =>
    line(`M${number(fromX)} ${number(fromY)}L${number(toX)} ${number(toY)}`, stem, s * 0.005);
  const gapX = halfW - reach - s * 0.03;
  const gapY = halfH - reach - s * 0.03;
  return [
    ...[-halfH, halfH].map((side) => rule(x - gapX, y + side, x + gapX, y + side)),
    ...[-halfW, halfW].map((side) => rule(x + side, y - gapY, x + side, y + gapY)),
    ...CORNERS.flatMap(([right, down]) =>
      corner(x + right * halfW, y + down * halfH, right, down, s, surface),
    ),
  ];
}

/** Two branches growing out of a corner along its sides, with a flower where they meet. */
function corner(
  x: number,
  y: number,
  right: 1 | -1,
  down: 1 | -1,
  s: number,
  surface: Surface,
): Drawn[] {
  const colours = inkOn(surface, LEAVES, PALE_LEAVES);
  const grow = { length: s * 0.34, leaf: s * 0.1 };
  return [
    ...branch(x, y, right > 0 ? 270 : 90, grow.length, 5, colours, grow.leaf),
    ...branch(x, y, down > 0 ? 0 : 180, grow.length, 5, colours, grow.leaf),
    ...bloom(x - right * s * 0.015, y - down * s * 0.015, s * 0.058, surface),
    ...(surface.ground === 'mono'
      ? []
      : flower(x - right * s * 0.11, y + down * s * 0.004, s * 0.034, SHELL, GOLD)),
  ];
}

function ring({ x, y, s }: Frame, surface: Surface): Drawn[] {
  const radius = s * 0.5;
  const colours = inkOn(surface, LEAVES, PALE_LEAVES);
  return QUARTERS.flatMap((at) => {
    const angle = (at * Math.PI) / 180;
    const grown = { x, y, radius, pairs: 6, colours, length: s * 0.1 };
    return [
      ...sprig({ ...grown, from: at, to: at + 36 }),
      ...sprig({ ...grown, from: at, to: at - 36 }),
      ...bloom(x + Math.sin(angle) * radius, y - Math.cos(angle) * radius, s * 0.06, surface),
    ];
  });
}

function bloom(x: number, y: number, radius: number, { ground: tone }: Surface): Drawn[] {
  // Engraved petals would run into the leaves: a berry reads better.
  return tone === 'mono'
    ? [dot(x, y, radius * 0.36, BLUSH)]
    : flower(x, y, radius, BLUSH, '#f0cf7a');
}
