/** The signed links by which customers pay orders that the staff took for them. */
import type { Clock } from '../../../../domain/time/clock.ts';
import { ShopError } from '../../../../domain/errors.ts';
import { signedLinks } from '../../../signed-links.ts';
import type { Order } from '../orders.service.ts';

export interface PayLinkDependencies {
  clock: Clock;
  /** The shop's; the key is derived from it. */
  secret: string;
  /** The shop's public origin, without a trailing slash. */
  origin: string;
}

export type PayLinks = ReturnType<typeof payLinks>;

export function payLinks({ clock, secret, origin }: PayLinkDependencies) {
  const links = signedLinks(secret, 'pay links', clock);
  return {
    /** The same at each call. Throws stepNotAllowed for orders that shoppers placed. */
    addressOf({ id, payBy }: Pick<Order, 'id' | 'payBy'>): string {
      if (!payBy) throw new ShopError('stepNotAllowed');
      return `${origin}/pay/${links.make(id, payBy)}`;
    },
    /** Throws linkExpired for links that the shop did not make. */
    open: links.open,
  };
}
