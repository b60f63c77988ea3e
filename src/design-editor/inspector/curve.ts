/** The bend of a line, from a deep bowl at -100 over straight at 0 to a high arch at 100. */
import type { PrintArea } from '../../artwork/design/design.ts';

/** At full bend the radius is half the area's width. */
const FULL = 50;

export function radiusOf(bend: number, { w }: Pick<PrintArea, 'w'>): number {
  return bend === 0 ? 0 : Math.round(((w * FULL) / bend) * 100) / 100;
}

export function bendOf(arc: number | undefined, { w }: Pick<PrintArea, 'w'>): number {
  return arc ? Math.round((w * FULL) / arc) : 0;
}
