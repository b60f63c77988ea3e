/** The name of a picture changes with what it shows. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { blanks } from '../../../catalogue/blanks.ts';
import { designs } from '../../../catalogue/designs/designs.ts';
import { products } from '../../../catalogue/products.ts';
import { PHOTOGRAPHS } from '../../../catalogue/photographs/photographs.ts';
import { shotsOf } from './shots.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'keepsake-shots-'));
afterAll(() => rmSync(folder, { recursive: true }));

const photographed = 'arched-photo-mug';
const drawn = 'botanical-wreath-mug';
const chosen = products.filter(({ slug }) => [photographed, drawn].includes(slug));

mkdirSync(path.join(folder, 'photographs'));
mkdirSync(path.join(folder, 'plates/white-mug'), { recursive: true });
for (const angle of blanks.flatMap(({ finishes }) => finishes.flatMap(({ angles }) => angles)))
  writeFileSync(path.join(folder, 'plates/white-mug', `${angle}.json`), '{"files":{}}');
const photograph = (name: string, content: string) =>
  writeFileSync(path.join(folder, 'photographs', `${name}.webp`), content);

const namesOf = (slug: string) =>
  shotsOf({ products: chosen, blanks, designs }, folder)
    .filter(({ product }) => product === slug)
    .map(({ name }) => name);

test('another photograph in a place is another picture, of this product only', () => {
  for (const name of PHOTOGRAPHS) photograph(name, 'before');
  const [before, others] = [namesOf(photographed), namesOf(drawn)];
  expect(before.length).toBeGreaterThan(1);
  photograph('robin', 'after');
  expect(namesOf(photographed)).toEqual(before);
  photograph('seaside', 'after');
  expect(namesOf(photographed).some((name) => before.includes(name))).toBe(false);
  expect(namesOf(drawn)).toEqual(others);
});
