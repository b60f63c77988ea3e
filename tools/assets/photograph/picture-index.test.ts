import { expect, test } from 'vitest';
import { mergedIndex } from './picture-index.ts';

const entry = (key: string) => ({ key, widths: [320], tint: '#fff', alt: '' });
const shot = (key: string) => [{ ...entry(key), finish: 'white', angle: 'hero' }];

test('photographing some products keeps the pictures of the others where they were', () => {
  const before = {
    products: { mug: shot('mug-1'), gone: shot('gone'), slate: shot('slate-1') },
    categories: { mugs: entry('mugs-1'), slates: entry('slates-1') },
  };
  const made = {
    products: { slate: shot('slate-2'), clock: shot('clock-1') },
    categories: { slates: entry('slates-2') },
  };
  const merged = mergedIndex(before, made, {
    products: ['clock', 'mug', 'slate'],
    categories: ['slates', 'mugs'],
  });
  expect(Object.entries(merged.products).map(([slug, [one]]) => [slug, one?.key])).toEqual([
    ['mug', 'mug-1'],
    ['slate', 'slate-2'],
    ['clock', 'clock-1'],
  ]);
  expect(Object.entries(merged.categories).map(([slug, { key }]) => [slug, key])).toEqual([
    ['mugs', 'mugs-1'],
    ['slates', 'slates-2'],
  ]);
});
