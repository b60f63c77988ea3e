/** The wishlist endpoints. */
import type { Handlers } from '../../http/serve.ts';
import { answerWishlistItem } from './wishlist.answer.ts';
import type { WishlistService } from './wishlist.service.ts';

export function wishlistRoutes(service: WishlistService) {
  return {
    wishlist: async ({ customer }) =>
      (await service.all(customer.customerId)).map(answerWishlistItem),
    wishlistAdd: ({ customer, body }) => service.add(customer.customerId, body.productId),
    wishlistRemove: ({ customer, body }) => service.remove(customer.customerId, body.productId),
  } satisfies Handlers;
}
