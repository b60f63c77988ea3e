/** A photograph that fills one end of a tag, with a name at the other. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { sheet } from '../sheet.ts';
import { frame as room, split, type Split } from '../split.ts';
import { photoPlace, within } from './place.ts';

const INK = '#4a3b2f';

export const photoTag: DesignTemplate = {
  slug: 'photo-tag',
  name: 'Face and Name',
  mood: 'In the hand every day',
  fields: [
    { name: 'name', label: 'Name', sample: 'Dad', maxLength: 14, optional: true },
    {
      name: 'line',
      label: 'Words below',
      sample: 'drive carefully',
      maxLength: 20,
      optional: true,
      ideas: ['drive carefully', 'come home soon', 'love, us'],
    },
  ],
  layout(surface) {
    return designDocument('photo-tag', surface.area, [
      ...sheet(surface, '#efe6d6', INK),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(frame: Frame, surface: Surface): Drawn[] {
  const parts = frame.w > frame.h * 1.3 ? ends(frame) : split(frame, 0.7);
  const box = within(parts.art, 1);
  const ink = inkOn(surface, INK, '#f6eedd');
  return [
    photoPlace(surface, { ...box, w: box.w * 0.97, h: box.h * 0.97 }, 'family', {
      shape: 'rounded',
    }),
    ...caption(parts, {
      name: 'Dad',
      font: 'slab',
      ink,
      sizeBeside: 0.34,
      below: { field: 'line', sample: 'drive carefully', font: 'sans-bold', size: 0.34, ink },
    }),
  ];
}

function ends({ x, y, w, h }: Frame): Split {
  const total = Math.min(w, h * 1.9);
  const side = Math.min(h, total * 0.56);
  const left = x - total / 2;
  const words = total - side - total * 0.05;
  return {
    art: room(left + side / 2, y, side, h),
    words: room(left + total - words / 2, y, words, h * 0.8),
    wide: true,
  };
}
