/** Plants, weather and landscape. */
import { disc } from '../scaled-path.ts';
import { around, bar, box, hole, mirrored, pair, polygon } from '../outline.ts';

export const SUN =
  disc(0, 0, 0.46) + around(8, (x, y) => bar([x * 0.6, y * 0.6], [x * 0.95, y * 0.95], 0.16));
export const CLOUD =
  disc(-0.52, 0.16, 0.38) +
  disc(-0.04, -0.14, 0.48) +
  disc(0.5, 0.12, 0.42) +
  box(-0.52, 0.1, 0.5, 0.54);
export const TULIP =
  mirrored(
    [0, -0.62],
    [
      [0.06, -0.76, 0.14, -0.88, 0.22, -0.95],
      [0.3, -0.86, 0.34, -0.78, 0.36, -0.68],
      [0.44, -0.76, 0.5, -0.8, 0.56, -0.82],
      [0.66, -0.34, 0.44, 0, 0, 0.02],
    ],
  ) +
  bar([0, 0], [0, 0.95], 0.12) +
  pair(
    [0.1, 0.93],
    [
      [0.1, 0.5, 0.36, 0.22, 0.74, 0.18],
      [0.72, 0.56, 0.5, 0.86, 0.1, 0.93],
    ],
  );
export const SNOWFLAKE = around(6, (x, y, angle) => {
  const branch = (turn: number) =>
    bar(
      [x * 0.52, y * 0.52],
      [x * 0.52 + 0.34 * Math.cos(angle + turn), y * 0.52 + 0.34 * Math.sin(angle + turn)],
      0.11,
    );
  return bar([0, 0], [x * 0.95, y * 0.95], 0.13) + branch(0.9) + branch(-0.9);
});
export const RAINBOW = [0.95, 0.64, 0.33]
  .map((outer) => mirroredArch(outer, outer - 0.19))
  .join('');
export const MUSHROOM =
  mirrored(
    [0, -0.86],
    [
      [0.56, -0.86, 0.94, -0.44, 0.94, 0.02],
      [0.94, 0.16, 0.5, 0.16, 0.26, 0.14],
      [0.22, 0.42, 0.32, 0.66, 0.34, 0.9],
      [0, 0.9],
    ],
  ) +
  hole(-0.46, -0.2, 0.14) +
  hole(0.08, -0.46, 0.17) +
  hole(0.54, -0.14, 0.12);
export const MOUNTAINS =
  polygon([
    [-0.28, -0.78],
    [-0.04, -0.34],
    [-0.16, -0.22],
    [-0.28, -0.36],
    [-0.4, -0.22],
    [-0.52, -0.34],
  ]) +
  polygon([
    [-0.95, 0.72],
    [-0.58, -0.22],
    [-0.4, -0.04],
    [-0.28, -0.18],
    [-0.16, -0.04],
    [0.02, -0.22],
    [0.14, -0.02],
    [0.4, -0.44],
    [0.95, 0.72],
  ]);
export const ACORN =
  mirrored(
    [0, -0.6],
    [
      [0.5, -0.6, 0.72, -0.36, 0.7, -0.14],
      [0, -0.14],
    ],
  ) +
  mirrored(
    [0, -0.04],
    [
      [0.6, -0.04],
      [0.6, 0.42, 0.3, 0.68, 0, 0.95],
    ],
  ) +
  bar([0, -0.56], [0.12, -0.95], 0.13);

function mirroredArch(outer: number, inner: number): string {
  const bottom = 0.48;
  const round = 0.5523;
  return mirrored(
    [0, bottom - outer],
    [
      [outer * round, bottom - outer, outer, bottom - outer * round, outer, bottom],
      [inner, bottom],
      [inner, bottom - inner * round, inner * round, bottom - inner, 0, bottom - inner],
    ],
  );
}
