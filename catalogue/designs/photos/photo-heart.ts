/** A photograph in the shape of a heart, with a name on the curve of its foot. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, heart } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { sheet } from '../sheet.ts';
import { split } from '../split.ts';
import { photoPlace, within } from './place.ts';

const ROSE = '#a8443f';

export const photoHeart: DesignTemplate = {
  slug: 'photo-heart',
  name: 'Heart for Two',
  mood: 'Nothing to hide',
  fields: [
    { name: 'name', label: 'Names', sample: 'Anwen & Leo', maxLength: 24, optional: true },
    {
      name: 'line',
      label: 'Words below',
      sample: 'since that bus stop',
      maxLength: 30,
      optional: true,
      ideas: ['one and only', 'always yours', 'best friends'],
    },
  ],
  layout(surface) {
    return designDocument('photo-heart', surface.area, [
      ...sheet(surface, '#fbeae6', ROSE),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(frame: Frame, surface: Surface): Drawn[] {
  const parts = split(frame, 0.74);
  const box = within(parts.art, 1.08);
  const [w, h] = [box.w * 0.94, box.h * 0.94];
  const ink = inkOn(surface, ROSE, '#f3c9c2');
  const sprinkled = [
    [-0.47, 0.3, 0.05],
    [-0.38, 0.44, 0.034],
    [0.46, 0.33, 0.042],
    [0.36, 0.46, 0.03],
  ].map(([right = 0, down = 0, r = 0]) =>
    heart(box.x + right * w, box.y + down * h, r * w, inkOn(surface, '#e3a49a', '#e3a49a')),
  );
  return [
    photoPlace(surface, { ...box, w, h }, 'sunset', { shape: 'heart' }),
    ...sprinkled,
    ...caption(parts, {
      name: 'Anwen & Leo',
      font: 'parisienne',
      tails: 0.12,
      ink,
      size: 0.17,
      below: { field: 'line', sample: 'since that bus stop', font: 'sans', size: 0.3, ink },
    }),
  ];
}
