import { expect, test } from 'vitest';
import { cardWords } from './card-words.ts';

const FIELDS = [
  { name: 'name', sample: 'Ada', maxLength: 12 },
  { name: 'below', sample: 'Boxing Day 2026', maxLength: 16, ideas: ['Boxing Day 2026'] },
];

test('a card shows what was written on another product, where it fits', () => {
  expect(cardWords(FIELDS, 'Gwen', { name: 'Gwen', below: 'love from Ruth' })).toEqual({
    name: 'Gwen',
    below: 'love from Ruth',
  });
  expect(cardWords(FIELDS, 'Gwen', { below: '' }).below).toBe('');
});

test('what was not written, or does not fit, is as on the page of the design', () => {
  const others: Record<string, string>[] = [
    {},
    { below: 'with all our love, the Prices' },
    { above: 'The best' },
  ];
  for (const written of others)
    expect(cardWords(FIELDS, 'Gwen', written)).toEqual({ name: 'Gwen', below: 'Boxing Day 2026' });
});
