/** Emails are not sent to the invented buyers of sample orders. */
import { ShopError } from '../../../../domain/errors.ts';
import type { Order } from '../orders.service.ts';

/** Throws stepNotAllowed for a sample order. */
export function refuseSample({ isSample }: Order): void {
  if (isSample)
    throw new ShopError('stepNotAllowed', {
      message: 'This is a sample order: its buyer is invented and is sent no emails.',
    });
}
