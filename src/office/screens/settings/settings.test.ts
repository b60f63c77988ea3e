import { expect, test } from 'vitest';
import { draftZones, readZones } from './settings.ts';

const ZONES = [
  { name: 'uk' as const, price: 499, extraDays: 0 },
  { name: 'bfpo' as const, price: 0, extraDays: 5 },
];

test('zones are read back from the form as they were', () => {
  const drafts = draftZones(ZONES);
  expect(drafts).toHaveLength(6);
  expect(drafts.find(({ name }) => name === 'channelIslands')).toMatchObject({ isServed: false });
  expect(readZones(drafts)).toEqual(ZONES);
});

test.each(['', '4,99', '£4.99', '-1', '4.999', 'free'])('“%s” is not a price', (price) => {
  expect(readZones(draftZones(ZONES).map((zone) => ({ ...zone, price })))).toBeNull();
});

test('what a zone without delivery says does not matter', () => {
  const drafts = draftZones(ZONES).map((zone) =>
    zone.name === 'bfpo' ? { ...zone, isServed: false, price: '?' } : zone,
  );
  expect(readZones(drafts)).toEqual([ZONES[0]]);
});
