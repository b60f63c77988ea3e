import { describe, expect, test } from 'vitest';
import { isCancelledWithRefund, isDispatchDetail, isRefundDetail } from './history-details.ts';

const PARCEL = {
  parcelId: 'p1',
  carrier: 'royal-mail',
  lines: [1],
  isPart: false,
  arrivesFrom: '2026-11-24',
  arrivesTo: '2026-11-26',
};

describe('details in the history', () => {
  test('of a parcel are known with and without tracking', () => {
    expect(isDispatchDetail({ ...PARCEL, tracking: 'AB123456789GB' })).toBe(true);
    expect(isDispatchDetail(PARCEL)).toBe(true);
    const { arrivesTo: _, ...unpromised } = PARCEL;
    for (const other of [unpromised, null, 'text', [], { refundId: 'r1' }])
      expect(isDispatchDetail(other)).toBe(false);
  });

  test('of a refund name its credit note', () => {
    expect(isRefundDetail({ refundId: 'r1', amountPence: 500, creditNote: 'CN-000001' })).toBe(
      true,
    );
    expect(isRefundDetail({ refundId: 'r1', amountPence: 500 })).toBe(false);
  });

  test('of a cancellation say whether money was returned', () => {
    expect(isCancelledWithRefund({ reason: 'review', refunded: true })).toBe(true);
    for (const other of [{ reason: 'changedMind' }, { refunded: 'yes' }, null])
      expect(isCancelledWithRefund(other)).toBe(false);
  });
});
