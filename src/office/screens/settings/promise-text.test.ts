import { expect, test } from 'vitest';
import { promiseText } from './promise-text.ts';

const NOW = new Date('2026-12-23T10:00:00Z');

test('skips bank holidays and the days on which the shop is closed', () => {
  const holidays = ['2026-12-25', '2026-12-28'];
  expect(promiseText({ holidays }, { cutOffHour: 14, closed: [] }, 0, NOW)).toBe(
    'leaves on Wed 23 Dec and arrives Thu 24 Dec to Wed 30 Dec.',
  );
  const closed = [{ from: '2026-12-23', to: '2026-12-31' }];
  expect(promiseText({ holidays }, { cutOffHour: 14, closed }, 1, NOW)).toBe(
    'leaves on 1 Jan 2027 and arrives 5 Jan 2027 to 7 Jan 2027.',
  );
});

test('after the cut-off a parcel leaves on the next working day', () => {
  expect(promiseText({ holidays: [] }, { cutOffHour: 10, closed: [] }, 0, NOW)).toContain(
    'leaves on Thu 24 Dec',
  );
});
