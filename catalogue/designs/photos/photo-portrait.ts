/** An oval portrait in a beaded ring, with a name and dates, for stone and wood. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, dot, path } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { photoOutline } from '../../../src/artwork/render/photo-outline.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { sheet } from '../sheet.ts';
import { split } from '../split.ts';
import { photoPlace, within } from './place.ts';

const INK = '#3d3a37';
const BEADS = 44;

export const photoPortrait: DesignTemplate = {
  slug: 'photo-portrait',
  name: 'Oval Portrait',
  mood: 'Quiet and lasting',
  fields: [
    { name: 'name', label: 'Name', sample: 'Bramble', maxLength: 20, optional: true },
    {
      name: 'line',
      label: 'Dates or words',
      sample: 'the best of dogs',
      maxLength: 28,
      optional: true,
      ideas: ['much missed', 'always with us', 'forever in the garden'],
    },
  ],
  layout(surface) {
    return designDocument('photo-portrait', surface.area, [
      ...sheet(surface, '#efe9df', INK),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(frame: Frame, surface: Surface): Drawn[] {
  const parts = split(frame, 0.72);
  const box = within(parts.art, 0.86);
  const ink = inkOn(surface, INK, '#f6eedd');
  const beads = Array.from({ length: BEADS }, (_, bead) => {
    const turn = (bead * 2 * Math.PI) / BEADS;
    return dot(
      box.x + Math.cos(turn) * box.w * 0.485,
      box.y + Math.sin(turn) * box.h * 0.485,
      box.w * 0.008,
      ink,
    );
  });
  return [
    photoPlace(surface, { ...box, w: box.w * 0.86, h: box.h * 0.86 }, 'dog', { shape: 'oval' }),
    path(box.x, box.y, photoOutline('oval', box.w * 0.915, box.h * 0.915), ink, {
      fill: undefined,
      stroke: ink,
      strokeWidth: number(box.w * 0.009),
    }),
    ...beads,
    ...caption(parts, {
      name: 'Bramble',
      font: 'capitals',
      ink,
      size: 0.15,
      sizeBeside: 0.2,
      below: { field: 'line', sample: 'the best of dogs', font: 'garamond', size: 0.5, ink },
    }),
  ];
}
