/** An arched word of a club shirt over a swash name with a tail. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, shape, star, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { framesOf, inkOn } from './frame.ts';
import type { Frame } from './frame.ts';
import { brushed, moved } from './motifs/outline.ts';
import { CREAM, NAVY } from './palette.ts';
import { sheet } from './sheet.ts';

/** The tail under the name, a hundred units from end to end. */
const TAIL = brushed('-50 3, -30 -3, -8 1, 16 4, 36 -1, 50 -5', 4.6, 0.2, 0.12);

export const teamArch: DesignTemplate = {
  slug: 'team-arch',
  name: 'Team Arch',
  mood: 'Club shirt, all together',
  fields: [
    { name: 'top', label: 'Arched word', sample: 'Team', maxLength: 12 },
    { name: 'name', label: 'Name', sample: 'Patel', maxLength: 20 },
    {
      name: 'line',
      label: 'Place and year',
      sample: 'Cornwall 2026',
      maxLength: 26,
      optional: true,
    },
  ],
  layout(surface) {
    const motifs = framesOf(surface).flatMap((frame) => motif(frame, surface));
    return designDocument('team-arch', surface.area, [
      ...sheet(surface, '#f7efe1', NAVY),
      ...motifs,
    ]);
  },
};

function motif({ x, y, s }: Frame, surface: Surface): Drawn[] {
  const ink = inkOn(surface, NAVY, CREAM);
  const accent = inkOn(surface, '#d26a34', '#f0b44a');
  return [
    text(x, y - s * 0.225, 'slab', s * 0.2, 'Team', ink, {
      field: 'top',
      upperCase: true,
      tracking: 20,
      arc: s * 0.85,
      maxWidth: s * 0.84,
    }),
    text(x, y + s * 0.13, 'lobster', s * 0.29, 'Patel', accent, {
      field: 'name',
      maxWidth: s * 0.9,
      centred: true,
    }),
    shape(moved(TAIL, x, y + s * 0.235, s * 0.0068), accent),
    text(x, y + s * 0.345, 'sans-bold', s * 0.062, 'Cornwall 2026', ink, {
      field: 'line',
      upperCase: true,
      tracking: 120,
      maxWidth: s * 0.72,
    }),
    star(x - s * 0.43, y + s * 0.325, s * 0.028, accent),
    star(x + s * 0.43, y + s * 0.325, s * 0.028, accent),
  ];
}
