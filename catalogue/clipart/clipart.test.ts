import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { flattenPath } from '../../src/artwork/render/flatten-path.ts';
import { CLIPART, findClipart } from './clipart.ts';

test.each(Object.entries(CLIPART))('%s fills its square and stays within it', (_, { d }) => {
  const points = flattenPath(d, 0.001).flatMap((outline) => outline.points);
  const reach = Math.max(...points.flatMap(([x, y]) => [Math.abs(x), Math.abs(y)]));
  expect(reach).toBeGreaterThan(0.4);
  expect(reach).toBeLessThanOrEqual(0.5);
});

test.each(Object.entries(CLIPART))(
  '%s has enough ink to be seen, in one piece or more',
  (_, { d }) => {
    const { pixels } = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-0.5 -0.5 1 1" width="100" height="100"><path d="${d}"/></svg>`,
    ).render();
    const inked = pixels.filter((value, at) => at % 4 === 3 && value > 127).length;
    expect(inked).toBeGreaterThan(1500);
    expect(inked).toBeLessThan(9000);
  },
);

test('a drawing that is not in the collection is not found', () => {
  expect(findClipart('paw')).toBe(CLIPART['paw']?.d);
  expect(findClipart('toString')).toBeUndefined();
});
