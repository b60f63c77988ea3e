/** One photograph under an arch with a fine line around it; a cup has the name on its other side. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, heart, path } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { photoOutline } from '../../../src/artwork/render/photo-outline.ts';
import { caption, type Caption } from '../caption.ts';
import { framesOf, inkOn } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { sheet } from '../sheet.ts';
import { frame as room, split } from '../split.ts';
import { photoPlace, within } from './place.ts';

const INK = '#35474f';
const CLAY = '#b8663f';

export const photoArch: DesignTemplate = {
  slug: 'photo-arch',
  name: 'Under the Arch',
  mood: 'Simple and close',
  fields: [
    { name: 'name', label: 'Name', sample: 'Nana Gwen', maxLength: 22, optional: true },
    {
      name: 'line',
      label: 'Words below',
      sample: 'a day at the sea',
      maxLength: 30,
      optional: true,
      ideas: ['best day ever', 'love you to bits', 'summer 2026'],
    },
  ],
  layout(surface) {
    const ink = inkOn(surface, INK, '#f6eedd');
    const line = { field: 'line', sample: 'a day at the sea', font: 'sans', ink } as const;
    const words: Caption = {
      name: 'Nana Gwen',
      font: 'script',
      tails: 0.12,
      ink,
      below: { ...line, size: 0.28, capitals: true },
    };
    const frames = framesOf(surface);
    return designDocument('photo-arch', surface.area, [
      ...sheet(surface, '#f3e9dc', INK),
      // The main picture of a cup shows its last side.
      ...frames.flatMap((frame, at) =>
        at === frames.length - 1 ? arched(frame, surface, words) : named(frame, words),
      ),
    ]);
  },
};

function arched(frame: Frame, surface: Surface, words: Caption): Drawn[] {
  const parts = split(frame, 0.72);
  const box = within(parts.art, 0.86);
  const [w, h] = [box.w * 0.9, box.h * 0.9];
  const around = { fill: undefined, stroke: inkOn(surface, CLAY, '#e3b392') };
  return [
    photoPlace(surface, { ...box, w, h }, 'seaside', { shape: 'arch' }),
    path(box.x, box.y, photoOutline('arch', box.w * 0.975, box.h * 0.97), CLAY, {
      ...around,
      strokeWidth: number(box.w * 0.011),
    }),
    ...caption(parts, words),
  ];
}

/** The name alone, for the side that the photograph does not see. */
function named(frame: Frame, words: Caption): Drawn[] {
  const { x, y, w, h } = frame;
  return [
    heart(x, y - h * 0.24, h * 0.07, CLAY),
    ...caption(
      { art: frame, words: room(x, y + h * 0.06, w, h * 0.5), wide: false },
      { ...words, size: 0.23 },
    ),
  ];
}
