import { expect, test } from 'vitest';
import type { Parcel } from '../../../../contract/orders/orders.ts';
import { stagesOf } from './timeline.ts';

const at = (minute: number) => `2026-11-21T09:0${minute}:00Z`;
const shown = (...events: string[]) =>
  events.map((event, minute) => ({ event, at: at(minute), actor: 'shop' }));
const parcel = (id: string): Parcel => ({
  id,
  state: 'dispatched',
  carrier: 'royal-mail',
  tracking: `AB${id}`,
  trackingUrl: null,
  arrival: null,
  dispatchedAt: at(3),
  deliveredAt: null,
});

test('a paid order has its production and its journey ahead', () => {
  const stages = stagesOf({ status: 'paid', timeline: shown('place', 'pay'), parcels: [] });
  expect(stages).toEqual([
    { event: 'placeAndPay', at: at(1) },
    { event: 'startProduction', at: null },
    { event: 'dispatch', at: null },
    { event: 'deliver', at: null },
  ]);
});

test('an order that was paid later has both steps', () => {
  const timeline = shown('place', 'pay').map((step) =>
    step.event === 'pay' ? { ...step, at: '2026-11-21T09:31:00Z' } : step,
  );
  const stages = stagesOf({ status: 'paid', timeline, parcels: [] });
  expect(stages.slice(0, 2)).toEqual([
    { event: 'place', at: at(0) },
    { event: 'pay', at: '2026-11-21T09:31:00Z' },
  ]);
});

test('each parcel appears when it left, while the rest is still to come', () => {
  const waiting = { ...parcel('3'), state: 'preparing' as const, dispatchedAt: null };
  const stages = stagesOf({
    status: 'inProduction',
    timeline: shown('place', 'pay', 'startProduction', 'dispatch', 'dispatch'),
    parcels: [waiting, parcel('1'), parcel('2')],
  });
  expect(stages.slice(2)).toMatchObject([
    { event: 'dispatch', at: at(3), parcel: { id: '1' } },
    { event: 'dispatch', at: at(4), parcel: { id: '2' } },
    { event: 'dispatch', at: null },
    { event: 'deliver', at: null },
  ]);
});

test('nothing follows a delivery or a cancellation, and internal events are left out', () => {
  const delivered = stagesOf({ status: 'delivered', timeline: shown('deliver'), parcels: [] });
  expect(delivered).toEqual([{ event: 'deliver', at: at(0) }]);
  const cancelled = stagesOf({
    status: 'cancelled',
    timeline: shown('place', 'reviewPayment', 'cancel', 'refund'),
    parcels: [],
  });
  expect(cancelled.map(({ event }) => event)).toEqual(['place', 'cancel', 'refund']);
});
