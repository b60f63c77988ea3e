/** Sport, music, travel and other things people like to do. */
import { disc } from '../scaled-path.ts';
import { around, bar, box, hole, mirrored, pair, polygonHole, ring } from '../outline.ts';

export const FOOTBALL =
  disc(0, 0, 0.95) +
  polygonHole(pentagon(0, 0, 0.32, 0)) +
  around(5, (x, y, angle) =>
    polygonHole(pentagon(x * 0.68, y * 0.68, 0.21, angle + 1.5 * Math.PI)),
  );
export const GUITAR =
  disc(0, 0.5, 0.44) +
  disc(0, 0.02, 0.32) +
  hole(0, 0.52, 0.14) +
  box(-0.08, -0.72, 0.08, -0.2) +
  box(-0.15, -0.95, 0.15, -0.68);
export const CAR =
  'M-.95 .12C-.95 -.04 -.8 -.1 -.62 -.12L-.36 -.5L.34 -.5L.6 -.12C.84 -.1 .95 0 .95 .16L.95 .42L-.95 .42Z' +
  polygonHole([
    [-0.3, -0.4],
    [-0.07, -0.4],
    [-0.07, -0.12],
    [-0.48, -0.12],
  ]) +
  polygonHole([
    [0.05, -0.4],
    [0.28, -0.4],
    [0.46, -0.12],
    [0.05, -0.12],
  ]) +
  disc(-0.52, 0.42, 0.26) +
  disc(0.52, 0.42, 0.26);
export const ROCKET =
  mirrored(
    [0, -0.95],
    [
      [0.32, -0.68, 0.42, -0.32, 0.38, 0.1],
      [0.64, 0.36],
      [0.64, 0.72],
      [0.3, 0.54],
      [0, 0.54],
    ],
  ) +
  hole(0, -0.24, 0.16) +
  mirrored(
    [0, 0.62],
    [
      [0.2, 0.62],
      [0.2, 0.76, 0.1, 0.86, 0, 0.95],
    ],
  );
export const BOAT =
  'M-.95 .4L.95 .4C.86 .7 .66 .84 .42 .84L-.42 .84C-.66 .84 -.86 .7 -.95 .4Z' +
  box(-0.08, -0.92, 0.02, 0.34) +
  'M.12 -.92C.5 -.56 .74 -.12 .78 .28L.12 .28Z' +
  'M-.18 -.64L-.18 .28L-.74 .28C-.64 -.1 -.44 -.42 -.18 -.64Z';
export const BICYCLE =
  ring(-0.54, 0.26, 0.41, 0.3) +
  ring(0.54, 0.26, 0.41, 0.3) +
  (
    [
      [-0.54, 0.26, -0.2, -0.26],
      [-0.22, -0.26, 0.36, -0.26],
      [0.3, -0.5, 0.54, 0.26],
      [-0.28, -0.46, 0.02, 0.28],
      [0, 0.26, 0.36, -0.26],
      [-0.54, 0.26, 0.02, 0.26],
      [-0.42, -0.46, -0.14, -0.46],
      [0.28, -0.48, 0.52, -0.52],
    ] as const
  )
    .map(([fromX, fromY, toX, toY]) => bar([fromX, fromY], [toX, toY], 0.1))
    .join('');
export const CAMERA =
  box(-0.95, -0.46, 0.95, 0.7) +
  mirrored(
    [0, -0.72],
    [
      [0.32, -0.72],
      [0.44, -0.46],
      [0, -0.46],
    ],
  ) +
  hole(0, 0.12, 0.44) +
  disc(0, 0.12, 0.31) +
  hole(0.7, -0.2, 0.1);
export const BOOK = pair(
  [0.06, -0.44],
  [
    [0.26, -0.62, 0.6, -0.68, 0.95, -0.6],
    [0.95, 0.5],
    [0.6, 0.44, 0.28, 0.5, 0.06, 0.66],
  ],
);
export const ANCHOR =
  ring(0, -0.7, 0.25, 0.12) +
  box(-0.09, -0.5, 0.09, 0.86) +
  box(-0.42, -0.34, 0.42, -0.18) +
  mirrored(
    [0, 0.74],
    [
      [0.32, 0.72, 0.58, 0.62, 0.68, 0.38],
      [0.54, 0.34],
      [0.86, 0.1],
      [0.94, 0.5],
      [0.84, 0.44],
      [0.72, 0.78, 0.36, 0.94, 0, 0.95],
    ],
  );
export const KEY =
  ring(-0.5, -0.02, 0.45, 0.24) +
  box(-0.1, -0.12, 0.95, 0.08) +
  box(0.5, 0.08, 0.65, 0.38) +
  box(0.78, 0.08, 0.95, 0.32);

function pentagon(x: number, y: number, radius: number, turn: number) {
  return Array.from({ length: 5 }, (_, at) => {
    const angle = (at * 2 * Math.PI) / 5 - Math.PI / 2 + turn;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}
