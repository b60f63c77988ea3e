/** Where a shopper goes on to from the payment provider, by what became of the payment. */
import { ShopError } from '../../../domain/errors.ts';
import type { Order } from '../orders/orders.service.ts';
import type { Settlement } from './settle/checkout.record.ts';

/** Where the browser goes next; callers that are not browsers get `refusal` instead. */
export interface NextPage {
  path: string;
  refusal?: ShopError;
}

/** Checkout shows the cart, so an order that has left its cart can be paid only on its own page. */
export const backFor = ({ key, leftCartAt }: Order, why: string): string =>
  leftCartAt ? `/checkout/thank-you/${key}` : `/checkout?payment=${why}`;

/** The confirmation page if the order is paid or being paid; otherwise the page where it can still be paid. */
export function nextPageAfter(order: Order, settlement: Settlement): NextPage {
  switch (settlement) {
    case 'paid':
    case 'capturing':
    case 'review':
      return { path: `/checkout/thank-you/${order.key}` };
    case 'outOfStock':
      return { path: backFor(order, 'outOfStock'), refusal: new ShopError('outOfStock') };
    case 'notApproved':
      return {
        path: backFor(order, 'notApproved'),
        refusal: new ShopError('paymentNotApproved'),
      };
    case 'declined':
    case 'refused':
      return { path: backFor(order, settlement), refusal: new ShopError('paymentDeclined') };
    case 'dead':
      return { path: backFor(order, 'changed'), refusal: new ShopError('stepNotAllowed') };
  }
}
