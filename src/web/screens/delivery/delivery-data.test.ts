import { expect, test } from 'vitest';
import { holidaysFrom } from './delivery-data.ts';

const day = (date: string, division: 'england-and-wales' | 'scotland' = 'england-and-wales') => ({
  title: `Holiday of ${date}`,
  date,
  division,
});

test('the coming holidays are England’s, including today’s, soonest first, and limited', () => {
  const all = [
    day('2027-01-01'),
    day('2026-12-25'),
    day('2026-11-30', 'scotland'),
    day('2026-08-31'),
    ...Array.from({ length: 9 }, (_, place) => day(`2027-0${place + 1}-28`)),
  ];
  const ahead = holidaysFrom(all, '2026-12-25');
  expect(ahead.map(({ date }) => date)).toEqual([
    '2026-12-25',
    '2027-01-01',
    '2027-01-28',
    '2027-02-28',
    '2027-03-28',
    '2027-04-28',
  ]);
  expect(ahead[0]).toEqual({ date: '2026-12-25', title: 'Holiday of 2026-12-25' });
});
