/** The tinted ground of flat sheets; the only round one is a clock, so a round sheet gets hour marks too. */
import type { Surface } from '../../src/artwork/design/design.ts';
import { ground, path } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { isSheet } from './frame.ts';

const HOURS = 12;
const QUARTER = 3;

/** Nothing on cups, cloth and engraved things. */
export function sheet(surface: Surface, paper: string, ink: string): Drawn[] {
  return isSheet(surface) ? [ground(surface.area, paper), ...hourMarks(surface, ink)] : [];
}

/** Twelve strokes along the rim, the quarters longer and stronger; none unless the surface is round. */
export function hourMarks({ area, shape }: Surface, ink: string): Drawn[] {
  if (shape !== 'round') return [];
  const radius = area.w / 2;
  return Array.from({ length: HOURS }, (_, hour) => {
    const quarter = hour % QUARTER === 0;
    const d = `M0 ${number(-radius * 0.92)}V${number(-radius * (quarter ? 0.845 : 0.87))}`;
    const options = {
      fill: undefined,
      stroke: ink,
      strokeWidth: number(radius * (quarter ? 0.022 : 0.012)),
    };
    return path(radius, radius, d, ink, { ...options, rotation: (hour * 360) / HOURS });
  });
}
