import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSlug, slugify } from './slug.ts';

test.each([
  ['Wreath & Monogram Mug', 'wreath-and-monogram-mug'],
  ['Dad’s 60th — Slate Coaster', 'dads-60th-slate-coaster'],
  ['Siân’s Tŷ  Mug!', 'sians-ty-mug'],
  ['½ price', '1-2-price'],
  ['🎁', ''],
])('%s has the slug %j', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test('slugify returns valid slugs and is idempotent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'binary' })), (name) => {
      const slug = slugify(name);
      expect(slug === '' || isSlug(slug)).toBe(true);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});

test.each(['', '-a', 'a-', 'a--b', 'A', 'a/b', '../a', 'a\n', 'x'.repeat(121)])(
  '%j is no slug',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);
