/** A leafy wreath around a name in copperplate: the shop's quiet favourite. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, dot, flower, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { wreath } from '../../src/artwork/drawing/foliage.ts';
import { framesOf, inkOn } from './frame.ts';
import type { Frame } from './frame.ts';
import {
  BLUSH,
  BOTTLE_GREEN,
  CREAM,
  GOLD,
  LEAVES,
  PALE_LEAVES,
  PAPER,
  ROSE,
  SHELL,
} from './palette.ts';
import { sheet } from './sheet.ts';

const PAIRS = 13;

export const wreathMonogram: DesignTemplate = {
  slug: 'wreath-monogram',
  name: 'Garden Wreath',
  mood: 'Botanical and gentle',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: 'The best',
      maxLength: 18,
      optional: true,
      ideas: ['The best', 'Super', 'Our', 'Number one', 'Home of', 'Table of', 'Feast with'],
    },
    { name: 'name', label: 'Name', sample: 'Grandma', maxLength: 22 },
    {
      name: 'line',
      label: 'Words below',
      sample: 'Est. 2026',
      maxLength: 18,
      optional: true,
      ideas: ['Est. 2026', 'Made with love', 'One of a kind', 'Christmas 2026'],
    },
  ],
  layout(surface) {
    const motifs = framesOf(surface).flatMap((frame) => motif(frame, surface));
    return designDocument('wreath-monogram', surface.area, [
      ...sheet(surface, PAPER, BOTTLE_GREEN),
      ...motifs,
    ]);
  },
};

function motif({ x, y, s }: Frame, surface: Surface): Drawn[] {
  const radius = s * 0.41;
  const leafLength = s * 0.118;
  const ink = inkOn(surface, BOTTLE_GREEN, CREAM);
  const small = { upperCase: true, tracking: 160 };
  return [
    ...wreath(x, y, radius, inkOn(surface, LEAVES, PALE_LEAVES), PAIRS, leafLength),
    ...clasp(x, y + radius, leafLength, surface),
    text(x, y - s * 0.115, 'sans', s * 0.056, 'The best', ink, {
      ...small,
      field: 'top',
      maxWidth: s * 0.44,
    }),
    text(x, y + s * 0.085, 'script', s * 0.21, 'Grandma', ink, {
      field: 'name',
      maxWidth: s * 0.58,
      centred: true,
    }),
    text(x, y + s * 0.2, 'sans', s * 0.044, 'Est. 2026', ink, {
      ...small,
      field: 'line',
      maxWidth: s * 0.4,
    }),
  ];
}

/** What holds the two sprigs together: three flowers, or berries where petals would run together in one tone. */
function clasp(x: number, y: number, size: number, { ground: tone }: Surface): Drawn[] {
  const side = size * 1.05;
  const lift = y - size * 0.25;
  if (tone === 'mono') {
    return [
      dot(x, y, size * 0.2, BLUSH),
      dot(x - size * 0.42, y + size * 0.42, size * 0.14, BLUSH),
      dot(x + size * 0.42, y + size * 0.42, size * 0.14, BLUSH),
    ];
  }
  return [
    ...flower(x, y, size * 0.62, BLUSH, '#f0cf7a'),
    ...flower(x - side, lift, size * 0.44, SHELL, GOLD),
    ...flower(x + side, lift, size * 0.44, ROSE, '#f0cf7a'),
  ];
}
