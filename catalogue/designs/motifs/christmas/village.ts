/** Houses of a village under snow. They stand on their origin; a church is a hundred high, a house about half of it. */
import { number } from '../../../../src/artwork/render/number.ts';
import type { Part } from '../figure.ts';
import { ellipse, polygon, smooth } from '../outline.ts';

const LIT = '#f4cf7c';
const DOOR = '#5a3b2c';

export interface House {
  wall: string;
  width: number;
  /** Of the wall, without the roof. */
  height: number;
  roof: number;
  /** Columns and rows of windows. */
  windows: readonly [columns: number, rows: number];
  chimney: 1 | -1 | 0;
}

export function cottage(
  { wall, width, height, roof, windows: [columns, rows], chimney }: House,
  snow: string,
): Part[] {
  const half = width / 2;
  const eaves = half + 3;
  const ridge = -height - roof;
  const slope = smooth(
    `0 ${number(ridge - 2)} .1, ${number(eaves)} ${number(-height + 1)} .3, ${number(eaves - 2)} ${number(-height + 5)}, ${number(half * 0.62)} ${number(-height - roof * 0.12)}, ${number(half * 0.3)} ${number(-height - roof * 0.3)}, 0 ${number(-height - roof * 0.42)}, ${number(-half * 0.3)} ${number(-height - roof * 0.36)}, ${number(-half * 0.62)} ${number(-height - roof * 0.06)}, ${number(-eaves + 2)} ${number(-height + 5)}, ${number(-eaves)} ${number(-height + 1)} .3`,
  );
  const stack = half * 0.5 * chimney;
  const parts: Part[] = [];
  if (chimney !== 0) {
    parts.push(
      {
        d: box(stack - 3, ridge - 1, 6, roof * 0.9),
        fill: wall,
        stencil: box(stack - 3, ridge - 1, 6, roof * 0.55),
      },
      { d: box(stack - 4, ridge - 4, 8, 4), fill: snow, mono: 'none' },
    );
  }
  parts.push(
    {
      d: polygon(`${-half} 0, ${-half} ${-height}, 0 ${ridge}, ${half} ${-height}, ${half} 0`),
      stencil: polygon(`${-half} 0, ${-half} ${-height + 3}, ${half} ${-height + 3}, ${half} 0`),
      fill: wall,
    },
    ...windowsOf(width, height, columns, rows),
    { d: box(-4, -13, 8, 13), fill: DOOR, mono: 'cut' },
    // In one tone the roof is a slab above a line of light.
    {
      d: slope,
      stencil: polygon(`${-eaves} ${-height}, 0 ${ridge}, ${eaves} ${-height}`),
      fill: snow,
    },
  );
  return parts;
}

function windowsOf(width: number, height: number, columns: number, rows: number): Part[] {
  const low = rows === 1 ? 0.62 : 0.42;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column): Part[] => {
      const x = (column - (columns - 1) / 2) * (width / columns);
      // A door takes the middle of the lowest row.
      if (row === 0 && Math.abs(x) < 7) return [];
      const y = -height * low - row * height * 0.42;
      return [
        { d: box(x - 3.4, y - 4.4, 6.8, 8.8), fill: LIT, mono: 'cut' },
        {
          d: box(x - 0.5, y - 4.4, 1, 8.8) + box(x - 3.4, y - 0.5, 6.8, 1),
          fill: '#a4713a',
          mono: 'none',
        },
      ];
    }).flat(),
  ).flat();
}

function box(x: number, y: number, w: number, h: number): string {
  const [left, top, right, bottom] = [x, y, x + w, y + h].map(number);
  return `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`;
}

/** A church with a tower and spire at its left. */
export function church(wall: string, shade: string, snow: string): Part[] {
  return [
    {
      d: polygon('-14 -56, 0 -98, 14 -56'),
      stencil: polygon('-14 -54, 0 -97, 14 -54'),
      fill: snow,
    },
    {
      d: polygon('-11 0, -11 -56, 11 -56, 11 0'),
      stencil: polygon('-11 0, -11 -51, 11 -51, 11 0'),
      fill: wall,
    },
    { d: ellipse(0, -42, 5), fill: LIT, mono: 'cut' },
    { d: smooth('-4 -12 0, -4 -22, 0 -28 .2, 4 -22, 4 -12 0'), fill: LIT, mono: 'cut' },
    {
      d: polygon('13 0, 13 -26, 46 -26, 46 0'),
      stencil: polygon('13 0, 13 -23, 46 -23, 46 0'),
      fill: shade,
    },
    ...[21, 30, 39].map((x): Part => ({
      d: smooth(`${x - 2.6} -6 0, ${x - 2.6} -15, ${x} -19 .2, ${x + 2.6} -15, ${x + 2.6} -6 0`),
      fill: LIT,
      mono: 'cut',
    })),
    {
      d: polygon('11 -25, 18 -44, 44 -44, 50 -25'),
      stencil: polygon('13 -26, 18 -44, 44 -44, 50 -26'),
      fill: snow,
    },
    { d: polygon('-0.8 -97, -0.8 -108, 0.8 -108, 0.8 -97'), fill: '#dcab4c' },
    { d: polygon('-4 -103, -4 -104.8, 4 -104.8, 4 -103'), fill: '#dcab4c' },
  ];
}
