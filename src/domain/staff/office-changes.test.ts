import { expect, test } from 'vitest';
import { CHANGE_TOPICS, EVERYTHING, maySeeChange, parseChange } from './office-changes.ts';

test('a change names what changed and which one', () => {
  expect(parseChange('order KS-4F7-K9Q2')).toEqual({ about: 'order', id: 'KS-4F7-K9Q2' });
  expect(parseChange('stock MUG 11 OZ')).toEqual({ about: 'stock', id: 'MUG 11 OZ' });
  expect(parseChange('piece')).toEqual({ about: 'piece', id: '' });
  expect(parseChange('call me')).toBeNull();
  expect(parseChange('')).toBeNull();
});

test('a role is told only of what it may see', () => {
  const toldTo = (role: Parameters<typeof maySeeChange>[0]) =>
    CHANGE_TOPICS.filter((about) => maySeeChange(role, { about, id: '' }));
  expect(toldTo('workshop')).toEqual([
    'order',
    'orderDetail',
    'piece',
    'handover',
    'stock',
    'maker',
    'everything',
  ]);
  expect(toldTo('accountant')).toEqual([
    'order',
    'orderDetail',
    'piece',
    'review',
    'stock',
    'draftReply',
    'everything',
  ]);
  expect(toldTo('owner')).toEqual(CHANGE_TOPICS);
  expect(maySeeChange('reader', EVERYTHING)).toBe(true);
});
