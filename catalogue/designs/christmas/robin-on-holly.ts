/** A robin on a branch of holly, in the first snow. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, line } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn, isSheet } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { BERRY, FIRS, PALE_FIRS, berries, hollyLeaf } from '../motifs/christmas/evergreens.ts';
import { robin } from '../motifs/christmas/robin.ts';
import { figure } from '../motifs/figure.ts';
import { brushed, moved } from '../motifs/outline.ts';
import { sheet } from '../sheet.ts';
import { split } from '../split.ts';
import { snowfall } from './snowfall.ts';

const BARK = '#6d5443';
/** Leaves along the branch: place in hundredths, heading, length, which green. */
const LEAVES = [
  [-44, 31, -100, 24, 0],
  [-38, 27, -48, 25, 1],
  [-34, 34, -140, 22, 2],
  [-22, 31, 168, 21, 0],
  [22, 26, 42, 22, 1],
  [30, 29, 138, 22, 0],
  [40, 22, 68, 25, 2],
  [38, 24, 18, 22, 1],
  [43, 25, 112, 20, 0],
] as const;
const UNDER_TAIL = new Set([4, 6, 7]);

export const robinOnHolly: DesignTemplate = {
  slug: 'robin-on-holly',
  name: 'Robin on Holly',
  mood: 'Bright and wintry',
  fields: [
    { name: 'name', label: 'Name', sample: 'Nain Glenys', maxLength: 24 },
    {
      name: 'line',
      label: 'Words below',
      sample: 'Christmas 2026',
      maxLength: 30,
      optional: true,
      ideas: [
        'Christmas 2026',
        'always near',
        'Christmas dinner 2026',
        'Boxing Day 2026',
        'home for Christmas',
      ],
    },
  ],
  layout(surface) {
    return designDocument('robin-on-holly', surface.area, [
      ...sheet(surface, '#dfe8ea', '#45626b'),
      ...(isSheet(surface) ? snowfall(surface, 5, '#ffffff') : []),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(frame: Frame, surface: Surface): Drawn[] {
  const room = split(frame, 0.66);
  return [
    ...perch(room.art, surface),
    ...caption(room, {
      name: 'Nain Glenys',
      font: 'brush',
      ink: inkOn(surface, '#2f4a44', '#f6eedd'),
      below: {
        field: 'line',
        sample: 'Christmas 2026',
        font: 'sans',
        size: 0.26,
        ink: inkOn(surface, BERRY, '#e9b7a4'),
        capitals: true,
      },
    }),
  ];
}

function perch({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = Math.min(w * 0.72, h * 1.04);
  const unit = s / 100;
  const greens = inkOn(surface, FIRS, PALE_FIRS);
  const top = y - s * 0.04;
  const at = (right: number, down: number) => ({ x: x + right * unit, y: top + down * unit });
  const wood = brushed('-46 33, -24 28, 2 28.4, 24 24, 47 20', 4.2, 0.55, 0.3);
  // In one tone the bird’s tail stands clear of the leaves, or both would run into one blot.
  const leaves = LEAVES.filter((_, place) => !mono || !UNDER_TAIL.has(place)).flatMap(
    ([right, down, rotation, size, green]) =>
      figure(hollyLeaf(greens[green] ?? greens[0], inkOn(surface, '#8fae8c', '#5d7d66')), {
        ...at(right, down),
        size: size * unit,
        mono,
        rotation,
      }),
  );
  return [
    line(moved(wood, x, top, unit), 'none', 0, {
      fill: inkOn(surface, BARK, '#c9a577'),
      stroke: undefined,
    }),
    ...leaves,
    ...figure(berries(BERRY, '#f3c3b4'), { ...at(-30, 33), size: 21 * unit, mono }),
    ...figure(berries(BERRY, '#f3c3b4'), { ...at(35, 27), size: 19 * unit, mono }),
    ...figure(robin, { ...at(1, 27), size: 64 * unit, mono }),
  ];
}
