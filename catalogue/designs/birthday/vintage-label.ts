/** A label as on an old bottle: a year in great numerals, laurels and a double border. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import {
  SLIM_LEAF,
  designDocument,
  dot,
  line,
  path,
  star,
  text,
} from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { branch } from '../../../src/artwork/drawing/foliage.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { framesOf, hasHands, inkOn, isSheet } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { sheet } from '../sheet.ts';

const TOP = 'Vintage';
const NAME = 'Geraint';
const YEAR = '1966';
const LINE = 'aged to perfection';
/** Wider than this against its height, a label looks like a ribbon. */
const WIDEST = 1.5;

export const vintageLabel: DesignTemplate = {
  slug: 'vintage-label',
  name: 'Vintage Label',
  mood: 'Well kept, fully matured',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: TOP,
      maxLength: 20,
      optional: true,
      ideas: ['Vintage', 'Limited edition', 'A classic'],
    },
    { name: 'year', label: 'Year', sample: YEAR, maxLength: 6 },
    { name: 'name', label: 'Name', sample: NAME, maxLength: 24 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 32,
      optional: true,
      ideas: [
        'aged to perfection',
        'all original parts',
        'rarely on the rocks',
        'improves with company',
      ],
    },
  ],
  layout(surface) {
    return designDocument('vintage-label', surface.area, [
      ...sheet(surface, '#22352f', '#d9b76e'),
      ...framesOf(surface).flatMap((frame) => label(frame, surface)),
    ]);
  },
};

function label({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const inset = isSheet(surface) ? 0.94 : 0.99;
  const height = Math.min(h, w * 1.02) * inset;
  const width = Math.min(w * inset, height * WIDEST);
  const paper = surface.ground !== 'mono' && surface.ground !== 'dark';
  const dark = inkOn(surface, '#2a3f37', '#f3e6c8');
  const gold = inkOn(surface, '#a97c33', '#d9b76e');
  const s = Math.min(width, height);
  const at = (share: number) => y - height / 2 + height * share;
  const small = { upperCase: true, tracking: 220 };
  const yearSize = Math.min(height * 0.36, width * 0.3);
  const leaves = [gold];
  const sprigAt = at(0.175);
  return [
    ...(paper ? [path(x, y, notched(width, height, s * 0.1), '#f7eeda')] : []),
    line(moved(notched(width - s * 0.05, height - s * 0.05, s * 0.095), x, y), dark, s * 0.014),
    line(moved(notched(width - s * 0.1, height - s * 0.1, s * 0.09), x, y), gold, s * 0.006),
    ...([-1, 1] as const).flatMap((side) =>
      branch(
        x + side * width * 0.4,
        sprigAt + height * 0.24,
        side * -8,
        height * 0.3,
        5,
        leaves,
        s * 0.085,
        SLIM_LEAF,
      ).filter(() => !hasHands(surface)),
    ),
    star(x, at(0.105), s * 0.032, gold),
    text(x, at(0.245), 'sans-bold', s * 0.075, TOP, dark, {
      ...small,
      field: 'top',
      maxWidth: width * 0.6,
    }),
    text(x, at(0.58), 'fatface', yearSize, YEAR, dark, {
      field: 'year',
      maxWidth: width * 0.6,
      centred: true,
    }),
    ...rule(x, at(0.655), width * 0.3, s, gold),
    text(x, at(0.79), 'signboard', Math.min(s * 0.125, width * 0.1), NAME, dark, {
      field: 'name',
      upperCase: true,
      tracking: 60,
      maxWidth: width * 0.74,
      centred: true,
    }),
    text(x, at(0.885), 'serif', s * 0.068, LINE, gold, { field: 'line', maxWidth: width * 0.66 }),
  ];
}

function rule(x: number, y: number, half: number, s: number, ink: string): Drawn[] {
  const gap = s * 0.045;
  return [
    line(
      `M${number(x - half)} ${number(y)}H${number(x - gap)}M${number(x + gap)} ${number(y)}H${number(x + half)}`,
      ink,
      s * 0.007,
    ),
    dot(x, y, s * 0.016, ink),
  ];
}

/** A box round the origin whose corners are cut by quarter circles. */
function notched(width: number, height: number, radius: number): string {
  const [x, y, r] = [width / 2, height / 2, radius].map(number);
  const right = number(width / 2 - radius);
  const low = number(height / 2 - radius);
  const arc = `A${r} ${r} 0 0 0`;
  return (
    `M${-right} -${y}L${right} -${y}${arc} ${x} ${-low}L${x} ${low}${arc} ${right} ${y}` +
    `L${-right} ${y}${arc} -${x} ${low}L-${x} ${-low}${arc} ${-right} -${y}Z`
  );
}

function moved(outline: string, x: number, y: number): string {
  // Radii come in pairs, too; only places after M, L and the flags of an arc move.
  return outline.replace(
    /([ML]|A[\d.]+ [\d.]+ 0 0 0 )(-?[\d.]+) (-?[\d.]+)/g,
    (_, before: string, right: string, down: string) =>
      `${before}${number(Number(right) + x)} ${number(Number(down) + y)}`,
  );
}
