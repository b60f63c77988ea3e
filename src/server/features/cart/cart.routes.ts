/** The cart calls open to guests. */
import type { Handlers } from '../../http/serve.ts';
import type { CartService } from './cart.service.ts';

export function cartRoutes(service: CartService) {
  return {
    cart: ({ params }) => service.get(params.cartId),
    cartAdd: ({ params, body }) => service.addItem(params.cartId, body),
    cartItemUpdate: ({ params, body }) =>
      service.setItemQuantity(params.cartId, params.itemId, body.quantity),
    cartItemDelete: ({ params }) => service.removeItem(params.cartId, params.itemId),
    cartAddressGuest: ({ params, body }) => service.setAddress(params.cartId, params.type, body),
    cartDetails: ({ params, body }) => service.setDetails(params.cartId, body),
  } satisfies Handlers;
}
