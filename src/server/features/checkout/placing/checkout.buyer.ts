/** The buyer of an order draft, and what is wrong with their details. */
import { checkAddress, normaliseAddress } from '../../../../domain/delivery/address.ts';
import type { Address } from '../../../../domain/delivery/address.ts';
import { FLAT_DELIVERY_RATE } from '../../../../domain/delivery/delivery.ts';
import { EMAIL_MESSAGE, isEmail, normaliseEmail } from '../../../../domain/people/email.ts';
import type { Violation } from '../../../../domain/errors.ts';
import type { CartService } from '../../cart/cart.service.ts';
import type { OrderPerson } from '../../orders/orders.service.ts';

export type LockedCart = Awaited<ReturnType<CartService['lockForCheckout']>>;

export function personOf(cart: LockedCart['cart']): OrderPerson {
  const shipping = normaliseAddress(cart.shippingAddress ?? {});
  const { firstName, lastName, phone, mobile, comment } = cart;
  return {
    firstName,
    lastName,
    phone,
    mobile,
    comment,
    email: normaliseEmail(cart.email),
    shippingAddress: { ...shipping, Method: shipping.Method || FLAT_DELIVERY_RATE },
    // The billing address defaults to the delivery address.
    paymentAddress: normaliseAddress(cart.paymentAddress ?? shipping),
  };
}

export function checkPerson({
  firstName,
  lastName,
  email,
  shippingAddress,
  paymentAddress,
}: OrderPerson): Violation[] {
  return [
    ...(firstName ? [] : [{ propertyPath: 'firstName', message: 'Please enter a first name.' }]),
    ...(lastName ? [] : [{ propertyPath: 'lastName', message: 'Please enter a last name.' }]),
    ...(isEmail(email) ? [] : [{ propertyPath: 'email', message: EMAIL_MESSAGE }]),
    ...under('shipping', shippingAddress),
    ...under('payment', paymentAddress),
  ];
}

function under(part: 'shipping' | 'payment', address: Address): Violation[] {
  return checkAddress(address).map(({ propertyPath, message }) => ({
    propertyPath: `${part}.${propertyPath}`,
    message,
  }));
}

/**
 * Personalised goods cannot be returned on a change of mind; the law requires that the shopper was
 * told and agreed.
 */
export function checkPersonalised(
  items: LockedCart['items'],
  acceptedAt: Date | null,
): Violation[] {
  if (acceptedAt || items.every(({ personalisation }) => !personalisation)) return [];
  return [
    {
      propertyPath: 'personalisedAccepted',
      message:
        'Please confirm that personalised items are made for you and cannot be returned unless faulty.',
    },
  ];
}
