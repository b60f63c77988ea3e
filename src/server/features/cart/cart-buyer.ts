/** Changes the buyer's details and the addresses of a cart. */
import { isDeepStrictEqual } from 'node:util';
import { checkAddress, normaliseAddress } from '../../../domain/delivery/address.ts';
import type { Address } from '../../../domain/delivery/address.ts';
import { deliveryZoneOf } from '../../../domain/delivery/served.ts';
import type { CustomerId } from './cart.claim.ts';
import type { CartContext } from './cart.context.ts';
import { tidyDetails } from './cart.details.ts';
import type { GivenDetails } from './cart.details.ts';
import { refuse } from './cart.line.ts';
import type { WholeCart } from './whole-cart.ts';
import { changeCart, UNCHANGED } from './change-cart.ts';

type AddressType = 'payment' | 'shipping';

/** A shipping address must also be in a delivery zone. */
export async function setAddress(
  context: CartContext,
  cartId: string,
  type: AddressType,
  given: Address,
  customerId: CustomerId = null,
): Promise<WholeCart> {
  const { terms } = context;
  const address = normaliseAddress(given);
  refuse(checkAddress(address));
  if (type === 'shipping') deliveryZoneOf(address, terms().zones);
  return changeCart(context, cartId, customerId, async (_, cart) => {
    const before = type === 'payment' ? cart.paymentAddress : cart.shippingAddress;
    if (isDeepStrictEqual(before, address)) return UNCHANGED;
    return type === 'payment' ? { paymentAddress: address } : { shippingAddress: address };
  });
}

/** Copies the address, so that later changes to the saved one do not affect the cart. */
export async function setSavedAddress(
  context: CartContext,
  cartId: string,
  type: AddressType,
  addressId: string,
  customerId: string,
): Promise<WholeCart> {
  const { savedAddress } = context;
  return setAddress(context, cartId, type, await savedAddress(customerId, addressId), customerId);
}

export async function setDetails(
  context: CartContext,
  cartId: string,
  given: GivenDetails,
  customerId: CustomerId = null,
): Promise<WholeCart> {
  const { clock } = context;
  const details = tidyDetails(given);
  return changeCart(context, cartId, customerId, async (_, cart) => {
    const personalisedAcceptedAt = given.personalisedAccepted
      ? (cart.personalisedAcceptedAt ?? clock())
      : null;
    const after = { ...details, personalisedAcceptedAt };
    return isDeepStrictEqual({ ...cart, ...after }, cart) ? UNCHANGED : after;
  });
}
