/** A dial with serif numerals and a small wreath around a family's name; where there are no real hands, it draws some. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, dot, ground, path, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { wreath } from '../../src/artwork/drawing/foliage.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn, isSheet } from './frame.ts';
import { BOTTLE_GREEN, CREAM, LEAVES, PALE_LEAVES, PAPER } from './palette.ts';

const HOURS = 12;
const MINUTES = 60;
/** Ten past ten, as in every watchmaker's window. */
const HANDS = [
  { d: 'M-.012 .06L-.02 -.3L0 -.4L.02 -.3L.012 .06Z', rotation: 305 },
  { d: 'M-.01 .08L-.016 -.46L0 -.6L.016 -.46L.01 .08Z', rotation: 60 },
];

export const clockFace: DesignTemplate = {
  slug: 'clock-face',
  name: 'Family Clock',
  mood: 'Home and hearth',
  fields: [
    { name: 'name', label: 'Name', sample: 'The Okafors', maxLength: 20 },
    {
      name: 'line',
      label: 'Words below',
      sample: 'Our first home · 2026',
      maxLength: 28,
      optional: true,
      ideas: ['Home', 'Our first home', 'Time for tea', 'Family time'],
    },
  ],
  layout(surface) {
    const { area, shape } = surface;
    const sheet = isSheet(surface) ? [ground(area, PAPER)] : [];
    const dials =
      shape === 'round'
        ? dial(area.w / 2, area.h / 2, area.w / 2, surface)
        : framesOf(surface).flatMap(({ x, y, s }) => [
            ...dial(x, y, s / 2, surface),
            ...hands(x, y, s / 2, surface),
          ]);
    return designDocument('clock-face', area, [...sheet, ...dials]);
  },
};

function dial(x: number, y: number, radius: number, surface: Surface): Drawn[] {
  const ink = inkOn(surface, BOTTLE_GREEN, CREAM);
  return [
    ...Array.from({ length: MINUTES }, (_, minute) => tick(x, y, radius, minute, ink)),
    ...Array.from({ length: HOURS }, (_, hour) => numeral(x, y, radius, hour, ink)),
    ...wreath(x, y, radius * 0.53, inkOn(surface, LEAVES, PALE_LEAVES), 17, radius * 0.105),
    text(x, y + radius * 0.25, 'script', radius * 0.21, 'The Okafors', ink, {
      field: 'name',
      maxWidth: radius * 0.68,
      centred: true,
    }),
    text(x, y + radius * 0.372, 'sans', radius * 0.052, 'Our first home · 2026', ink, {
      field: 'line',
      upperCase: true,
      tracking: 150,
      maxWidth: radius * 0.46,
    }),
  ];
}

function tick(x: number, y: number, radius: number, minute: number, ink: string): Drawn {
  const hour = minute % (MINUTES / HOURS) === 0;
  const d = `M0 ${number(-radius * 0.925)}V${number(-radius * (hour ? 0.875 : 0.9))}`;
  const stroke = {
    fill: undefined,
    stroke: ink,
    strokeWidth: number(radius * (hour ? 0.013 : 0.005)),
  };
  return path(x, y, d, ink, { ...stroke, rotation: (minute * 360) / MINUTES });
}

function numeral(x: number, y: number, radius: number, hour: number, ink: string): Drawn {
  const angle = (hour * 2 * Math.PI) / HOURS;
  const out = radius * 0.745;
  // Numerals stand on a baseline: half their height below their place on the circle.
  const baseline = y - Math.cos(angle) * out + radius * 0.058;
  return text(
    x + Math.sin(angle) * out,
    baseline,
    'serif',
    radius * 0.18,
    String(hour === 0 ? HOURS : hour),
    ink,
  );
}

function hands(x: number, y: number, radius: number, surface: Surface): Drawn[] {
  const ink = inkOn(surface, BOTTLE_GREEN, CREAM);
  return [
    ...HANDS.map(({ d, rotation }) =>
      path(x, y, d, ink, { scale: number(radius * 0.9), rotation }),
    ),
    dot(x, y, radius * 0.032, ink),
  ];
}
