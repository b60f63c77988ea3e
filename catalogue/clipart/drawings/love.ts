/** Hearts, stars and what is given with love. */
import { around, box, mirrored, polygon, polygonHole, ring } from '../outline.ts';

const HEART_START = [0, -0.5] as const;
const HEART_HALF = [
  [0.16, -0.98, 0.95, -0.98, 0.95, -0.3],
  [0.95, 0.24, 0.3, 0.6, 0, 0.95],
] as const;

export const HEARTS =
  mirrored(HEART_START, HEART_HALF, { at: [-0.27, -0.2], scale: 0.7 }) +
  mirrored(HEART_START, HEART_HALF, { at: [0.52, 0.48], scale: 0.44 });
export const FIVE_POINTS = polygon(
  Array.from({ length: 10 }, (_, at) => {
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    const radius = at % 2 ? 0.42 : 0.95;
    return [radius * Math.cos(angle), 0.06 + radius * Math.sin(angle)] as const;
  }),
);
export const ENVELOPE =
  box(-0.95, -0.62, 0.95, 0.62) +
  polygonHole([
    [-0.84, -0.52],
    [0, 0.06],
    [0.84, -0.52],
    [0.84, -0.36],
    [0, 0.22],
    [-0.84, -0.36],
  ]);
export const RING =
  ring(0, 0.32, 0.62, 0.46) +
  polygon([
    [-0.2, -0.94],
    [0.2, -0.94],
    [0.4, -0.64],
    [0, -0.2],
    [-0.4, -0.64],
  ]);
export const SPARKLES =
  sparkle(-0.2, 0.17, 0.75) + sparkle(0.55, -0.55, 0.4) + sparkle(0.63, 0.63, 0.32);

function sparkle(x: number, y: number, size: number): string {
  const near = size * 0.42;
  const corners = around(4, (right, down, angle) => {
    const next = angle + Math.PI / 2;
    const ends = [x + size * Math.cos(next), y + size * Math.sin(next)];
    const bend = [x + near * right, y + near * down];
    const bent = [x + near * Math.cos(next), y + near * Math.sin(next)];
    return `C${[...bend, ...bent, ...ends].map((value) => value.toFixed(4)).join(' ')}`;
  });
  return `M${x} ${(y - size).toFixed(4)}${corners}Z`;
}
