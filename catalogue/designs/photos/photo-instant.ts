/** Pictures from an instant camera, laid down as they fell, with a handwritten name. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { sheet } from '../sheet.ts';
import { split } from '../split.ts';
import { instantPhoto } from './place.ts';

const INK = '#2e4257';

export const photoInstant: DesignTemplate = {
  slug: 'photo-instant',
  name: 'Instant Pictures',
  mood: 'Shaken, then stuck to the fridge',
  fields: [
    { name: 'name', label: 'Name', sample: 'Girls on tour', maxLength: 22, optional: true },
    {
      name: 'line',
      label: 'Words below',
      sample: 'Lisbon, May 2026',
      maxLength: 28,
      optional: true,
      ideas: ['wish you were here', 'smile!', 'ready for next time'],
    },
  ],
  layout(surface) {
    const isTall = surface.shape === 'wrap' && surface.area.h > 150;
    return designDocument('photo-instant', surface.area, [
      ...sheet(surface, '#cfdce3', INK),
      ...framesOf(surface).flatMap((frame) =>
        isTall ? fallen(frame, surface) : single(frame, surface),
      ),
    ]);
  },
};

function fallen({ x, y, w, h, s }: Frame, surface: Surface): Drawn[] {
  const wide = w * 0.56;
  const shots = [
    { x: x - w * 0.2, y: y - h * 0.345, photo: 'balloon', turn: -7 },
    { x: x + w * 0.2, y: y - h * 0.175, photo: 'sunset', turn: 6 },
    { x: x - w * 0.18, y: y + h * 0.005, photo: 'birthday', turn: -4 },
    { x: x + w * 0.19, y: y + h * 0.17, photo: 'flowers', turn: 8 },
  ] as const;
  const words = { x, y: y + h * 0.4, w, h: h * 0.17, s };
  return [
    ...shots.flatMap((shot) =>
      instantPhoto(surface, { x: shot.x, y: shot.y, w: wide }, shot.photo, shot.turn, '#fbfaf6'),
    ),
    ...caption({ art: words, words, wide: false }, wording(surface)),
  ];
}

function single(frame: Frame, surface: Surface): Drawn[] {
  const parts = split(frame, 0.76);
  const { x, y, w, h } = parts.art;
  const wide = Math.min(w, h / 1.15) * 0.88;
  return [
    ...instantPhoto(surface, { x, y, w: wide }, 'dog', -5),
    ...caption(parts, { ...wording(surface), size: 0.16 }),
  ];
}

function wording(surface: Surface) {
  const ink = inkOn(surface, INK, '#f6eedd');
  const line = { field: 'line', sample: 'Lisbon, May 2026', font: 'sans', size: 0.3, ink } as const;
  return { name: 'Girls on tour', font: 'hand', ink, below: { ...line, capitals: true } } as const;
}
