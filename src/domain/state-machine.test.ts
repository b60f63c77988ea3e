import { describe, expect, test } from 'vitest';
import { ORDER_STEPS, type OrderEvent, type OrderState } from './orders/order-steps.ts';
import {
  ATTEMPT_STEPS,
  CAPTURE_STEPS,
  captureAfter,
  LIVE_ATTEMPT_STATES,
  type AttemptEvent,
  type AttemptState,
} from './orders/payment-steps.ts';
import { PIECE_STEPS } from './orders/production-steps.ts';
import { REFUND_STEPS } from './orders/refund-steps.ts';
import { SHIPMENT_STEPS } from './orders/shipment-steps.ts';
import { canStep, step, type Steps } from './state-machine.ts';

const refusal = expect.objectContaining({ code: 'stepNotAllowed' });

function walk<State extends string, Event extends string>(
  table: Steps<State, Event>,
  from: NoInfer<State>,
  ...events: Event[]
): State {
  return events.reduce<State>((state, event) => step(table, state, event), from);
}

describe('stepping', () => {
  test('follows the table and refuses everything else', () => {
    expect(step(ORDER_STEPS, 'paid', 'startProduction')).toBe('inProduction');
    expect(() => step(ORDER_STEPS, 'delivered', 'cancel')).toThrow(refusal);
    expect(() => step(ORDER_STEPS, 'paid', 'constructor' as OrderEvent)).toThrow(refusal);
    expect(() => step(ORDER_STEPS, 'toString' as OrderState, 'pay')).toThrow(refusal);
  });

  test('distinguishes a change of state from an event without effect', () => {
    expect(canStep(ORDER_STEPS, 'awaitingPayment', 'pay')).toBe(true);
    expect(canStep(ORDER_STEPS, 'paid', 'pay')).toBe(false);
    expect(canStep(ORDER_STEPS, 'cancelled', 'pay')).toBe(false);
  });

  test.each([
    ['orders', ORDER_STEPS, 'awaitingPayment'],
    ['attempts', ATTEMPT_STEPS, 'created'],
    ['captures', CAPTURE_STEPS, 'pending'],
    ['refunds', REFUND_STEPS, 'reserved'],
    ['shipments', SHIPMENT_STEPS, 'preparing'],
    ['pieces', PIECE_STEPS, 'waiting'],
  ])(
    'every state of %s can be reached, and the same event twice changes nothing',
    (_, steps, first) => {
      const table = steps as Steps<string, string>;
      const reached = new Set<string>([first]);
      for (const state of reached) {
        for (const [event, next] of Object.entries(table[state] ?? {})) {
          reached.add(next as string);
          expect(step(table, next as string, event)).toBe(next);
        }
      }
      expect([...reached].toSorted()).toEqual(Object.keys(table).toSorted());
    },
  );
});

describe('orders', () => {
  test('go from payment to delivery', () => {
    expect(
      walk(ORDER_STEPS, 'awaitingPayment', 'pay', 'startProduction', 'dispatch', 'deliver'),
    ).toBe('delivered');
  });

  test('in production cannot be cancelled, and cancelled ones cannot be paid', () => {
    expect(() => step(ORDER_STEPS, 'inProduction', 'cancel')).toThrow(refusal);
    expect(() => step(ORDER_STEPS, 'cancelled', 'pay')).toThrow(refusal);
  });

  test('are not undone by a late webhook', () => {
    expect(walk(ORDER_STEPS, 'awaitingPayment', 'pay', 'startProduction', 'pay')).toBe(
      'inProduction',
    );
  });
});

describe('payment attempts', () => {
  test('return to the payer for another payment method', () => {
    expect(
      walk(
        ATTEMPT_STEPS,
        'created',
        'startCapture',
        'askPayerAgain',
        'startCapture',
        'hold',
        'complete',
      ),
    ).toBe('captured');
  });

  test('cannot be cancelled while the money may be moving', () => {
    expect(() => step(ATTEMPT_STEPS, 'capturing', 'cancel')).toThrow(refusal);
    expect(() => step(ATTEMPT_STEPS, 'pending', 'cancel')).toThrow(refusal);
  });

  test('stay captured once captured', () => {
    for (const event of [
      'decline',
      'fail',
      'cancel',
      'review',
      'askPayerAgain',
      'startCapture',
    ] satisfies AttemptEvent[]) {
      expect(() => step(ATTEMPT_STEPS, 'captured', event)).toThrow(refusal);
    }
  });

  test('record money that arrives after their end', () => {
    for (const state of ['declined', 'cancelled', 'failed'] satisfies AttemptState[]) {
      expect(step(ATTEMPT_STEPS, state, 'complete')).toBe('captured');
    }
  });

  test('wait in review for a person, whatever the provider reports', () => {
    for (const event of ['complete', 'cancel', 'decline', 'fail'] satisfies AttemptEvent[])
      expect(() => step(ATTEMPT_STEPS, 'review', event)).toThrow(refusal);
    expect(step(ATTEMPT_STEPS, 'review', 'accept')).toBe('captured');
    expect(step(ATTEMPT_STEPS, 'review', 'refund')).toBe('captured');
    expect(step(ATTEMPT_STEPS, 'review', 'release')).toBe('cancelled');
  });

  test('in a final state never become live again', () => {
    const dead = (Object.keys(ATTEMPT_STEPS) as AttemptState[]).filter(
      (state) => !LIVE_ATTEMPT_STATES.includes(state),
    );
    for (const state of dead) {
      for (const next of Object.values(ATTEMPT_STEPS[state]))
        expect(LIVE_ATTEMPT_STATES).not.toContain(next);
    }
  });
});

describe('captures', () => {
  test('stay refunded when a report of their completion comes late', () => {
    expect(captureAfter('refunded', 'completed')).toBe('refunded');
    expect(captureAfter('refunded', 'partiallyRefunded')).toBe('refunded');
    expect(captureAfter('partiallyRefunded', 'completed')).toBe('partiallyRefunded');
    expect(captureAfter('completed', 'pending')).toBe('completed');
    expect(captureAfter('completed', 'declined')).toBe('completed');
  });

  test('follow the provider, also past states that were not reported', () => {
    expect(captureAfter('pending', 'completed')).toBe('completed');
    expect(captureAfter('pending', 'refunded')).toBe('refunded');
    expect(captureAfter('completed', 'partiallyRefunded')).toBe('partiallyRefunded');
    expect(captureAfter('declined', 'completed')).toBe('completed');
    expect(captureAfter('failed', 'completed')).toBe('completed');
  });
});
