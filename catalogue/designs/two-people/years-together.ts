/** The number of years in great numerals within laurels: for silver, ruby and golden weddings. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import {
  SLIM_LEAF,
  designDocument,
  dot,
  leaf,
  line,
  star,
  text,
} from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { radians } from '../../../src/artwork/drawing/foliage.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { framesOf, hasHands, inkOn } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { sheet } from '../sheet.ts';

const YEARS = '25';
const NAME = 'Carys & Dewi';
const LINE = 'silver wedding · 2001–2026';
const LEAVES = 9;

export const yearsTogether: DesignTemplate = {
  slug: 'years-together',
  name: 'Years Together',
  mood: 'Proud and polished',
  fields: [
    { name: 'years', label: 'Number of years', sample: YEARS, maxLength: 3 },
    { name: 'name', label: 'Names', sample: NAME, maxLength: 28 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 36,
      optional: true,
      ideas: ['silver wedding', 'ruby wedding', 'golden wedding', 'paper wedding', 'and counting'],
    },
  ],
  layout(surface) {
    return designDocument('years-together', surface.area, [
      ...sheet(surface, '#f4f0e8', '#8c7a55'),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const height = Math.min(h, w * 1.05);
  const top = y - height / 2;
  const ink = inkOn(surface, '#3b4149', '#f6eedd');
  const gold = inkOn(surface, '#a8853f', '#e2c07f');
  const radius = Math.min(height * 0.31, w * 0.4);
  const middle = top + radius * 1.06;
  const size = Math.min(height * 0.145, w * 0.125);
  const base = top + height * 0.8;
  return [
    ...laurels(x, middle, radius, gold),
    text(x, middle + radius * 0.42, 'didone', radius * 1.12, YEARS, ink, {
      field: 'years',
      maxWidth: radius * 1.28,
      centred: true,
    }),
    star(x, middle - radius * 0.86, radius * 0.12, gold),
    text(x, base, 'didone', size, NAME, ink, {
      field: 'name',
      maxWidth: w * (hasHands(surface) ? 0.8 : 0.92),
      centred: true,
    }),
    line(
      `M${number(x - w * 0.11)} ${number(base + size * 0.42)}H${number(x - size * 0.18)}M${number(x + size * 0.18)} ${number(base + size * 0.42)}H${number(x + w * 0.11)}`,
      gold,
      size * 0.035,
    ),
    dot(x, base + size * 0.42, size * 0.07, gold),
    text(x, base + size * 0.92, 'sans', size * 0.28, LINE, gold, {
      field: 'line',
      upperCase: true,
      tracking: 140,
      maxWidth: w * (hasHands(surface) ? 0.56 : 0.86),
    }),
  ];
}

/** Two branches of laurel, open at the top and crossed at the foot. */
function laurels(x: number, y: number, radius: number, ink: string): Drawn[] {
  const at = (degrees: number): [number, number] => [
    x + Math.sin(radians(degrees)) * radius * 0.92,
    y - Math.cos(radians(degrees)) * radius * 0.92,
  ];
  return ([1, -1] as const).flatMap((side) => {
    const stemFrom = at(side * 186)
      .map(number)
      .join(' ');
    const stemTo = at(side * 36)
      .map(number)
      .join(' ');
    const bend = number(radius * 0.92);
    const leaves = Array.from({ length: LEAVES }, (_, place) => {
      const degrees = 170 - (place * 130) / (LEAVES - 1);
      const [leafX, leafY] = at(side * degrees);
      const heading = side * (degrees - 90);
      const length = radius * (0.34 - 0.012 * place);
      return [
        leaf(leafX, leafY, heading + side * 30, length, ink, SLIM_LEAF),
        leaf(leafX, leafY, heading - side * 30, length * 0.9, ink, SLIM_LEAF),
      ];
    }).flat();
    const [tipX, tipY] = at(side * 36);
    return [
      line(`M${stemFrom}A${bend} ${bend} 0 0 ${side === 1 ? 0 : 1} ${stemTo}`, ink, radius * 0.018),
      ...leaves,
      leaf(tipX, tipY, side * -54, radius * 0.22, ink, SLIM_LEAF),
    ];
  });
}
