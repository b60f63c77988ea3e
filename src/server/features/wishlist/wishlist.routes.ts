/** The wishlist endpoints. */
import type { Handlers } from '../../http/serve.ts';
import type { WishlistService } from './wishlist.service.ts';

export function wishlistRoutes(service: WishlistService) {
  return {
    wishlist: ({ customer }) => service.all(customer.customerId),
    wishlistAdd: ({ customer, body }) => service.add(customer.customerId, body.productId),
    wishlistRemove: ({ customer, body }) => service.remove(customer.customerId, body.productId),
  } satisfies Handlers;
}
