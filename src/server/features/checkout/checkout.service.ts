/** Checkout: placing orders, paying them, and settling their payments. */
import { checkoutGateway } from './checkout.gateway.ts';
import { placeForCustomer } from './by-staff/place-for-customer.ts';
import { settleAttempt, settlePayment } from './settle/checkout.settle.ts';
import { bound } from '../../bound.ts';
import { checkoutContext } from './checkout.context.ts';
import type { CheckoutDependencies } from './checkout.context.ts';
import { placeOrder } from './placing/checkout.place.ts';

export type CheckoutService = ReturnType<typeof checkoutService>;

export function checkoutService(dependencies: CheckoutDependencies) {
  const context = checkoutContext(dependencies);
  const { settle, settleById } = bound(context, {
    settle: settleAttempt,
    settleById: settlePayment,
  });
  return {
    ...checkoutGateway({ ...context, settle }),
    ...bound(context, { place: placeOrder, placeForCustomer }),
    settle: settleById,
    settleAttempt: settle,
  };
}
