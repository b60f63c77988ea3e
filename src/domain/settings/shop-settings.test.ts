import { expect, test } from 'vitest';
import { noticeOn } from './shop-settings.ts';

test('a notice is shown until its last day, or until it is changed', () => {
  const notice = { text: 'Order by 18 December', until: '2026-12-18' };
  expect(noticeOn('2026-12-18', notice)).toBe('Order by 18 December');
  expect(noticeOn('2026-12-19', notice)).toBeNull();
  expect(noticeOn('2030-01-01', { ...notice, until: null })).toBe('Order by 18 December');
  expect(noticeOn('2026-12-18', { text: '', until: null })).toBeNull();
});
