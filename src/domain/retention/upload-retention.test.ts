import { expect, test } from 'vitest';
import { retentionOf } from './upload-retention.ts';

const day = (date: string) => new Date(`${date}T12:00:00Z`);
const usedAt = day('2026-03-01');
const left = { at: day('2026-03-05'), hasLeft: true };
const toLeave = { at: day('2026-03-08'), hasLeft: false };

test.each([
  ['of no design goes after a month', { isInUse: false, leaving: [] }, '2026-03-31', false],
  ['in a cart or draft stays', { isInUse: true, leaving: [] }, null, true],
  [
    'that was ordered goes the configured number of days after dispatch',
    { isInUse: false, leaving: [left] },
    '2026-05-04',
    false,
  ],
  ['is needed until it has left', { isInUse: false, leaving: [toLeave] }, '2026-05-07', true],
  [
    'of two orders waits for the later one',
    { isInUse: false, leaving: [left, toLeave] },
    '2026-05-07',
    true,
  ],
  [
    'that was ordered and is in a draft again stays',
    { isInUse: true, leaving: [left] },
    null,
    true,
  ],
])('a photograph %s', (_, use, on, isNeeded) => {
  const { deletedAt, ...retention } = retentionOf({ usedAt, ...use }, 60);
  expect(deletedAt?.toISOString().slice(0, 10) ?? null).toBe(on);
  expect(retention.isNeeded).toBe(isNeeded);
});

test('a photograph is kept for at least a month after its last use', () => {
  const { deletedAt } = retentionOf({ usedAt, isInUse: false, leaving: [left] }, 1);
  expect(deletedAt).toEqual(day('2026-03-31'));
});
