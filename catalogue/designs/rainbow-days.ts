/** A soft rainbow between two clouds, a heart beneath it and a child's name. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { rng } from '../../src/artwork/drawing/seeded-random.ts';
import {
  designDocument,
  dot,
  heart,
  line,
  rect,
  star,
  text,
} from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn, isSheet, mainFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { sheet } from './sheet.ts';
import { split } from './split.ts';

const BANDS = ['#d9745f', '#e9a66b', '#f1d08a', '#9dbb95', '#86aebd', '#a594b8'];
/** Confetti lies about this far apart, in shares of the motif. */
const CONFETTI = 0.15;
/** Puffs of a cloud: place and radius in shares of the motif. */
const PUFFS = [
  [-0.085, 0.01, 0.05],
  [-0.03, -0.022, 0.062],
  [0.035, -0.012, 0.056],
  [0.085, 0.014, 0.046],
] as const;

export const rainbowDays: DesignTemplate = {
  slug: 'rainbow-days',
  name: 'Rainbow Days',
  mood: 'Sunny and small',
  fields: [
    { name: 'name', label: 'Name', sample: 'Wren', maxLength: 18 },
    {
      name: 'line',
      label: 'Words below',
      sample: 'age four and a half',
      maxLength: 28,
      optional: true,
      ideas: [
        'dinosaur expert',
        'big sister',
        'big brother',
        'please knock',
        'this room is ours',
        'big girl cup',
        'my cup goes here',
      ],
    },
  ],
  layout(surface) {
    const drawn = [
      ...sheet(surface, '#e6eff0', '#40566b'),
      ...(isSheet(surface) ? confetti(surface) : []),
    ];
    const motifs = framesOf(surface).flatMap((frame) => motif(frame, surface));
    return designDocument('rainbow-days', surface.area, [...drawn, ...motifs]);
  },
};

function motif(frame: Frame, surface: Surface): Drawn[] {
  // Confetti lies round a motif in the middle.
  if (!isSheet(surface) && split(frame).wide) return sideBySide(frame, surface);
  const { x, y, s } = frame;
  return [
    ...weather(x, y + s * 0.1, s, surface),
    ...words(x, y + s * 0.335, s * 0.9, s * 0.2, surface),
  ];
}

function sideBySide(frame: Frame, surface: Surface): Drawn[] {
  const { art, words: room } = split(frame);
  const s = Math.min(art.w / 0.83, art.h * 1.5);
  const size = Math.min(room.w * 0.32, room.h * 0.36);
  return [
    ...weather(art.x, art.y + s * 0.17, s, surface),
    ...words(room.x, room.y + size * 0.2, room.w * 0.96, size, surface),
  ];
}

/** The rainbow with its clouds standing at `foot`, and the heart between them. */
function weather(x: number, foot: number, s: number, surface: Surface): Drawn[] {
  const cloud = isSheet(surface) ? '#ffffff' : inkOn(surface, '#dfe9ee', '#f3f6f8');
  return [
    ...rainbow(x, foot, s, surface),
    ...cloudAt(x - s * 0.28, foot, s, cloud),
    ...cloudAt(x + s * 0.28, foot, s, cloud),
    heart(x, foot - s * 0.035, s * 0.055, '#d9745f'),
  ];
}

function words(x: number, y: number, width: number, size: number, surface: Surface): Drawn[] {
  const ink = inkOn(surface, '#40566b', '#f6eedd');
  return [
    text(x, y, 'round', size, 'Wren', ink, { field: 'name', maxWidth: width, centred: true }),
    text(x, y + size * 0.5, 'round', size * 0.3, 'age four and a half', ink, {
      field: 'line',
      maxWidth: (width * 0.86) / 0.9,
    }),
  ];
}

/** In one tone the bands keep apart and end above the clouds. */
function rainbow(x: number, foot: number, s: number, { ground }: Surface): Drawn[] {
  const thickness = s * 0.044;
  const lift = ground === 'mono' ? s * 0.1 : 0;
  return BANDS.map((colour, band) => {
    const radius = s * 0.4 - band * thickness;
    const half = Math.sqrt(radius ** 2 - lift ** 2);
    const y = number(foot - lift);
    const d = `M${number(x - half)} ${y}A${number(radius)} ${number(radius)} 0 0 1 ${number(x + half)} ${y}`;
    return line(d, colour, thickness * (ground === 'mono' ? 0.62 : 1.03));
  });
}

function cloudAt(x: number, y: number, s: number, fill: string): Drawn[] {
  return [
    ...PUFFS.map(([right, down, radius]) => dot(x + right * s, y + down * s, radius * s, fill)),
    rect(x - s * 0.135, y + s * 0.005, s * 0.266, s * 0.055, fill, { radius: number(s * 0.0275) }),
  ];
}

/** Dots, stars and hearts strewn over what the motif leaves free. */
function confetti(surface: Surface): Drawn[] {
  const { w, h } = surface.area;
  const { x, y, s } = mainFrame(surface);
  const chance = rng(5);
  const drawn: Drawn[] = [];
  const columns = Math.ceil(w / (s * CONFETTI));
  const rows = Math.ceil(h / (s * CONFETTI));
  for (let piece = 0; piece < columns * rows; piece++) {
    const pieceX = (((piece % columns) + 0.15 + 0.7 * chance()) * w) / columns;
    const pieceY = ((Math.floor(piece / columns) + 0.15 + 0.7 * chance()) * h) / rows;
    const colour = BANDS[piece % BANDS.length] ?? '#d9745f';
    const size = s * 0.018 * (0.8 + 0.5 * chance());
    if (Math.hypot((pieceX - x) / (s * 0.56), (pieceY - y) / (s * 0.54)) < 1) continue;
    if (surface.shape === 'round' && Math.hypot(pieceX - w / 2, pieceY - h / 2) > w * 0.41)
      continue;
    const kind = Math.floor(chance() * 3);
    const kinds = [
      dot(pieceX, pieceY, size * 0.55, colour),
      star(pieceX, pieceY, size * 1.1, colour),
      heart(pieceX, pieceY, size, colour),
    ];
    const chosen = kinds[kind];
    if (chosen) drawn.push(chosen);
  }
  return drawn;
}
