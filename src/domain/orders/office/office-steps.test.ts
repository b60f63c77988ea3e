import { describe, expect, test } from 'vitest';
import { stepsFor } from './office-steps.ts';
import type { OrderSituation } from './office-steps.ts';

const PAID: OrderSituation = {
  state: 'paid',
  heldAt: null,
  lines: ['waiting'],
  toApprove: 0,
  canFlag: false,
  canChangeWords: true,
  isMoneyMoving: false,
  leftPence: 1748,
  hasInvoice: true,
  isPayable: false,
  hasParcelInTransit: false,
  isErased: false,
  isSample: false,
};

describe('an owner may', () => {
  test.each([
    [
      'a paid order',
      {},
      ['produce', 'hold', 'changeAddress', 'changeWords', 'cancel', 'refund', 'note', 'resend'],
    ],
    [
      'a paid order with a design to approve',
      { toApprove: 1, canFlag: true },
      [
        'approve',
        'flag',
        'hold',
        'changeAddress',
        'changeWords',
        'cancel',
        'refund',
        'note',
        'resend',
      ],
    ],
    [
      'an order on hold',
      { heldAt: new Date() },
      ['release', 'changeAddress', 'changeWords', 'cancel', 'refund', 'note', 'resend'],
    ],
    [
      'an order in production',
      { state: 'inProduction', lines: ['making'], canChangeWords: false },
      ['dispatch', 'remake', 'hold', 'changeAddress', 'refund', 'note', 'resend'],
    ],
    [
      'a dispatched order',
      { state: 'dispatched', lines: ['packed'], canChangeWords: false, hasParcelInTransit: true },
      ['deliver', 'remake', 'refund', 'note', 'resend'],
    ],
    [
      'an order with a line to make again',
      { state: 'inProduction', lines: ['packed', 'waiting'] },
      [
        'produce',
        'dispatch',
        'remake',
        'hold',
        'changeAddress',
        'changeWords',
        'refund',
        'note',
        'resend',
      ],
    ],
    [
      'an unpaid order in review',
      {
        state: 'awaitingPayment',
        isMoneyMoving: true,
        canChangeWords: false,
        leftPence: 0,
        hasInvoice: false,
      },
      ['note'],
    ],
    [
      'an erased order',
      {
        state: 'delivered',
        lines: ['packed'],
        canChangeWords: false,
        isErased: true,
        leftPence: 0,
      },
      ['note'],
    ],
    [
      'a sample order that was cancelled, about which no email was sent',
      { state: 'cancelled', canChangeWords: false, leftPence: 0, isSample: true },
      ['note'],
    ],
  ] as const)('take these steps of %s', (_, changed, steps) => {
    expect(stepsFor('owner', { ...PAID, ...changed })).toEqual(steps);
  });
});

test.each([
  ['workshop', ['produce']],
  ['accountant', []],
  ['reader', []],
] as const)('the role %s may take these steps of a paid order: %j', (role, steps) => {
  expect(stepsFor(role, PAID)).toEqual(steps);
});
