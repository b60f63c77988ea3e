/** A pleated rosette with an animal’s name, as won at village shows. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, dot, shape, text } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { framesOf } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { figure } from '../motifs/figure.ts';
import { paw } from '../motifs/pets.ts';
import { ring } from '../scene.ts';
import { sheet } from '../sheet.ts';

const TOP = 'Best in show';
const NAME = 'Biscuit';
const LINE = 'first prize for sausages';
const PLEATS = 26;
const RED = '#b8433c';
const DEEP = '#97322f';
const CREAM = '#fbf3e2';
const GOLD = '#d9ae5c';

export const bestInShow: DesignTemplate = {
  slug: 'best-in-show',
  name: 'Best in Show',
  mood: 'Tail up, first prize',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: TOP,
      maxLength: 18,
      optional: true,
      ideas: ['Best in show', 'Champion', 'Very good boy', 'Very good girl'],
    },
    { name: 'name', label: 'Pet’s name', sample: NAME, maxLength: 18 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 30,
      optional: true,
      ideas: [
        'first prize for sausages',
        'waggiest tail, again',
        'fifteen years, undefeated',
        'most likely to bark',
      ],
    },
  ],
  layout(surface) {
    return designDocument('best-in-show', surface.area, [
      ...sheet(surface, '#e3eadb', '#4f6a54'),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const height = Math.min(h, w * 1.22);
  const r = Math.min(height * 0.39, w * 0.47);
  const middle = y - height / 2 + r * 1.02;
  const foot = y + height / 2;
  const ink = mono ? '#000000' : '#6b2b2a';
  const small = { upperCase: true, tracking: 110 };
  return [
    ...tails(x, middle, r, foot, mono),
    ...(mono ? outlineOf(x, middle, r) : pleats(x, middle, r)),
    ...figure(paw(mono ? '#000000' : GOLD), { x, y: middle - r * 0.36, size: r * 0.27, mono }),
    text(x, middle - r * 0.08, 'sans-bold', r * 0.088, TOP, mono ? ink : RED, {
      ...small,
      field: 'top',
      maxWidth: r * 1.06,
    }),
    text(x, middle + r * 0.22, 'lobster', r * 0.34, NAME, ink, {
      field: 'name',
      maxWidth: r * 1.04,
      centred: true,
    }),
    text(x, middle + r * 0.41, 'hand', r * 0.135, LINE, mono ? ink : RED, {
      field: 'line',
      maxWidth: r * 0.78,
    }),
  ];
}

/** Folds of ribbon round the middle, dark and light in turn, with scalloped ends. */
function pleats(x: number, y: number, r: number): Drawn[] {
  const at = (turn: number, reach: number) =>
    `${number(x + Math.sin(turn) * reach)} ${number(y - Math.cos(turn) * reach)}`;
  const step = (2 * Math.PI) / PLEATS;
  const folds = Array.from({ length: PLEATS }, (_, place) => {
    const [from, to] = [place * step, (place + 1) * step];
    const d = `M${at(from, r * 0.5)}L${at(from, r * 0.95)}C${at(from + step * 0.2, r * 1.02)} ${at(to - step * 0.2, r * 1.02)} ${at(to, r * 0.95)}L${at(to, r * 0.5)}Z`;
    return shape(d, place % 2 === 0 ? RED : DEEP);
  });
  const inner = Array.from({ length: PLEATS }, (_, place) => {
    const [from, to] = [(place + 0.5) * step, (place + 1.5) * step];
    const d = `M${at(from, r * 0.5)}L${at(from, r * 0.79)}C${at(from + step * 0.2, r * 0.84)} ${at(to - step * 0.2, r * 0.84)} ${at(to, r * 0.79)}L${at(to, r * 0.5)}Z`;
    return shape(d, place % 2 === 0 ? CREAM : '#ecdcbf');
  });
  return [
    ...folds,
    ...inner,
    dot(x, y, r * 0.675, GOLD),
    dot(x, y, r * 0.645, CREAM),
    ring(x, y, r * 0.6, r * 0.012, GOLD),
  ];
}

/** A scalloped rim and a beaded ring, for machines with one tone. */
function outlineOf(x: number, y: number, r: number): Drawn[] {
  const step = (2 * Math.PI) / PLEATS;
  const ray = (turn: number, reach: number) =>
    [x + Math.sin(turn) * reach, y - Math.cos(turn) * reach] as const;
  const folds = Array.from({ length: PLEATS }, (_, place) => {
    const [from, to] = [(place + 0.09) * step, (place + 0.91) * step];
    const at = (turn: number, reach: number) => ray(turn, reach).map(number).join(' ');
    return shape(
      `M${at(from, r * 0.73)}L${at(from, r * 0.94)}C${at(from + step * 0.2, r * 1.01)} ${at(to - step * 0.2, r * 1.01)} ${at(to, r * 0.94)}L${at(to, r * 0.73)}Z`,
      '#000000',
    );
  });
  return [...folds, ring(x, y, r * 0.66, r * 0.022, '#000000')];
}

function tails(x: number, y: number, r: number, foot: number, mono: boolean): Drawn[] {
  const length = foot - y;
  return ([-1, 1] as const).flatMap((side) => {
    const at = (right: number, down: number) =>
      `${number(x + side * right * r)} ${number(y + down * length)}`;
    const start = mono ? (r * 0.99) / length : 0.3;
    const band = `M${at(0.06, start)}L${at(0.46, start * 0.96)}L${at(0.62, 0.96)}L${at(0.42, 0.88)}L${at(0.24, 0.99)}Z`;
    const stripe = `M${at(0.2, start)}L${at(0.32, start * 0.97)}L${at(0.47, 0.9)}L${at(0.42, 0.88)}L${at(0.36, 0.92)}Z`;
    return mono
      ? [shape(band, '#000000')]
      : [shape(band, side === -1 ? DEEP : RED), shape(stripe, CREAM)];
  });
}
