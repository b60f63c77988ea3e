/** An apple on a pile of exercise books, a pencil under the teacher's name; flat sheets are ruled like a page. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, line, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn, isSheet } from './frame.ts';
import type { Frame } from './frame.ts';
import { figure } from './motifs/figure.ts';
import { apple } from './motifs/fruit.ts';
import { lyingBook, pencil } from './motifs/school.ts';
import { sheet } from './sheet.ts';
import { split } from './split.ts';

const NAME = 'Miss Adeyemi';
const TOP = 'Thank you';
const LINE = 'Year 3 · Oak Class · 2026';
/** Ruled lines of a sheet, counted from edge to edge of its shorter side. */
const RULES = 13;
const PENCIL_LENGTH = 150;

export const bestTeacher: DesignTemplate = {
  slug: 'best-teacher',
  name: 'Best Teacher',
  mood: 'Bright and grateful',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: TOP,
      maxLength: 24,
      optional: true,
      ideas: ['Thank you', 'World’s calmest', 'Cheers to', 'Diolch', 'The best'],
    },
    { name: 'name', label: 'Teacher’s name', sample: NAME, maxLength: 24 },
    { name: 'line', label: 'Class and year', sample: LINE, maxLength: 34, optional: true },
  ],
  layout(surface) {
    const page = [
      ...sheet(surface, '#fcf8ec', '#2e5266'),
      ...(isSheet(surface) ? rules(surface) : []),
    ];
    return designDocument('best-teacher', surface.area, [
      ...page,
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(room: Frame, surface: Surface): Drawn[] {
  const { art, words, wide } = split(room, 0.5);
  const ink = inkOn(surface, '#2e5266', '#f6eedd');
  const mono = surface.ground === 'mono';
  const size = Math.min(words.w * (wide ? 0.2 : 0.175), words.h / 2.95);
  const y = wide ? words.y + size * 0.1 : words.y + size * 0.02;
  const wood = { body: '#f0b44a', light: '#f8cf7e', dark: '#d9943a' };
  const pencilSize = ((words.w * 0.8) / PENCIL_LENGTH) * 100;
  return [
    ...pile(art, surface),
    text(
      words.x,
      y - size * 1.06,
      'sans-bold',
      size * 0.3,
      TOP,
      inkOn(surface, '#c4554a', '#f0b9a8'),
      {
        field: 'top',
        upperCase: true,
        tracking: 180,
        maxWidth: words.w * 0.84,
      },
    ),
    text(words.x, y, 'pacifico', size, NAME, ink, {
      field: 'name',
      maxWidth: words.w * 0.88,
      centred: true,
    }),
    ...figure(pencil(PENCIL_LENGTH, wood), {
      x: words.x,
      y: y + size * 0.56,
      size: pencilSize,
      mono,
    }),
    text(words.x, y + size * 1.12, 'hand', size * 0.46, LINE, ink, {
      field: 'line',
      maxWidth: words.w * 0.8,
    }),
  ];
}

function pile({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = Math.min(w, h * 1.04);
  const gap = mono ? 1.6 : 0;
  const books = [
    ...lyingBook(0, 0, 78, 14, '#2e5266', '#f0cf8d'),
    ...lyingBook(-4, -14 - gap, 66, 12, '#c4554a', '#f6e3c5'),
    ...lyingBook(3, -26 - gap * 2, 70, 13, '#6f9b8a', '#e6f0dc'),
  ];
  const foot = y + Math.min(h, s * 0.96) * 0.48;
  return [
    ...figure(apple, { x: x + s * 0.01, y: foot - s * (0.842 + gap * 0.02), size: s * 0.57, mono }),
    ...figure(books, { x, y: foot, size: s, mono }),
  ];
}

function rules({ area: { w, h, bleed }, shape }: Surface): Drawn[] {
  if (shape === 'round') return [];
  const step = Math.min(w, h) / RULES;
  const width = step * 0.04;
  const beyond = bleed + 2;
  const first = -Math.floor(beyond / step);
  const rows = Array.from({ length: Math.ceil((h + 2 * beyond) / step) }, (_, row) =>
    number((first + row + 0.5) * step),
  );
  return [
    ...rows.map((y) =>
      line(`M${-beyond} ${y}H${w + beyond}`, '#cfe0e4', width, { engrave: false }),
    ),
    line(`M${number(step * 1.1)} ${-beyond}V${h + beyond}`, '#eeb9b0', width, { engrave: false }),
  ];
}
