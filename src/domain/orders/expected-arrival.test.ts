import { expect, test } from 'vitest';
import { expectedArrival } from './expected-arrival.ts';

const promise = { arrivesFrom: '2026-11-24', arrivesTo: '2026-11-26' };
const parcel = (state: string, arrivesFrom: string, arrivesTo: string) => ({
  state,
  arrival: { arrivesFrom, arrivesTo },
});

test('before dispatch the promise holds', () => {
  expect(expectedArrival(promise, [])).toBe(promise);
  expect(expectedArrival(promise, [{ state: 'preparing', arrival: null }])).toBe(promise);
});

test('after dispatch the window covers all parcels in transit', () => {
  const parcels = [
    parcel('delivered', '2026-11-20', '2026-11-23'),
    parcel('dispatched', '2026-11-25', '2026-11-27'),
    parcel('dispatched', '2026-11-26', '2026-11-30'),
  ];
  expect(expectedArrival(promise, parcels)).toEqual({
    arrivesFrom: '2026-11-25',
    arrivesTo: '2026-11-30',
  });
});
