/** A shelf of books with a name on every spine. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, path, rect, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { listed } from '../../src/artwork/design/fill-fields.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn, isSheet } from './frame.ts';
import type { Frame } from './frame.ts';
import { sheet } from './sheet.ts';

const NAME = 'Mairi’s library';
const SPINES = 'Austen, Achebe, Brontë, Eliot, Heaney, Rushdie, Woolf, Smith';
const LINE = 'just one more chapter';

interface Spine {
  /** Shares of the shelf's width and of its tallest book. */
  width: number;
  height: number;
  cover: string;
  lettering: string;
  font: 'serif' | 'sans-bold' | 'didone' | 'slab';
  /** Where its bands run, in shares of its height. */
  bands: readonly number[];
}

const BOOKS: readonly Spine[] = [
  {
    width: 0.115,
    height: 0.92,
    cover: '#2e5266',
    lettering: '#f0cf8d',
    font: 'didone',
    bands: [0.08, 0.11, 0.9],
  },
  {
    width: 0.09,
    height: 0.78,
    cover: '#c4684a',
    lettering: '#fbeedb',
    font: 'sans-bold',
    bands: [0.1, 0.88],
  },
  {
    width: 0.13,
    height: 1,
    cover: '#4f7358',
    lettering: '#f6eedd',
    font: 'serif',
    bands: [0.07, 0.93],
  },
  {
    width: 0.085,
    height: 0.84,
    cover: '#e0b45c',
    lettering: '#4a3a2a',
    font: 'slab',
    bands: [0.12, 0.15, 0.88, 0.85],
  },
  {
    width: 0.12,
    height: 0.9,
    cover: '#7d4f5c',
    lettering: '#f3dcc8',
    font: 'didone',
    bands: [0.09],
  },
  {
    width: 0.095,
    height: 0.74,
    cover: '#88a9a6',
    lettering: '#24403f',
    font: 'sans-bold',
    bands: [0.1, 0.9],
  },
  {
    width: 0.115,
    height: 0.95,
    cover: '#3c3f58',
    lettering: '#e9c9b4',
    font: 'serif',
    bands: [0.06, 0.09, 0.91, 0.94],
  },
  {
    width: 0.09,
    height: 0.82,
    cover: '#d78c80',
    lettering: '#4a2b2a',
    font: 'sans-bold',
    bands: [0.1, 0.9],
  },
];
/** Share of the board that shows on either side of the books. */
const BOARD = 0.03;

export const bookSpines: DesignTemplate = {
  slug: 'book-spines',
  name: 'Book Spines',
  mood: 'Bookish and snug',
  fields: [
    { name: 'name', label: 'Name below the shelf', sample: NAME, maxLength: 26 },
    {
      name: 'members',
      label: 'Up to eight spines, with commas between',
      sample: SPINES,
      maxLength: 120,
    },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 32,
      optional: true,
      ideas: ['just one more chapter', 'last one out', 'open all hours', 'do not disturb'],
    },
  ],
  layout(surface) {
    return designDocument('book-spines', surface.area, [
      ...sheet(surface, '#f4ecdd', '#5b4636'),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const inset = isSheet(surface) && surface.shape !== 'round' ? 0.88 : 1;
  const width = Math.min(w * inset, h * 1.7);
  const height = Math.min(h * inset, width * 1.12);
  const type = Math.min(height * 0.16, width * 0.15);
  const shelf = y + height * 0.5 - type * 1.82;
  const tallest = Math.min(height - type * 1.95, width * 0.72) * 0.86;
  const ink = inkOn(surface, '#4a3a2e', '#f6eedd');
  const thickness = Math.max(width * 0.016, tallest * 0.022);
  return [
    ...spines(x, shelf, width * (1 - 2 * BOARD), tallest, surface),
    rect(x - width / 2, shelf, width, thickness, inkOn(surface, '#8a6844', '#c9a577'), {
      radius: number(thickness / 2),
    }),
    text(x, shelf + type * 1.08, 'brush', type, NAME, ink, {
      field: 'name',
      maxWidth: width * 0.94,
      centred: true,
    }),
    text(x, shelf + type * 1.69, 'hand', type * 0.44, LINE, inkOn(surface, '#a0623f', '#e2b98f'), {
      field: 'line',
      maxWidth: width * 0.86,
    }),
  ];
}

function spines(
  x: number,
  shelf: number,
  width: number,
  tallest: number,
  surface: Surface,
): Drawn[] {
  const mono = surface.ground === 'mono';
  const total = BOOKS.reduce((sum, { width: share }) => sum + share, 0);
  const gap = mono ? width * 0.008 : width * 0.003;
  const unit = (width - gap * (BOOKS.length - 1)) / total;
  let left = x - width / 2;
  return BOOKS.flatMap((book, item) => {
    const drawn = spine(book, item, left, shelf, book.width * unit, book.height * tallest, surface);
    left += book.width * unit + gap;
    return drawn;
  });
}

function spine(
  book: Spine,
  item: number,
  left: number,
  shelf: number,
  w: number,
  h: number,
  surface: Surface,
): Drawn[] {
  const mono = surface.ground === 'mono';
  const top = shelf - h;
  const edge = w * 0.055;
  // One tone cannot write on a filled cover, so there the books are outlines.
  const cover = mono
    ? path(left, top, boxed(edge / 2, edge / 2, w - edge, h - edge, w * 0.12), 'none', {
        stroke: book.cover,
        strokeWidth: number(edge),
      })
    : path(left, top, boxed(0, 0, w, h, w * 0.1), book.cover);
  const shade = mono
    ? []
    : [
        rect(left + w * 0.82, top + w * 0.03, w * 0.1, h - w * 0.03, '#000000', {
          opacity: 0.1,
          engrave: false,
        }),
      ];
  const bands = book.bands.map((at) =>
    rect(left + w * 0.16, top + at * h - w * 0.03, w * 0.68, w * 0.06, book.lettering),
  );
  const size = Math.min(w * 0.5, h * 0.16);
  const middle = left + w / 2 + size * 0.34;
  return [
    cover,
    ...shade,
    ...bands,
    text(middle, top + h * 0.5, book.font, size, listed(SPINES, item), book.lettering, {
      field: 'members',
      listItem: item,
      rotation: -90,
      upperCase: true,
      tracking: 40,
      maxWidth: h * 0.66,
    }),
  ];
}

/** A box with rounded upper corners; books stand flat on their shelf. */
function boxed(x: number, y: number, w: number, h: number, radius: number): string {
  const r = number(radius);
  return (
    `M${number(x)} ${number(y + h)}V${number(y + r)}A${r} ${r} 0 0 1 ${number(x + r)} ${number(y)}` +
    `H${number(x + w - r)}A${r} ${r} 0 0 1 ${number(x + w)} ${number(y + r)}V${number(y + h)}Z`
  );
}
