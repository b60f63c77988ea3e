import { expect, test } from 'vitest';
import { affectedFiles } from './affected-files.ts';

const sources = new Map([
  ['src/money.ts', 'export const money = 1;'],
  ['src/cart/cart.ts', "import type { Money } from '../money.ts';"],
  ['src/cart/lines.ts', "export * from './cart.ts';"],
  ['src/cart/style.ts', "import './lines.ts';"],
  ['src/late.ts', "const cart = () => import(\n  './cart/cart.ts'\n);"],
  ['src/icon.ts', "import url from './gone.svg?url';"],
  ['src/alone.ts', "import { test } from 'vitest'; const text = 'from here';"],
]);

test.each([
  ['a leaf alone', ['src/alone.ts'], ['src/alone.ts']],
  [
    'what imports it by each kind of import',
    ['src/cart/cart.ts'],
    ['src/cart/cart.ts', 'src/cart/lines.ts', 'src/cart/style.ts', 'src/late.ts'],
  ],
  [
    'types from far away',
    ['src/money.ts'],
    ['src/money.ts', 'src/cart/cart.ts', 'src/cart/lines.ts', 'src/cart/style.ts', 'src/late.ts'],
  ],
  ['a file that is gone', ['src/gone.svg'], ['src/icon.ts']],
  ['nothing', [], []],
])('%s', (_, changed, expected) => {
  expect(affectedFiles(sources, changed)).toEqual(expected);
});

test('files that import one another in a circle end the search', () => {
  const circle = new Map([
    ['a.ts', "import './b.ts';"],
    ['b.ts', "import './a.ts';"],
  ]);
  expect(affectedFiles(circle, ['a.ts'])).toEqual(['a.ts', 'b.ts']);
});
