/** A golden hoop with garden flowers at two of its sides, round two names and their day. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, dot, leaf, text } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { radians } from '../../../src/artwork/drawing/foliage.ts';
import { framesOf, inkOn } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { figure } from '../motifs/figure.ts';
import { fivePetals, peony } from '../motifs/flowers/meadow.ts';
import { PALE_LEAVES } from '../palette.ts';
import { ring } from '../scene.ts';
import { sheet } from '../sheet.ts';

const NAME = 'Aoife & Daniel';
const TOP = 'The wedding of';
const DATE = '5 September 2026';
const GREENS = ['#8ba287', '#a9bb9f', '#6f8a72', '#b9c7a6'];
/** Flowers of one bouquet: degrees along the hoop from its middle, out from it, size. */
const BLOOMS = [
  [0, 0, 0.34, 'peony'],
  [22, -0.01, 0.24, 'blush'],
  [-22, 0.01, 0.26, 'cream'],
  [37, 0.01, 0.17, 'small'],
  [-38, 0, 0.17, 'small'],
  [10, 0.15, 0.14, 'small'],
  [-11, -0.13, 0.15, 'small'],
] as const;

export const floralHoop: DesignTemplate = {
  slug: 'floral-hoop',
  name: 'Floral Hoop',
  mood: 'Garden party, gold and blush',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: TOP,
      maxLength: 24,
      optional: true,
      ideas: ['The wedding of', 'She said yes', 'Maid of honour', 'The engagement of'],
    },
    { name: 'name', label: 'Both names', sample: NAME, maxLength: 30 },
    { name: 'date', label: 'Date', sample: DATE, maxLength: 24, optional: true },
  ],
  layout(surface) {
    return designDocument('floral-hoop', surface.area, [
      ...sheet(surface, '#faf4ec', '#a98a5c'),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif({ x, y, s }: Frame, surface: Surface): Drawn[] {
  const radius = s * 0.41;
  const ink = inkOn(surface, '#6b5048', '#f8ecdf');
  const gold = inkOn(surface, '#c49a52', '#e2c07f');
  const small = { upperCase: true, tracking: 150 };
  return [
    ring(x, y, radius, s * 0.012, gold),
    ring(x, y, radius * 0.955, s * 0.004, gold),
    ...bouquet(x, y, radius, 222, 1, surface),
    ...bouquet(x, y, radius, 42, 0.8, surface),
    text(x, y - s * 0.1, 'sans', s * 0.042, TOP, ink, {
      ...small,
      field: 'top',
      maxWidth: s * 0.46,
    }),
    text(x, y + s * 0.05, 'parisienne', s * 0.15, NAME, ink, {
      field: 'name',
      maxWidth: s * 0.53,
      centred: true,
    }),
    text(x, y + s * 0.155, 'sans', s * 0.042, DATE, inkOn(surface, '#8f6f35', '#e2c07f'), {
      ...small,
      field: 'date',
      maxWidth: s * 0.44,
    }),
  ];
}

/** @param at its middle in degrees, clockwise from the top */
function bouquet(
  x: number,
  y: number,
  radius: number,
  at: number,
  scale: number,
  surface: Surface,
): Drawn[] {
  const mono = surface.ground === 'mono';
  const greens = inkOn(surface, GREENS, PALE_LEAVES);
  const place = (degrees: number, out: number): [number, number] => {
    const angle = radians(at + degrees * scale);
    const reach = radius * (1 + out * scale);
    return [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach];
  };
  const kinds = {
    peony: peony('#e9b4a8', '#dc9588', '#c97a70'),
    blush: peony('#f3d3c4', '#e9b9a8', '#dc9f8c'),
    cream: peony('#f6e6cd', '#ecd2ad', '#dcb98a'),
    small: fivePetals('#d9a65a', '#f6ecd8'),
  };
  const size = radius * scale;
  const leaves = [-58, -50, -42, -33, -26, -14, -5, 6, 14, 26, 34, 43, 51, 59].flatMap(
    (degrees, index) => {
      const outwards = index % 2 === 0;
      const [leafX, leafY] = place(degrees, 0);
      // Along the hoop near the ends, away from it in the middle.
      const lean =
        (degrees > 0 ? 90 : -90) +
        (outwards ? -1 : 1) * (degrees > 0 ? 1 : -1) * (30 + 30 * (1 - Math.abs(degrees) / 60));
      return leaf(
        leafX,
        leafY,
        at + degrees * scale + lean,
        size * (0.31 + 0.1 * (1 - Math.abs(degrees) / 60)),
        greens[index % greens.length] ?? '#8ba287',
      );
    },
  );
  const buds = [-64, -55, 56, 65].map((degrees, index) => {
    const [budX, budY] = place(degrees, index % 2 === 0 ? 0.05 : -0.06);
    return dot(budX, budY, size * 0.032, inkOn(surface, '#d9a65a', '#e2c07f'));
  });
  const shown = mono ? BLOOMS.slice(0, 3) : BLOOMS;
  const flowers = shown.toReversed().flatMap(([degrees, out, share, kind]) => {
    const [flowerX, flowerY] = place(degrees * (mono ? 1.25 : 1), out);
    return figure(kinds[kind], {
      x: flowerX,
      y: flowerY,
      size: size * share * 1.3,
      mono,
      rotation: degrees * 3,
    });
  });
  return mono
    ? [...leaves.filter((_, index) => index < 5 || index > 8), ...buds, ...flowers]
    : [...leaves, ...buds, ...flowers];
}
