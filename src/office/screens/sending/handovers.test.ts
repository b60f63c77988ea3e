/** Handovers by what is next for them, and as text. */
import { expect, test } from 'vitest';
import type { Handover } from './handovers.ts';
import { groupHandovers, handoverSummary, handoverText } from './handovers.ts';

const handover = (changes: Partial<Handover>): Handover => ({
  state: 'waiting',
  tracking: null,
  trouble: null,
  fields: [],
  said: null,
  isTaken: true,
  ...changes,
});
const order = (given: Partial<Handover> | null, hold: string | null = null) => ({
  ...({ reference: 'KS-4F7-K9Q2', dispatchOn: '2026-03-04', due: 'later' } as const),
  ...({ hasGiftNote: false, pieces: 1, slip: null, papers: null } as const),
  hold,
  handover: given && handover(given),
});
const text = (given: Partial<Handover>, hold: string | null = null) =>
  handoverText({ ...order(given, hold), handover: handover(given) });
const groups = (...orders: ReturnType<typeof order>[]) => groupHandovers({ orders });
const TRACKED = { state: 'handedOver', tracking: 'TT000001001GB' } as const;

test('each order is in the group of what is next for it', () => {
  const found = groups(
    order(null),
    order(null, 'Rings back'),
    order({}),
    order({ state: 'stopped', trouble: 'gone' }),
    order({ state: 'handedOver' }),
    order(TRACKED),
    order(TRACKED, 'Rings back'),
    order({ state: 'handedOver', tracking: 'N/A' }),
  );
  const counts = Object.entries(found).map(([name, orders]: [string, unknown[]]) => [
    name,
    orders.length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    free: 1,
    waiting: 1,
    stopped: 1,
    unlabelled: 1,
    tracked: 3,
    ready: 1,
  });
  expect(handoverSummary(found)).toBe(
    '1 order needs you. 1 order is being handed over. 1 order waits for its label. 3 orders have their tracking numbers.',
  );
  expect(handoverSummary(groups(order(null)))).toBe('');
});

test('what keeps an order is said in our words, and then in the carrier’s', () => {
  expect(text({})).toBeNull();
  expect(text({ trouble: 'busy' })).toContain('asks us to wait');
  expect(text({ state: 'stopped', trouble: 'unavailable' })).toContain('for hours');
  const refused = { state: 'stopped', trouble: 'refused' } as const;
  expect(text(refused)).toBe('Click & Drop refuses this parcel.');
  expect(text({ ...refused, fields: ['postcode', 'city'], said: 'Not valid' })).toBe(
    'Click & Drop refuses: postcode, town or city. It says: “Not valid”',
  );
  expect(text(TRACKED)).toBeNull();
  expect(text(TRACKED, 'Rings back')).toBe('On hold: Rings back');
  expect(text({ ...TRACKED, tracking: 'N/A' })).toBe('This is no tracking number of Royal Mail.');
});
