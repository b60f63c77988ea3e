import { expect, test } from 'vitest';
import { changesOf, wordsOf } from './journal-texts.ts';

test.each([
  ['staffInvited', 'Staff invited'],
  ['payment.review-accepted', 'Payment review accepted'],
  ['order', 'Order'],
])('%s reads “%s”', (name, words) => {
  expect(wordsOf(name)).toBe(words);
});

test('a change shows what differs, from what and to what', () => {
  expect(changesOf({ role: 'support', email: 'a@example.org' }, { role: 'owner' })).toEqual([
    { field: 'Role', from: 'support', to: 'owner' },
    { field: 'Email', from: 'a@example.org', to: 'removed' },
  ]);
  expect(changesOf(null, { amountPence: 1250 })).toEqual([
    { field: 'Amount pence', from: undefined, to: '1250' },
  ]);
  expect(changesOf({ role: 'owner' }, { role: 'owner' })).toEqual([]);
  expect(changesOf(null, { at: '2026-11-23T09:19:06.835Z' })[0]?.to).toContain('09:19');
  expect(changesOf(null, null)).toEqual([]);
});
