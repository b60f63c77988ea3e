/** A tree with a name on each of its eight great leaves, small leaves between them, and the family's name below. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { rng } from '../../src/artwork/drawing/seeded-random.ts';
import { designDocument, leaf, line, path, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { listed } from '../../src/artwork/design/fill-fields.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn, isSheet } from './frame.ts';
import type { Frame } from './frame.ts';
import { figure } from './motifs/figure.ts';
import { mirrored } from './motifs/outline.ts';
import { nameLeaf, treeOf } from './motifs/tree.ts';
import { sheet } from './sheet.ts';

const NAME = 'The Mensah-Powells';
const MEMBERS = 'Nana Esi, Taid, Kwame, Siân, Alys, Kofi, Wren, Mog';
const LINE = 'rooted in Llandeilo';

/** Leaves of the right half, in hundredths of the tree: stem, and degrees by which the leaf points down. */
const PLACES = [
  { x: 3, y: -42.6, tilt: -20 },
  { x: 12, y: -30.6, tilt: -12 },
  { x: 16, y: -17.6, tilt: -4 },
  { x: 12, y: -4.6, tilt: 5 },
] as const;
/** Small leaves without names on the boughs of the right half: place and heading. */
const TWIGS = [
  [0.2, -44.5, 0],
  [2.2, -20.6, 52],
  [6, -26, -24],
  [4.2, -8.8, 78],
  [7.6, -12.4, -20],
  [9.6, -14.2, 88],
  [4.6, 2.4, 100],
  [7.6, -1.4, -14],
  [1, -34.4, 40],
  [3.2, -22.2, -34],
  [11.4, -15.4, -12],
] as const;
const GREENS = ['#7f9d7c', '#a4b894', '#5b7d63', '#c4b45c'] as const;
const LEAF_LENGTH = 31;
/** How much of a wide surface's extra room the leaves take. */
const LEAF_GROWTH = 0.22;

export const familyTree: DesignTemplate = {
  slug: 'family-tree',
  name: 'Family Tree',
  mood: 'Rooted and generous',
  fields: [
    { name: 'name', label: 'Family name', sample: NAME, maxLength: 28 },
    {
      name: 'members',
      label: 'Up to eight names, with commas between',
      sample: MEMBERS,
      maxLength: 120,
    },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 34,
      optional: true,
      ideas: [
        'growing since the beginning',
        'please knock loudly',
        'Sundays at two',
        'our family',
        'Reunion',
      ],
    },
  ],
  layout(surface) {
    return designDocument('family-tree', surface.area, [
      ...sheet(surface, '#f6f1e3', '#5b7d63'),
      ...(isSheet(surface) ? drifting(surface) : []),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const inset = isSheet(surface) && surface.shape !== 'round' ? 0.92 : 1;
  const height = Math.min(h * inset, w * 1.12);
  const spread = Math.min(1.5, Math.max(1, (w * inset) / height));
  const width = Math.min(w * inset, height * 1.5);
  const size = Math.min(height * 0.95, (w * inset) / spread / 0.97);
  const top = y - height / 2;
  const crown = top + size * 0.565;
  const type = Math.min(size * 0.13, width * 0.12);
  const ink = inkOn(surface, '#4a3b2c', '#f6eedd');
  const foot = crown + size * 0.27;
  return [
    ...tree(x, crown, size, spread, surface),
    line(
      `M${number(x - width * 0.3)} ${number(foot)}H${number(x - size * 0.15)}M${number(x + size * 0.15)} ${number(foot)}H${number(x + width * 0.3)}`,
      inkOn(surface, '#7f9d7c', '#b9d0b4'),
      size * 0.007,
    ),
    text(x, foot + type * 0.98, 'didone', type, NAME, ink, {
      field: 'name',
      maxWidth: width * 0.96,
      centred: true,
    }),
    text(x, foot + type * 1.52, 'hand', type * 0.46, LINE, inkOn(surface, '#8a6a3f', '#e2c39a'), {
      field: 'line',
      maxWidth: width * 0.86,
    }),
  ];
}

function tree(x: number, y: number, size: number, spread: number, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const unit = size / 100;
  const twigs = TWIGS.flatMap(([right, down, heading], place) =>
    ([1, -1] as const).map((side) =>
      leaf(
        x + right * side * spread * unit,
        y + down * unit,
        heading * side,
        size * 0.042,
        GREENS[(place + (side === 1 ? 0 : 1)) % GREENS.length] ?? GREENS[0],
      ),
    ),
  );
  const length = LEAF_LENGTH * (1 + (spread - 1) * LEAF_GROWTH) * unit;
  const names = PLACES.flatMap((place, row) =>
    ([-1, 1] as const).flatMap((side) =>
      nameOnLeaf(
        x + place.x * side * spread * unit,
        y + place.y * unit,
        side,
        place.tilt,
        length,
        row * 2 + (side === 1 ? 1 : 0),
        surface,
      ),
    ),
  );
  return [
    ...figure(treeOf(inkOn(surface, '#7b5a3c', '#c9a577'), spread), { x, y, size, mono }),
    ...twigs,
    ...names,
  ];
}

function nameOnLeaf(
  x: number,
  y: number,
  side: 1 | -1,
  tilt: number,
  length: number,
  item: number,
  surface: Surface,
): Drawn[] {
  const mono = surface.ground === 'mono';
  const outline = side === 1 ? nameLeaf : mirrored(nameLeaf);
  const tint = ['#d5e0c4', '#c6d6b8', '#ece3b8', '#dbe6cf'][(item * 3) % 4] ?? '#d5e0c4';
  const rim = mono
    ? { stroke: '#000000', strokeWidth: 2.2 }
    : { stroke: '#7f9d7c', strokeWidth: 1.6 };
  const rotation = tilt * side;
  const turn = (rotation * Math.PI) / 180;
  const size = length * 0.23;
  // From the stem along the leaf, then down to the words' baseline.
  const along = side * length * 0.51;
  const down = size * 0.24;
  return [
    path(x, y, outline, mono ? 'none' : tint, { scale: number(length / 100), rotation, ...rim }),
    text(
      x + along * Math.cos(turn) - down * Math.sin(turn),
      y + along * Math.sin(turn) + down * Math.cos(turn),
      'hand',
      size,
      listed(MEMBERS, item),
      mono ? '#000000' : '#3b4a36',
      {
        field: 'members',
        listItem: item,
        rotation,
        maxWidth: length * 0.72,
        centred: true,
      },
    ),
  ];
}

/** Leaves on the wind, left and right of the tree, where a sheet is wider than its crown. */
function drifting({ area: { w, h }, shape }: Surface): Drawn[] {
  const free = (w - h * 1.3) / 2;
  if (shape === 'round' || free <= 0) return [];
  const chance = rng(21);
  return Array.from({ length: 22 }, (_, place) => {
    const inwards = free * (0.1 + 0.8 * chance());
    const x = place % 2 === 0 ? inwards : w - inwards;
    const y = h * (0.06 + (0.88 * (place + chance())) / 22);
    const green = GREENS[Math.floor(chance() * GREENS.length)] ?? GREENS[0];
    return leaf(x, y, chance() * 360, h * (0.028 + 0.018 * chance()), green);
  });
}
