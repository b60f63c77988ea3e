/** Four round photographs at the quarters of a dial, with a name between the hands and the six. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, dot } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { framesOf, inkOn, isSheet } from '../frame.ts';
import { ground, text } from '../../../src/artwork/drawing/drawing.ts';
import type { Frame } from '../frame.ts';
import { photoPlace } from './place.ts';
import type { Photograph } from '../../photographs/photographs.ts';

const INK = '#35474f';
const QUARTERS: readonly Photograph[] = ['lighthouse', 'family', 'dog', 'birthday'];
const HOURS = 12;

export const photoHours: DesignTemplate = {
  slug: 'photo-hours',
  name: 'Quarters of the Day',
  mood: 'Breakfast, lunch, tea, bed',
  fields: [
    { name: 'name', label: 'Name', sample: 'The Okonkwos', maxLength: 22, optional: true },
    {
      name: 'line',
      label: 'Words below',
      sample: 'time for tea',
      maxLength: 24,
      optional: true,
      ideas: ['time for tea', 'family time', 'always on time'],
    },
  ],
  layout(surface) {
    const { area } = surface;
    const isRound = surface.shape === 'round';
    const dials = isRound
      ? dial({ x: area.w / 2, y: area.h / 2, radius: area.w / 2 - area.safe }, surface)
      : framesOf(surface).flatMap(({ x, y, s }: Frame) => dial({ x, y, radius: s / 2 }, surface));
    return designDocument('photo-hours', area, [
      ...(isSheet(surface) ? [ground(area, '#f3efe6')] : []),
      ...dials,
    ]);
  },
};

function dial(
  { x, y, radius }: { x: number; y: number; radius: number },
  surface: Surface,
): Drawn[] {
  const ink = inkOn(surface, INK, '#f6eedd');
  const at = (hour: number, out: number): [number, number] => {
    const turn = (hour * 2 * Math.PI) / HOURS;
    return [x + Math.sin(turn) * radius * out, y - Math.cos(turn) * radius * out];
  };
  const size = radius * 0.56;
  return [
    ...QUARTERS.map((photo, quarter) => {
      const [left, top] = at(quarter * 3, 0.68);
      return photoPlace(surface, { x: left, y: top, w: size, h: size }, photo, { shape: 'oval' });
    }),
    ...Array.from({ length: HOURS }, (_, hour) => hour)
      .filter((hour) => hour % 3 !== 0)
      .map((hour) => {
        const [left, top] = at(hour, 0.86);
        return dot(left, top, radius * 0.032, ink);
      }),
    text(x, y + radius * 0.2, 'script', radius * 0.15, 'The Okonkwos', ink, {
      field: 'name',
      maxWidth: radius * 0.62,
      centred: true,
    }),
    text(x, y + radius * 0.305, 'sans', radius * 0.05, 'time for tea', ink, {
      field: 'line',
      upperCase: true,
      tracking: 140,
      maxWidth: radius * 0.5,
    }),
  ];
}
