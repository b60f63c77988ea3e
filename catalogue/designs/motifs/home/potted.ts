/** What grows in named pots: five plants that stand on their origin, each about a hundred high. */
import type { Part } from '../figure.ts';
import { daisy, fivePetals, tulip } from '../flowers/meadow.ts';
import { brushed, ellipse, moved, smooth, symmetric } from '../outline.ts';

const LEAF = smooth('0 -6 .2, 12 -20, 24 -26, 32 -24 .1, 26 -12, 12 -4');
const ray = symmetric('0 0, 5 -10, 4 -19, 0 -23 .1');

function lifted(parts: readonly Part[], x: number, y: number, scale: number): Part[] {
  return parts.map((part) => ({
    ...part,
    d: moved(part.d, x, y, scale),
    ...(part.stencil && { stencil: moved(part.stencil, x, y, scale) }),
  }));
}

function sunflower(stem: string): Part[] {
  return [
    { d: brushed('0 0, -2 -36, 0 -72', 4, 1, 0.8), fill: stem },
    { d: moved(LEAF, 0, -14), fill: stem },
    ...Array.from({ length: 12 }, (_, turn): Part => ({
      d: moved(ray, 0, -78, 1, turn * 30),
      fill: '#e8b04c',
    })),
    { d: ellipse(0, -78, 9.4), fill: '#7b5233', mono: 'cut' },
  ];
}

function lavender(stem: string): Part[] {
  const spike = (x: number, lean: number, height: number): Part[] => [
    { d: moved(brushed(`0 0, 0 ${-height * 0.6}`, 2.4, 1, 0.8), x, 0, 1, lean), fill: stem },
    {
      d: [0, 1, 2, 3, 4, 5]
        .map(
          (row) =>
            [-3.4, 3.4]
              .map((side) => ellipse(side * (1 - row * 0.1), -height * 0.5 - row * 8, 3.9, 4.4))
              .join('') + ellipse(0, -height * 0.5 - row * 8 - 4, 3.2),
        )
        .map((d) => moved(d, x, 0, 1, lean))
        .join(''),
      fill: '#9a86b4',
    },
  ];
  return [...spike(-3, -19, 84), ...spike(3, 19, 84), ...spike(0, 0, 100)];
}

function forgetMeNots(stem: string): Part[] {
  return [
    { d: brushed('0 0, -8 -30, -17 -56', 3, 1, 0.6), fill: stem },
    { d: brushed('0 0, 8 -30, 18 -52', 3, 1, 0.6), fill: stem },
    { d: brushed('0 0, 1 -44, 1 -80', 3, 1, 0.6), fill: stem },
    { d: moved(LEAF, 2, -8), fill: stem },
    ...lifted(fivePetals('#7fa3c4', '#f2d27a'), -19, -62, 0.86),
    ...lifted(fivePetals('#8fb3cf', '#f2d27a'), 20, -58, 0.8),
    ...lifted(fivePetals('#6f93b8', '#f2d27a'), 1, -84, 0.94),
  ];
}

/** The plants in their order along the shelf. */
export function pottedPlants(stem: string, white: string): readonly (readonly Part[])[] {
  return [
    daisy(white, '#e0b45c', stem),
    tulip('#d9806f', '#c46a5b', stem),
    sunflower(stem),
    lavender(stem),
    forgetMeNots(stem),
  ];
}
