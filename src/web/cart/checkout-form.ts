/** What is typed at checkout: stored on the device at each keystroke, removed once the server has it. */
import { useCart, type CartState, type TypedAtCheckout } from '../state/cart.ts';
import type { Address } from '../../contract/cart/cart.ts';
import { isSamePart } from './checkout-input.ts';

type AddressType = 'payment' | 'shipping';

export function typeDetails(change: TypedAtCheckout): void {
  useCart.setState(({ typed }) => ({ typed: { ...typed, ...change } }));
}

export function typeAddress(type: AddressType, change: Partial<Address>): void {
  useCart.setState(({ typed }) => ({
    typed: { ...typed, [type]: { ...typed[type], ...change } },
  }));
}

export interface CheckoutForm {
  details: Required<Omit<TypedAtCheckout, AddressType | 'billingSame' | 'nameSame'>>;
  shipping: Address;
  payment: Address;
  billingSame: boolean;
  nameSame: boolean;
}

/** The values that the checkout form shows: typed ones, else saved ones. */
export function formOf({ typed, ...cart }: CartState): CheckoutForm {
  const { payment: typedPayment, shipping: typedShipping, ...rest } = typed;
  const { billingSame, nameSame: typedNameSame, ...typedDetails } = rest;
  const { firstName, lastName, email, phone, mobile, comment, personalisedAccepted } = cart;
  const details = {
    firstName,
    lastName,
    email,
    phone,
    mobile,
    comment,
    personalisedAccepted,
    ...typedDetails,
  };
  const parcel = { ...withName(cart.shipping, details), ...typedShipping };
  // Also while the buyer corrects a name that was saved for both.
  const nameSame = typedNameSame ?? (isNamedAs(parcel, details) || isNamedAs(parcel, cart));
  return {
    details,
    shipping: nameSame
      ? { ...parcel, FirstName: details.firstName, LastName: details.lastName }
      : parcel,
    payment: { ...withName(cart.payment, details), ...typedPayment },
    billingSame: billingSame ?? (isBlank(cart.payment) || isSamePlace(cart.payment, cart.shipping)),
    nameSame,
  };
}

export function isBlank({ AddressLine1, PostCode }: Address): boolean {
  return AddressLine1 === '' && PostCode === '';
}

/** Ignores the delivery method, which is not part of the place. */
function isSamePlace(one: Address, other: Address): boolean {
  return isSamePart({ ...one, Method: '' }, { ...other, Method: '' });
}

interface Name {
  firstName: string;
  lastName: string;
}

export const isNamedAs = (address: Partial<Address>, { firstName, lastName }: Name): boolean =>
  address.FirstName === firstName && address.LastName === lastName;

/** Fills in the orderer's name, since most parcels go to the orderer. */
function withName(address: Address, { firstName, lastName }: Name): Address {
  const isNamed = address.FirstName !== '' || address.LastName !== '';
  return isNamed ? address : { ...address, FirstName: firstName, LastName: lastName };
}
