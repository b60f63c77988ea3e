import { expect, test } from 'vitest';
import { changesOf, sentenceCase } from './journal-texts.ts';

test.each([
  ['staffInvited', 'Staff invited'],
  ['payment.review-accepted', 'Payment review accepted'],
  ['order', 'Order'],
])('%s reads “%s”', (name, words) => {
  expect(sentenceCase(name)).toBe(words);
});

test('a change shows what differs, from what and to what', () => {
  expect(changesOf({ role: 'support', email: 'a@example.org' }, { role: 'owner' })).toEqual([
    { field: 'Role', from: 'support', to: 'owner' },
    { field: 'Email', from: 'a@example.org', to: 'removed' },
  ]);
  expect(changesOf(null, { amountPence: 1250 })).toEqual([
    { field: 'Amount', from: undefined, to: '£12.50' },
  ]);
  expect(changesOf({ role: 'owner' }, { role: 'owner' })).toEqual([]);
  expect(changesOf(null, { at: '2026-11-23T09:19:06.835Z' })[0]?.to).toContain('09:19');
  expect(changesOf(null, null)).toEqual([]);
});

test('what is not there before and after is no change, and was not removed', () => {
  expect(changesOf({ hold: null }, {})).toEqual([]);
  expect(changesOf({ hold: 'Photo too small' }, { hold: null })).toEqual([
    { field: 'Hold', from: 'Photo too small', to: 'removed' },
  ]);
});

test('ids are left out, states are said in words, and names that people gave stay as they are', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  expect(changesOf(null, { sessionId: id })).toEqual([]);
  expect(changesOf({ pieces: `${id} waiting, ${id} made` }, { pieces: 'P4F7-K9Q2 made' })).toEqual([
    { field: 'Pieces', from: 'waiting, made', to: 'P4F7-K9Q2 made' },
  ]);
  expect(changesOf({ state: 'paid' }, { state: 'inProduction' })).toEqual([
    { field: 'State', from: 'Paid', to: 'In production' },
  ]);
  expect(changesOf(null, { 'Trotec Speedy-100': 'Laser' })[0]?.field).toBe('Trotec Speedy-100');
});
