/** Sprigs and small flowers all over, with a clearing for the name. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { rng } from '../../src/artwork/drawing/seeded-random.ts';
import {
  LEAF,
  PETAL,
  designDocument,
  dot,
  ground,
  path,
  text,
} from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { radians } from '../../src/artwork/drawing/foliage.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn, mainFrame, runsOverEdge } from './frame.ts';
import type { Frame } from './frame.ts';
import { moved } from './motifs/outline.ts';
import { BLUSH, BOTTLE_GREEN, CREAM, GOLD, LEAVES, PALE_LEAVES, ROSE, SHELL } from './palette.ts';
import { hourMarks } from './sheet.ts';

const PETALS = [SHELL, BLUSH, ROSE];
/** Distance of the sprigs in shares of the motif: wide where they run over the edge, close where they must keep inside. */
const SPACING = { over: 0.185, inside: 0.112 };
const SPRIG_LEAF = 0.36;
/** A sprig a millimetre long around its middle, as two outlines, so that a meadow stays a small document. */
const DARK_LEAVES =
  'M-.012 .5L.012 .5L.012 -.3L-.012 -.3Z' +
  [
    [46, 0.25],
    [-46, 0],
    [46, -0.25],
  ]
    .map(leafAt)
    .join('');
const LIGHT_LEAVES = [
  [-46, 0.25],
  [46, 0],
  [-46, -0.25],
  [0, -0.28],
]
  .map(leafAt)
  .join('');

const BLOOM = Array.from({ length: 6 }, (_, petal) => moved(PETAL, 0, 0, 1, petal * 60)).join('');

/** The oval that stays clear for words. */
interface Clearing {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

export const meadowWrap: DesignTemplate = {
  slug: 'meadow-wrap',
  name: 'Meadow',
  mood: 'Fresh and leafy',
  fields: [
    { name: 'name', label: 'Name', sample: 'Siân', maxLength: 18 },
    {
      name: 'line',
      label: 'Words below',
      sample: 'Keep growing',
      maxLength: 26,
      optional: true,
      ideas: ['Keep growing', 'Bloom where you are', 'Summer holidays, always', 'Wild at heart'],
    },
  ],
  layout(surface) {
    const frames = framesOf(surface);
    const painted = runsOverEdge(surface)
      ? [ground(surface.area, '#f3eee3'), ...hourMarks(surface, BOTTLE_GREEN)]
      : [];
    const words = frames.flatMap((frame) => named(frame, surface));
    return designDocument('meadow-wrap', surface.area, [
      ...painted,
      ...meadow(surface, frames),
      ...words,
    ]);
  },
};

function clearingOf({ x, y, w, s }: Frame): Clearing {
  return { x, y, halfWidth: Math.min(w * 0.4, s * 0.5), halfHeight: s * 0.24 };
}

function named(frame: Frame, surface: Surface): Drawn[] {
  const { x, y, halfWidth } = clearingOf(frame);
  const ink = inkOn(surface, BOTTLE_GREEN, CREAM);
  const { s } = frame;
  return [
    text(x, y + s * 0.05, 'script', s * 0.25, 'Siân', ink, {
      field: 'name',
      maxWidth: halfWidth * 1.75,
      centred: true,
    }),
    text(x, y + s * 0.182, 'sans', s * 0.046, 'Keep growing', ink, {
      field: 'line',
      upperCase: true,
      tracking: 180,
      maxWidth: halfWidth * 1.4,
    }),
  ];
}

/** Rows of sprigs, each second row set between the others, turned by chance. */
function meadow(surface: Surface, frames: readonly Frame[]): Drawn[] {
  const { w, h } = surface.area;
  const [{ s } = { s: Math.min(w, h) }] = frames;
  const over = runsOverEdge(surface) && surface.shape !== 'round';
  const spacing = s * (over ? SPACING.over : SPACING.inside);
  const clearings = frames.map(clearingOf);
  const middle = over ? { x: w / 2, y: h / 2 } : mainFrame(surface);
  const columns = Math.ceil(w / spacing / 2);
  const rows = Math.ceil(h / spacing / 2);
  const chance = rng(17);
  const drawn: Drawn[] = [];
  // Counted from the middle; where it must keep inside, one half mirrors the other.
  for (let row = -rows; row <= rows; row++) {
    for (let column = over ? -columns : 0; column <= columns; column++) {
      const stray = (): number => (chance() - 0.5) * spacing * 0.34;
      const x = middle.x + (column + (over ? Math.abs(row % 2) * 0.5 : 0.5)) * spacing + stray();
      const y = middle.y + row * spacing + stray();
      const turn = chance() * 360;
      const length = spacing * (0.85 + 0.25 * chance());
      const inside = over || frames.some((frame) => within(frame, x, y, length * 0.6, surface));
      if (!inside || clearings.some((clearing) => inClearing(clearing, x, y, length * 0.7)))
        continue;
      const place = Math.abs(row * 2 + column);
      drawn.push(...sprigAt(x, y, turn, length, place, surface));
      if (!over) drawn.push(...sprigAt(2 * middle.x - x, y, -turn, length, place, surface));
    }
  }
  return drawn;
}

function sprigAt(
  x: number,
  y: number,
  turn: number,
  length: number,
  place: number,
  surface: Surface,
): Drawn[] {
  const [first = BOTTLE_GREEN, second = BOTTLE_GREEN, third = BOTTLE_GREEN] = inkOn(
    surface,
    LEAVES,
    PALE_LEAVES,
  );
  const placed = { rotation: number(turn), scale: number(length) };
  const sprig = [
    path(x, y, DARK_LEAVES, place % 2 === 0 ? first : third, placed),
    path(x, y, LIGHT_LEAVES, place % 2 === 0 ? second : first, placed),
  ];
  if (place % 3 !== 0 || surface.ground === 'mono') return sprig;
  const beside = radians(turn + 90);
  const bloomX = x + Math.sin(beside) * length * 0.52;
  const bloomY = y - Math.cos(beside) * length * 0.52;
  return [
    ...sprig,
    path(bloomX, bloomY, BLOOM, PETALS[place % PETALS.length] ?? BLUSH, {
      scale: number(length * 0.24),
    }),
    dot(bloomX, bloomY, length * 0.065, GOLD),
  ];
}

function leafAt([turn = 0, along = 0]: readonly number[]): string {
  return moved(LEAF, 0, along, SPRIG_LEAF * (0.8 + along * 0.6), turn);
}

function within(
  { x, y, w, h }: Frame,
  atX: number,
  atY: number,
  reach: number,
  { shape }: Surface,
): boolean {
  if (shape === 'round') return Math.hypot(atX - x, atY - y) + reach < w * 0.56;
  return Math.abs(atX - x) + reach < w / 2 && Math.abs(atY - y) + reach < h / 2;
}

function inClearing(
  { x, y, halfWidth, halfHeight }: Clearing,
  atX: number,
  atY: number,
  reach: number,
): boolean {
  return (
    ((atX - x) / (halfWidth + reach * 0.5)) ** 2 + ((atY - y) / (halfHeight + reach * 0.5)) ** 2 < 1
  );
}
