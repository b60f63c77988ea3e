/** The studio renders exactly the plates that the project has. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { blanks } from '../../../catalogue/blanks.ts';
import { anglesInStudio } from './studio.ts';

const PLATES = path.join(import.meta.dirname, '../../../catalogue/plates');

const inStudio = [...(await anglesInStudio())].flatMap(([plate, angles]) =>
  angles.map((angle) => `${plate}/${angle}`),
);

test('every plate can be rendered again, and every angle of the studio has been', () => {
  const plates = readdirSync(PLATES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll(path.sep, '/').replace('.json', ''));
  expect(plates.toSorted()).toEqual(inStudio.toSorted());
});

test('every photograph of a product has a scene', () => {
  const sold = blanks.flatMap(({ finishes }) =>
    finishes.flatMap(({ plate, angles }) => angles.map((angle) => `${plate}/${angle}`)),
  );
  expect(sold.filter((photograph) => !inStudio.includes(photograph))).toEqual([]);
});
