import { expect, test } from 'vitest';
import { designKey } from './design-key.ts';

const design = { finish: 'white', words: { name: 'Siân', line: 'Nain' }, edits: undefined };

test('designs are equal whatever the order of their texts and the spaces around them', () => {
  const texts = { line: ' Nain', name: 'Siân ', motto: '' };
  expect(designKey({ ...design, words: texts, edits: {} })).toBe(designKey(design));
});

test.each([
  { ...design, finish: 'navy' },
  { ...design, words: { name: 'Sian', line: 'Nain' } },
  { ...design, edits: { without: ['heart'] } },
])('%j is another', (other) => {
  expect(designKey(other)).not.toBe(designKey(design));
});
