/** A name in Roman capitals between two hairlines: spare enough for steel and slate. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, line, star, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn } from './frame.ts';
import type { Frame } from './frame.ts';
import { CREAM, SOFT_BLACK } from './palette.ts';
import { sheet } from './sheet.ts';

export const serifHairline: DesignTemplate = {
  slug: 'serif-hairline',
  name: 'Hairline Capitals',
  mood: 'Classic and spare',
  fields: [
    { name: 'name', label: 'Name', sample: 'Eleanor', maxLength: 22 },
    {
      name: 'line',
      label: 'Date or words below',
      sample: '22 · 08 · 2026',
      maxLength: 24,
      optional: true,
      ideas: ['Llongyfarchiadau', 'Congratulations', 'With love', 'Do come in', 'Sláinte'],
    },
  ],
  layout(surface) {
    const motifs = framesOf(surface).flatMap((frame) => motif(frame, surface));
    return designDocument('serif-hairline', surface.area, [
      ...sheet(surface, '#f6f3ee', SOFT_BLACK),
      ...motifs,
    ]);
  },
};

function motif({ x, y, w, s: side }: Frame, surface: Surface): Drawn[] {
  // Wide things have room for larger letters than their height alone would give.
  const s = Math.max(side, Math.min(side * 1.35, w * 0.75));
  const ink = inkOn(surface, SOFT_BLACK, CREAM);
  const half = Math.min(w * 0.42, s * 0.6);
  const above = y - s * 0.21;
  return [
    ...brokenRule(x, above, half, s, ink),
    text(x, y + s * 0.055, 'roman', s * 0.19, 'Eleanor', ink, {
      field: 'name',
      upperCase: true,
      tracking: 90,
      maxWidth: half * 2,
      centred: true,
    }),
    text(x, y + s * 0.175, 'sans', s * 0.058, '22 · 08 · 2026', ink, {
      field: 'line',
      upperCase: true,
      tracking: 180,
      maxWidth: half * 1.7,
    }),
    line(`M${number(x - half)} ${number(y + s * 0.27)}H${number(x + half)}`, ink, s * 0.007),
  ];
}

/** A hairline that leaves room for the star in its middle. */
function brokenRule(x: number, y: number, half: number, s: number, ink: string): Drawn[] {
  const room = s * 0.075;
  return [
    line(`M${number(x - half)} ${number(y)}H${number(x - room)}`, ink, s * 0.007),
    line(`M${number(x + room)} ${number(y)}H${number(x + half)}`, ink, s * 0.007),
    star(x, y, s * 0.042, ink),
  ];
}
