import { expect, test } from 'vitest';
import { trackingOutcome } from './tracking-outcome.ts';
import type { OrderToSend } from './tracking-outcome.ts';

const PARCEL = { carrier: 'royal-mail', tracking: 'AB123456789GB' };
const packed: OrderToSend = {
  state: 'inProduction',
  isHeld: false,
  packed: 2,
  unpacked: 0,
  unmade: 0,
  remakes: 0,
  parcels: [],
};
const sent: OrderToSend = { ...packed, state: 'dispatched', packed: 0, parcels: [PARCEL] };

test.each<[string, OrderToSend | undefined]>([
  ['ready', packed],
  ['unknown', undefined],
  ['notPacked', { ...packed, packed: 1, unpacked: 1 }],
  ['notPacked', { ...packed, state: 'paid', packed: 0, unpacked: 2 }],
  ['onHold', { ...packed, isHeld: true }],
  ['notPaid', { ...packed, state: 'awaitingPayment', packed: 0 }],
  ['cancelled', { ...packed, state: 'cancelled', packed: 0 }],
  ['sent', sent],
  ['sent', { ...sent, state: 'delivered' }],
  ['sentOtherwise', { ...sent, parcels: [{ carrier: 'royal-mail', tracking: 'CD123456789GB' }] }],
  ['sentOtherwise', { ...sent, parcels: [{ carrier: 'dpd', tracking: PARCEL.tracking }] }],
  ['sentOtherwise', { ...sent, parcels: [{ carrier: 'royal-mail', tracking: null }] }],
])('is %s', (outcome, order) => {
  expect(trackingOutcome(order, PARCEL)).toBe(outcome);
});

test('the rest of an order that was sent in part gets another number, and never the first one', () => {
  const rest: OrderToSend = { ...packed, parcels: [PARCEL] };
  expect(trackingOutcome(rest, PARCEL)).toBe('sent');
  expect(trackingOutcome(rest, { ...PARCEL, tracking: 'CD123456789GB' })).toBe('ready');
});
