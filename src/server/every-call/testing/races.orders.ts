/** The calls and steps that change an order, each with a model of its effect, for races. */
import { operations } from '../../../contract/operations.ts';
import type { ShopErrorCode } from '../../../domain/errors.ts';
import type { Answer } from '../../testing/race.ts';
import { asAnswer } from './races.pairs.ts';
import type { PayingGround, RacedOrder, Stage } from './races.paying.ts';

/** The model's state of an order and its money. */
export interface PlainOrder {
  state: string;
  isCaptured: boolean;
  isRefunded: boolean;
  /** Whether its cart has been checked out again. */
  isReplaced: boolean;
  parcels: number;
}

/** refused: it must be. either: nothing changes, whatever it returns. */
type Effect = 'done' | 'refused' | 'either';

export interface OrderCall {
  /** The stage of its races; of two calls, the stage named first below. */
  stage: Stage;
  refusals: readonly ShopErrorCode[];
  ask(ground: PayingGround, order: RacedOrder): Promise<Answer>;
  does(order: PlainOrder): Effect;
}

export const STAGES: readonly Stage[] = ['approved', 'placed', 'inProduction', 'paid'];

function settles(order: PlainOrder): Effect {
  if (order.state !== 'awaitingPayment') return 'either';
  order.state = 'paid';
  order.isCaptured = true;
  return 'done';
}

export const SETTLING = {
  gatewayCapture: {
    stage: 'approved',
    refusals: operations.gatewayCapture.refusals,
    ask: ({ shop, customer }, { id }) => shop.ask('gatewayCapture', { params: { id } }, customer),
    does: settles,
  },
  'the browser’s return': {
    stage: 'approved',
    refusals: operations.guestGateway.refusals,
    ask: ({ shop }, { key, token }) =>
      shop.app.inject({ url: `/gateway/paypal/${key}/return?token=${token}` }),
    does: settles,
  },
  'the webhook': {
    stage: 'approved',
    refusals: [],
    ask: ({ shop }, { eventId }) => asAnswer(() => shop.services.sweep.takeWebhook(eventId)),
    does: settles,
  },
} as const satisfies Record<string, OrderCall>;

export type SettlingName = keyof typeof SETTLING;

/**
 * All three settle through the same function: the call is raced in full, the other two to check
 * that they reach it.
 */
export const roundsOf = (name: string): number | undefined =>
  name in SETTLING && name !== 'gatewayCapture' ? 20 : undefined;

export const ORDER_CALLS = {
  ...SETTLING,
  gatewayNew: {
    stage: 'placed',
    refusals: operations.gatewayNew.refusals,
    ask: ({ shop, customer }, { id }) => shop.ask('gatewayNew', { params: { id } }, customer),
    does: ({ state }) => (state === 'cancelled' ? 'refused' : 'done'),
  },
  'checkout of the changed cart': {
    stage: 'placed',
    refusals: operations.checkout.refusals,
    ask: ({ shop, customer }, { cartId }) =>
      shop.ask('checkout', { params: { cartId, method: 'paypal' } }, customer),
    does(order) {
      // The payment has emptied the cart: the call returns the paid order.
      if (order.isCaptured) return 'done';
      order.state = 'cancelled';
      order.isReplaced = true;
      return 'done';
    },
  },
  orderCancel: {
    stage: 'paid',
    refusals: operations.orderCancel.refusals,
    ask: ({ shop, customer }, { id }) => shop.ask('orderCancel', { params: { id } }, customer),
    does(order) {
      if (order.state === 'inProduction' || order.state === 'dispatched') return 'refused';
      order.state = 'cancelled';
      order.isRefunded = order.isCaptured;
      return 'done';
    },
  },
  orderCancelByKey: {
    stage: 'paid',
    refusals: operations.orderCancelByKey.refusals,
    ask: ({ shop }, { key }) => shop.ask('orderCancelByKey', { params: { orderKey: key } }),
    does(order) {
      if (order.state === 'inProduction' || order.state === 'dispatched') return 'refused';
      order.state = 'cancelled';
      order.isRefunded = order.isCaptured;
      return 'done';
    },
  },
  startProduction: {
    stage: 'paid',
    refusals: ['stepNotAllowed'],
    ask: ({ shop }, { id }) => asAnswer(() => shop.services.course.startProduction(id, 'workshop')),
    does(order) {
      if (order.state !== 'paid' && order.state !== 'inProduction') return 'refused';
      order.state = 'inProduction';
      return 'done';
    },
  },
  dispatch: {
    stage: 'inProduction',
    refusals: ['stepNotAllowed'],
    ask: ({ shop }, { id }) =>
      asAnswer(() =>
        shop.services.course.dispatch(
          id,
          { carrier: 'royal-mail', tracking: 'AB123456789GB' },
          'workshop',
        ),
      ),
    does(order) {
      if (order.state !== 'inProduction' && order.state !== 'dispatched') return 'refused';
      order.state = 'dispatched';
      order.parcels = 1;
      return 'done';
    },
  },
  refund: {
    stage: 'paid',
    refusals: ['stepNotAllowed', 'refundTooLarge'],
    ask: ({ shop }, { id }) =>
      asAnswer(() => shop.services.orderRefunds.refund(id, {}, 'workshop')),
    does(order) {
      if (!order.isCaptured || order.isRefunded) return 'refused';
      order.isRefunded = true;
      return 'done';
    },
  },
} as const satisfies Record<string, OrderCall>;

export type OrderCallName = keyof typeof ORDER_CALLS;
export const ORDER_CALL_NAMES = Object.keys(ORDER_CALLS) as OrderCallName[];

export const isSettling = (name: OrderCallName): name is SettlingName => name in SETTLING;
