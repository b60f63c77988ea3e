/** One photograph over everything, with the words on a band of paper at its foot. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, rect } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { caption, type Caption } from '../caption.ts';
import { framesOf, inkOn, runsOverEdge } from '../frame.ts';
import { hourMarks } from '../sheet.ts';
import { frame as room, split } from '../split.ts';
import { overTheEdge, photoPlace } from './place.ts';

const INK = '#2b3134';

export const photoFull: DesignTemplate = {
  slug: 'photo-full',
  name: 'One Great Photograph',
  mood: 'The view, and nothing else',
  fields: [
    { name: 'name', label: 'Title', sample: 'The longest day', maxLength: 26, optional: true },
    {
      name: 'line',
      label: 'Place, date or words',
      sample: 'Rhossili, 21 June 2026',
      maxLength: 34,
      optional: true,
      ideas: ['Home', 'Where it all began', 'Summer 2026'],
    },
  ],
  layout(surface) {
    const ink = inkOn(surface, INK, '#f6eedd');
    const words: Caption = {
      name: 'The longest day',
      font: 'didone',
      ink,
      below: {
        field: 'line',
        sample: 'Rhossili, 21 June 2026',
        font: 'sans',
        size: 0.42,
        ink,
        capitals: true,
      },
    };
    const drawn =
      runsOverEdge(surface) && surface.shape !== 'wrap'
        ? whole(surface, words)
        : framed(surface, words);
    return designDocument('photo-full', surface.area, drawn);
  },
};

function whole(surface: Surface, words: Caption): Drawn[] {
  const { w, h, safe } = surface.area;
  const isRound = surface.shape === 'round';
  const [wide, high] = [w * (isRound ? 0.46 : 0.34), h * (isRound ? 0.13 : 0.14)];
  const y = h * (isRound ? 0.76 : 1) - (isRound ? 0 : safe + h * 0.05 + high / 2);
  // Beside the middle, where people stand.
  const x = isRound ? w / 2 : w - safe - w * 0.03 - wide / 2;
  const band = rect(x - wide / 2, y - high / 2, wide, high, '#ffffff', {
    radius: high * 0.06,
    opacity: 0.92,
  });
  const text = room(x, y, wide, high * 0.86);
  return [
    overTheEdge(surface, isRound ? 'balloon' : 'sunset'),
    ...hourMarks(surface, '#ffffff'),
    band,
    ...caption({ art: text, words: text, wide: false }, words),
  ];
}

function framed(surface: Surface, words: Caption): Drawn[] {
  return framesOf(surface).flatMap((frame) => {
    const parts = split(frame, 0.74);
    const { x, y, w, h } = parts.art;
    return [
      photoPlace(surface, { x, y, w: w * 0.96, h: Math.min(h, w) * 0.96 }, 'sunset', {
        shape: 'rounded',
      }),
      ...caption(parts, { ...words, size: 0.14, sizeBeside: 0.16 }),
    ];
  });
}
