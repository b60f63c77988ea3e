import { expect, test } from 'vitest';
import { expiredBackups } from './backup-retention.ts';

const at = (text: string): Date => new Date(`${text}:00Z`);
const day = (text: string): Date => at(`${text}T02:00`);
const left = (made: Date[], daily: number, weekly: number): string[] => {
  const expired = expiredBackups(made, { daily, weekly });
  return made.filter((one) => !expired.includes(one)).map((one) => one.toISOString().slice(0, 13));
};

test('keeps the latest days, and the latest backup of each earlier week', () => {
  const november = Array.from({ length: 22 }, (_, place) =>
    day(`2026-11-${String(place + 1).padStart(2, '0')}`),
  );
  expect(left(november, 3, 3)).toEqual([
    // Sundays end their weeks.
    '2026-11-08T02',
    '2026-11-15T02',
    '2026-11-20T02',
    '2026-11-21T02',
    '2026-11-22T02',
  ]);
});

test('keeps the newest of several on one day, and does not count days without a backup', () => {
  const made = [day('2026-01-05'), at('2026-11-21T02:00'), at('2026-11-21T15:30')];
  expect(left(made, 2, 0)).toEqual(['2026-01-05T02', '2026-11-21T15']);
});

test('a retention of zero deletes everything', () => {
  expect(left([day('2026-11-22')], 0, 0)).toEqual([]);
});
