import { expect, test } from 'vitest';
import { nameDay, nameDays } from './name-day.ts';

test('days have short names, and a shared month appears once', () => {
  expect(nameDay('2026-11-23')).toBe('Mon 23 Nov');
  expect(nameDays('2026-11-24', '2026-11-26')).toBe('Tue 24 – Thu 26 Nov');
  expect(nameDays('2026-11-30', '2026-12-02')).toBe('Mon 30 Nov – Wed 2 Dec');
  expect(nameDays('2026-11-24', '2026-11-24')).toBe('Tue 24 Nov');
});
