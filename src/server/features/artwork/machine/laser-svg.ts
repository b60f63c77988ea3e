/** Welded outlines as a single-colour SVG in millimetres, above photographs in dots. */
import type { PrintArea } from '../../../../artwork/design/design.ts';
import type { Point } from '../../../../artwork/render/flatten-path.ts';
import type { LaserWork } from '../../../../artwork/production/machine-settings.ts';
import { number } from '../../../../artwork/render/number.ts';
import { LASER_COLOURS } from './laser-colours.ts';
import type { Welded } from './weld.ts';

/** Thin enough that lasers treat it as a line to follow. */
const HAIRLINE_MM = 0.01;

export function laserSvg(
  { outlines }: Welded,
  { w, h, bleed }: PrintArea,
  work: LaserWork,
  photographs = '',
): Buffer {
  const [width, height] = [number(w + 2 * bleed), number(h + 2 * bleed)];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" ` +
      `viewBox="${number(-bleed)} ${number(-bleed)} ${width} ${height}">` +
      `${photographs}${outlinedPath(work, outlines, work)}</svg>\n`,
  );
}

/** Engraving fills the outlines; cutting and scoring follow them. */
export function outlinedPath(id: string, outlines: readonly Point[][], work: LaserWork): string {
  const { hex } = LASER_COLOURS[work];
  const look =
    work === 'engrave'
      ? `fill="${hex}" fill-rule="evenodd"`
      : `fill="none" stroke="${hex}" stroke-width="${HAIRLINE_MM}"`;
  const d = outlines
    .map((points) => `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`)
    .join('');
  return `<path id="${id}" ${look} d="${d}"/>`;
}
