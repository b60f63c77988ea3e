/** The cart endpoints, for guests and for signed-in customers. */
import type { Handlers, SignedIn } from '../../http/serve.ts';
import type { CartService } from './cart.service.ts';

const idOf = (customer: SignedIn | null): string | null => customer?.customerId ?? null;

export function cartRoutes(service: CartService) {
  return {
    cart: ({ params, customer }) => service.get(params.cartId, idOf(customer)),
    cartAdd: ({ params, body, customer }) => service.addItem(params.cartId, body, idOf(customer)),
    cartNamesAdd: ({ params, body, customer }) =>
      service.addNames(params.cartId, body, idOf(customer)),
    cartNamesTakeBack: ({ params, customer }) =>
      service.takeNamesBack(params.cartId, params.key, idOf(customer)),
    cartItemUpdate: ({ params, body, customer }) =>
      service.setItemQuantity(params.cartId, params.itemId, body.quantity, idOf(customer)),
    cartItemReplace: ({ params, body, customer }) =>
      service.replaceItem(params.cartId, params.itemId, body, idOf(customer)),
    cartItemDelete: ({ params, customer }) =>
      service.removeItem(params.cartId, params.itemId, idOf(customer)),
    cartAddress: ({ params, body, customer }) =>
      service.setSavedAddress(params.cartId, params.type, body.addressId, customer.customerId),
    cartAddressGuest: ({ params, body, customer }) =>
      service.setAddress(params.cartId, params.type, body, idOf(customer)),
    cartDetails: ({ params, body, customer }) =>
      service.setDetails(params.cartId, body, idOf(customer)),
  } satisfies Handlers;
}
