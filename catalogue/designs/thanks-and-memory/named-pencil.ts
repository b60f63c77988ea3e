/** A great pencil with a name on its barrel, under a thank-you that it has just written. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, line, rect, shape, text } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { framesOf, hasHands, inkOn, isSheet } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { figure } from '../motifs/figure.ts';
import { starOf } from '../motifs/moon.ts';
import { sheet } from '../sheet.ts';

const TOP = 'Thank you';
const NAME = 'Miss Kowalczyk';
const LINE = 'for a brilliant Year 2';
/** House points above the words: place across, height, size and lean, in shares of the type. */
const STARS = [
  [-1.25, 0.1, 0.62, -14],
  [0, -0.12, 0.84, 0],
  [1.25, 0.1, 0.62, 14],
] as const;

export const namedPencil: DesignTemplate = {
  slug: 'named-pencil',
  name: 'Named Pencil',
  mood: 'Sharp, cheerful, well done',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: TOP,
      maxLength: 20,
      optional: true,
      ideas: ['Thank you', 'Welcome to', 'A gold star for', 'Well done'],
    },
    { name: 'name', label: 'Name on the pencil', sample: NAME, maxLength: 24 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 34,
      optional: true,
      ideas: ['for a brilliant year', 'from all of us', 'from the whole class'],
    },
  ],
  layout(surface) {
    return designDocument('named-pencil', surface.area, [
      ...sheet(surface, '#f7f4ea', '#4b6a7c'),
      ...(isSheet(surface) ? ruled(surface) : []),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const width = w * (isSheet(surface) ? 0.94 : 0.99) * (hasHands(surface) ? 0.92 : 1);
  const barrel = Math.min(width * 0.18, h * 0.25);
  const type = Math.min(width * 0.185, h * 0.23);
  const total = type * 2.3 + barrel + type * 0.8;
  const top = y - total / 2;
  const middle = top + type * 2.3 + barrel / 2;
  const red = inkOn(surface, '#b8433c', '#f0a596');
  const gold = inkOn(surface, '#e3b04a', '#f2d27a');
  return [
    ...STARS.flatMap(([right, down, size, rotation]) =>
      figure(starOf(gold), {
        x: x + right * type,
        y: top + (down + 0.45) * type,
        size: size * type,
        mono: surface.ground === 'mono',
        rotation,
      }),
    ),
    text(x, top + type * 1.72, 'brush', type, TOP, inkOn(surface, '#35566b', '#f6eedd'), {
      field: 'top',
      maxWidth: w * (hasHands(surface) ? 0.7 : 0.84),
      centred: true,
    }),
    ...pencil(x, middle, width, barrel, surface),
    text(x, middle + barrel / 2 + type * 0.66, 'hand', type * 0.44, LINE, red, {
      field: 'line',
      maxWidth: w * (hasHands(surface) ? 0.66 : 0.84),
    }),
  ];
}

/** Lies with its point to the right; the name is on the middle of the barrel. */
function pencil(x: number, y: number, width: number, height: number, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const [left, top] = [x - width / 2, y - height / 2];
  const rubber = height * 0.55;
  const ferrule = height * 0.5;
  const cone = height * 1.05;
  const body = left + rubber + ferrule;
  const bodyEnd = left + width - cone;
  const tip = left + width;
  const third = height / 3;
  const box = (from: number, to: number, upper: number, lower: number) =>
    `M${number(from)} ${number(upper)}L${number(to)} ${number(upper)}L${number(to)} ${number(lower)}L${number(from)} ${number(lower)}Z`;
  const bottom = top + height;
  const scallop = (at: number) =>
    `M${number(bodyEnd)} ${number(top)}C${number(at)} ${number(top + third * 0.2)} ${number(at)} ${number(top + third * 0.8)} ${number(bodyEnd)} ${number(top + third)}` +
    `C${number(at)} ${number(top + third * 1.2)} ${number(at)} ${number(top + third * 1.8)} ${number(bodyEnd)} ${number(top + third * 2)}` +
    `C${number(at)} ${number(top + third * 2.2)} ${number(at)} ${number(top + third * 2.8)} ${number(bodyEnd)} ${number(bottom)}`;
  const point = `L${number(tip)} ${number(y)}Z`;
  const leadFrom = tip - cone * 0.34;
  const slope = (height / 2) * 0.34;
  const lead = `M${number(leadFrom)} ${number(y - slope)}L${number(tip)} ${number(y)}L${number(leadFrom)} ${number(y + slope)}Z`;
  const label = text(
    (body + bodyEnd) / 2 + height * 0.06,
    y + height * 0.17,
    'round',
    height * 0.5,
    NAME,
    mono ? '#000000' : '#5a3b12',
    {
      field: 'name',
      maxWidth: (bodyEnd - body) * 0.9,
      centred: true,
    },
  );
  if (mono) {
    const stroke = height * 0.06;
    const inset = stroke / 2;
    return [
      rect(left, top, rubber, height, '#000000', { radius: number(height * 0.2) }),
      ...[0.18, 0.5, 0.82].map((share) =>
        line(
          `M${number(left + rubber + ferrule * share)} ${number(top)}V${number(bottom)}`,
          '#000000',
          stroke * 1.2,
        ),
      ),
      line(
        `M${number(body + inset)} ${number(top + inset)}H${number(bodyEnd)}L${number(tip - stroke)} ${number(y)}L${number(bodyEnd)} ${number(bottom - inset)}H${number(body + inset)}Z`,
        '#000000',
        stroke,
      ),
      line(scallop(bodyEnd + height * 0.22), '#000000', stroke * 0.8),
      shape(lead, '#000000'),
      label,
    ];
  }
  return [
    rect(left, top, rubber + height * 0.2, height, '#e29a94', { radius: number(height * 0.2) }),
    rect(left + rubber, top, ferrule, height, '#c3ccd0'),
    ...[0.22, 0.5, 0.78].map((share) =>
      line(
        `M${number(left + rubber + ferrule * share)} ${number(top)}V${number(bottom)}`,
        '#98a4aa',
        height * 0.035,
      ),
    ),
    shape(
      `M${number(bodyEnd)} ${number(top)}L${number(bodyEnd)} ${number(bottom)}${point}`,
      '#ead2ab',
    ),
    shape(box(body, bodyEnd, top, bottom), '#f0bb4e'),
    shape(box(body, bodyEnd, top, top + third * 0.62), '#f6cd72'),
    shape(box(body, bodyEnd, bottom - third * 0.62, bottom), '#dba03a'),
    shape(`${scallop(bodyEnd + height * 0.24)}Z`, '#f0bb4e'),
    shape(lead, inkOn(surface, '#4a4a4d', '#9a9ca3')),
    label,
  ];
}

/** The lines of an exercise book, and its margin. */
function ruled({ area: { w, h, bleed }, shape: outline }: Surface): Drawn[] {
  if (outline === 'round') return [];
  const apart = Math.min(w, h) * 0.085;
  const beyond = bleed + 2;
  const count = Math.ceil((h + 2 * beyond) / apart);
  return [
    ...Array.from({ length: count }, (_, place) =>
      line(
        `M${-beyond} ${number(-beyond + (place + 0.5) * apart)}H${number(w + beyond)}`,
        '#d9e4ea',
        apart * 0.035,
        { engrave: false },
      ),
    ),
    line(`M${number(w * 0.045)} ${-beyond}V${number(h + beyond)}`, '#eec7c0', apart * 0.04, {
      engrave: false,
    }),
  ];
}
