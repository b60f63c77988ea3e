/** A picnic cloth with a scalloped label, strawberries and their flowers on its rim. */
import type { DesignTemplate, PrintArea, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, path, rect, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, hasHands, inkOn, isSheet } from './frame.ts';
import type { Frame } from './frame.ts';
import { figure } from './motifs/figure.ts';
import { blossom, strawberry, strawberryLeaf } from './motifs/fruit.ts';
import { scalloped } from './motifs/scallop.ts';
import { hourMarks } from './sheet.ts';

const NAME = 'Blodwen';
const LINE = 'jam maker & picnic planner';
const CLOTH = '#fdf3ef';
const CHECK = '#e59a92';
const RED = '#b73e3c';
const LABEL = '#fffaf2';
/** Checks along the shorter side of a sheet; an odd number, so that opposite edges match. */
const CHECKS = 17;

export const strawberryGingham: DesignTemplate = {
  slug: 'strawberry-gingham',
  name: 'Strawberry Gingham',
  mood: 'Sweet, a picnic in June',
  fields: [
    { name: 'name', label: 'Name', sample: NAME, maxLength: 20 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 32,
      optional: true,
      ideas: [
        'jam maker & picnic planner',
        'jam on first',
        'strawberry season',
        'scones at half past three',
      ],
    },
  ],
  layout(surface) {
    return designDocument('strawberry-gingham', surface.area, [
      ...cloth(surface),
      ...framesOf(surface).flatMap((frame) => label(frame, surface)),
    ]);
  },
};

function label({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const onCloth = isSheet(surface);
  const banded = surface.shape === 'wrap' && surface.ground === 'light';
  const width = Math.min(w, h * 1.9) * (onCloth ? 0.88 : 0.98);
  const height = Math.min(
    h * (onCloth ? 0.74 : banded ? 0.6 : 0.9),
    width * (hasHands(surface) ? 0.84 : onCloth ? 0.74 : 0.8),
  );
  // On clocks the berries hang above the hands and the words below them.
  const drop = hasHands(surface) ? 0.26 : 0.1;
  const middle = y + (banded ? 0 : Math.min(h, width) * 0.05);
  const mono = surface.ground === 'mono';
  const ink = inkOn(surface, RED, '#f6b8ae');
  const s = Math.min(width, height * 1.35);
  const edge = s * 0.012;
  const outline = scalloped(width, height, s * 0.1);
  const inner = scalloped(width - s * 0.07, height - s * 0.07, s * 0.0915);
  const fill = surface.ground === 'light' ? LABEL : 'none';
  const size = Math.min(s * 0.23, width * 0.2);
  return [
    path(x, middle, outline, mono ? 'none' : fill, { stroke: ink, strokeWidth: number(edge) }),
    path(x, middle, inner, 'none', {
      stroke: inkOn(surface, CHECK, '#e59a92'),
      strokeWidth: number(edge * 0.5),
    }),
    text(x, middle + height * drop, 'brush', size, NAME, ink, {
      field: 'name',
      maxWidth: width * 0.76,
      centred: true,
    }),
    text(
      x,
      middle + height * drop + size * 0.59,
      'hand',
      size * 0.42,
      LINE,
      inkOn(surface, '#557d54', '#b9d0a4'),
      {
        field: 'line',
        maxWidth: width * 0.7,
      },
    ),
    ...posy(x, middle - height * 0.31, s * 0.2, surface),
  ];
}

/** Two berries, two flowers and leaves, in a row that never overlaps in one tone. */
function posy(x: number, y: number, size: number, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const [green, vein] = inkOn(surface, ['#6f9560', '#9dbd8a'], ['#9dbd8a', '#6f9560']);
  const petals = surface.ground === 'light' ? '#f9dcd6' : '#fffaf2';
  const at = (right: number, down: number, share: number, rotation: number) => ({
    x: x + right * size,
    y: y + down * size,
    size: share * size,
    mono,
    rotation,
  });
  return [
    ...figure(strawberryLeaf(green, vein), at(-0.9, 0.36, 0.8, -82)),
    ...figure(strawberryLeaf(green, vein), at(0.9, 0.36, 0.8, 82)),
    ...figure(blossom(petals, '#e8b64a'), at(-0.78, 0.34, 0.46, 0)),
    ...figure(blossom(petals, '#e8b64a'), at(0.78, 0.34, 0.46, 30)),
    ...figure(strawberry, at(-0.3, -0.14, 0.88, 14)),
    ...figure(strawberry, at(0.36, -0.06, 0.78, -16)),
  ];
}

function cloth(surface: Surface): Drawn[] {
  const { area, shape, ground } = surface;
  if (isSheet(surface)) {
    const { w, h, bleed } = area;
    const check = Math.min(w, h) / CHECKS;
    const whole = gingham(area, check, -bleed, h + bleed);
    return [...whole, ...(shape === 'round' ? hourMarks(surface, RED) : [])];
  }
  // Cups wear the cloth as a border, so that the glaze stays white behind the name.
  if (shape === 'wrap' && ground === 'light') {
    const check = Math.min(area.h * 0.047, 6);
    // The outermost millimetres turn over the rim, out of sight.
    const band = area.safe + check * 2;
    return [
      ...gingham(area, check, -area.bleed, band),
      ...gingham(area, check, area.h - band, area.h + area.bleed),
    ];
  }
  return [];
}

/** Woven checks between two heights: threads one way, threads the other, and where they cross the full colour. */
function gingham({ w, h, bleed }: PrintArea, check: number, top: number, bottom: number): Drawn[] {
  const left = -bleed;
  const right = w + bleed;
  const thread = { opacity: 0.5, engrave: false };
  const drawn: Drawn[] = [rect(left, top, right - left, bottom - top, CLOTH, { engrave: false })];
  // Counted from the middle, so that the pattern is the same left and right.
  for (let x = w / 2 - check / 2; x > left - check; x -= 2 * check) {
    for (const column of x === w / 2 - check / 2 ? [x] : [x, w - x - check]) {
      const start = Math.max(column, left);
      const end = Math.min(column + check, right);
      if (end > start) drawn.push(rect(start, top, end - start, bottom - top, CHECK, thread));
    }
  }
  for (let y = h / 2 - check / 2 - Math.ceil(h / check) * 2 * check; y < bottom; y += 2 * check) {
    const start = Math.max(y, top);
    const end = Math.min(y + check, bottom);
    if (end > start) drawn.push(rect(left, start, right - left, end - start, CHECK, thread));
  }
  return drawn;
}
