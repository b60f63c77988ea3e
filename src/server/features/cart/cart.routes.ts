/** The cart endpoints, for guests and for signed-in customers. */
import type { Handlers, SignedIn } from '../../http/serve.ts';
import { answerCart } from './cart.answer.ts';
import type { CartService } from './cart.service.ts';

const idOf = (customer: SignedIn | null): string | null => customer?.customerId ?? null;

export function cartRoutes(service: CartService) {
  return {
    cart: async ({ params, customer }) =>
      answerCart(await service.get(params.cartId, idOf(customer))),
    cartAdd: async ({ params, body, customer }) =>
      answerCart(await service.addItem(params.cartId, body, idOf(customer))),
    cartNamesAdd: async ({ params, body, customer }) =>
      answerCart(await service.addNames(params.cartId, body, idOf(customer))),
    cartNamesTakeBack: async ({ params, customer }) =>
      answerCart(await service.takeNamesBack(params.cartId, params.key, idOf(customer))),
    cartItemUpdate: async ({ params, body, customer }) =>
      answerCart(
        await service.setItemQuantity(params.cartId, params.itemId, body.quantity, idOf(customer)),
      ),
    cartItemReplace: async ({ params, body, customer }) =>
      answerCart(await service.replaceItem(params.cartId, params.itemId, body, idOf(customer))),
    cartItemDelete: async ({ params, customer }) =>
      answerCart(await service.removeItem(params.cartId, params.itemId, idOf(customer))),
    cartAddress: async ({ params, body, customer }) =>
      answerCart(
        await service.setSavedAddress(
          params.cartId,
          params.type,
          body.addressId,
          customer.customerId,
        ),
      ),
    cartAddressGuest: async ({ params, body, customer }) =>
      answerCart(await service.setAddress(params.cartId, params.type, body, idOf(customer))),
    cartDetails: async ({ params, body, customer }) =>
      answerCart(await service.setDetails(params.cartId, body, idOf(customer))),
  } satisfies Handlers;
}
