/** Three photographs on a strip of film, with a handwritten name below. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, rect } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { sheet } from '../sheet.ts';
import { stack } from '../split.ts';
import { gridOf, photoPlace } from './place.ts';
import type { Photograph } from '../../photographs/photographs.ts';

const FILM = '#2b3134';
const HOLE = '#f6f1e6';
const HOLES = 13;
const REELS: readonly (readonly Photograph[])[] = [
  ['family', 'balloon', 'dog'],
  ['lighthouse', 'birthday', 'flowers'],
];

export const photoFilmstrip: DesignTemplate = {
  slug: 'photo-filmstrip',
  name: 'Strip of Film',
  mood: 'A whole day in frames',
  fields: [
    { name: 'name', label: 'Names', sample: 'The Beddoes', maxLength: 24, optional: true },
    {
      name: 'line',
      label: 'Place, date or words',
      sample: 'Tenby, August 2026',
      maxLength: 30,
      optional: true,
      ideas: ['Take one', 'Our year in pictures', 'To be continued'],
    },
  ],
  layout(surface) {
    return designDocument('photo-filmstrip', surface.area, [
      ...sheet(surface, '#efe8da', FILM),
      ...framesOf(surface).flatMap((frame, at) => strip(frame, surface, REELS[at] ?? [])),
    ]);
  },
};

function strip(frame: Frame, surface: Surface, photos: readonly Photograph[]): Drawn[] {
  const parts = stack(frame, 0.62);
  const { x, y, w } = parts.art;
  const high = Math.min(parts.art.h, w * 0.5);
  const ink = inkOn(surface, FILM, HOLE);
  const mono = surface.ground === 'mono';
  const side = (w * 0.96) / 3 - w * 0.01;
  const places = gridOf(
    { x, y, w: w * 0.95, h: Math.min(side * 1.05, high * 0.74) },
    3,
    1,
    w * 0.022,
  );
  const [hole, top] = [(w / HOLES) * 0.5, high / 2 - high * 0.065];
  const holes = Array.from(
    { length: HOLES },
    (_, at) => x - w / 2 + ((at + 0.5) * w) / HOLES,
  ).flatMap((middle) =>
    [-1, 1].map((end) =>
      rect(middle - hole / 2, y + end * top - high * 0.034, hole, high * 0.068, mono ? ink : HOLE, {
        radius: hole * 0.2,
      }),
    ),
  );
  return [
    ...(mono ? [] : [rect(x - w / 2, y - high / 2, w, high, FILM)]),
    ...holes,
    ...places.map((place, at) => photoPlace(surface, place, photos[at] ?? 'dog')),
    ...caption(parts, {
      name: 'The Beddoes',
      font: 'hand',
      ink,
      size: 0.19,
      below: {
        field: 'line',
        sample: 'Tenby, August 2026',
        font: 'sans',
        size: 0.3,
        ink,
        capitals: true,
      },
    }),
  ];
}
