/** One big swash name, running up what is tall and along what is wide. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, dot, line, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn } from './frame.ts';
import type { Frame } from './frame.ts';
import { sheet } from './sheet.ts';

export const tallName: DesignTemplate = {
  slug: 'tall-name',
  name: 'Big Name',
  mood: 'Bold and friendly',
  fields: [
    { name: 'name', label: 'Name', sample: 'Aaliyah', maxLength: 16 },
    {
      name: 'line',
      label: 'Class, team or words',
      sample: 'Year 4 · Oak Class',
      maxLength: 30,
      optional: true,
    },
  ],
  layout(surface) {
    const motifs = framesOf(surface).flatMap((frame) => motif(frame, surface));
    return designDocument('tall-name', surface.area, [
      ...sheet(surface, '#e9f0ec', '#24655c'),
      ...motifs,
    ]);
  },
};

function motif({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const up = h > w * 1.2;
  const long = (up ? h : w) * 0.94;
  const short = Math.min(up ? w : h, long * 0.62);
  const ink = inkOn(surface, '#24655c', '#f6eedd');
  const accent = inkOn(surface, '#dd7a4b', '#f2b45c');
  const rotation = up ? { rotation: -90 } : {};
  // Places along and below the middle of the name, turned with it.
  const at = (along: number, below: number): [number, number] =>
    up ? [x + below, y - along] : [x + along, y + below];
  const [nameX, nameY] = at(0, 0);
  const [lineX, lineY] = at(0, short * 0.37);
  return [
    text(nameX, nameY, 'pacifico', short * 0.42, 'Aaliyah', ink, {
      ...rotation,
      field: 'name',
      maxWidth: long,
      centred: true,
    }),
    ...underline(at, long * 0.3, short, accent),
    text(lineX, lineY, 'sans-bold', short * 0.066, 'Year 4 · Oak Class', ink, {
      ...rotation,
      field: 'line',
      upperCase: true,
      tracking: 140,
      maxWidth: long * 0.86,
    }),
  ];
}

function underline(
  at: (along: number, below: number) => [number, number],
  half: number,
  short: number,
  ink: string,
): Drawn[] {
  const place = (along: number): string =>
    at(along, short * 0.255)
      .map(number)
      .join(' ');
  return [
    line(`M${place(-half)}L${place(-short * 0.05)}`, ink, short * 0.014),
    dot(...at(0, short * 0.255), short * 0.017, ink),
    line(`M${place(short * 0.05)}L${place(half)}`, ink, short * 0.014),
  ];
}
