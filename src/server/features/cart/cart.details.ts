/** The customer's details in a cart: normalises and checks them, and fills gaps from other sources. */
import { BLANK_MESSAGE } from '../../../domain/text/blank-message.ts';
import { EMAIL_MESSAGE, isEmail, normaliseEmail } from '../../../domain/people/email.ts';
import type { Violation } from '../../../domain/errors.ts';
import { refuse } from './cart.line.ts';
import type { CartDetails, StoredCart } from './cart.store.ts';

export type Person = Pick<StoredCart, 'firstName' | 'lastName' | 'email' | 'phone' | 'mobile'>;
export type GivenDetails = Omit<CartDetails, 'personalisedAcceptedAt'> & {
  personalisedAccepted: boolean;
};

/** Throws ShopError 'invalid' with the violations. */
export function tidyDetails(given: GivenDetails): Omit<CartDetails, 'personalisedAcceptedAt'> {
  const details = normaliseDetails(given);
  refuse(faultsOfDetails(details));
  return details;
}

export function normaliseDetails({
  personalisedAccepted: _,
  ...given
}: GivenDetails): Omit<CartDetails, 'personalisedAcceptedAt'> {
  return {
    ...given,
    firstName: given.firstName.trim(),
    lastName: given.lastName.trim(),
    email: normaliseEmail(given.email),
  };
}

/**
 * Fills gaps in one person's details from the other's. First and last name come from the same
 * source, so names of two people never mix.
 */
export function completePerson(one: Person, other: Person): Person {
  const { firstName, lastName } = one.firstName || one.lastName ? one : other;
  return {
    firstName,
    lastName,
    email: one.email || other.email,
    phone: one.phone || other.phone,
    mobile: one.mobile || other.mobile,
  };
}

/** Of normalised details. */
export function faultsOfDetails({ firstName, lastName, email }: Person): Violation[] {
  const blank = Object.entries({ firstName, lastName }).flatMap(([propertyPath, value]) =>
    value === '' ? [{ propertyPath, message: BLANK_MESSAGE }] : [],
  );
  return isEmail(email) ? blank : [...blank, { propertyPath: 'email', message: EMAIL_MESSAGE }];
}
