/** Three tall photographs side by side, the middle one higher, over a line of script. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { sheet } from '../sheet.ts';
import { frame as room } from '../split.ts';
import { gridOf, photoPlace } from './place.ts';

const SAMPLES = ['tree', 'family', 'lighthouse'] as const;
const INK = '#4a3f38';

export const photoTriptych: DesignTemplate = {
  slug: 'photo-triptych',
  name: 'Three Windows',
  mood: 'Beginning, middle, now',
  fields: [
    { name: 'name', label: 'Names', sample: 'Cerys & Tom', maxLength: 26, optional: true },
    {
      name: 'line',
      label: 'Words below',
      sample: 'Porthmadog, 2016 to 2026',
      maxLength: 34,
      optional: true,
      ideas: ['then, and then, and now', 'ten good years', 'three of a kind'],
    },
  ],
  layout(surface) {
    return designDocument('photo-triptych', surface.area, [
      ...sheet(surface, '#f1e7d8', INK),
      ...framesOf(surface).flatMap((frame) => windows(frame, surface)),
    ]);
  },
};

function windows({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const high = Math.min(h, w * 0.8);
  const top = y - high / 2;
  const tall = high * 0.68;
  const ink = inkOn(surface, INK, '#f6eedd');
  const art = { x, y: top + tall / 2, w: Math.min(w, tall * 2.1), h: tall };
  const words = room(x, top + high * 0.85, w, high * 0.28);
  return [
    ...gridOf(art, 3, 1, art.w * 0.035).map((box, at) => {
      const lower = at === 1 ? 0 : tall * 0.12;
      return photoPlace(
        surface,
        { ...box, y: box.y + lower / 2, h: box.h - lower },
        SAMPLES[at] ?? 'family',
        { shape: 'arch' },
      );
    }),
    ...caption(
      { art: words, words, wide: false },
      {
        name: 'Cerys & Tom',
        font: 'allura',
        tails: 0.12,
        ink,
        size: 0.2,
        below: {
          field: 'line',
          sample: 'Porthmadog, 2016 to 2026',
          font: 'sans',
          size: 0.25,
          ink,
          capitals: true,
        },
      },
    ),
  ];
}
