/** A hot-air balloon with its basket. Stands on its origin, a hundred high. */
import type { Part } from '../figure.ts';
import { brushed, polygon, symmetric } from '../outline.ts';

const skin = symmetric('0 -100, 18 -98, 33 -88, 39 -72, 36 -56, 26 -42, 14 -31, 9 -27 .3, 0 -26');
const gore = (outer: number, inner: number) =>
  `M0 -100C${outer} -99 ${outer * 1.18} -82 ${outer} -66C${outer * 0.84} -50 ${outer * 0.4} -38 ${outer * 0.24} -26` +
  `L${inner * 0.24} -26C${inner * 0.4} -38 ${inner * 0.84} -50 ${inner} -66C${inner * 1.18} -82 ${inner} -99 0 -100Z`;
const band = brushed('-37.4 -64, -20 -58.6, 0 -57, 20 -58.6, 37.4 -64', 7, 0.9, 0.9);
const flags = [-24, -12, 0, 12, 24].map((x) => {
  const y = -57 - (x * x) / 180 + 3;
  return polygon(`${x - 5} ${y}, ${x + 5} ${y}, ${x} ${y + 7.4}`);
});

export interface AirshipColours {
  skin: string;
  stripe: string;
  band: string;
  basket: string;
}

export function airship({ skin: cloth, stripe, band: ribbon, basket }: AirshipColours): Part[] {
  return [
    {
      d:
        brushed('-9 -27, -8 -13', 1.3, 1, 1) +
        brushed('9 -27, 8 -13', 1.3, 1, 1) +
        brushed('-3 -26, -2.6 -13', 1.1, 1, 1) +
        brushed('3 -26, 2.6 -13', 1.1, 1, 1),
      fill: '#8a6a3f',
    },
    { d: skin, fill: cloth },
    { d: gore(26, 10), fill: stripe, mono: 'cut' },
    { d: gore(-26, -10), fill: stripe, mono: 'cut' },
    { d: band, fill: ribbon, mono: 'none' },
    ...flags.map((d): Part => ({ d, fill: ribbon, mono: 'none' })),
    { d: symmetric('0 -28.6, 9.6 -28, 10 -25, 0 -24.4'), fill: ribbon, mono: 'none' },
    { d: symmetric('0 -14, 10.4 -14 .2, 9.4 -2, 6 0, 0 0'), fill: basket },
    { d: symmetric('0 -15.4, 12 -15.2, 12 -11.8, 0 -11.6'), fill: '#7b5a3c', mono: 'none' },
    { d: brushed('-9 -6.6, 0 -5.8, 9 -6.6', 1.3, 0.8, 0.8), fill: '#7b5a3c', mono: 'cut' },
  ];
}
