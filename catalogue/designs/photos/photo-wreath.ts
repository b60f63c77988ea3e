/** An oval photograph in a wreath of leaves, above a name. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { wreath } from '../../../src/artwork/drawing/foliage.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { BOTTLE_GREEN, CREAM, LEAVES, PALE_LEAVES, PAPER } from '../palette.ts';
import { sheet } from '../sheet.ts';
import { split } from '../split.ts';
import { photoPlace } from './place.ts';
import type { Photograph } from '../../photographs/photographs.ts';

const SAMPLES: readonly Photograph[] = ['flowers', 'seaside'];

export const photoWreath: DesignTemplate = {
  slug: 'photo-wreath',
  name: 'Photograph in Leaves',
  mood: 'Framed by the garden',
  fields: [
    { name: 'name', label: 'Name', sample: 'Nana Gwen', maxLength: 22, optional: true },
    {
      name: 'line',
      label: 'Words below',
      sample: 'with all our love',
      maxLength: 30,
      optional: true,
      ideas: ['with all our love', 'best days', 'always'],
    },
  ],
  layout(surface) {
    return designDocument('photo-wreath', surface.area, [
      ...sheet(surface, PAPER, BOTTLE_GREEN),
      ...framesOf(surface).flatMap((frame, at) => motif(frame, surface, SAMPLES[at] ?? 'flowers')),
    ]);
  },
};

function motif(frame: Frame, surface: Surface, photo: Photograph): Drawn[] {
  const parts = split(frame, 0.68);
  const { x, y, w, h } = parts.art;
  const radius = Math.min(w, h) * 0.44;
  const size = radius * 1.72;
  const ink = inkOn(surface, BOTTLE_GREEN, CREAM);
  return [
    photoPlace(surface, { x, y, w: size, h: size }, photo, { shape: 'oval' }),
    ...wreath(x, y, radius, inkOn(surface, LEAVES, PALE_LEAVES), 22, radius * 0.2),
    ...caption(parts, {
      name: 'Nana Gwen',
      font: 'script',
      tails: 0.12,
      ink,
      below: {
        field: 'line',
        sample: 'with all our love',
        font: 'sans',
        size: 0.26,
        ink,
        capitals: true,
      },
    }),
  ];
}
